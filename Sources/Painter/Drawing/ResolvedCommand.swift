import CoreGraphics
import DisplayList

/// A drawing command from a node's contents, with the graphics state that applies to it.
nonisolated struct ResolvedCommand: Equatable {
  struct Clip: Equatable {
    let path: CGPath
    let rule: CGPathFillRule
    let transform: CGAffineTransform
  }

  let command: DrawCommand
  /// The map from the command's coordinates to pixels.
  let transform: CGAffineTransform
  /// The clips whose intersection limits the drawing.
  let clips: [Clip]
  /// The drawing style, or `nil` for the default style.
  let style: DrawingStyle?
}

/// The drawing commands in a node's contents, in order.
///
/// A `restore` without a matching `save` does nothing, as in Core Graphics.
nonisolated struct ResolvedCommands: Sequence, IteratorProtocol {
  private typealias State = (
    transform: CGAffineTransform, clips: [ResolvedCommand.Clip], style: DrawingStyle?
  )

  private let commands: [DrawCommand]
  private var index = 0
  private var state: State
  private var savedStates: [State] = []

  /// - Parameter toPixels: The map from the node's own coordinates to pixels.
  init(_ node: DisplayNode, _ toPixels: CGAffineTransform) {
    commands = node.contents
    state = (node.contentsTransform.concatenating(toPixels), [], nil)
  }

  mutating func next() -> ResolvedCommand? {
    while index < commands.count {
      let command = commands[index]
      index += 1
      switch command {
      case .save:
        savedStates.append(state)
      case .restore:
        if let saved = savedStates.popLast() { state = saved }
      case .concatenate(let transform):
        state.transform = transform.concatenating(state.transform)
      case .clip(let path, let rule):
        state.clips.append(
          ResolvedCommand.Clip(path: path, rule: rule, transform: state.transform))
      case .style(let style):
        state.style = style
      case .fill, .paint, .stroke, .image, .tintedImage, .text, .nodes:
        return ResolvedCommand(
          command: command, transform: state.transform, clips: state.clips, style: state.style)
      }
    }
    return nil
  }
}
