/// Writes the steps that iOS performs before it calls a nib file's `awakeFromNib()` methods:
/// setting user-defined runtime attributes, followed by connecting outlets, actions and segues.
final class ConnectionWriter {
  private let objects: NibObjects
  private let classes: InterfaceClasses
  private let attributes: AttributeWriter
  private let report: InterfaceReport
  /// The connected outlets, including the classes that declare them, such as `Board.label`.
  private(set) var filled: Set<String> = []

  init(
    objects: NibObjects, classes: InterfaceClasses, attributes: AttributeWriter,
    report: InterfaceReport
  ) {
    (self.objects, self.classes) = (objects, classes)
    (self.attributes, self.report) = (attributes, report)
  }

  /// Returns statements for all objects.
  ///
  /// - Parameter segues: The usable segues' IDs, and whether each is an embed segue.
  func statements(segues: [String: Bool] = [:]) -> [String] {
    var (values, outlets, actions): ([String], [String], [String]) = ([], [], [])
    var collections: [(key: String, lines: CollectionOutlet)] = []
    for object in objects.all {
      if object.kind != .owner {
        values += runtimeAttributes(of: object)
      } else if objects.isPrototype {
        continue
      }
      for connection in object.node.list("connections") {
        switch connection.name {
        case "outlet": outlets += outlet(connection, of: object)
        case "outletCollection":
          addCollection(connection, of: object, to: &collections, other: &outlets)
        case "action": actions += action(connection, of: object)
        case "segue": actions += trigger(connection, of: object, segues: segues)
        default: report.warn(connection, "the connection \(connection.name) is not supported")
        }
      }
    }
    for (_, collection) in collections { outlets += collection.statements }
    return values + outlets + actions
  }

  // MARK: - Attributes

  /// Returns statements that set an object's user-defined runtime attributes.
  func runtimeAttributes(of object: NibObjects.Object) -> [String] {
    object.node.list("userDefinedRuntimeAttributes").flatMap { node -> [String] in
      guard let path = node["keyPath"], let value = RuntimeValue(node, attributes.colors) else {
        report.warn(node, "the attribute's value is not supported")
        return []
      }
      if path.hasPrefix("layer."), InterfaceClasses.isKit(object.kit, "UIView") {
        if value.type == "color" {
          report.warn(
            node,
            "\(path) is a CGColor, which interface files cannot contain; as on iOS it is unchanged")
          return []
        }
        let key = SwiftValue.string(String(path.dropFirst(6)))
        return ["\(object.name)?.layer.setValue(\(value.expression), forKeyPath: \(key))"]
      }
      if let owner = classes.chain(object.type).first(where: {
        $0.attributes.contains(path) || $0.outlets.contains { $0.name == path }
      }) {
        return setting(object, path, to: value.expression, owner: owner.name, node)
      }
      if classes.isExtended(object.kit, with: path) {
        return extensionSetting(object, path, to: value.expression, node)
      }
      if let statement = value.kitStatement(path, object: object) { return [statement] }
      report.warn(
        node,
        "\(object.type) has no property \(path) with @IBInspectable; the attribute is left out")
      return []
    }
  }

  private func setting(
    _ object: NibObjects.Object, _ property: String, to value: String, owner: String,
    _ node: InterfaceNode
  ) -> [String] {
    let name = SwiftValue.string(property)
    return [
      "if let \(object.name), let value = \(value) as Any?, !\(object.name).__setOutlet(\(name), value) {",
      "  \(failure("\(owner).\(property)", node))", "}",
    ]
  }

  /// Returns a statement that sets a property from an extension of a UIKit class.
  private func extensionSetting(
    _ object: NibObjects.Object, _ property: String, to value: String, _ node: InterfaceNode
  ) -> [String] {
    let target = "\(object.name).\(property)"
    return [
      "if let \(object.name), let value = \(value) as Any? {",
      "  if let new = _interfaceValue(value, like: \(target)) { \(target) = new } else {",
      "    \(failure("\(object.type).\(property)", node))", "  }", "}",
    ]
  }

