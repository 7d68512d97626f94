/// Writes a class that creates and connects the objects in a nib file.
///
/// The class has a variable for each object, two methods per view that create it and fill it, and a
/// `load()` method that returns the top-level objects.
struct NibWriter {
  let objects: NibObjects
  /// The top-level elements to create objects for, in order.
  let top: [InterfaceNode]
  let attributes: AttributeWriter
  let classes: InterfaceClasses
  let report: InterfaceReport
  /// The owner's root view, or nil for a xib file, where the owner's `view` outlet specifies it.
  let rootView: InterfaceNode?
  let tables: TableWriter

  /// Returns the class's declaration.
  func declaration(name: String, comment: String, connections: [String]) -> [String] {
    let owner = objects.owner
    var lines = ["/// \(comment)", "@MainActor", "private final class \(name) {"]
    // Tables retain the class's objects for cells.
    lines.append("  weak var owner: \(owner?.type ?? "AnyObject")?")
    for object in objects.all where object.kind != .owner {
      lines.append("  var \(object.name): \(object.type)?")
    }
    lines += ["", "  init(_ owner: Any?) {"]
    let type = owner?.type ?? "AnyObject"
    lines += [
      "    self.owner = owner as\(type == "AnyObject" ? " AnyObject?" : "? \(type)")", "  }", "",
    ]
    lines.append("  func load() -> [Any] {")
    lines += indent(loading(connections), by: 4)
    lines += ["  }"]
    for view in objects.views { lines += [""] + indent(making(view), by: 2) }
    return lines + ["}", ""]
  }

  private func loading(_ connections: [String]) -> [String] {
    var lines: [String] = []
    let made = top.compactMap { objects.object(of: $0) }
    for object in made {
      switch object.kind {
      case .view: lines.append("_ = make_\(object.name)()")
      case .recognizer: lines += makingRecognizer(object)
      case .item: lines += items.making(object)
      case .custom: lines.append("\(object.name) = \(object.type)()")
      case .constraint, .owner: break
      }
    }
    if let root = rootView.flatMap({ objects.object(of: $0) }) {
      lines.append("if let owner, let \(root.name) { owner.view = \(root.name) }")
    }
    for object in made where object.node["key"] == "refreshControl" {
      guard let root = rootView.flatMap({ objects.object(of: $0) }),
        InterfaceClasses.isKit(root.kit, "UIScrollView")
      else { continue }
      lines.append("\(root.name)?.refreshControl = \(object.name)")
    }
    lines += items.ownerStatements()
    lines += ConstraintWriter(objects: objects, report: report).statements()
    lines += connections
    for object in objects.all where [.view, .recognizer].contains(object.kind) {
      // In UIKit's own classes, `awakeFromNib()` does nothing.
      if object.type != object.kit { lines.append("\(object.name)?.awakeFromNib()") }
    }
    let names = made.map(\.name).joined(separator: ", ")
    return lines + ["let objects: [Any?] = [\(names)]", "return objects.compactMap { $0 }"]
  }

  private var items: BarItemWriter {
    BarItemWriter(objects: objects, attributes: attributes, report: report)
  }

  // MARK: - Views

  /// Returns the methods that create and fill a view.
  private func making(_ view: NibObjects.Object) -> [String] {
    view.part == nil ? creating(view) + [""] + filling(view) : filling(view)
  }

  private func creating(_ view: NibObjects.Object) -> [String] {
    let node = view.node
    let type = node["buttonType"].map { ", buttonType: \(buttonType($0, node))" } ?? ""
    let kind = view.kit == "UIButton" ? type : tables.coderArguments(node, kit: view.kit)
    var lines = ["func make_\(view.name)() -> \(view.type)? {  // \(report.location(node))"]
    lines.append(
      "  \(view.name) = \(view.type)(coder: _InterfaceCoder(\(view.kit).self\(kind)) { "
        + "[self] (view: \(view.kit)) in fill_\(view.name)(view) })")
    // A single closure would be slow, because the compiler type-checks its statements together,
    // which takes seconds for 800 statements.
    return lines + ["  return \(view.name)", "}"]
  }

