/// A strategy for finding elements and its value.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#locator-strategies, and appium.io for `accessibility id`, `id`,
///   `name` and `class name`.
struct Locator: Sendable {
  /// The strategies, as listed in messages.
  private static let strategies = [
    "accessibility id", "class name", "xpath", "id", "name", "tag name", "css selector",
    "link text", "partial link text",
  ]

  private enum Method: Sendable {
    case attributes([@Sendable (ViewNode) -> Bool])
    case path(XPath)
  }

  private let method: Method

  /// Parses a request's arguments.
  init(_ arguments: JSON) throws(WebDriverError) {
    guard let using = arguments["using"]?.text, Self.strategies.contains(using) else {
      throw WebDriverError(
        .invalidArgument, "expected \"using\", one of \(Self.strategies.joined(separator: ", "))")
    }
    guard let value = arguments["value"]?.text else {
      throw WebDriverError(.invalidArgument, "expected \"value\", a string")
    }
    switch using {
    case "accessibility id", "id", "name": method = .attributes([Self.identifier(value)])
    case "class name", "tag name": method = .attributes([Self.type(value)])
    case "link text": method = .attributes([{ $0.attribute("text") == value }])
    case "partial link text":
      method = .attributes([{ $0.attribute("text")?.contains(value) == true }])
    case "css selector": method = .attributes(try Self.conditions(ofSelector: value))
    default:
      do throws(XPath.Problem) {
        method = .path(try XPath(value))
      } catch {
        throw WebDriverError(.invalidSelector, error.message)
      }
    }
  }

  /// Returns the views that match the locator.
  ///
  /// - Parameter root: The element to search below, or nil for the whole screen.
  func views(in tree: ViewNode, below root: ViewNode?) throws(WebDriverError) -> [ViewNode] {
    switch method {
    case .attributes(let conditions):
      return (root ?? tree).subtree.filter { node in
        node !== root && node.element != nil && conditions.allSatisfy { $0(node) }
      }
    case .path(let path):
      do throws(XPath.Problem) {
        return try path.views(in: tree, from: root).filter { $0.element != nil }
      } catch {
        throw WebDriverError(.invalidSelector, error.message)
      }
    }
  }

  // MARK: - Conditions

  private static func identifier(_ value: String) -> @Sendable (ViewNode) -> Bool {
    { $0.attribute("identifier") == value || $0.attribute("label") == value }
  }

  private static func type(_ name: String) -> @Sendable (ViewNode) -> Bool {
    { name == "*" || $0.className == name || $0.type == name || $0.tag == name }
  }

  /// Parses a CSS selector for a single element: a view class, `#identifier`, `.Class`, `[name]`
  /// and `[name="value"]`, which Selenium clients generate for other strategies.
  private static func conditions(
    ofSelector text: String
  ) throws(WebDriverError) -> [@Sendable (ViewNode) -> Bool] {
    func unsupported() -> WebDriverError {
      WebDriverError(
        .invalidSelector,
        "found \(text); the only supported CSS selectors are Class, .Class, #identifier, [name] "
          + "and [name=\"value\"]; use xpath for others")
    }
    var conditions: [@Sendable (ViewNode) -> Bool] = []
    var rest = Substring(text)
    func name() -> String {
      var name = ""
      while let first = rest.first {
        if first == "\\", rest.count > 1 {
          rest.removeFirst()
        } else if !(first.isLetter || first.isNumber || "_-".contains(first)) {
          break
        }
        name.append(rest.removeFirst())
      }
      return name
    }
    while let first = rest.first {
      if first == "#" || first == "." || first == "*" { rest.removeFirst() }
      switch first {
      case "#": conditions.append(identifier(name()))
      case "*": conditions.append(type("*"))
      case ".": conditions.append(type(name()))
      case "[":
        guard let end = rest.firstIndex(of: "]") else { throw unsupported() }
        let parts = rest[rest.index(after: rest.startIndex)..<end].split(
          separator: "=", maxSplits: 1)
        rest = rest[rest.index(after: end)...]
        guard let attribute = parts.first.map({ $0 == "id" ? "identifier" : String($0) }) else {
          throw unsupported()
        }
        guard parts.count == 2 else {
          conditions.append { $0.attribute(attribute) != nil }
          continue
        }
        let quoted = parts[1]
        guard quoted.count >= 2, let quote = quoted.first, "\"'".contains(quote),
          quoted.last == quote
        else { throw unsupported() }
        let value = String(quoted.dropFirst().dropLast()).replacing("\\", with: "")
        if attribute == "identifier" || attribute == "name" {
          conditions.append(identifier(value))
        } else {
          conditions.append { $0.attribute(attribute) == value }
        }
      default:
        let found = name()
        guard !found.isEmpty else { throw unsupported() }
        conditions.append(type(found))
      }
    }
    guard !conditions.isEmpty else { throw unsupported() }
    return conditions
  }
}
