/// Writes the class for a nib file, followed by a class for each prototype cell of its tables.
///
/// A prototype cell is a nib file of its own, because the table creates it many times. Its
/// connections can refer to the controller that owns the table.
struct NibFileWriter {
  let attributes: AttributeWriter
  let classes: InterfaceClasses
  let report: InterfaceReport
  /// The usable segues' IDs, and whether each is an embed segue.
  var segues: [String: Bool] = [:]

  struct Result {
    var lines: [String] = []
    /// The connected outlets. See `ConnectionWriter`.
    var filled: Set<String> = []
  }

  /// Writes the classes.
  ///
  /// - Parameters:
  ///   - name: The name of the first class.
  ///   - top: The top-level elements to create objects for, in order.
  ///   - rootView: The owner's root view, or nil for a xib file or a cell.
  func write(
    _ name: String, comment: String, top: [InterfaceNode], owner: NibObjects.Object?,
    rootView: InterfaceNode? = nil, isPrototype: Bool = false
  ) -> Result {
    let objects = NibObjects(
      top, owner: owner, isPrototype: isPrototype, classes: classes, report: report)
    let connections = ConnectionWriter(
      objects: objects, classes: classes, attributes: attributes, report: report)
    let statements = connections.statements(segues: segues)
    let tables = TableWriter(objects: objects, report: report, nib: name)
    var result = Result()
    result.lines = NibWriter(
      objects: objects, top: top, attributes: attributes, classes: classes, report: report,
      rootView: rootView, tables: tables
    ).declaration(name: name, comment: comment, connections: statements)
    result.filled = connections.filled
    for cell in objects.prototypes {
      guard let cellName = tables.prototypeName(cell) else { continue }
      let placeholders = top.filter { $0.name == "placeholder" }
      let written = write(
        cellName, comment: "\(report.location(cell)): a prototype cell.",
        top: [cell] + placeholders, owner: owner, isPrototype: true)
      result.lines += written.lines
      result.filled.formUnion(written.filled)
    }
    return result
  }
}
