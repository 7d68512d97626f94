import CoreGraphics

extension UIView {
  /// Marks the layout as out of date; it is mended before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    context.needsLayout = true
    context.needsFrame = true
  }

  /// Mends the layout of the view and of those in it now, where it is out of date.
  public func layoutIfNeeded() {
    // Until all is done: in an animation block, what is left over would be set outside of it.
    for _ in 0..<AppContext.layoutRounds where !layoutTree() { break }
  }

  /// Lays out what is out of date, this view first; returns whether there was anything.
  @discardableResult
  func layoutTree() -> Bool {
    var worked = false
    if needsLayout {
      needsLayout = false
      worked = true
      hostedLayer.layOut()
    }
    for child in children where child.layoutTree() { worked = true }
    if hostedLayer.extras != nil, hostedLayer.layoutOwnSublayers() { worked = true }
    return worked
  }
}

extension AppContext {
  /// The most rounds of layout in one frame; views that go on asking are left as they are then.
  static let layoutRounds = 100

  /// Mends the layout of all windows, until none asks any more.
  func layoutWindows() {
    hasUnsettledLayout = true
    for _ in 0..<Self.layoutRounds {
      var worked = false
      for window in allWindows where window.layoutTree() { worked = true }
      if !worked {
        hasUnsettledLayout = false
        break
      }
    }
    needsLayout = false
  }
}
