/// Writes a storyboard's code: a nib class for each controller's view, and the list of scenes.
struct StoryboardWriter {
  let document: InterfaceNode
  /// The file name without its extension.
  let name: String
  /// The file's number among all files, used in generated names.
  let number: Int
  let classes: InterfaceClasses
  let report: InterfaceReport
  /// Whether the file is used only because it mentions the user's classes.
  let isNeighbor: Bool

  /// The generated code for a storyboard.
  struct Result {
    var declarations: [String] = []
    /// The statements that register the storyboard.
    var registration: [String] = []
    var filled: Set<String> = []
    /// Whether the storyboard has an initial controller.
    var hasInitial = false
  }

  /// A controller that can be created.
  private struct Scene {
    let node: InterfaceNode
    let others: [InterfaceNode]
    let object: NibObjects.Object
  }

  /// Writes the storyboard.
  ///
  /// - Parameter isMain: Whether the app starts with this storyboard.
  func write(isMain: Bool) -> Result {
    var result = Result()
    let scenes = scenes()
    let ids = Set(scenes.map(\.node.id))
    let attributes = AttributeWriter(
      colors: SwiftColor(document: document, report: report), report: report)
    var list: [String] = []
    for (index, scene) in scenes.enumerated() {
      let segues = SegueWriter(
        scene: scene.node.parent ?? scene.node, controller: scene.node, scenes: ids,
        classes: classes, report: report)
      let type = "Nib\(number)_\(index + 1)"
      let written = nib(of: scene, name: type, attributes: attributes, segues: segues.kinds)
      result.declarations += written.lines
      result.filled.formUnion(written.filled)
      list += registration(
        of: scene, identifier: scene.node["storyboardIdentifier"], nib: type,
        attributes: attributes, values: values(of: scene, attributes), segues: segues.statements(),
        children: relationships(of: scene.node).filter(ids.contains))
    }
    let initial = document["initialViewController"]
    let first = isNeighbor ? ownScene(of: scenes, before: initial) : initial
    let found = first.flatMap { ids.contains($0) ? $0 : nil }
    if let id = document["initialViewController"], found == nil {
      report.warn(document, "the initial view controller \(id) is not in the file")
    }
    result.hasInitial = found != nil
    result.registration =
      [
        "_InterfaceFiles.add(",
        "  storyboard: \(SwiftValue.string(name)), initial: "
          + "\(found.map(SwiftValue.string) ?? "nil"), isMain: \(isMain && found != nil),",
        "  scenes: [",
      ] + indent(list, by: 4) + ["  ])"]
    return result
  }

  // MARK: - Scenes

  /// Returns the ID of the first scene that mentions one of the user's classes, preferring the
  /// initial scene.
  private func ownScene(of scenes: [Scene], before initial: String?) -> String? {
    let sorted = scenes.filter { $0.node.id == initial } + scenes.filter { $0.node.id != initial }
    return sorted.first { classes.areMentioned(in: $0.node) }?.node.id ?? initial
  }

  private func scenes() -> [Scene] {
    var scenes: [Scene] = []
    for scene in document.list("scenes") {
      let nodes = scene.list("objects")
      guard let node = nodes.first(where: { ElementClasses.isController($0.name) }) else {
        continue
      }
      let others = nodes.filter { $0 !== node }
      var kit = "UIViewController"
      switch node.name {
      case "tableViewController": kit = "UITableViewController"
      case "navigationController", "tabBarController":
        kit = "UI" + node.name.prefix(1).uppercased() + node.name.dropFirst()
        guard !contains(node.id, in: node.id, []) else {
          report.warn(node, "the \(node.name) contains itself indirectly; it is left out")
          continue
        }
        if relationships(of: node).isEmpty {
          report.warn(node, "the \(node.name) shows no controller")
        }
      case "viewControllerPlaceholder":
        report.warn(
          node, "references to other storyboards are not supported; create the controller in code")
        continue
      case "viewController": break
      default:
        report.warn(
          node,
          "there is no UI\(node.name.prefix(1).uppercased())\(node.name.dropFirst()) "
            + "here; a UIViewController is used instead")
      }
      guard !node.id.isEmpty, !scenes.contains(where: { $0.node.id == node.id }) else {
        report.warn(node, "the controller has no unique id; it is left out")
        continue
      }
      let (type, base) = NibObjects.type(of: node, kit: kit, classes: classes, report: report)
      let object = NibObjects.Object(node: node, kind: .owner, name: "owner", type: type, kit: base)
      scenes.append(Scene(node: node, others: others, object: object))
    }
    return scenes
  }

