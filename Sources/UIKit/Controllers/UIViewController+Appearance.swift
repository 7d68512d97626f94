// Callbacks when a controller's view enters or leaves its window.
extension UIViewController {
  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil {
      finishDisappearing()
    } else if hasAppeared {
      viewWillDisappear(false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    context.appearance.appearing.removeAll { $0 === self }
    if hasAppeared, window == nil {
      context.appearance.disappearing.append(self)
      if !context.appearance.defersDisappearances { finishDisappearing() }
    } else if !hasAppeared, window != nil {
      context.appearance.appearing.append(self)
    }
  }

  /// Reports that the view was shown, unless it has left its window in the meantime.
  ///
  /// - Returns: Whether the view was still in its window.
  func appear() -> Bool {
    guard context.appearance.appearing.contains(where: { $0 === self }) else { return false }
    context.appearance.appearing.removeAll { $0 === self }
    hasAppeared = true
    viewDidAppear(false)
    return true
  }

  /// Calls the completion handler of the view's presentation, if there is one.
  func completePresentation() {
    let completion = appearance
    appearance = nil
    completion?()
  }

  /// Reports that the view has left its window, unless this was already reported.
  func finishDisappearing() {
    guard context.appearance.disappearing.contains(where: { $0 === self }) else { return }
    context.appearance.disappearing.removeAll { $0 === self }
    hasAppeared = false
    viewDidDisappear(false)
  }
}
