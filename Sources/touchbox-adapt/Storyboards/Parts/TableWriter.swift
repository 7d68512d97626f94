/// Writes statements for tables and their cells.
struct TableWriter {
  let objects: NibObjects
  let report: InterfaceReport
  /// The name of the nib class.
  let nib: String

  /// Returns the name of the class for a prototype cell.
  func prototypeName(_ cell: InterfaceNode) -> String? {
    guard cell["reuseIdentifier"] != nil,
      let index = objects.prototypes.firstIndex(where: { $0 === cell })
    else { return nil }
    return "\(nib)_Cell\(index + 1)"
  }

  /// Returns the additional arguments of a table's or a cell's coder.
  func coderArguments(_ node: InterfaceNode, kit: String) -> String {
    if InterfaceClasses.isKit(kit, "UITableView") {
      let style = node["style"] ?? "plain"
      return ["grouped", "insetGrouped"].contains(style) ? ", tableStyle: .\(style)" : ""
    }
    guard kit == "UITableViewCell" else { return "" }
    // The file calls the style "IBUITableViewCellStyleSubtitle".
    let style = node["style"].map { String($0.dropFirst("IBUITableViewCellStyle".count)) } ?? ""
    let styles = ["Value1": "value1", "Value2": "value2", "Subtitle": "subtitle"]
    let identifier = node["reuseIdentifier"].map { ", reuseIdentifier: \(SwiftValue.string($0))" }
    return (styles[style].map { ", cellStyle: .\($0)" } ?? "") + (identifier ?? "")
  }

  /// Returns statements that provide a table with its cells.
  func tableStatements(_ node: InterfaceNode) -> [String] {
    prototypes(node) + sections(node)
  }

  private func prototypes(_ node: InterfaceNode) -> [String] {
    node.list("prototypes").flatMap { cell -> [String] in
      guard let identifier = cell["reuseIdentifier"], let name = prototypeName(cell) else {
        report.warn(cell, "the prototype cell has no reuse identifier; it is left out")
        return []
      }
      return [
        "view._registerPrototype(\(SwiftValue.string(identifier))) { [weak owner = self.owner] in",
        "  \(name)(owner).load()", "}",
      ]
    }
  }

  private func sections(_ node: InterfaceNode) -> [String] {
    let sections = node.list("sections")
    guard !sections.isEmpty else { return [] }
    if objects.owner.map({ InterfaceClasses.isKit($0.kit, "UITableViewController") }) != true {
      report.warn(node, "static cells need a UITableViewController; they are left out")
      return []
    }
    var result = [
      "var sections: [_InterfaceSection] = []",
      "var rows: [(cell: UITableViewCell?, height: CGFloat?)] = []",
    ]
    for section in sections {
      result.append("rows = []")
      for cell in section.list("cells").compactMap({ objects.object(of: $0) }) {
        let height = SwiftValue.number(cell.node["rowHeight"]) ?? "nil"
        result.append("rows.append((make_\(cell.name)(), \(height)))")
      }
      let titles = ["headerTitle", "footerTitle"].map { key in
        (section[key] ?? section.child("string", key: key)?.text).map(SwiftValue.string) ?? "nil"
      }
      result.append(
        "sections.append(_InterfaceSection(header: \(titles[0]), footer: \(titles[1]), rows: rows))"
      )
    }
    return result + ["view._setSections(sections)"]
  }

  /// Returns statements that fill the parts of a cell: its content view, and its standard labels.
  func cellStatements(_ node: InterfaceNode) -> [String] {
    guard let content = node.child("tableViewCellContentView"),
      let view = objects.object(of: content)
    else { return [] }
    var result = ["\(view.name) = view.contentView", "fill_\(view.name)(view.contentView)"]
    for subview in content.list("subviews") {
      guard let object = objects.object(of: subview), let part = object.part else { continue }
      result.append(
        "if let part = view.\(part) { \(object.name) = part; fill_\(object.name)(part) }")
    }
    return result
  }
}
