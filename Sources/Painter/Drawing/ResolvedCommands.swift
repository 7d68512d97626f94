import CoreGraphics

/// The commands of a node's contents that draw, one after the other, with their graphics state.
///
/// A `restore` without its `save` does nothing, as in Core Graphics.
nonisolated struct ResolvedCommands: Sequence, IteratorProtocol {
  private let commands: [DrawCommand]
  private var index = 0
  private var transform: CGAffineTransform
  private var clips: [ResolvedCommand.Clip] = []
  private var saved: [(transform: CGAffineTransform, clips: [ResolvedCommand.Clip])] = []

  /// Starts at the first command.
  ///
  /// - Parameter toPixels: From the node's own coordinates to pixels.
  init(_ node: DisplayNode, _ toPixels: CGAffineTransform) {
    commands = node.contents
    transform = node.contentsTransform.concatenating(toPixels)
  }

  mutating func next() -> ResolvedCommand? {
    while index < commands.count {
      defer { index += 1 }
      switch commands[index] {
      case .save:
        saved.append((transform, clips))
      case .restore:
        if let state = saved.popLast() { (transform, clips) = state }
      case .concatenate(let change):
        transform = change.concatenating(transform)
      case .clip(let path, let rule):
        clips.append(ResolvedCommand.Clip(path: path, rule: rule, transform: transform))
      case .fill, .stroke, .image, .text:
        return ResolvedCommand(command: commands[index], transform: transform, clips: clips)
      }
    }
    return nil
  }
}
