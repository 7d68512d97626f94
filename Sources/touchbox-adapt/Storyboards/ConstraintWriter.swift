/// Writes a nib file's constraints, as far as our layout supports them. A message reports the first
/// unsupported one.
struct ConstraintWriter {
  let objects: NibObjects
  let report: InterfaceReport

  /// Returns statements that create and activate the constraints.
  func statements() -> [String] {
    objects.all.filter { $0.kind == .constraint }.flatMap(statements)
  }

  private func statements(_ object: NibObjects.Object) -> [String] {
    let node = object.node
    if node.isOn("placeholder") { return [] }
    guard let view = node.parent?.parent, let holder = objects.object(of: view) else { return [] }
    guard let first = side(node["firstItem"], node["firstAttribute"], holder: holder, node) else {
      return []
    }
    var second: (item: String, attribute: String)?
    if node["secondItem"] != nil || node["secondAttribute"] != nil {
      second = side(node["secondItem"], node["secondAttribute"], holder: holder, node)
      if second == nil { return [] }
    }
    guard let constant = SwiftValue.number(node["constant"] ?? "0"),
      let multiplier = multiplier(node["multiplier"])
    else {
      report.warn(node, "the constraint's constant or multiplier is not a number; it is left out")
      return []
    }
    let relation = node["relation"] ?? "equal"
    guard ["equal", "lessThanOrEqual", "greaterThanOrEqual"].contains(relation) else {
      report.warn(node, "there is no relation \"\(relation)\"; the constraint is left out")
      return []
    }
    var conditions = "let first = \(first.item)"
    if let second { conditions += ", let second = \(second.item)" }
    var lines = [
      "if \(conditions) {  // \(report.location(node))", "  let constraint = NSLayoutConstraint(",
      "    item: first, attribute: .\(first.attribute), relatedBy: .\(relation), "
        + "toItem: \(second == nil ? "nil" : "second"),",
      "    attribute: .\(second?.attribute ?? "notAnAttribute"), multiplier: \(multiplier), "
        + "constant: \(constant))",
    ]
    if let priority = SwiftValue.number(node["priority"]) {
      lines.append("  constraint.priority = UILayoutPriority(\(priority))")
    }
    if let identifier = node["identifier"] {
      lines.append("  constraint.identifier = \(SwiftValue.string(identifier))")
    }
    // Constraints for other size classes stay inactive.
    if node["installed"] != "NO" { lines.append("  constraint.isActive = true") }
    return lines + ["  \(object.name) = constraint", "}"]
  }

  private func side(
    _ id: String?, _ attribute: String?, holder: NibObjects.Object, _ node: InterfaceNode
  ) -> (item: String, attribute: String)? {
    guard var attribute else {
      report.warn(node, "the constraint has no attribute; it is left out")
      return nil
    }
    var item = holder.name
    if let id {
      if let guide = objects.guides[id] {
        item = guide.expression
        attribute = guide.attributes[attribute] ?? attribute
      } else if let object = objects[id], object.kind == .view {
        item = object.name
      } else {
        report.warn(
          node, "the constraint refers to \(id), which is not a view here; it is left out")
        return nil
      }
    }
    if attribute.hasSuffix("Margin") {
      attribute = String(attribute.dropLast(6))
      item += item.contains("?") ? "" : "?.layoutMarginsGuide"
    }
    if attribute == "centerXWithinMargins" || attribute == "centerYWithinMargins" {
      attribute = String(attribute.prefix(7))
      item += "?.layoutMarginsGuide"
    }
    guard Self.attributes.contains(attribute) else {
      report.warnOnce(
        node, "constraints with the attribute \(attribute) are ignored; the designed frames apply")
      return nil
    }
    return (item, attribute)
  }

  private static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline",
  ]

  /// Parses a multiplier: a number, or a ratio such as `16:9`.
  private func multiplier(_ text: String?) -> String? {
    guard let text else { return "1" }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
    guard parts.count == 2 else { return SwiftValue.number(text) }
    guard let first = Double(parts[0]), let second = Double(parts[1]), second != 0 else {
      return nil
    }
    return SwiftValue.number("\(first / second)")
  }
}
