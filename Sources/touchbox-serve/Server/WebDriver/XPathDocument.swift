/// A node in the tree that XPath expressions search.
enum XPathNode: Sendable {
  /// The parent of the application.
  case document
  case view(ViewNode)
  case attribute(String)
}

/// The value of an XPath expression.
enum XPathValue: Sendable {
  case nodes([XPathNode])
  case text(String)
  case number(Double)
  case bool(Bool)

  var asText: String {
    switch self {
    case .nodes(let nodes): nodes.first.map(Self.text(of:)) ?? ""
    case .text(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let bool): "\(bool)"
    }
  }

  var asNumber: Double {
    switch self {
    case .number(let number): number
    case .bool(let bool): bool ? 1 : 0
    case .nodes, .text: Double(asText.filter { !$0.isWhitespace }) ?? .nan
    }
  }

  var asBool: Bool {
    switch self {
    case .nodes(let nodes): !nodes.isEmpty
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .bool(let bool): bool
    }
  }

  /// Returns a node's text: an attribute's value, or a view's own text.
  static func text(of node: XPathNode) -> String {
    switch node {
    case .document: ""
    case .view(let view): view.attribute("text") ?? ""
    case .attribute(let value): value
    }
  }
}

/// Evaluates XPath expressions in a view tree.
struct XPathDocument {
  /// The context of an expression.
  struct Context {
    var node: XPathNode
    /// The node's 1-based position among the nodes that a predicate tests.
    var position: Int
    /// The number of these nodes.
    var size: Int
  }

  private let root: ViewNode
  private var parents: [ObjectIdentifier: ViewNode] = [:]
  private var order: [ObjectIdentifier: Int] = [:]

  /// Prepares a tree.
  init(_ root: ViewNode) {
    self.root = root
    for (number, view) in root.subtree.enumerated() {
      order[ObjectIdentifier(view)] = number
      for child in view.children { parents[ObjectIdentifier(child)] = view }
    }
  }

  /// Returns the value of an expression.
  func value(
    of expression: XPath.Expression, at context: Context
  ) throws(XPath.Problem) -> XPathValue {
    switch expression {
    case .literal(let text): return .text(text)
    case .number(let number): return .number(number)
    case .call(let name, let arguments):
      var values: [XPathValue] = []
      for argument in arguments { values.append(try value(of: argument, at: context)) }
      return XPathFunctions.value(of: name, values, at: context)
    case .binary(let symbol, let left, let right):
      return try binary(symbol, left, right, at: context)
    case .union(let left, let right):
      return .nodes(
        sorted(try nodes(of: left, at: context) + nodes(of: right, at: context)))
    case .path(let path): return .nodes(try nodes(of: path, at: context))
    }
  }

  private func nodes(
    of expression: XPath.Expression, at context: Context
  ) throws(XPath.Problem) -> [XPathNode] {
    guard case .nodes(let nodes) = try value(of: expression, at: context) else {
      throw XPath.Problem(message: "part of the expression does not select elements")
    }
    return nodes
  }

  // MARK: - Operators

  private func binary(
    _ symbol: String, _ left: XPath.Expression, _ right: XPath.Expression, at context: Context
  ) throws(XPath.Problem) -> XPathValue {
    let first = try value(of: left, at: context)
    if symbol == "and", !first.asBool { return .bool(false) }
    if symbol == "or", first.asBool { return .bool(true) }
    let second = try value(of: right, at: context)
    switch symbol {
    case "and", "or": return .bool(second.asBool)
    case "+": return .number(first.asNumber + second.asNumber)
    case "-": return .number(first.asNumber - second.asNumber)
    default: return .bool(compare(symbol, first, second))
    }
  }

