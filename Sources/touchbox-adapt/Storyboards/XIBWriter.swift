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
    let type = "Nib\(number)"
    let result = NibFileWriter(attributes: attributes, classes: classes, report: report)
      .write(type, comment: "\(report.path).", top: made, owner: owner)
    let registration = [
      "_InterfaceFiles.add(nib: \(SwiftValue.string(name))) { \(type)($0).load() }"
    ]
    return (result.lines, registration, result.filled)
  }
}
