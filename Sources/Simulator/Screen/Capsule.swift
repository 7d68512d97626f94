import CoreGraphics
import DisplayList
import UIKit

/// Draws one line of text in a dark capsule, such as a hint or a toast.
enum Capsule {
  /// The maximum width that leaves a demo's corners free: 64 points on each side, plus a gap.
  static let narrowWidth: CGFloat = 320 - 2 * (64 + 3)
  static let height: CGFloat = 22

  private static let padding: CGFloat = 10
  /// The minimum distance from the edges of a narrow screen.
  private static let margin: CGFloat = 6
  private static let font = FontDescription(family: UIFont.systemFamily, size: 11, weight: 500)

  /// Returns the capsule, centered on a screen. Text that does not fit is truncated.
  ///
  /// - Parameters:
  ///   - top: The upper edge, in screen points.
  ///   - measure: Returns the size of text in points.
  static func node(
    _ text: String, in screen: CGRect, top: CGFloat, maximumWidth: CGFloat = narrowWidth,
    opacity: CGFloat = 0.72, measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode {
    var block = TextBlock(text, font: font, color: .white)
    block.lineBreak = .truncateTail
    block.maximumLines = 1
    let size = measure(block, nil)
    let width = min(
      (size.width + 2 * padding).rounded(.up), maximumWidth, screen.width - 2 * margin)
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(
        translationX: ((screen.width - width) / 2).rounded(), y: top))
    node.background = CGColor(gray: 0.1, alpha: opacity)
    node.cornerRadius = height / 2
    node.contents = [
      .text(
        block,
        in: CGRect(
          x: padding, y: ((height - size.height) / 2).rounded(), width: width - 2 * padding,
          height: size.height))
    ]
    return node
  }
}
