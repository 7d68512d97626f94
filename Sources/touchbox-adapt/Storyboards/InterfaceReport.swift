/// Messages about one interface file.
final class InterfaceReport {
  /// The file as messages name it.
  let path: String
  private(set) var messages: [InterfaceMessage] = []
  private var said: Set<String> = []

  init(path: String) {
    // Comments of the generated code contain it as well.
    self.path = path.printable
  }

  /// Returns where an element is: `Main.storyboard:23`.
  func location(_ node: InterfaceNode) -> String { "\(path):\(node.line)" }

  /// Reports what is not read.
  func warn(_ node: InterfaceNode, _ message: String) {
    messages.append(InterfaceMessage(file: path, line: node.line, text: message))
  }

  /// Reports the first of several things of one kind.
  func warnOnce(_ node: InterfaceNode, _ message: String) {
    if said.insert(message).inserted { warn(node, message) }
  }
}
