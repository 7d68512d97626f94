/// The objects in a nib file, which is a xib file or a controller's view in a storyboard.
struct NibObjects {
  /// An object that the code creates, or the file's owner.
  struct Object {
    enum Kind {
      case view, recognizer, constraint, custom, item, owner
    }

    let node: InterfaceNode
    let kind: Kind
    /// The variable's name.
    let name: String
    /// The class name.
    let type: String
    /// The UIKit class that the object's class is or inherits from.
    let kit: String
    /// The property of another object that already contains this object, such as `contentView`, or
    /// nil if the code creates the object.
    var part: String?
  }

  private(set) var all: [Object] = []
  private var byID: [String: Object] = [:]
  /// The layout guides by ID: Swift expressions, and replacements for their attributes.
  private(set) var guides: [String: (expression: String, attributes: [String: String])] = [:]
  /// The IDs of the first-responder placeholders.
  private(set) var firstResponders: Set<String> = []

  private let classes: InterfaceClasses
  private let report: InterfaceReport

  /// Whether the objects are a prototype cell and its views.
  let isPrototype: Bool

  /// Collects the objects from the top-level elements of a scene or xib file, or from a prototype
  /// cell.
  init(
    _ nodes: [InterfaceNode], owner: Object?, isPrototype: Bool, classes: InterfaceClasses,
    report: InterfaceReport
  ) {
    (self.isPrototype, self.classes, self.report) = (isPrototype, classes, report)
    if let owner { add(owner) }
    for node in nodes { collect(node) }
    guard let owner, !isPrototype else { return }
    collectControllerGuides(of: owner)
    if let item = owner.node.child("navigationItem") { collectItem(item, part: "navigationItem") }
    for item in owner.node.list("toolbarItems") { collectItem(item) }
  }

  subscript(id: String) -> Object? { byID[id] }

  /// Returns the object for an element.
  func object(of node: InterfaceNode) -> Object? {
    byID[node.id].flatMap { $0.node === node ? $0 : nil }
  }

  var views: [Object] { all.filter { $0.kind == .view } }

  /// The owner, if it is an object of the same file.
  var owner: Object? { all.first { $0.kind == .owner } }

  /// The prototype cells of all tables.
  var prototypes: [InterfaceNode] {
    views.flatMap { $0.node.list("prototypes") }.filter { $0.name == "tableViewCell" }
  }

  // MARK: - Collecting

  private mutating func collect(_ node: InterfaceNode) {
    if node.name == "placeholder" {
      if node["placeholderIdentifier"] == "IBFirstResponder" { firstResponders.insert(node.id) }
    } else if let kit = ElementClasses.recognizer(node.name) {
      make(node, .recognizer, kit: kit)
    } else if node.name == "customObject" {
      make(node, .custom, kit: "NSObject")
    } else if ElementClasses.item(node.name) != nil {
      collectItem(node)
    } else if ElementClasses.isView(node.name) {
      collectView(node)
    } else if node.name != "exit" {
      report.warn(node, "\(node.name) is not supported")
    }
  }

  /// Collects a view with its subviews.
  ///
  /// - Parameters:
  ///   - part: The property that contains the view, unless the code creates it.
  ///   - parts: These properties for the view's subviews, by ID.
  private mutating func collectView(
    _ node: InterfaceNode, part: String? = nil, parts: [String: String] = [:]
  ) {
    let kit = ElementClasses.view(node.name)
    if kit == nil {
      let missing = ElementClasses.missingView(node.name)
      report.warn(node, "there is no \(missing) here; a UIView is used instead")
    }
    make(node, .view, kit: kit ?? "UIView", part: part)
    guard let view = object(of: node) else { return }
    for child in node.children {
      switch (child.name, child["key"]) {
      case ("subviews", _):
        for subview in child.children { collectView(subview, part: parts[subview.id]) }
      case ("tableViewCellContentView", _):
        collectView(child, part: "contentView", parts: labels(of: node))
      case ("sections", _):
        for cell in child.children.flatMap({ $0.list("cells") }) { collectView(cell) }
      case ("items", _): for item in child.children { collectItem(item) }
      case (_, let key?) where Self.viewKeys.contains(key): collectView(child)
      case ("constraints", _):
        for constraint in child.children where constraint.name == "constraint" {
          make(constraint, .constraint, kit: "NSLayoutConstraint")
        }
      case ("viewLayoutGuide", "safeArea"):
        guides[child.id] = ("\(view.name)?.safeAreaLayoutGuide", [:])
      case ("viewLayoutGuide", "layoutMargins"):
        guides[child.id] = ("\(view.name)?.layoutMarginsGuide", [:])
      case ("viewLayoutGuide", .some(let key))
      where ["contentLayoutGuide", "frameLayoutGuide"].contains(key) && view.kit == "UIScrollView":
        guides[child.id] = ("\(view.name)?.\(key)", [:])
      default: break
      }
    }
  }

