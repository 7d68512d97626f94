import CoreGraphics
import DisplayList
import UIKit

/// Returns the strings that a node itself draws, in drawing order, or an empty array for nil.
func texts(_ node: DisplayNode?) -> [String] {
  (node?.contents ?? []).compactMap {
    if case .text(let block, _) = $0 { block.string } else { nil }
  }
}

/// Returns a recognizer's name in the inspector panel: `UITap#1` for a `UITapGestureRecognizer`.
func shortName(_ recognizer: UIGestureRecognizer) -> String {
  recognizer.traceName.replacing("GestureRecognizer", with: "")
}

/// A frame as text: a line for each node and each drawing command, with everything that affects
/// painting.
struct DisplayText {
  private(set) var lines: [String] = []

  init(_ list: DisplayList) {
    lines.append("screen \(Self.text(list.size)) on \(Self.text(list.background))")
    for node in list.nodes { add(node, indent: "") }
  }

  private mutating func add(_ node: DisplayNode, indent: String) {
    var words = ["node \(Self.text(node.bounds))"]
    if node.transform != .identity {
      let matrix = node.transform
      let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      words.append("transform \(parts.map(Self.text).joined(separator: ","))")
    }
    if node.opacity != 1 { words.append("opacity \(Self.text(node.opacity))") }
    if node.cornerRadius != 0 { words.append("radius \(Self.text(node.cornerRadius))") }
    if node.clips { words.append("clips") }
    if let background = node.background { words.append("fill \(Self.text(background))") }
    if node.borderWidth != 0 {
      words.append("border \(Self.text(node.borderWidth)) \(Self.text(node.borderColor))")
    }
    if node.contentsTransform != .identity { words.append("contents moved") }
    if node.effects != nil { words.append("effects") }
    lines.append(indent + words.joined(separator: " "))
    for command in node.contents { lines.append(indent + "  " + Self.text(command)) }
    for child in node.children { add(child, indent: indent + "  ") }
  }

  private static func text(_ command: DrawCommand) -> String {
    switch command {
    case .text(let block, let rect):
      "text \"\(block.string)\" \(text(rect)) \(text(block.font.size)) \(block.font.weight) "
        + "\(text(block.color)) \(block.lineBreak) \(block.maximumLines)"
    case .stroke(let path, let color, let style):
      "stroke \(text(path)) \(text(color)) \(text(style.width)) "
        + "[\(style.dashes.map(text).joined(separator: ","))]"
    case .fill(let path, let color, let rule): "fill \(text(path)) \(text(color)) \(rule)"
    case .save, .restore, .concatenate, .clip, .style, .paint, .image, .tintedImage, .nodes:
      "\(command)"
    }
  }

  private static func text(_ path: CGPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadCurve(let control, let point): "Q\(text(control)) \(text(point))"
      case .curve(let first, let second, let point):
        "C\(text(first)) \(text(second)) \(text(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ color: CGColor) -> String {
    "rgba(\([color.red, color.green, color.blue, color.alpha].map(text).joined(separator: ",")))"
  }

  private static func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }
  private static func text(_ size: CGSize) -> String {
    "\(text(size.width))x\(text(size.height))"
  }
  private static func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }

  /// Returns a number with at most three decimals.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
