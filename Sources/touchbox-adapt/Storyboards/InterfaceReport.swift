/// Messages about one interface file.
final class InterfaceReport {
  /// The file's path for messages.
  let path: String
  private(set) var messages: [InterfaceMessage] = []
  private var uniqueMessages: Set<String> = []

  init(path: String) {
    // Comments in the generated code also contain the path.
    self.path = path.printable
  }

  /// Returns the location of an element: `Main.storyboard:23`.
  func location(_ node: InterfaceNode) -> String { "\(path):\(node.line)" }

  /// Reports something that is ignored.
  func warn(_ node: InterfaceNode, _ message: String) {
    messages.append(InterfaceMessage(file: path, line: node.line, text: message))
  }

  /// Reports only the first case of the same message.
  func warnOnce(_ node: InterfaceNode, _ message: String) {
    if uniqueMessages.insert(message).inserted { warn(node, message) }
  }
}
