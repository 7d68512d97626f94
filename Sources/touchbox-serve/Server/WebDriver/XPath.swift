/// An XPath expression that selects views.
///
/// Supports the part of XPath 1.0 that clients use: paths with the axes `child`, `descendant`,
/// `descendant-or-self`, `self`, `parent`, `ancestor`, `ancestor-or-self`, `following-sibling`,
/// `preceding-sibling` and `attribute`, their abbreviations, predicates, unions, comparisons,
/// `and`, `or`, `+`, `-`, and the functions that `XPathFunctions` lists. A name matches the
/// element's name in the source, which is the view's class.
package struct XPath: Sendable {
  /// A problem with an expression.
  package struct Problem: Error, Hashable, Sendable {
    /// The mistake and its location.
    package let message: String
  }

  /// A part of an expression.
  indirect enum Expression: Sendable {
    case literal(String)
    case number(Double)
    case call(String, [Expression])
    case binary(String, Expression, Expression)
    case union(Expression, Expression)
    case path(Path)
  }

  /// A path from the context, the document or another expression's nodes.
  struct Path: Sendable {
    enum Start: Sendable {
      case context, document
      case filter(Expression, [Expression])
    }

    var start: Start
    var steps: [Step]
  }

  /// A step in a path.
  struct Step: Sendable {
    var axis: Axis
    var test: Test
    var predicates: [Expression] = []
  }

  enum Axis: String, Sendable {
    case child, descendant, `self`, parent, ancestor, attribute
    case descendantOrSelf = "descendant-or-self"
    case ancestorOrSelf = "ancestor-or-self"
    case followingSibling = "following-sibling"
    case precedingSibling = "preceding-sibling"
  }

  enum Test: Hashable, Sendable {
    case name(String)
    case any
    /// `node()`.
    case node
  }

  /// The maximum length of an expression, in bytes.
  package static let longest = 4096

  let expression: Expression

  /// Parses an expression.
  package init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.longest else {
      throw Problem(message: "the expression is longer than \(Self.longest) bytes")
    }
    var parser = try XPathParser(text)
    expression = try parser.parse()
  }

  /// Returns the views that the expression selects, in document order.
  ///
  /// - Parameters:
  ///   - tree: The application.
  ///   - context: The node that relative paths start from, or nil for the document.
  package func views(
    in tree: ViewNode, from context: ViewNode? = nil
  ) throws(Problem) -> [ViewNode] {
    let document = XPathDocument(tree)
    let start = context.map { XPathNode.view($0) } ?? .document
    guard
      case .nodes(let nodes) = try document.value(
        of: expression, at: .init(node: start, position: 1, size: 1))
    else {
      throw Problem(message: "the expression does not select elements")
    }
    return nodes.compactMap { node in
      if case .view(let view) = node { view } else { nil }
    }
  }
}

/// Parses XPath expressions.
struct XPathParser {
  private enum Token: Hashable {
    case name(String), literal(String), number(Double), symbol(String)
  }

  /// The maximum nesting depth of brackets.
  private static let deepest = 50

  private var tokens: [Token] = []
  private var position = 0
  private var depth = 0

