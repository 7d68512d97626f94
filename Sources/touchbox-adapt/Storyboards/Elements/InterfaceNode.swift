import Foundation
import FoundationXML

/// An element in an interface file.
final class InterfaceNode {
  let name: String
  let attributes: [String: String]
  /// The line in the file, from 1.
  let line: Int
  fileprivate(set) var children: [InterfaceNode] = []
  /// The text directly inside the element.
  fileprivate(set) var text = ""
  private(set) weak var parent: InterfaceNode?

  init(name: String, attributes: [String: String] = [:], line: Int, parent: InterfaceNode? = nil) {
    (self.name, self.attributes, self.line, self.parent) = (name, attributes, line, parent)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The element's ID, or an empty string if it has none.
  ///
  /// In older files, the content view of a cell has no ID, so the cell's ID identifies it.
  var id: String { attributes["id"] ?? attributes["tableViewCell"].map { "\($0) content" } ?? "" }

  /// Whether an attribute has the value `YES`.
  func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// Returns the first child with the given name and, if specified, key.
  func child(_ name: String, key: String? = nil) -> InterfaceNode? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// Returns the first child with the given key.
  func child(key: String) -> InterfaceNode? { children.first { $0["key"] == key } }

  /// Returns the children of the first child with the given name.
  func list(_ name: String) -> [InterfaceNode] { child(name)?.children ?? [] }

  /// Calls `body` with the element and all of its descendants, in file order.
  func forEach(_ body: (InterfaceNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// A message about a line of an interface file.
struct InterfaceMessage: CustomStringConvertible {
  let file: String
  /// The line, from 1.
  let line: Int
  let text: String

  /// `Main.storyboard:23: …`
  var description: String { "\(file):\(line): \(text)" }
}

/// An error that contains a message for each unreadable file.
struct InterfaceError: Error, CustomStringConvertible {
  var messages: [InterfaceMessage]

  init(_ messages: [InterfaceMessage]) { self.messages = messages }

  init(_ file: String, _ line: Int, _ text: String) {
    messages = [InterfaceMessage(file: file, line: line, text: text)]
  }

  var description: String { messages.map(\.description).joined(separator: "\n") }
}

/// Reads an interface file's XML into a tree.
final class InterfaceXML: NSObject, XMLParserDelegate {
  /// The maximum nesting depth. Deeper nesting, which no real file has, would overflow the stack in
  /// recursive code.
  private static let maximumDepth = 300

  private let path: String
  private var root: InterfaceNode?
  private var open: [InterfaceNode] = []
  private var isTooDeep = false
  private var errorLine: Int?

  private init(path: String) {
    self.path = path
  }

  /// Reads a storyboard or xib file from Xcode 8 or later. Throws `InterfaceError`.
  static func read(_ path: String) throws -> InterfaceNode {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InterfaceError(path, 1, "the file cannot be read")
    }
    let reader = InterfaceXML(path: path)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isWellFormed = parser.parse() && reader.errorLine == nil
    guard isWellFormed, reader.open.isEmpty, let root = reader.root else {
      let message =
        reader.isTooDeep
        ? "the file is nested deeper than \(maximumDepth) elements"
        : "the file is not well-formed XML"
      throw InterfaceError(path, max(1, reader.errorLine ?? parser.lineNumber), message)
    }
    try reader.check(root)
    return root
  }

  /// Throws an error for other kinds of documents.
  private func check(_ root: InterfaceNode) throws {
    let type = root["type"] ?? ""
    let known = [
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
    ]
    if root.name == "document", known.contains(type) { return }
    let reason =
      switch (root.name, type.contains("InterfaceBuilder3.Cocoa.")) {
      case ("archive", _):
        "the file was saved by Xcode 7 or earlier; open it in Xcode 8 or later, and save it"
      case (_, true): "the file is for a Mac app, not for iOS"
      default: "the file is not a storyboard or xib file for iOS"
      }
    throw InterfaceError(path, root.line, reason)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.maximumDepth else {
      isTooDeep = true
      return parser.abortParsing()
    }
    let node = InterfaceNode(
      name: elementName, attributes: attributes, line: parser.lineNumber, parent: open.last)
    if let parent = open.last { parent.children.append(node) } else { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    errorLine = errorLine ?? parser.lineNumber
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
  }
}