  private func filling(_ view: NibObjects.Object) -> [String] {
    let (node, kit) = (view.node, view.kit)
    // A cell lays out its standard labels, and a table its refresh control.
    let hasFrame = (view.part ?? "contentView") == "contentView" && kit != "UIRefreshControl"
    var lines = hasFrame ? geometry(node) : []
    lines += attributes.statements(node, kit: kit, variable: "view")
    lines += attributes.childStatements(node, kit: kit, variable: "view")
    if kit == "UITableViewCell" { lines += tables.cellStatements(node) }
    let method = kit == "UIStackView" ? "addArrangedSubview" : "addSubview"
    for child in node.list("subviews") {
      guard let subview = objects.object(of: child), subview.part == nil else { continue }
      lines.append("if let subview = make_\(subview.name)() { view.\(method)(subview) }")
    }
    for child in node.children {
      guard let key = child["key"], NibObjects.viewKeys.contains(key),
        let subview = objects.object(of: child), subview.part == nil
      else { continue }
      let isProperty = kit == "UITableView" || kit == "UITableViewCell"
      lines.append(
        "if let subview = make_\(subview.name)() { "
          + (isProperty ? "view.\(key) = subview }" : "view.addSubview(subview) }"))
    }
    if kit == "UITableView" { lines += tables.tableStatements(node) }
    lines += items.barStatements(node, variable: "view")
    lines += scrollContent(node, kit: kit)
    return ["func fill_\(view.name)(_ view: \(kit)) {"] + indent(lines, by: 2) + ["}"]
  }

  private func buttonType(_ name: String, _ node: InterfaceNode) -> String {
    switch name {
    case "custom": return ".custom"
    case "system", "roundedRect": return ".system"
    default:
      report.warn(node, "buttons of type \(name) are not available here; using a system button")
      return ".system"
    }
  }

  private func geometry(_ node: InterfaceNode) -> [String] {
    var lines: [String] = []
    if let frame = node.child("rect", key: "frame") {
      if let value = SwiftValue.geometry(frame) {
        lines.append("view.frame = \(value)")
        checkScreen(frame, of: node)
      } else {
        report.warn(frame, "a number of the frame is missing or invalid; the frame is zero")
      }
    }
    if let mask = node.child("autoresizingMask") {
      let names = Self.masks.filter { mask.isOn($0.xml) }.map { ".\($0.name)" }
      lines.append("view.autoresizingMask = [\(names.joined(separator: ", "))]")
    }
    if node["translatesAutoresizingMaskIntoConstraints"] == "NO", !node.isOn("fixedFrame") {
      lines.append("view.translatesAutoresizingMaskIntoConstraints = false")
    }
    return lines
  }

  /// Reports the first view whose fixed frame is outside the screen.
  private func checkScreen(_ frame: InterfaceNode, of node: InterfaceNode) {
    guard let rootView, node.parent?.parent === rootView,
      let x = frame["x"].flatMap(Double.init), let y = frame["y"].flatMap(Double.init),
      node["translatesAutoresizingMaskIntoConstraints"] != "NO" || node.isOn("fixedFrame"),
      node.child("autoresizingMask")?.attributes.keys.contains(where: {
        $0.hasPrefix("flexibleMin")
      })
        != true
    else { return }
    if x >= 320 || y >= 460 {
      report.warnOnce(
        frame, "views with fixed frames extend beyond the screen, which has 320 x 480 points")
    }
  }

  private static let masks: [(xml: String, name: String)] = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]

  /// Returns statements for a scroll view's content size, which applies as far as constraints don't
  /// determine it.
  private func scrollContent(_ node: InterfaceNode, kit: String) -> [String] {
    guard kit == "UIScrollView", node.child("size", key: "contentSize") == nil,
      node.list("subviews").contains(where: {
        $0["translatesAutoresizingMaskIntoConstraints"] == "NO"
      })
    else { return [] }
    return [
      "view.contentSize = view.subviews.map(\\.frame).reduce(CGRect.zero) { $0.union($1) }.size"
    ]
  }

  // MARK: - Recognizers

  private func makingRecognizer(_ object: NibObjects.Object) -> [String] {
    let own = classes.chain(object.type)
    let usesCoder =
      !own.isEmpty && (own.contains(where: \.hasCoder) || !own.contains(where: \.hasInitializers))
    let maker =
      usesCoder
      ? "\(object.type)(coder: _InterfaceCoder(UIGestureRecognizer.self) { _ in })"
      : "\(object.type)(target: nil, action: nil)"
    var lines = ["\(object.name) = \(maker)  // \(report.location(object.node))"]
    let statements =
      attributes.statements(object.node, kit: object.kit, variable: object.name + "?")
      + attributes.childStatements(object.node, kit: object.kit, variable: object.name + "?")
    lines += statements
    return lines
  }
}

/// Returns the lines with indentation.
func indent(_ lines: [String], by count: Int) -> [String] {
  lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: count) + $0 }
}
