/// The value of a user-defined runtime attribute.
struct RuntimeValue {
  /// The type in the file, such as `number` or `color`.
  let type: String
  /// An expression of type `Any?`.
  let expression: String

  /// Reads an attribute's element, or returns nil if the type of value is unknown.
  init?(_ node: InterfaceNode, _ colors: SwiftColor) {
    type = node["type"] ?? ""
    let value = node.child(key: "value")
    let text: String?
    switch type {
    case "boolean": text = ["YES": "true", "NO": "false"][node["value"] ?? ""]
    case "number":
      // The number is always a `Double`. The property's type determines how it is converted.
      text = SwiftValue.number(value?["value"] ?? node["value"]).map { "Double(\($0))" }
    case "string", "localizedString":
      text = SwiftValue.string(node["value"] ?? value?.text ?? "")
    case "image": text = node["value"].map(SwiftValue.image)
    case "color": text = value.flatMap(colors.expression)
    case "point", "size", "rect": text = value.flatMap(SwiftValue.geometry)
    case "range":
      let parts = [value?["location"], value?["length"]].compactMap(SwiftValue.integer)
      text = parts.count == 2 ? "NSRange(location: \(parts[0]), length: \(parts[1]))" : nil
    case "nil": text = "(nil as Any?)"
    default: text = nil
    }
    guard let text else { return nil }
    expression = text
  }

  /// Returns a statement that sets a UIKit property by its key, or nil if no property matches.
  func kitStatement(_ key: String, object: NibObjects.Object) -> String? {
    let (name, numbers) = ("\(object.name)?", ["number", "boolean"])
    guard
      let property = Self.properties.first(where: {
        $0.key == key && InterfaceClasses.isKit(object.kit, $0.kit)
      })
    else { return nil }
    switch property.type {
    case "CGColor": return nil
    case "Bool" where numbers.contains(type):
      return "\(name).\(property.name) = \(type == "boolean" ? expression : "\(expression) != 0")"
    case "Int" where type == "number": return "\(name).\(property.name) = Int(\(expression))"
    case "CGFloat" where type == "number":
      return "\(name).\(property.name) = CGFloat(\(expression))"
    case "String" where type == "string" || type == "localizedString",
      "UIColor" where type == "color", "CGRect" where type == "rect",
      "CGPoint" where type == "point",
      "UIImage" where type == "image":
      return "\(name).\(property.name) = \(expression)"
    default: return nil
    }
  }

  /// The keys of UIKit classes that projects commonly set as runtime attributes.
  private static let properties: [(kit: String, key: String, name: String, type: String)] = [
    ("UIView", "clipsToBounds", "clipsToBounds", "Bool"),
    ("UIView", "hidden", "isHidden", "Bool"), ("UIView", "opaque", "isOpaque", "Bool"),
    ("UIView", "alpha", "alpha", "CGFloat"), ("UIView", "tag", "tag", "Int"),
    ("UIView", "userInteractionEnabled", "isUserInteractionEnabled", "Bool"),
    ("UIView", "multipleTouchEnabled", "isMultipleTouchEnabled", "Bool"),
    ("UIView", "exclusiveTouch", "isExclusiveTouch", "Bool"),
    ("UIView", "backgroundColor", "backgroundColor", "UIColor"),
    ("UIView", "tintColor", "tintColor", "UIColor"), ("UIView", "frame", "frame", "CGRect"),
    ("UIView", "bounds", "bounds", "CGRect"), ("UIView", "center", "center", "CGPoint"),
    ("UIView", "accessibilityIdentifier", "accessibilityIdentifier", "String"),
    ("UIControl", "enabled", "isEnabled", "Bool"), ("UIControl", "selected", "isSelected", "Bool"),
    ("UILabel", "text", "text", "String"), ("UILabel", "numberOfLines", "numberOfLines", "Int"),
    ("UILabel", "textColor", "textColor", "UIColor"), ("UIImageView", "image", "image", "UIImage"),
    ("UIScrollView", "scrollEnabled", "isScrollEnabled", "Bool"),
    ("UIStackView", "spacing", "spacing", "CGFloat"),
    ("UIGestureRecognizer", "name", "name", "String"),
    ("UIGestureRecognizer", "enabled", "isEnabled", "Bool"),
    ("UIViewController", "title", "title", "String"),
  ]
}
