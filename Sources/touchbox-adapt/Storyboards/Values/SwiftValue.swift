import Foundation

/// Writes values from interface files as Swift expressions.
enum SwiftValue {
  /// Returns a string literal.
  static func string(_ text: String) -> String { text.quoted }

  /// Returns the text as a finite number, or nil if it isn't one.
  static func number(_ text: String?) -> String? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    // An integer is a valid literal for every numeric type.
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// Returns the text as an integer, or nil if it isn't one.
  static func integer(_ text: String?) -> String? {
    text.flatMap { Int($0) }.map(String.init)
  }

  /// Returns the expression for a rectangle, size, point or inset element, or nil if a number is
  /// missing or invalid.
  static func geometry(_ node: InterfaceNode) -> String? {
    let kinds: [String: (type: String, fields: [(label: String, attribute: String)])] = [
      "rect": ("CGRect", [("x", "x"), ("y", "y"), ("width", "width"), ("height", "height")]),
      "size": ("CGSize", [("width", "width"), ("height", "height")]),
      "point": ("CGPoint", [("x", "x"), ("y", "y")]),
      "inset": (
        "UIEdgeInsets", [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
      ),
      "edgeInsets": (
        "UIEdgeInsets",
        [("top", "top"), ("left", "left"), ("bottom", "bottom"), ("right", "right")]
      ),
    ]
    guard let kind = kinds[node.name] else { return nil }
    var arguments: [String] = []
    for field in kind.fields {
      guard let value = number(node[field.attribute]) else { return nil }
      arguments.append("\(field.label): \(value)")
    }
    return "\(kind.type)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the expression for a named image.
  static func image(_ name: String) -> String { "UIImage(named: \(string(name)))" }
}

/// Writes fonts as Swift expressions.
enum SwiftFont {
  /// Returns the expression for a font description, or nil if it is unknown.
  static func expression(_ node: InterfaceNode) -> String? {
    if let style = node["style"], let font = styles[style] {
      return system(font.size, weight: font.weight)
    }
    guard let size = SwiftValue.number(node["pointSize"]) else { return nil }
    switch node["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    case "system", "smallSystem": return system(size, weight: node["weight"])
    default:
      guard let name = node["name"] ?? node["family"] else { return nil }
      return
        "(UIFont(name: \(SwiftValue.string(name)), size: \(size)) ?? \(system(size, weight: nil)))"
    }
  }

  private static func system(_ size: String, weight: String?) -> String {
    let weights = [
      "ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black",
    ]
    guard let weight, weights.contains(weight) else { return "UIFont.systemFont(ofSize: \(size))" }
    return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
  }

  /// Text styles at the default content size.
  ///
  /// Source: developer.apple.com/design/human-interface-guidelines/typography, "Large (default)".
  private static let styles: [String: (size: String, weight: String?)] = [
    "UICTFontTextStyleTitle0": ("34", nil), "UICTFontTextStyleTitle1": ("28", nil),
    "UICTFontTextStyleTitle2": ("22", nil), "UICTFontTextStyleTitle3": ("20", nil),
    "UICTFontTextStyleHeadline": ("17", "semibold"), "UICTFontTextStyleBody": ("17", nil),
    "UICTFontTextStyleCallout": ("16", nil), "UICTFontTextStyleSubhead": ("15", nil),
    "UICTFontTextStyleFootnote": ("13", nil), "UICTFontTextStyleCaption1": ("12", nil),
    "UICTFontTextStyleCaption2": ("11", nil),
  ]
}