  /// Returns a statement that reports a property whose type does not match `value`.
  private func failure(_ property: String, _ node: InterfaceNode) -> String {
    let message = SwiftValue.string("\(report.location(node)): \(property) cannot be set to ")
    return "_interfaceWarning(\(message) + \"\\(value)\")"
  }

  // MARK: - Outlets

  private func outlet(_ node: InterfaceNode, of object: NibObjects.Object) -> [String] {
    guard let property = node["property"], let target = destination(node) else { return [] }
    guard let owner = declaringClass(of: property, in: object) else {
      return kitOutlet(node, property, of: object, target)
    }
    fill(property, of: object, owner: owner)
    return setting(object, property, to: target.name, owner: owner.name, node)
  }

  private func declaringClass(
    of property: String, in object: NibObjects.Object
  ) -> Storyboards.UserClass? {
    classes.chain(object.type).first { $0.outlets.contains { $0.name == property } }
  }

  private func fill(
    _ property: String, of object: NibObjects.Object, owner: Storyboards.UserClass
  ) {
    for one in classes.chain(object.type) {
      filled.insert("\(one.name).\(property)")
      if one.name == owner.name { break }
    }
  }

  /// Returns a statement for an outlet of a UIKit class.
  private func kitOutlet(
    _ node: InterfaceNode, _ property: String, of object: NibObjects.Object,
    _ target: NibObjects.Object
  ) -> [String] {
    if property == "view", InterfaceClasses.isKit(object.kit, "UIViewController") {
      return ["if let \(object.name), let \(target.name) { \(object.name).view = \(target.name) }"]
    }
    if let type = Self.protocols.first(where: {
      $0.property == property && InterfaceClasses.isKit(object.kit, $0.kit)
    })?.type {
      return ["\(object.name)?.\(property) = (\(target.name) as Any?) as? any \(type)"]
    }
    if target.kind == .view, Self.viewOutlets[object.kit]?.contains(property) == true {
      return ["\(object.name)?.\(property) = \(target.name)"]
    }
    report.warn(node, "\(object.type) has no outlet \(property) with @IBOutlet; it is left out")
    return []
  }

  /// The outlets of UIKit's classes whose types are protocols.
  private static let protocols: [(kit: String, property: String, type: String)] = [
    ("UIScrollView", "delegate", "UIScrollViewDelegate"),
    ("UIGestureRecognizer", "delegate", "UIGestureRecognizerDelegate"),
    ("UITableView", "dataSource", "UITableViewDataSource"),
    ("UITextField", "delegate", "UITextFieldDelegate"),
    ("UINavigationBar", "delegate", "UINavigationBarDelegate"),
    ("UITabBar", "delegate", "UITabBarDelegate"),
  ]
  /// The outlets of UIKit's classes that are views.
  private static let viewOutlets: [String: Set<String>] = [
    "UITableView": ["tableHeaderView", "tableFooterView", "backgroundView"],
    "UITableViewCell": [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    ],
    "UITextField": ["leftView", "rightView", "inputView", "inputAccessoryView"],
  ]

  /// The objects in an outlet collection, in file order.
  private struct CollectionOutlet {
    var object: NibObjects.Object
    var owner: String
    var targets: [String]
    var make: ([String]) -> [String]
    var statements: [String] { make(targets) }
  }

  private func addCollection(
    _ node: InterfaceNode, of object: NibObjects.Object,
    to collections: inout [(key: String, lines: CollectionOutlet)], other: inout [String]
  ) {
    guard let property = node["property"], let target = destination(node) else { return }
    if property == "gestureRecognizers", InterfaceClasses.isKit(object.kit, "UIView") {
      other.append(
        "if let \(object.name), let \(target.name) { "
          + "\(object.name).addGestureRecognizer(\(target.name)) }")
      return
    }
    guard let owner = declaringClass(of: property, in: object) else {
      return report.warn(
        node, "\(object.type) has no outlet collection \(property) with @IBOutlet; it is left out")
    }
    fill(property, of: object, owner: owner)
    let key = "\(object.name).\(property)"
    if let index = collections.firstIndex(where: { $0.key == key }) {
      collections[index].lines.targets.append(target.name)
      return
    }
    collections.append(
      (
        key,
        CollectionOutlet(object: object, owner: owner.name, targets: [target.name]) {
          [self] names in
          let list = "([\(names.joined(separator: ", "))] as [NSObject?]).compactMap({ $0 })"
          return setting(object, property, to: list, owner: owner.name, node)
        }
      ))
  }

