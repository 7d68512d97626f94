/// Writes statements that create the items of bars.
///
/// A nib class has a variable for each item, so connections can refer to it. Unlike the items, the
/// bar titles of a controller are needed before its view, so `AttributeWriter` sets them.
struct BarItemWriter {
  let objects: NibObjects
  let attributes: AttributeWriter
  let report: InterfaceReport

  /// Returns statements that create the items of the owner.
  func ownerStatements() -> [String] {
    guard !objects.isPrototype, let owner = objects.owner else { return [] }
    var result: [String] = []
    if let item = owner.node.child("navigationItem").flatMap({ objects.object(of: $0) }) {
      result += making(item)
    }
    let items = owner.node.list("toolbarItems").compactMap { objects.object(of: $0) }
    if !items.isEmpty {
      result += items.flatMap(making) + ["owner?.toolbarItems = \(list(items))"]
    }
    return result
  }

  /// Returns statements that create the items of a bar and add them.
  func barStatements(_ bar: InterfaceNode, variable: String) -> [String] {
    let items = bar.list("items").compactMap { objects.object(of: $0) }
    guard !items.isEmpty else { return [] }
    return items.flatMap(making) + ["\(variable).items = \(list(items))"]
  }

  /// Returns statements that create an item with its buttons and views.
  func making(_ item: NibObjects.Object) -> [String] {
    switch item.node.name {
    case "barButtonItem": return makingButton(item)
    case "tabBarItem":
      return ["\(item.name) = \(attributes.tab(item.node))"]
        + attributes.tabStatements(item.node, variable: item.name + "?")
    default: return makingNavigationItem(item)
    }
  }

  private func list(_ items: [NibObjects.Object]) -> String {
    "[\(items.map(\.name).joined(separator: ", "))].compactMap { $0 }"
  }

  private func makingNavigationItem(_ item: NibObjects.Object) -> [String] {
    var result: [String] = []
    if let part = item.part {
      result.append("\(item.name) = owner?.\(part)")
    } else {
      result += decoding(
        item, statements: attributes.statements(item.node, kit: item.kit, variable: "item"))
    }
    for child in item.node.children {
      if let view = objects.object(of: child), view.kind == .view {
        result.append("\(item.name)?.titleView = make_\(view.name)()")
      } else if let button = objects.object(of: child), let key = child["key"] {
        result += making(button) + ["\(item.name)?.\(key) = \(button.name)"]
      } else if child.name.hasSuffix("BarButtonItems") {
        let buttons = child.children.compactMap { objects.object(of: $0) }
        result += buttons.flatMap(making) + ["\(item.name)?.\(child.name) = \(list(buttons))"]
      }
    }
    return result
  }

  private func makingButton(_ item: NibObjects.Object) -> [String] {
    let node = item.node
    var statements = attributes.statements(node, kit: item.kit, variable: "item")
    statements += attributes.childStatements(node, kit: item.kit, variable: "item")
    let picture = node.child("imageReference", key: "image") ?? node
    if picture["catalog"] == "system", let symbol = picture["image"] {
      report.warn(node, "symbols are not available here; the button shows \"\(symbol)\"")
      if node["title"] == nil { statements.append("item.title = \(SwiftValue.string(symbol))") }
    } else if let image = attributes.image(picture) {
      statements.append("item.image = \(image)")
    }
    var argument = ""
    if let system = node["systemItem"] {
      if Self.systemItems.contains(system) {
        argument = ", systemItem: .\(system)"
      } else {
        report.warn(node, "there is no system item \(system) here; the button shows its name")
        statements.append("item.title = \(SwiftValue.string(system))")
      }
    }
    var result = decoding(item, argument, statements: statements)
    if let view = node.child(key: "customView").flatMap({ objects.object(of: $0) }) {
      result.append("\(item.name)?.customView = make_\(view.name)()")
    }
    return result
  }

  private func decoding(
    _ item: NibObjects.Object, _ argument: String = "", statements: [String]
  ) -> [String] {
    [
      "\(item.name) = \(item.type)(  // \(report.location(item.node))",
      "  coder: _InterfaceCoder(\(item.kit).self\(argument)) { (item: \(item.kit)) in",
    ] + indent(["_ = item"] + statements, by: 4) + ["  })"]
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]
}
