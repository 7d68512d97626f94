/// Writes an interface file's colors as Swift expressions.
struct SwiftColor {
  /// The file's own definitions of asset catalog colors and system colors.
  private let resources: [String: InterfaceNode]
  private let report: InterfaceReport

  init(document: InterfaceNode, report: InterfaceReport) {
    self.report = report
    var resources: [String: InterfaceNode] = [:]
    for resource in document.list("resources")
    where resource.name == "namedColor" || resource.name == "systemColor" {
      if let name = resource["name"] { resources[name] = resource.child("color") }
    }
    self.resources = resources
  }

  /// Returns the expression for a color. For an unknown color, adds a message and returns nil.
  func expression(_ node: InterfaceNode) -> String? {
    if let literal = literal(node) { return literal }
    if let name = node["systemColor"] ?? node["cocoaTouchSystemColor"] {
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if Self.known.contains(short) { return "UIColor.\(short)" }
      if short == "groupTableViewBackground" { return "UIColor.systemGroupedBackground" }
      if let found = resources[name].flatMap(literal) { return found }
      report.warn(node, "there is no system color \(name); the standard color is used")
      return nil
    }
    if let name = node["name"] {
      if let found = resources[name].flatMap(literal) { return found }
      report.warn(node, "the file does not define the color \(name); the standard color is used")
      return nil
    }
    if let image = node["patternImage"] {
      return "\(SwiftValue.image(image)).map { UIColor(patternImage: $0) }"
    }
    report.warn(node, "the color's components are missing or invalid; the standard color is used")
    return nil
  }

  private func literal(_ node: InterfaceNode) -> String? {
    let alpha = SwiftValue.number(node["alpha"] ?? "1") ?? "1"
    if let white = SwiftValue.number(node["white"]) {
      return "UIColor(white: \(white), alpha: \(alpha))"
    }
    if let red = SwiftValue.number(node["red"]), let green = SwiftValue.number(node["green"]),
      let blue = SwiftValue.number(node["blue"])
    {
      return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
    return nil
  }

  /// UIKit's named colors.
  private static let known: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemOrange", "systemYellow",
    "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo",
    "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "darkText", "lightText",
  ]
}
