/// Writes the code for a xib file: a nib class, and the statements that register it.
struct XIBWriter {
  let document: InterfaceNode
  /// The file name without its extension.
  let name: String
  /// The file's number among all files, used in generated names.
  let number: Int
  let classes: InterfaceClasses
  let report: InterfaceReport

  /// Writes the file.
  func write() -> (declarations: [String], registration: [String], filled: Set<String>) {
    let nodes = document.list("objects")
    let attributes = AttributeWriter(
      colors: SwiftColor(document: document, report: report), report: report)
    let placeholder = nodes.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let owner = placeholder.map { node in
      let (type, kit) = NibObjects.type(
        of: node, kit: "NSObject", classes: classes, report: report)
      return NibObjects.Object(node: node, kind: .owner, name: "owner", type: type, kit: kit)
    }
    let made = nodes.filter { $0 !== placeholder }
    let objects = NibObjects(made, owner: owner, classes: classes, report: report)
    let connections = ConnectionWriter(
      objects: objects, classes: classes, attributes: attributes, report: report)
    let statements = connections.statements()
    let type = "Nib\(number)"
    let lines = NibWriter(
      objects: objects, top: made, attributes: attributes, classes: classes, report: report,
      rootView: nil
    ).declaration(name: type, comment: "\(report.path).", connections: statements)
    let registration = [
      "_InterfaceFiles.add(nib: \(SwiftValue.string(name))) { \(type)($0).load() }"
    ]
    return (lines, registration, connections.filled)
  }
}
