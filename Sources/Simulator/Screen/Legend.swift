import CoreGraphics
import DisplayList
import UIKit

/// Draws the panel that explains the mouse buttons and keys.
enum Legend {
  private typealias Row = (keys: String, meaning: String)

  private static let mouseRows: [Row] = [
    ("Left button", "one finger"),
    ("Ctrl or Alt", "two fingers, mirrored"),
    ("with Shift", "two fingers, in parallel"),
    ("M", "two fingers, on and off"),
    ("Right button", "a finger that stays"),
    ("Backspace", "lift fingers that stay"),
    ("Arrows", "choose a button or icon"),
    ("Return", "press it"),
  ]

  private static func liveRows(hasHome: Bool) -> [Row] {
    mouseRows
      + [
        (
          WindowShortcut.escape.title,
          hasHome ? "cancel, or go Home" : "cancel touches, or quit"
        )
      ]
      + rows(of: WindowShortcut.allCases.filter { $0 != .h }) + clockRows
      + rows(of: [.h])
  }

  private static let clockRows: [Row] = ClockKey.allCases.map { key in
    // Outside of playback, Right moves the focus unless the clock is paused.
    (key == .right ? "." : key.title, key.meaning)
  }

  private static let playbackRows: [Row] =
    ClockKey.allCases.map { ($0.title, $0.meaning) }
    + rows(of: WindowShortcut.duringPlayback.filter { $0 != .h })
    + [(WindowShortcut.escape.title, "stop the script, or close")] + rows(of: [.h])

  private static func rows(of shortcuts: [WindowShortcut]) -> [Row] {
    shortcuts.compactMap { key in key.meaning.map { (key.legendTitle, $0) } }
  }

  private static let margin: CGFloat = 16
  /// The range of a row's height, in points: the largest one with which all rows fit. If the
  /// smallest one is too large, the whole panel shrinks.
  private static let rowHeights: ClosedRange<CGFloat> = 16...22
  /// The panel's maximum width, in points.
  private static let widest: CGFloat = 360

  /// Returns the panel, centered on a screen, with a hint at its top.
  ///
  /// - Parameters:
  ///   - isPlayback: Whether a script is playing, which has its own keys.
  ///   - hasHome: Whether Escape returns to a Home screen.
  static func node(
    in screen: CGRect, hint: String?, isPlayback: Bool, hasHome: Bool
  ) -> DisplayNode {
    let rows = isPlayback ? playbackRows : liveRows(hasHome: hasHome)
    let rowCount = CGFloat(rows.count) + (hint == nil ? 0 : 1.5)
    let fitting = (screen.height - 2 * margin - 8) / rowCount
    let rowHeight = min(max(fitting, rowHeights.lowerBound), rowHeights.upperBound)
    let top = margin + (hint == nil ? 0 : 1.5 * rowHeight)
    let height = top + CGFloat(rows.count) * rowHeight + margin
    let width = min(screen.width - 2 * margin, widest)
    // Shrink the panel on a short screen.
    let scale = min(1, (screen.height - 8) / height)
    let frame = CGRect(
      x: ((screen.width - width * scale) / 2).rounded(),
      y: ((screen.height - height * scale) / 2).rounded(), width: width, height: height)
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: frame.size),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY))
    node.background = CGColor(gray: 0.1, alpha: 1)
    node.cornerRadius = 14
    if let hint {
      let line = CGRect(
        x: margin, y: margin, width: frame.width - 2 * margin, height: rowHeight)
      node.contents.append(text(hint, weight: 600, in: line))
    }
    for (number, row) in rows.enumerated() {
      let y = top + CGFloat(number) * rowHeight
      let keys = CGRect(x: margin, y: y, width: 96, height: rowHeight)
      let meaning = CGRect(
        x: keys.maxX + 8, y: y, width: frame.width - keys.maxX - 8 - margin, height: rowHeight)
      node.contents.append(text(row.keys, weight: 600, in: keys))
      node.contents.append(text(row.meaning, weight: 400, in: meaning))
    }
    return node
  }

  private static func text(_ string: String, weight: Int, in rect: CGRect) -> DrawCommand {
    let font = FontDescription(family: UIFont.systemFamily, size: 13, weight: weight)
    return .text(TextBlock(string, font: font, color: .white), in: rect)
  }
}
