/// Notifies controllers when their views are added to or removed from windows.
///
/// After a view is added to a window, its controller is stored here until the next layout pass:
/// `beginAppearing()` calls `viewWillAppear` and `viewIsAppearing` before the pass, and
/// `finish(_:)` calls `viewDidAppear` after it. A view's removal is reported immediately unless a
/// presentation is covering or uncovering the screen. In that case, the removal is reported after
/// the other views have appeared (rule E-24).
package final class AppearanceReports {
  /// Controllers that have not yet been notified that their views were added to a window.
  private var appearing: [UIViewController] = []
  /// Controllers that have not yet been notified that their views were removed from a window.
  private var disappearing: [UIViewController] = []
  /// Whether `viewDidDisappear` is deferred until after the next `viewDidAppear`.
  private var isDeferring = false
  /// The completion handlers of dismissals after which a controller's view appears again.
  private var dismissalCompletions: [() -> Void] = []

  /// The ends of transitions that aren't animated, which follow the next layout.
  private var endings: [() -> Void] = []
  /// The running transitions, in the order in which they were created.
  var transitions: [ControllerTransition] = []

  /// Creates an empty set of reports.
  package init() {}

  /// Whether any views are waiting for the layout that shows them.
  package var hasAppearing: Bool { !appearing.isEmpty || !endings.isEmpty }

  /// Returns the transition that has the given driver.
  func transition(
    drivenBy driver: any UIViewControllerInteractiveTransitioning
  ) -> ControllerTransition? {
    transitions.last { $0.interactor === driver }
  }

  /// Calls a function after the next layout.
  func afterLayout(_ ending: @escaping () -> Void) {
    endings.append(ending)
  }

  /// Ends transitions that aren't animated before the next change, without waiting for a layout.
  func runEndings() {
    while !endings.isEmpty { endings.removeFirst()() }
  }

  /// Ends all transitions because everything else is about to change.
  func finishTransitions() {
    while let transition = transitions.last { transition.finishNow() }
  }

  // MARK: - Moves

  /// Reports that a controller's view will be added to a window or removed from its window.
  func viewWillMove(of controller: UIViewController, isInWindow: Bool) {
    if isInWindow {
      finishDisappearing(controller)
    } else if controller.hasAppeared {
      controller.viewWillDisappear(false)
    }
  }

  /// Records that a controller's view was added to a window, or reports or records its removal.
  func viewDidMove(of controller: UIViewController, isInWindow: Bool) {
    appearing.removeAll { $0 === controller }
    switch controller.appearanceState {
    case .appeared where !isInWindow:
      disappearing.append(controller)
      if !isDeferring { finishDisappearing(controller) }
    case .disappeared where isInWindow:
      if controller.parent?.shouldAutomaticallyForwardAppearanceMethods == false { return }
      appearing.append(controller)
    case .appeared, .disappeared, .appearing, .disappearing: break
    }
  }

  /// Calls `removal` and defers `viewDidDisappear` for the removed views until after the next
  /// `viewDidAppear`.
  func deferDisappearances(_ removal: () -> Void) {
    let wasDeferring = isDeferring
    isDeferring = true
    removal()
    isDeferring = wasDeferring
  }

  /// Calls a completion handler after the deferred disappearances.
  func completeDismissal(_ completion: @escaping () -> Void) {
    dismissalCompletions.append(completion)
  }

  // MARK: - Layout

  /// Reports that the new views in visible windows will appear. Called before the layout pass that
  /// shows them.
  ///
  /// - Returns: The controllers to pass to `finish(_:)` after the layout pass.
  package func beginAppearing() -> [UIViewController] {
    let shown = appearing.filter { $0.viewIfLoaded?.window?.isHidden == false }
    for controller in shown { controller.viewWillAppear(false) }
    for controller in shown { controller.viewIsAppearing(false) }
    return shown
  }

  /// Reports that the shown views have appeared, if they are still in a window. Then reports
  /// deferred disappearances and calls the completion handlers for dismissals and presentations.
  package func finish(_ shown: [UIViewController]) {
    let ending = endings
    endings = []
    let appeared = shown.filter(finishAppearing)
    if !disappearing.isEmpty || !dismissalCompletions.isEmpty { finishDisappearances() }
    for controller in appeared { controller.completePresentation() }
    for end in ending { end() }
  }

  private func finishAppearing(_ controller: UIViewController) -> Bool {
    guard appearing.contains(where: { $0 === controller }) else { return false }
    appearing.removeAll { $0 === controller }
    controller.didAppear(false)
    return true
  }

  /// Reports that a view was removed from its window, unless that was already reported.
  private func finishDisappearing(_ controller: UIViewController) {
    guard disappearing.contains(where: { $0 === controller }) else { return }
    disappearing.removeAll { $0 === controller }
    controller.didDisappear(false)
  }

  private func finishDisappearances() {
    while let controller = disappearing.first { finishDisappearing(controller) }
    let completions = dismissalCompletions
    dismissalCompletions = []
    for completion in completions { completion() }
  }
}

extension UIViewController {
  /// Calls the completion handler of the controller's presentation, if there is one.
  func completePresentation() {
    let completion = appearance
    appearance = nil
    if extras?.role == .presented { extras?.role = nil }
    completion?()
  }
}
