import CoreGraphics

/// The view in the window that contains a presented view and everything that its presentation adds.
final class TransitionContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// Whether the view hides from touches everything behind it.
  var letsTouchesThrough = false

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layOutContainer()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
