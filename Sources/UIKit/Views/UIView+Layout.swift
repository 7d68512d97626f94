import CoreGraphics

extension UIView {
  /// Lays out what is out of date, this view first; returns whether there was anything.
  @discardableResult
  package func layoutTree() -> Bool {
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
    layers.needsLayout = false
  }
}