  /// Compares values. A comparison with a node set is true if it is true for any of its nodes.
  private func compare(_ symbol: String, _ left: XPathValue, _ right: XPathValue) -> Bool {
    switch (left, right) {
    case (.nodes(let nodes), .bool), (.bool, .nodes(let nodes)):
      let bool = XPathValue.bool(!nodes.isEmpty)
      if case .bool = left { return compareValues(symbol, left, bool) }
      return compareValues(symbol, bool, right)
    case (.nodes(let nodes), _):
      return nodes.contains { compare(symbol, .text(XPathValue.text(of: $0)), right) }
    case (_, .nodes(let nodes)):
      return nodes.contains { compareValues(symbol, left, .text(XPathValue.text(of: $0))) }
    default: return compareValues(symbol, left, right)
    }
  }

  private func compareValues(_ symbol: String, _ left: XPathValue, _ right: XPathValue) -> Bool {
    switch symbol {
    case "=", "!=":
      let isEqual =
        switch (left, right) {
        case (.bool, _), (_, .bool): left.asBool == right.asBool
        case (.number, _), (_, .number): left.asNumber == right.asNumber
        default: left.asText == right.asText
        }
      return isEqual == (symbol == "=")
    case "<": return left.asNumber < right.asNumber
    case "<=": return left.asNumber <= right.asNumber
    case ">": return left.asNumber > right.asNumber
    default: return left.asNumber >= right.asNumber
    }
  }

  // MARK: - Paths

  private func nodes(
    of path: XPath.Path, at context: Context
  ) throws(XPath.Problem) -> [XPathNode] {
    var current: [XPathNode]
    switch path.start {
    case .context: current = [context.node]
    case .document: current = [.document]
    case .filter(let inner, let predicates):
      current = try nodes(of: inner, at: context)
      for predicate in predicates { current = try filter(current, predicate) }
    }
    for step in path.steps {
      var found: [XPathNode] = []
      for node in current {
        var reached = self.nodes(on: step.axis, of: node, where: step.test)
        for predicate in step.predicates { reached = try filter(reached, predicate) }
        found += reached
      }
      current = sorted(found)
    }
    return current
  }

  private func filter(
    _ nodes: [XPathNode], _ predicate: XPath.Expression
  ) throws(XPath.Problem) -> [XPathNode] {
    var remaining: [XPathNode] = []
    for (index, node) in nodes.enumerated() {
      let result = try value(
        of: predicate, at: Context(node: node, position: index + 1, size: nodes.count))
      let isKept =
        if case .number(let number) = result { number == Double(index + 1) } else { result.asBool }
      if isKept { remaining.append(node) }
    }
    return remaining
  }

  /// Returns the nodes on an axis that pass a test, nearest to the node first.
  private func nodes(
    on axis: XPath.Axis, of node: XPathNode, where test: XPath.Test
  ) -> [XPathNode] {
    if axis == .attribute { return attributes(of: node, where: test) }
    return nodes(on: axis, of: node).filter { node in
      switch (node, test) {
      case (_, .node), (.view, .any): true
      case (.document, _), (.attribute, _): false
      case (.view(let view), .name(let name)): view.tag == name || view.className == name
      }
    }
  }

  private func attributes(of node: XPathNode, where test: XPath.Test) -> [XPathNode] {
    guard case .view(let view) = node else { return [] }
    return view.attributes.filter { test == .any || test == .node || test == .name($0.name) }
      .map { .attribute($0.value) }
  }

  private func nodes(on axis: XPath.Axis, of node: XPathNode) -> [XPathNode] {
    switch axis {
    case .self: return [node]
    case .child: return children(of: node).map { .view($0) }
    case .descendant: return children(of: node).flatMap(\.subtree).map { .view($0) }
    case .descendantOrSelf:
      return [node] + children(of: node).flatMap(\.subtree).map { .view($0) }
    case .parent: return parent(of: node).map { [$0] } ?? []
    case .ancestor: return ancestors(of: node)
    case .ancestorOrSelf: return [node] + ancestors(of: node)
    case .followingSibling: return siblings(of: node).after
    case .precedingSibling: return siblings(of: node).before.reversed()
    case .attribute: return []
    }
  }

