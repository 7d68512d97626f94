import CoreGraphics

/// One command of a node's contents that draws, with the graphics state it draws under.
nonisolated struct ResolvedCommand: Equatable {
  /// One clip of the state.
  struct Clip: Equatable {
    let path: CGPath
    let rule: CGPathFillRule
    let transform: CGAffineTransform
  }

  let command: DrawCommand
  /// From the command's coordinates to pixels.
  let transform: CGAffineTransform
  /// All must let a pixel through.
  let clips: [Clip]
}
