import CoreGraphics
import DisplayList

/// Draws what to try first, and how to see all keys and the guide, at the bottom of the screen.
enum Hint {
  private static let distance: CGFloat = 10
  private static let gap: CGFloat = 4
  private static let keys = "H: all keys, G: guide"
  private static let keysWithHome = "Esc: Home, H: keys, G: guide"

  /// How much of the screen's lower edge the hint covers, in points.
  static let height = distance + 2 * Capsule.height + gap

  /// Returns the capsules, centred above the bottom edge of a screen.
  ///
  /// - Parameters:
  ///   - hasHome: Whether Escape goes to a Home screen.
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
