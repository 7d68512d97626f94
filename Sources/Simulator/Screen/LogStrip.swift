import CoreGraphics
import DisplayList
import UIKit

/// Draws the last lines of the app's log over the lower part of the screen.
enum LogStrip {
  /// The minimum number of visible lines, even if they are empty.
  private static let leastLineCount = 8
  private static let lineHeight: CGFloat = 14
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 8
  private static let font = FontDescription(family: UIFont.systemFamily, size: 10.5, weight: 400)

  /// Returns the number of lines that fit in the lower half of a screen, or a small minimum if
  /// there is room.
  ///
  /// - Parameter height: The available height, in points.
  static func lineCount(on screen: CGRect, within height: CGFloat) -> Int {
    func count(_ height: CGFloat) -> Int { Int((height - 2 * padding) / lineHeight) }
    return max(0, min(max(leastLineCount, count(screen.height / 2)), count(height)))
  }

  /// Returns the strip, as tall as its lines, with the newest line last. Long lines are truncated.
  ///
  /// - Parameters:
  ///   - lineCount: The number of lines, at least 1.
  ///   - bottom: The lower edge, in screen points.
  static func node(
    _ lines: some Collection<String>, of lineCount: Int, in screen: CGRect, bottom: CGFloat
  ) -> DisplayNode {
    let rows = max(min(leastLineCount, lineCount), lines.count)
    let height = CGFloat(rows) * lineHeight + 2 * padding
    let frame = CGRect(
      x: margin, y: bottom - height, width: screen.width - 2 * margin, height: height)
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: frame.size),
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY))
    node.background = CGColor(gray: 0.1, alpha: 0.88)
    node.cornerRadius = 8
    if lines.isEmpty {
      node.contents = [text("The log is empty.", gray: 0.7, in: row(0, of: frame.width))]
    }
    for (number, line) in lines.enumerated() {
      node.contents.append(text(line, gray: 1, in: row(number, of: frame.width)))
    }
    return node
  }

  private static func row(_ number: Int, of width: CGFloat) -> CGRect {
    CGRect(
      x: padding, y: padding + CGFloat(number) * lineHeight, width: width - 2 * padding,
      height: lineHeight)
  }

  private static func text(_ line: String, gray: CGFloat, in rect: CGRect) -> DrawCommand {
    var block = TextBlock(line, font: font, color: CGColor(gray: gray, alpha: 1))
    block.lineBreak = .truncateTail
    block.maximumLines = 1
    return .text(block, in: rect)
  }
}
