import CCairo
import CoreGraphics

/// A text block broken into lines for one box.
///
/// Laid out once, in points, without hinting: the same at every scale of the screen.
final class LaidOutText {
  /// The visible lines, from the top.
  let lines: [TextLine]
  /// The width of the widest line and the height of all, in points.
  let size: CGSize
  /// Whether the letters end at the box's left and right side.
  let isCutOff: Bool
  /// The box's width, in points.
  let boxWidth: Double
  /// Whether some letters bring their own colours.
  let hasOwnColors: Bool

  private let layouts: [TextLayout]
  private let inkBox: CGRect

  /// No lines.
  static let empty = LaidOutText(lines: [], layouts: [], boxWidth: 0, isCutOff: false)

  init(lines: [TextLine], layouts: [TextLayout], boxWidth: Double, isCutOff: Bool) {
    self.lines = lines
    self.layouts = layouts
    self.boxWidth = boxWidth
    self.isCutOff = isCutOff
    let widest = lines.map(\.width).max() ?? 0
    size = CGSize(
      width: isCutOff ? min(widest, boxWidth) : widest, height: lines.last?.bottom ?? 0)
    hasOwnColors = lines.contains { TextLayout.hasOwnColors($0.line) }
    inkBox = lines.reduce(CGRect.null) { $0.union(TextLayout.ink(of: $1)) }
  }

  /// Returns the box around all letters, in the coordinates of `origin`, or null without any.
  func ink(at origin: CGPoint) -> CGRect {
    guard !inkBox.isNull else { return .null }
    // Letters may reach beyond their reported ink by what a pixel's edge is softened.
    return inkBox.insetBy(dx: -1, dy: -1).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the box around the letters of one line, in the coordinates of `origin`.
  func ink(of line: TextLine, at origin: CGPoint) -> CGRect {
    TextLayout.ink(of: line).insetBy(dx: -1, dy: -1).offsetBy(dx: origin.x, dy: origin.y)
  }
}
