import CoreGraphics
import DisplayList
import UIKit

/// Draws the line that suggests what to try, in a capsule at the bottom of the screen.
enum Hint {
  /// Leaves a demo's corners free: 64 points at each side, and a gap.
  private static let maximumWidth: CGFloat = 320 - 2 * (64 + 3)
  private static let height: CGFloat = 22
  private static let padding: CGFloat = 10
  private static let distance: CGFloat = 10
  private static let font = FontDescription(family: UIFont.systemFamily, size: 11, weight: 500)

  /// Returns the capsule, centred above the bottom edge of a screen.
  ///
  /// - Parameter measure: Returns the size of text in points.
  static func node(
    _ text: String, in screen: CGRect, measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode {
    var block = TextBlock(text, font: font, color: .white)
    block.lineBreak = .truncateTail
    block.maximumLines = 1
    let size = measure(block, nil)
    let width = min((size.width + 2 * padding).rounded(.up), maximumWidth)
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(
        translationX: ((screen.width - width) / 2).rounded(),
        y: screen.height - distance - height))
    node.background = CGColor(gray: 0.1, alpha: 0.72)
    node.cornerRadius = height / 2
    let textWidth = width - 2 * padding
    node.contents = [
      .text(
        block,
        in: CGRect(
          x: padding, y: ((height - size.height) / 2).rounded(), width: textWidth,
          height: size.height))
    ]
    return node
  }
}