  private func children(of node: XPathNode) -> [ViewNode] {
    switch node {
    case .document: [root]
    case .view(let view): view.children
    case .attribute: []
    }
  }

  private func parent(of node: XPathNode) -> XPathNode? {
    guard case .view(let view) = node else { return nil }
    return parents[ObjectIdentifier(view)].map { .view($0) } ?? .document
  }

  private func ancestors(of node: XPathNode) -> [XPathNode] {
    var result: [XPathNode] = []
    var next = parent(of: node)
    while let current = next {
      result.append(current)
      next = parent(of: current)
    }
    return result
  }

  private func siblings(of node: XPathNode) -> (before: [XPathNode], after: [XPathNode]) {
    guard case .view(let view) = node, let above = parents[ObjectIdentifier(view)],
      let index = above.children.firstIndex(where: { $0 === view })
    else { return ([], []) }
    return (
      above.children[..<index].map { .view($0) },
      above.children[(index + 1)...].map { .view($0) }
    )
  }

  /// Returns views in source order without duplicates. Attributes are left unchanged.
  private func sorted(_ nodes: [XPathNode]) -> [XPathNode] {
    var views: [Int: ViewNode] = [:]
    var hasDocument = false
    var others: [XPathNode] = []
    for node in nodes {
      switch node {
      case .document: hasDocument = true
      case .view(let view): views[order[ObjectIdentifier(view)] ?? 0] = view
      case .attribute: others.append(node)
      }
    }
    return (hasDocument ? [.document] : [])
      + views.sorted { $0.key < $1.key }.map { .view($0.value) }
      + others
  }
}

/// The functions of XPath expressions.
enum XPathFunctions {
  /// The functions and their valid argument counts.
  private static let arguments: [String: ClosedRange<Int>] = [
    "contains": 2...2, "starts-with": 2...2, "normalize-space": 0...1, "string-length": 0...1,
    "concat": 2...100, "not": 1...1, "true": 0...0, "false": 0...0, "last": 0...0,
    "position": 0...0, "count": 1...1, "string": 0...1, "number": 0...1, "name": 0...0,
    "local-name": 0...0, "text": 0...0,
  ]

  /// Throws if a function does not exist or does not accept the number of arguments.
  static func check(_ name: String, _ count: Int) throws(XPath.Problem) {
    guard let expected = arguments[name] else {
      throw XPath.Problem(
        message: "unknown function \(name); expected one of "
          + arguments.keys.sorted().joined(separator: ", "))
    }
    guard expected.contains(count) else {
      throw XPath.Problem(message: "\(name) does not accept \(count) arguments")
    }
  }

  /// Returns a function's value.
  static func value(
    of name: String, _ values: [XPathValue], at context: XPathDocument.Context
  ) -> XPathValue {
    let own = XPathValue.text(of: context.node)
    let texts = values.map(\.asText)
    switch name {
    case "contains": return .bool(texts[1].isEmpty || texts[0].contains(texts[1]))
    case "starts-with": return .bool(texts[0].hasPrefix(texts[1]))
    case "normalize-space":
      return .text(
        (texts.first ?? own).split(whereSeparator: \.isWhitespace).joined(separator: " "))
    case "string-length": return .number(Double((texts.first ?? own).count))
    case "concat": return .text(texts.joined())
    case "not": return .bool(!values[0].asBool)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "last": return .number(Double(context.size))
    case "position": return .number(Double(context.position))
    case "count":
      if case .nodes(let nodes) = values[0] { return .number(Double(nodes.count)) }
      return .number(.nan)
    case "number": return .number(values.first?.asNumber ?? XPathValue.text(own).asNumber)
    case "string", "text": return .text(texts.first ?? own)
    default:
      if case .view(let view) = context.node { return .text(view.tag) }
      return .text("")
    }
  }
}
