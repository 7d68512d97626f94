import Foundation

/// A view in the phone's app, as seen by the page source and a client's selectors.
package final class ViewNode: Sendable {
  /// The element's identifier, or nil for the application, which is not a view.
  package let element: String?
  /// The name of the view's class.
  package let className: String
  /// The name of the UIKit class that the view is an instance of or inherits from.
  package let type: String
  /// The attributes, in the order that the source lists them.
  package let attributes: [(name: String, value: String)]
  /// The subviews, from back to front.
  package let children: [ViewNode]
  /// The description from the phone.
  package let json: JSON

  /// Creates the tree from the phone's description.
  package init(_ json: JSON) {
    self.json = json
    element = json["id"]?.text
    className = json["class"]?.text ?? ""
    type = json["type"]?.text ?? ""
    let names = [
      "class", "type", "identifier", "label", "text", "value", "x", "y", "width", "height",
      "visible", "enabled", "selected",
    ]
    var attributes = names.compactMap { name in
      json[name].map { (name: name, value: Self.text(of: $0)) }
    }
    // Appium calls the identifier `name`.
    if let identifier = json["identifier"]?.text { attributes.append(("name", identifier)) }
    self.attributes = attributes
    children = (json["children"]?.elements ?? []).map(ViewNode.init)
  }

  /// Returns the value of an attribute, or nil if there is none.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The element's name in the source: the class name without characters that XML does not allow.
  package var tag: String {
    let parts = className.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    let name = parts.joined(separator: ".")
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "View"
  }

  /// The rectangle on the screen, in points.
  package var rect: JSON {
    .object(
      Dictionary(
        ["x", "y", "width", "height"].compactMap { name in json[name].map { (name, $0) } }
      ) { $1 })
  }

  /// The node and everything below it, with parents before their children.
  package var subtree: [ViewNode] { [self] + children.flatMap(\.subtree) }

  /// Returns a value's text for use in an attribute.
  static func text(of value: JSON) -> String {
    switch value {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .string(let text): text
    case .number, .array, .object: String(decoding: value.data, as: UTF8.self)
    }
  }

  // MARK: - XML

  /// The tree as an XML document.
  package var source: String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + lines(indent: "").joined(separator: "\n")
      + "\n"
  }

  private func lines(indent: String) -> [String] {
    let list = attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    guard !children.isEmpty else { return ["\(indent)<\(tag)\(list)/>"] }
    return ["\(indent)<\(tag)\(list)>"] + children.flatMap { $0.lines(indent: indent + "  ") }
      + ["\(indent)</\(tag)>"]
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      // XML 1.0 cannot represent the other control characters.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