  init(_ text: String) throws(XPath.Problem) {
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: first) else {
          throw XPath.Problem(message: "a string has no closing \(first)")
        }
        tokens.append(.literal(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits) else {
          throw XPath.Problem(message: "found \(digits); expected a number")
        }
        tokens.append(.number(number))
        rest.removeFirst(digits.count)
      } else if first.isLetter || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
        tokens.append(.name(String(name)))
        rest.removeFirst(name.count)
      } else {
        let symbols = [
          "//", "::", "..", "!=", "<=", ">=", "/", "[", "]", "(", ")", "@", ",", "|", "=", "<", ">",
          "*", ".", "+", "-",
        ]
        guard let symbol = symbols.first(where: { rest.hasPrefix($0) }) else {
          throw XPath.Problem(message: "found \(first); expected an XPath expression")
        }
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      }
    }
  }

  mutating func parse() throws(XPath.Problem) -> XPath.Expression {
    let expression = try or()
    guard position == tokens.count else { throw unexpected("the end") }
    return expression
  }

  // MARK: - Tokens

  private var next: Token? { position < tokens.count ? tokens[position] : nil }

  private func isNext(_ symbol: String, after count: Int = 0) -> Bool {
    position + count < tokens.count && tokens[position + count] == .symbol(symbol)
  }

  private mutating func skip(_ symbol: String) -> Bool {
    guard isNext(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func require(_ symbol: String) throws(XPath.Problem) {
    guard skip(symbol) else { throw unexpected(symbol) }
  }

  private func unexpected(_ expected: String) -> XPath.Problem {
    let found =
      switch next {
      case nil: "the end"
      case .name(let text), .symbol(let text): text
      case .literal(let text): "'\(text)'"
      case .number(let number): "\(number)"
      }
    return XPath.Problem(message: "found \(found); expected \(expected)")
  }

  // MARK: - Expressions

  private mutating func or() throws(XPath.Problem) -> XPath.Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      throw XPath.Problem(message: "brackets are nested more than \(Self.deepest) times")
    }
    var left = try and()
    while next == .name("or") {
      position += 1
      left = .binary("or", left, try and())
    }
    return left
  }

  private mutating func and() throws(XPath.Problem) -> XPath.Expression {
    var left = try comparison()
    while next == .name("and") {
      position += 1
      left = .binary("and", left, try comparison())
    }
    return left
  }

  private mutating func comparison() throws(XPath.Problem) -> XPath.Expression {
    try operators(["=", "!=", "<", "<=", ">", ">="]) { parser throws(XPath.Problem) in
      try parser.operators(["+", "-"]) { parser throws(XPath.Problem) in try parser.union() }
    }
  }

  private mutating func operators(
    _ symbols: [String],
    _ operand: (inout XPathParser) throws(XPath.Problem) -> XPath.Expression
  ) throws(XPath.Problem) -> XPath.Expression {
    var left = try operand(&self)
    while case .symbol(let symbol)? = next, symbols.contains(symbol) {
      position += 1
      left = .binary(symbol, left, try operand(&self))
    }
    return left
  }

  private mutating func union() throws(XPath.Problem) -> XPath.Expression {
    var left = try primary()
    while skip("|") { left = .union(left, try primary()) }
    return left
  }

  private mutating func primary() throws(XPath.Problem) -> XPath.Expression {
    switch next {
    case .literal(let text):
      position += 1
      return .literal(text)
    case .number(let number):
      position += 1
      return .number(number)
    case .symbol("("):
      position += 1
      let inner = try or()
      try require(")")
      return try filtered(inner)
    case .name(let name) where isNext("(", after: 1) && name != "node":
      position += 2
      var arguments: [XPath.Expression] = []
      if !skip(")") {
        repeat { arguments.append(try or()) } while skip(",")
        try require(")")
      }
      try XPathFunctions.check(name, arguments.count)
      return .call(name, arguments)
    default: return .path(try path())
    }
  }

  private mutating func filtered(
    _ inner: XPath.Expression
  ) throws(XPath.Problem) -> XPath.Expression {
    let predicates = try predicates()
    var steps: [XPath.Step] = []
    if isNext("/") || isNext("//") { try addSteps(to: &steps) }
    if predicates.isEmpty, steps.isEmpty { return inner }
    return .path(XPath.Path(start: .filter(inner, predicates), steps: steps))
  }

  // MARK: - Paths

  private mutating func path() throws(XPath.Problem) -> XPath.Path {
    if isNext("/") || isNext("//") {
      var steps: [XPath.Step] = []
      try addSteps(to: &steps)
      return XPath.Path(start: .document, steps: steps)
    }
    var steps = [try step()]
    try addSteps(to: &steps)
    return XPath.Path(start: .context, steps: steps)
  }

  /// Parses all slashes and steps that follow.
  private mutating func addSteps(to steps: inout [XPath.Step]) throws(XPath.Problem) {
    while true {
      if skip("//") {
        steps.append(XPath.Step(axis: .descendantOrSelf, test: .node))
      } else if !skip("/") {
        return
      }
      steps.append(try step())
    }
  }

  private mutating func step() throws(XPath.Problem) -> XPath.Step {
    if skip(".") { return XPath.Step(axis: .self, test: .node) }
    if skip("..") { return XPath.Step(axis: .parent, test: .node) }
    var axis = XPath.Axis.child
    if skip("@") {
      axis = .attribute
    } else if case .name(let name)? = next, isNext("::", after: 1) {
      guard let known = XPath.Axis(rawValue: name) else {
        throw XPath.Problem(message: "the axis \(name) is not supported")
      }
      axis = known
      position += 2
    }
    var step = XPath.Step(axis: axis, test: .any)
    if !skip("*") {
      guard case .name(let name)? = next else { throw unexpected("the name of an element") }
      position += 1
      if name == "node", skip("(") {
        try require(")")
        step.test = .node
      } else {
        step.test = .name(name)
      }
    }
    step.predicates = try predicates()
    return step
  }

  private mutating func predicates() throws(XPath.Problem) -> [XPath.Expression] {
    var predicates: [XPath.Expression] = []
    while skip("[") {
      predicates.append(try or())
      try require("]")
    }
    return predicates
  }
}
