/// Writes statements that set the attributes of views, controllers and recognizers.
struct AttributeWriter {
  let colors: SwiftColor
  let report: InterfaceReport

  /// Returns statements that set an object's attributes.
  ///
  /// - Parameters:
  ///   - kit: The UIKit class that the object is or inherits from.
  ///   - variable: The object's name in the generated code.
  func statements(_ node: InterfaceNode, kit: String, variable: String) -> [String] {
    var result: [String] = []
    let attributes = ElementAttributes.of(kit)
    for attribute in attributes {
      guard let text = node[attribute.xml] else { continue }
      // Text is always redrawn when its size changes.
      if attribute.xml == "contentMode", kit == "UILabel" || text == "scaleToFill" { continue }
      // Interface Builder writes that a refresh control is disabled, which has no effect on iOS.
      if attribute.xml == "enabled", kit == "UIRefreshControl" { continue }
      guard let value = Self.value(text, attribute.kind) else {
        report.warn(
          node, "\(attribute.xml) cannot be \"\(text)\"; the default value is used")
        continue
      }
      result.append("\(variable).\(attribute.property) = \(value)")
    }
    let priorities = ElementAttributes.priorities
    for priority in priorities where InterfaceClasses.isKit(kit, "UIView") {
      guard let number = SwiftValue.number(node[priority.xml]) else { continue }
      result.append("\(variable).\(priority.method)(.init(\(number)), for: .\(priority.axis))")
    }
    let known = Set(attributes.map(\.xml) + priorities.map(\.xml)).union(ElementAttributes.ignored)
    // For a view that is not available here, only the frame is used, and a message says so.
    let isMissing = kit == "UIView" && ElementClasses.view(node.name) == nil
    for name in node.attributes.keys.sorted() where !known.contains(name) && !isMissing {
      report.warnOnce(node, "the attribute \(name) of \(node.name) has no effect here")
    }
    return result + defaults(node, kit: kit, variable: variable)
  }

  /// Returns statements for attributes that an interface file omits, but whose defaults differ in
  /// views created in code.
  private func defaults(_ node: InterfaceNode, kit: String, variable: String) -> [String] {
    var result: [String] = []
    if node["userInteractionEnabled"] == nil, kit == "UILabel" || kit == "UIImageView" {
      result.append("\(variable).isUserInteractionEnabled = true")
    }
    if InterfaceClasses.isKit(kit, "UIScrollView") {
      if node["clipsSubviews"] == nil { result.append("\(variable).clipsToBounds = false") }
      if node["multipleTouchEnabled"] == nil {
        result.append("\(variable).isMultipleTouchEnabled = false")
      }
    }
    if kit == "UILabel", node.isOn("adjustsFontSizeToFit") {
      report.warnOnce(node, "labels do not adjust their font size here")
    }
    return result + controlDefaults(node, kit: kit, variable: variable)
  }

  /// Returns the expression for an attribute's value, or nil if it is invalid.
  static func value(_ text: String, _ kind: ElementAttributes.Kind) -> String? {
    switch kind {
    case .flag: ["YES": "true", "NO": "false"][text]
    case .number: SwiftValue.number(text)
    case .integer: SwiftValue.integer(text)
    case .string: SwiftValue.string(text)
    case .image: SwiftValue.image(text)
    case .name(let names): names[text].map { ".\($0)" }
    }
  }

  // MARK: - Child elements

  /// Returns statements for the children of a view's element, except subviews, constraints and
  /// connections.
  func childStatements(_ node: InterfaceNode, kit: String, variable: String) -> [String] {
    var result: [String] = []
    let colorKeys = ElementAttributes.colors(of: kit)
    for child in node.children {
      let key = child["key"] ?? ""
      switch (child.name, key) {
      case ("color", _) where colorKeys.contains(key):
        if let color = colors.expression(child) { result.append("\(variable).\(key) = \(color)") }
      case ("fontDescription", _) where Self.textClasses.contains(kit) || kit == "UIButton":
        guard let font = SwiftFont.expression(child) else {
          report.warn(child, "the font is unknown; the standard font is used")
          continue
        }
        if kit != "UIButton" { result.append("\(variable).font = \(font)") }
        if kit == "UIButton" { result.append("\(variable).titleLabel?.font = \(font)") }
      case ("string", "text") where Self.textClasses.contains(kit),
        ("mutableString", "text") where Self.textClasses.contains(kit):
        result.append("\(variable).text = \(SwiftValue.string(child.text))")
      case ("attributedString", "attributedText") where Self.textClasses.contains(kit):
        let text = child.list("fragments").map { $0["content"] ?? $0.child("string")?.text ?? "" }
        report.warn(child, "attributed text loses its attributes")
        result.append("\(variable).text = \(SwiftValue.string(text.joined()))")
      case ("state", _) where kit == "UIButton":
        result += buttonState(child, variable: variable)
      case ("buttonConfiguration", _) where kit == "UIButton":
        result += buttonConfiguration(child, variable: variable)
      case ("imageReference", "image") where kit == "UIImageView":
        if let image = image(child) { result.append("\(variable).image = \(image)") }
      case ("accessibility", _)
      where InterfaceClasses.isKit(kit, "UIView") || InterfaceClasses.isKit(kit, "UIBarItem"):
        if let identifier = child["identifier"] {
          result.append(
            "\(variable).accessibilityIdentifier = \(SwiftValue.string(identifier))")
        }
      case ("rectEdge", "edges") where kit == "UIScreenEdgePanGestureRecognizer":
        let edges = ["top", "left", "bottom", "right"].filter { child.isOn($0) }
        result.append("\(variable).edges = [\(edges.map { ".\($0)" }.joined(separator: ", "))]")
      case ("inset", "contentEdgeInsets") where kit == "UIButton",
        ("inset", "titleEdgeInsets") where kit == "UIButton",
        ("inset", "imageEdgeInsets") where kit == "UIButton",
        ("inset", "contentInset") where InterfaceClasses.isKit(kit, "UIScrollView"),
        ("inset", "separatorInset") where Self.tableClasses.contains(kit),
        ("size", "contentSize") where kit == "UIScrollView",
        ("edgeInsets", "layoutMargins"):
        guard let value = SwiftValue.geometry(child) else {
          report.warn(child, "a number in \(key) is missing or invalid; the default value is used")
          continue
        }
        result.append("\(variable).\(key) = \(value)")
        if key == "layoutMargins", kit == "UIStackView" {
          result.append("\(variable).isLayoutMarginsRelativeArrangement = true")
        }
      case ("textInputTraits", _) where kit == "UITextField" || kit == "UITextView":
        result += traits(child, variable: variable)
      case ("segments", _) where kit == "UISegmentedControl":
        result += segments(child, variable: variable)
      case ("textAttributes", "titleTextAttributes") where kit == "UINavigationBar":
        result += titleAttributes(child, variable: variable)
      case _ where Self.readElsewhere.contains(child.name) || Self.ignoredKeys.contains(key): break
      case _ where kit == "UIView" && ElementClasses.view(node.name) == nil: break
      default:
        let what = key.isEmpty ? child.name : "\(child.name) \(key)"
        report.warnOnce(child, "\(what) of \(node.name) has no effect here")
      }
    }
    return result
  }