  private func destination(_ node: InterfaceNode) -> NibObjects.Object? {
    let id = node["destination"] ?? ""
    if let object = objects[id] { return object }
    report.warn(
      node,
      "the \(node.name) \(node["property"] ?? node["selector"] ?? "") refers to \(id), which is "
        + "not in the file; it is left out")
    return nil
  }

  // MARK: - Actions

  private func action(_ node: InterfaceNode, of object: NibObjects.Object) -> [String] {
    guard let selector = node["selector"],
      let target = actionTarget(node, selector, sender: object)
    else { return [] }
    guard classes.chain(target.type).contains(where: { $0.actions.contains(selector) }) else {
      report.warn(
        node, "\(target.type) has no method \(selector) with @IBAction; the action is left out")
      return []
    }
    let name = SwiftValue.string(selector)
    let call: String
    if InterfaceClasses.isKit(object.kit, "UIControl") {
      guard let events = Self.events(node["eventType"] ?? "touchUpInside") else {
        report.warn(node, "there is no event \(node["eventType"] ?? ""); the action is left out")
        return []
      }
      call = "\(object.name).addTarget(target, action: action, for: \(events))"
    } else if InterfaceClasses.isKit(object.kit, "UIGestureRecognizer") {
      call = "\(object.name).addTarget(target, action: action)"
    } else if object.kit == "UIBarButtonItem" {
      call = "(\(object.name).target, \(object.name).action) = (target, action)"
    } else {
      report.warn(node, "\(object.type) sends no actions here; the action is left out")
      return []
    }
    return [
      "if let \(object.name), let target = \(target.name), let action = target.__action(\(name)) {",
      "  \(call)", "}",
    ]
  }

  /// Returns an action's target. For the first responder, this is the owner if no view could handle
  /// the action first.
  private func actionTarget(
    _ node: InterfaceNode, _ selector: String, sender: NibObjects.Object
  ) -> NibObjects.Object? {
    guard objects.firstResponders.contains(node["destination"] ?? "") else {
      return destination(node)
    }
    let owner = objects.all.first { $0.kind == .owner }
    let names = classes.classes(withAction: selector).map(\.name)
    if let owner,
      names.allSatisfy({ name in classes.chain(owner.type).contains { $0.name == name } }),
      !names.isEmpty
    {
      return owner
    }
    report.warn(
      node, "the action \(selector) of the first responder is left out; connect it to an object")
    return nil
  }

  private static func events(_ name: String) -> String? {
    let known = [
      "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
      "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
      "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
      "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
    ]
    return known.contains(name) ? ".\(name)" : nil
  }

  /// Returns a statement for a segue that an object performs, or that embeds a
  /// controller.
  private func trigger(
    _ node: InterfaceNode, of object: NibObjects.Object, segues: [String: Bool]
  ) -> [String] {
    guard let embeds = segues[node.id], object.kind != .owner else { return [] }
    let id = SwiftValue.string(node.id)
    if embeds {
      return ["if let owner, let \(object.name) { owner._embedSegue(\(id), in: \(object.name)) }"]
    }
    if InterfaceClasses.isKit(object.kit, "UIControl") {
      let event = node["eventType"].flatMap(Self.events) ?? ".touchUpInside"
      return [
        "if let \(object.name) { owner?._addSegue(\(id), to: \(object.name), for: \(event)) }"
      ]
    }
    if object.kit == "UITableViewCell", node["trigger"] == "accessoryAction" {
      return [
        "if let \(object.name) { owner?._addSegue(\(id), to: \(object.name), isAccessory: true) }"
      ]
    }
    if InterfaceClasses.isKit(object.kit, "UIGestureRecognizer")
      || object.kit == "UITableViewCell" || object.kit == "UIBarButtonItem"
    {
      return ["if let \(object.name) { owner?._addSegue(\(id), to: \(object.name)) }"]
    }
    report.warn(node, "\(object.type) performs no segues here; the segue is left out")
    return []
  }
}
