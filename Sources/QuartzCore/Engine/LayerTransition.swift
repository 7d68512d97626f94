import CoreGraphics
package import DisplayList

/// The style of a transition. Directions are vectors of motion, as multiples of the layer's size.
package nonisolated enum TransitionStyle: Equatable {
  case fade
  case moveIn(CGVector)
  case push(CGVector)
  case reveal(CGVector)
  /// A half turn about the vertical or horizontal axis, without perspective.
  case flip(isHorizontal: Bool)
}

/// A transition of a layer from its old state to its current state.
package nonisolated struct LayerTransition {
  /// The old state of the layer, or nil if it was empty.
  let before: DisplayNode?
  let style: TransitionStyle
  /// The progress at the start and end, 0…1.
  var progress: ClosedRange<CGFloat> = 0...1
  /// Whether the layer's view ignores touches during the transition.
  var blocksTouches = false
  /// The number of unfinished transitions that `before` contains, including this one.
  var level = 1

  /// Creates a transition from `before`, with the full progress range by default.
  package init(
    before: DisplayNode?, style: TransitionStyle, progress: ClosedRange<CGFloat> = 0...1,
    blocksTouches: Bool = false, level: Int = 1
  ) {
    (self.before, self.style, self.progress) = (before, style, progress)
    (self.blocksTouches, self.level) = (blocksTouches, level)
  }

  /// The maximum number of nested transitions. An app may start a transition each time a finger
  /// moves. Transitions beyond the limit are not displayed.
  static let levelLimit = 100

  /// Returns the node to display at a fraction of the progress.
  ///
  /// - Parameter after: The state of the layer at the end, or nil if it is empty.
  func node(to after: DisplayNode?, at fraction: CGFloat) -> DisplayNode? {
    guard var group = after ?? before else { return nil }
    let bounds = group.bounds
    group = DisplayNode(bounds: bounds, transform: group.transform)
    let fraction = progress.lowerBound + (progress.upperBound - progress.lowerBound) * fraction
    func shifted(_ node: DisplayNode?, by direction: CGVector, _ amount: CGFloat) -> [DisplayNode] {
      guard var node else { return [] }
      node.transform = CGAffineTransform(
        translationX: direction.dx * amount * bounds.width,
        y: direction.dy * amount * bounds.height)
      return [node]
    }
    switch style {
    case .fade:
      // The two states are added, so pixels that are equal in both don't change.
      let lighter = DrawingStyle(blendMode: .plusLighter)
      group.contents = [
        .nodes(faded(before, 1 - fraction)), .style(lighter), .nodes(faded(after, fraction)),
      ]
      group.effects = NodeEffects(isIsolated: true)
    case .moveIn(let direction):
      group.children =
        shifted(before, by: direction, 0) + shifted(after, by: direction, fraction - 1)
      group.clips = true
    case .push(let direction):
      group.children =
        shifted(before, by: direction, fraction) + shifted(after, by: direction, fraction - 1)
      group.clips = true
    case .reveal(let direction):
      group.children =
        shifted(after, by: direction, 0) + shifted(before, by: direction, fraction)
      group.clips = true
    case .flip(let isHorizontal):
      guard var side = fraction < 0.5 ? before : after else { return group }
      let scale = abs(cos(.pi * fraction))
      let (x, y) = isHorizontal ? (scale, 1) : (1, scale)
      side.transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(CGAffineTransform(scaleX: x, y: y))
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      group.children = [side]
    }
    return group
  }

  private func faded(_ node: DisplayNode?, _ opacity: CGFloat) -> [DisplayNode] {
    guard var node, opacity > 0 else { return [] }
    node.transform = .identity
    node.opacity *= opacity
    return [node]
  }
}

extension AnimationEngine {
  /// Returns a layer's current state as the start of a transition, and the number of transitions it
  /// contains.
  package func beforeTransition(of layer: CALayer) -> (node: DisplayNode?, level: Int) {
    let level = layer.runningTransition?.transition.level ?? 0
    guard level < LayerTransition.levelLimit else {
      remove(forKey: kCATransition, from: layer)
      return (layer.displayNode(), 0)
    }
    return (layer.displayNode(), level)
  }
}

extension CALayer {
  /// The active transition and its progress, 0…1, or nil if there is none.
  fileprivate var runningTransition: (transition: LayerTransition, progress: CGFloat)? {
    for animation in extras?.animations ?? [] where !animation.isOfBlock {
      guard let animation = animation as? ExplicitAnimation, let transition = animation.transition,
        let progress = animation.program.progress(after: time.seconds - animation.beginTime)
      else { continue }
      return (transition, progress)
    }
    return nil
  }

  /// Returns the node to display for a layer during a transition from another state.
  func transitioned(to node: DisplayNode?) -> DisplayNode? {
    guard hasAnimations, let (transition, progress) = runningTransition else { return node }
    return transition.node(to: node, at: progress)
  }
}
