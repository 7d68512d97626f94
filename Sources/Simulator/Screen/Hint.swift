import CoreGraphics
import DisplayList

/// Draws suggestions at the bottom of the screen: things to try, and the keys for the legend and
/// the guide.
enum Hint {
  private static let distance: CGFloat = 10
  private static let gap: CGFloat = 4
  private static let keys = "H: all keys, G: guide"
  private static let keysWithHome = "Esc: Home, H: keys, G: guide"

  /// The height that the hint occupies at the bottom of the screen, in points.
  static let height = distance + 2 * Capsule.height + gap

  /// Returns the capsules, centered above the bottom edge of a screen.
  ///
  /// - Parameters:
  ///   - hasHome: Whether Escape returns to a Home screen.
  ///   - measure: Returns the size of text in points.
  static func nodes(
    _ text: String, hasHome: Bool, in screen: CGRect, measure: (TextBlock, CGFloat?) -> CGSize
  ) -> [DisplayNode] {
    let top = screen.height - height
    return [
      Capsule.node(text, in: screen, top: top, measure: measure),
      Capsule.node(
        hasHome ? keysWithHome : keys, in: screen, top: top + Capsule.height + gap, opacity: 0.5,
        measure: measure),
    ]
  }
}
