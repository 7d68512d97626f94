import CoreGraphics
import DisplayList
import UIKit

/// Draws a persistent message in a red panel across the top of the screen.
enum Banner {
  private static let margin: CGFloat = 6
  private static let padding: CGFloat = 10
  private static let lineLimit = 6
  private static let font = FontDescription(family: UIFont.systemFamily, size: 12, weight: 500)

  /// Returns the panel, as tall as its text. Text beyond six lines is truncated.
  ///
  /// - Parameters:
  ///   - top: The upper edge, in screen points.
  ///   - measure: Returns the size of text in points.
  static func node(
    _ text: String, in screen: CGRect, top: CGFloat, measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode {
    let width = screen.width - 2 * margin
    let block = TextBlock(
      text, font: font, color: .white, lineBreak: .truncateTail, maximumLines: lineLimit)
    let height = measure(block, width - 2 * padding).height.rounded(.up)
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height + 2 * padding),
      transform: CGAffineTransform(translationX: margin, y: top))
    node.background = CGColor(red: 0.72, green: 0.11, blue: 0.11, alpha: 0.95)
    node.cornerRadius = 10
    node.clips = true
    node.contents = [
      .text(
        block, in: CGRect(x: padding, y: padding, width: width - 2 * padding, height: height))
    ]
    return node
  }
}
