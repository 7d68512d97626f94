/// Writes the segues in a scene.
struct SegueWriter {
  let segues: [InterfaceNode]
  private let controller: InterfaceNode
  private let scenes: Set<String>
  private let classes: InterfaceClasses
  private let report: InterfaceReport
  private let exits: Set<String>

  /// - Parameters:
  ///   - scene: The element that contains the scene's objects.
  ///   - scenes: The IDs of the controllers that can be created.
  init(
    scene: InterfaceNode, controller: InterfaceNode, scenes: Set<String>,
    classes: InterfaceClasses, report: InterfaceReport
  ) {
    var found: [InterfaceNode] = []
    var exits: Set<String> = []
    scene.forEach { node in
      if node.name == "exit" { exits.insert(node.id) }
      if node.name == "segue", node["kind"] != "relationship" { found.append(node) }
    }
    (segues, self.exits) = (found, exits)
    (self.controller, self.scenes) = (controller, scenes)
    (self.classes, self.report) = (classes, report)
  }

  /// The usable segues' IDs, and whether each is an embed segue.
  var kinds: [String: Bool] {
    var result: [String: Bool] = [:]
    for segue in segues where target(of: segue) != nil {
      result[segue.id] = segue["kind"] == "embed"
    }
    return result
  }

  /// Returns the expressions that describe the segues. Messages report omitted segues.
  func statements() -> [String] {
    segues.compactMap { segue in
      guard let target = target(of: segue) else {
        report.warnOnce(
          segue,
          "the segue does not lead to a controller in the file, or embeds its own; it is left out")
        return nil
      }
      if segue["destinationCreationSelector"] != nil {
        report.warnOnce(
          segue, "segue actions are not called; the controller is created by init(coder:)")
      }
      var arguments = [
        "id: \(SwiftValue.string(segue.id))",
        "identifier: \(segue["identifier"].map(SwiftValue.string) ?? "nil")", "target: \(target)",
      ]
      if segue["kind"] == "show" || segue["kind"] == "push" { arguments.append("isShow: true") }
      if segue["animates"] == "NO" { arguments.append("isAnimated: false") }
      for (xml, label) in Self.styles {
        guard let text = segue[xml] else { continue }
        if let style = AttributeWriter.style(text, xml) {
          arguments.append("\(label): \(style)")
        } else {
          report.warn(segue, "\(xml) cannot be \"\(text)\"; the default value is used")
        }
      }
      if let custom = segue["customClass"] {
        if classes.kitClass(of: custom) == "UIStoryboardSegue" {
          arguments.append(
            "make: { \(classes.userClass(custom)?.name ?? custom)(identifier: $0, source: $1, "
              + "destination: $2) }")
        } else {
          report.warnOnce(segue, "there is no segue class \(custom) in the files")
        }
      }
      return "_InterfaceSegue(\(arguments.joined(separator: ", "))),"
    }
  }

  /// The attributes for the destination's styles, in the order of the arguments.
  private static let styles = [
    ("modalPresentationStyle", "presentation"), ("modalTransitionStyle", "transition"),
  ]

  /// Returns an expression for a segue's destination, or nil if there is none.
  private func target(of segue: InterfaceNode) -> String? {
    let destination = segue["destination"] ?? ""
    if segue["kind"] == "unwind" {
      guard exits.contains(destination), let action = segue["unwindAction"] else { return nil }
      let owners = classes.classes(withAction: action)
      guard !owners.isEmpty else { return nil }
      let calls = owners.map {
        "(controller as? \($0.name))?.__action(\(SwiftValue.string(action)))"
      }
      return ".unwind { controller in \(calls.joined(separator: " ?? ")) }"
    }
    guard let id = resolve(destination) else { return nil }
    // A controller that embeds itself would recurse endlessly.
    if segue["kind"] == "embed", embeds(id, controller.id, []) { return nil }
    return ".controller(\(SwiftValue.string(id)))"
  }

  private func resolve(_ destination: String) -> String? {
    scenes.contains(destination) ? destination : nil
  }

  /// Whether a controller is identical to another, or embeds it directly or indirectly.
  private func embeds(_ id: String, _ other: String, _ seen: Set<String>) -> Bool {
    if id == other { return true }
    guard !seen.contains(id), let root = controller.root.controllers.first(where: { $0.id == id })
    else { return false }
    var found = false
    root.forEach { node in
      guard node.name == "segue", node["kind"] == "embed",
        let next = resolve(node["destination"] ?? "")
      else { return }
      if embeds(next, other, seen.union([id])) { found = true }
    }
    return found
  }
}

extension InterfaceNode {
  /// The document's root element.
  fileprivate var root: InterfaceNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