  /// Returns the IDs of the controllers that a navigation or tab bar controller contains.
  private func relationships(of node: InterfaceNode) -> [String] {
    node.list("connections").filter {
      $0["relationship"] == "rootViewController" || $0["relationship"] == "viewControllers"
    }.compactMap { $0["destination"] }
  }

  /// Whether a container contains a controller directly or indirectly.
  private func contains(_ id: String, in container: String, _ seen: Set<String>) -> Bool {
    guard !seen.contains(container),
      let node = document.controllers.first(where: { $0.id == container })
    else { return false }
    return relationships(of: node).contains { child in
      child == id || contains(id, in: child, seen.union([container]))
    }
  }

  // MARK: - Code

  private func nib(
    of scene: Scene, name: String, attributes: AttributeWriter, segues: [String: Bool]
  ) -> (lines: [String], filled: Set<String>) {
    let root = scene.node.children.first {
      $0["key"] == "view" && ElementClasses.isView($0.name)
    }
    let refresh = scene.node.child("refreshControl", key: "refreshControl")
    let nodes = [root, refresh].compactMap { $0 } + scene.others
    let result = NibFileWriter(
      attributes: attributes, classes: classes, report: report, segues: segues
    ).write(
      name, comment: "\(report.location(scene.node)): the view of \(scene.object.type).",
      top: nodes, owner: scene.object, rootView: root)
    return (root == nil ? [] : result.lines, result.filled)
  }

  /// Returns statements that set the controller's user-defined runtime attributes.
  private func values(of scene: Scene, _ attributes: AttributeWriter) -> [String] {
    let objects = NibObjects(
      [], owner: scene.object, isPrototype: true, classes: classes, report: report)
    return ConnectionWriter(
      objects: objects, classes: classes, attributes: attributes, report: report
    ).runtimeAttributes(of: scene.object)
  }

  private func registration(
    of scene: Scene, identifier: String?, nib: String, attributes: AttributeWriter,
    values: [String], segues: [String], children: [String]
  ) -> [String] {
    let type = scene.object.type
    var lines = [
      "_InterfaceScene(",
      "  id: \(SwiftValue.string(scene.node.id)), identifier: "
        + "\(identifier.map(SwiftValue.string) ?? "nil"),",
      "  segues: [",
    ]
    lines += indent(segues, by: 4) + ["  ],"]
    if !children.isEmpty {
      lines.append("  children: [\(children.map(SwiftValue.string).joined(separator: ", "))],")
    }
    let kit = scene.object.kit
    let statements =
      attributes.statements(scene.node, kit: kit, variable: "controller")
      + attributes.barStatements(scene.node, variable: "controller")
    lines.append("  coder: {")
    lines.append("    _InterfaceCoder(\(kit).self) { (controller: \(kit)) in")
    lines += indent(["_ = controller"] + statements, by: 6) + ["    }", "  },"]
    lines.append("  make: { \(type)(coder: $0) },")
    if !values.isEmpty {
      lines.append("  didMake: { made in")
      lines.append("    let owner = made as? \(type)")
      lines += indent(values, by: 4) + ["  },"]
    }
    let hasView = scene.node.children.contains {
      $0["key"] == "view" && ElementClasses.isView($0.name)
    }
    lines.append("  loadView: \(hasView ? "{ \(nib)($0).load() }" : "nil")),")
    return lines
  }
}

extension InterfaceNode {
  /// The controllers in a storyboard, in file order.
  var controllers: [InterfaceNode] {
    list("scenes").flatMap { $0.list("objects") }.filter { ElementClasses.isController($0.name) }
  }
}
