import CoreGraphics

extension UIView {
  /// Lays out this view and then its subviews if they are out of date, and returns whether any view
  /// was laid out.
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
  /// The maximum number of layout rounds per frame. After that, layout continues in the next frame.
  static let layoutRounds = 100

  /// Lays out all windows until every view is up to date.
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
