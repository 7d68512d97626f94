/// Attributes of text fields, segmented controls, tables and bars that are not simple properties.
extension AttributeWriter {
  /// Returns statements for attributes whose defaults or order differ in interface files.
  func controlDefaults(_ node: InterfaceNode, kit: String, variable: String) -> [String] {
    switch kit {
    case "UITextField":
      // The file specifies a minimum size and omits the attribute if the size is adjusted.
      guard node["minimumFontSize"] != nil, node["adjustsFontSizeToFit"] != "NO" else { return [] }
      return ["\(variable).adjustsFontSizeToFitWidth = true"]
    case "UIActivityIndicatorView":
      var result = ["\(variable).hidesWhenStopped = \(node.isOn("hidesWhenStopped"))"]
      if node.isOn("animating") { result.append("\(variable).startAnimating()") }
      if node.isOn("hidden") { result.append("\(variable).isHidden = true") }
      return result
    default: return []
    }
  }

  /// Returns statements for the keyboard's properties.
  func traits(_ node: InterfaceNode, variable: String) -> [String] {
    // In interface files, the default is no capitalization.
    let capitals =
      node["autocapitalizationType"] == nil ? ["\(variable).autocapitalizationType = .none"] : []
    return capitals + statements(node, kit: "UITextInputTraits", variable: variable)
  }

  /// Returns the expression for a presentation or transition style, or nil if it is unknown.
  ///
  /// - Parameter name: The name of the attribute.
  static func style(_ text: String, _ name: String) -> String? {
    ElementAttributes.of("UIViewController").first { $0.xml == name }.flatMap {
      value(text, $0.kind)
    }
  }

  /// Returns statements for the segments of a segmented control.
  func segments(_ node: InterfaceNode, variable: String) -> [String] {
    var result: [String] = []
    for (index, segment) in node.children.enumerated() {
      let title = segment["title"] ?? segment.child("string", key: "title")?.text
      if let title {
        result.append(
          "\(variable).insertSegment(withTitle: \(SwiftValue.string(title)), at: \(index), "
            + "animated: false)")
      } else {
        result.append(
          "\(variable).insertSegment(with: \(image(segment) ?? "nil"), at: \(index), "
            + "animated: false)")
      }
      if segment["enabled"] == "NO" {
        result.append("\(variable).setEnabled(false, forSegmentAt: \(index))")
      }
      if let width = SwiftValue.number(segment["width"]) {
        result.append("\(variable).setWidth(\(width), forSegmentAt: \(index))")
      }
    }
    if let selected = SwiftValue.integer(node.parent?["selectedSegmentIndex"]) {
      result.append("\(variable).selectedSegmentIndex = \(selected)")
    }
    return result
  }

  /// Returns a statement for the font and the color of a navigation bar's title.
  func titleAttributes(_ node: InterfaceNode, variable: String) -> [String] {
    var pairs: [String] = []
    if let font = node.child("fontDescription").flatMap(SwiftFont.expression) {
      pairs.append(".font: \(font)")
    }
    if let color = node.child("color", key: "textColor").flatMap(colors.expression) {
      pairs.append(".foregroundColor: \(color)")
    }
    return pairs.isEmpty
      ? [] : ["\(variable).titleTextAttributes = [\(pairs.joined(separator: ", "))]"]
  }

  /// Returns statements for a controller's bars, and for its titles in bars.
  func barStatements(_ node: InterfaceNode, variable: String) -> [String] {
    var result: [String] = []
    let bars = [
      ("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
    ]
    for (key, kit) in bars {
      guard let bar = node.child(key: key) else { continue }
      if let custom = bar["customClass"] {
        report.warn(bar, "a controller's bar cannot be a \(custom) here; a \(kit) is used instead")
      }
      result += statements(bar, kit: kit, variable: "\(variable).\(key)")
      result += childStatements(bar, kit: kit, variable: "\(variable).\(key)")
    }
    if let item = node.child(key: "navigationItem") {
      result += statements(item, kit: "UINavigationItem", variable: "\(variable).navigationItem")
    }
    if let item = node.child(key: "tabBarItem") {
      result.append("\(variable).tabBarItem = \(tab(item))")
      result += tabStatements(item, variable: "\(variable).tabBarItem?")
    }
    return result
  }

  /// Returns an expression for a tab.
  func tab(_ node: InterfaceNode) -> String {
    let tag = SwiftValue.integer(node["tag"]) ?? "0"
    if let system = node["systemItem"], Self.tabs.contains(system) {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = node["title"].map(SwiftValue.string) ?? "nil"
    return "UITabBarItem(title: \(title), image: \(image(node) ?? "nil"), tag: \(tag))"
  }

  /// Returns statements for a tab's other attributes.
  func tabStatements(_ node: InterfaceNode, variable: String) -> [String] {
    var result: [String] = []
    if let badge = node["badgeValue"] {
      result.append("\(variable).badgeValue = \(SwiftValue.string(badge))")
    }
    if let image = node["selectedImage"] {
      result.append("\(variable).selectedImage = \(SwiftValue.image(image))")
    }
    if node["enabled"] == "NO" { result.append("\(variable).isEnabled = false") }
    return result
  }

  private static let tabs: Set<String> = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]
}