  /// The properties that contain views apart from the subviews.
  static let viewKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView",
    "editingAccessoryView", "selectedBackgroundView",
  ]

  /// Returns the properties of a cell with a standard style that contain its labels, by ID.
  private func labels(of cell: InterfaceNode) -> [String: String] {
    let names = ["textLabel", "detailTextLabel", "imageView"]
    return Dictionary(names.compactMap { name in cell[name].map { ($0, name) } }) { $1 }
  }

  /// Collects an item of a bar, with its buttons and views.
  private mutating func collectItem(_ node: InterfaceNode, part: String? = nil) {
    guard let kit = ElementClasses.item(node.name) else {
      return report.warn(node, "\(node.name) is not supported")
    }
    make(node, .item, kit: kit, part: part)
    for child in node.children {
      if ElementClasses.item(child.name) != nil {
        collectItem(child)
      } else if child.name.hasSuffix("BarButtonItems") {
        for item in child.children { collectItem(item) }
      } else if child["key"] == "titleView" || child["key"] == "customView" {
        collectView(child)
      }
    }
  }

  /// Collects the controller's guides in older storyboards, which match the safe area's edges.
  private mutating func collectControllerGuides(of owner: Object) {
    let root = owner.node.child(key: "view").flatMap { object(of: $0) }
    for guide in owner.node.list("layoutGuides") {
      guard let root else { continue }
      let area = "\(root.name)?.safeAreaLayoutGuide"
      guides[guide.id] =
        guide["type"] == "top" ? (area, ["bottom": "top"]) : (area, ["top": "bottom"])
    }
  }

  private mutating func make(
    _ node: InterfaceNode, _ kind: Object.Kind, kit: String, part: String? = nil
  ) {
    let (type, nearest) = part == nil ? type(of: node, kit: kit) : (kit, kit)
    add(
      Object(
        node: node, kind: kind, name: "\(Self.variable(node.name))\(all.count)", type: type,
        kit: nearest, part: part))
  }

  private mutating func add(_ object: Object) {
    guard !object.node.id.isEmpty else {
      return report.warn(object.node, "\(object.node.name) has no id and is left out")
    }
    guard byID[object.node.id] == nil else {
      return report.warn(
        object.node, "the id \(object.node.id) is used twice; this \(object.node.name) is left out")
    }
    all.append(object)
    byID[object.node.id] = object
  }

  /// Returns an element's class, and the UIKit class that it is or inherits from.
  private func type(of node: InterfaceNode, kit: String) -> (type: String, kit: String) {
    Self.type(of: node, kit: kit, classes: classes, report: report)
  }

  static func type(
    of node: InterfaceNode, kit: String, classes: InterfaceClasses, report: InterfaceReport
  ) -> (type: String, kit: String) {
    guard let custom = node["customClass"] else { return (kit, kit) }
    guard let nearest = classes.kitClass(of: custom) else {
      report.warn(
        node,
        "there is no class \(custom) in the files, or it does not inherit from a UIKit class; "
          + "a \(kit) is used instead")
      return (kit, kit)
    }
    let root = roots.first { InterfaceClasses.isKit(kit, $0) } ?? kit
    guard InterfaceClasses.isKit(nearest, root) else {
      report.warn(node, "\(custom) is not a \(root); a \(kit) is used instead")
      return (kit, kit)
    }
    return (classes.userClass(custom)?.name ?? custom, nearest)
  }

  /// The required base classes for elements.
  private static let roots = [
    "UITableViewCell", "UIView", "UIViewController", "UIGestureRecognizer", "UIBarButtonItem",
    "UITabBarItem", "UINavigationItem",
  ]

  private static func variable(_ element: String) -> String {
    element.allSatisfy { $0.isASCII && $0.isLetter } ? element : "object"
  }
}
