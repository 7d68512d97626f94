/// Messages about one interface file.
final class InterfaceReport {
  /// The file's path for messages.
  let path: String
  private(set) var messages: [InterfaceMessage] = []
  private var uniqueMessages: Set<String> = []

  init(path: String) {
    // The path appears in comments in the generated code too.
    self.path = path.printable
  }

  /// Returns an element's location, such as `Main.storyboard:23`.
  func location(_ node: InterfaceNode) -> String { "\(path):\(node.line)" }

  /// Reports an ignored part of the file.
  func warn(_ node: InterfaceNode, _ message: String) {
    messages.append(InterfaceMessage(file: path, line: node.line, text: message))
  }

  /// Reports an ignored part of the file, but only once per message.
  func warnOnce(_ node: InterfaceNode, _ message: String) {
    if uniqueMessages.insert(message).inserted { warn(node, message) }
  }
}