  /// Returns the expression for an element's image, or nil if there is none.
  func image(_ node: InterfaceNode) -> String? {
    guard let name = node["image"] else { return nil }
    if node["catalog"] == "system" {
      report.warn(node, "symbols are not available here, so the image \"\(name)\" is missing")
      return nil
    }
    return SwiftValue.image(name)
  }

  private func buttonState(_ node: InterfaceNode, variable: String) -> [String] {
    guard let key = node["key"], ["normal", "highlighted", "selected", "disabled"].contains(key)
    else {
      report.warn(node, "buttons have no state \"\(node["key"] ?? "")\" here")
      return []
    }
    var result: [String] = []
    if let title = node["title"] ?? node.child("string", key: "title")?.text {
      result.append("\(variable).setTitle(\(SwiftValue.string(title)), for: .\(key))")
    }
    if let image = image(node) { result.append("\(variable).setImage(\(image), for: .\(key))") }
    if let image = node.child("imageReference", key: "image").flatMap(image) {
      result.append("\(variable).setImage(\(image), for: .\(key))")
    }
    if let image = node["backgroundImage"] {
      result.append("\(variable).setBackgroundImage(\(SwiftValue.image(image)), for: .\(key))")
    }
    if let color = node.child("color", key: "titleColor").flatMap(colors.expression) {
      result.append("\(variable).setTitleColor(\(color), for: .\(key))")
    }
    return result
  }

  /// Returns statements for the parts of a button configuration that a plain button supports.
  private func buttonConfiguration(_ node: InterfaceNode, variable: String) -> [String] {
    var result: [String] = []
    if let title = node["title"] {
      result.append("\(variable).setTitle(\(SwiftValue.string(title)), for: .normal)")
    }
    if let image = image(node) { result.append("\(variable).setImage(\(image), for: .normal)") }
    if let color = node.child("color", key: "baseForegroundColor").flatMap(colors.expression) {
      result.append("\(variable).setTitleColor(\(color), for: .normal)")
    }
    if let style = node["style"], style != "plain" {
      report.warn(node, "a button with the style \"\(style)\" looks like a plain button here")
    }
    return result
  }

  /// The classes with text, a font and a text color.
  private static let textClasses: Set<String> = ["UILabel", "UITextField", "UITextView"]
  private static let tableClasses: Set<String> = ["UITableView", "UITableViewCell"]

  /// Elements that are read by other code, or that are empty.
  private static let readElsewhere: Set<String> = [
    "rect", "autoresizingMask", "subviews", "constraints", "connections", "nil", "viewLayoutGuide",
    "userDefinedRuntimeAttributes", "gestureRecognizers", "view", "layoutGuides", "navigationItem",
    "variation", "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "extendedEdge",
    "simulatedScreenMetrics", "freeformSimulatedSizeMetrics", "directionalEdgeInsets",
    "accessibility", "accessibilityTraits", "tabBarItem", "toolbarItems", "tableView",
    "collectionView", "refreshControl", "prototypes", "sections", "items",
    "tableViewCellContentView", "barButtonItem", "leftBarButtonItems", "rightBarButtonItems",
    "navigationBar", "toolbar", "tabBar", "imageReference",
  ]
  private static let ignoredKeys: Set<String> = Set([
    "highlightedColor", "shadowColor", "shadowOffset", "metadata", "preferredContentSize",
    "freeformSize", "titleShadowOffset", "canvasLocation", "preferredSymbolConfiguration",
    "titleView", "customView",
  ]).union(NibObjects.viewKeys)
}
