import CoreGraphics
package import DisplayList

/// How a transition looks. A direction is that in which it moves, in sizes of the layer.
package nonisolated enum TransitionStyle: Equatable {
  case fade
  case moveIn(CGVector)
  case push(CGVector)
  case reveal(CGVector)
  /// Half a turn about the vertical or the horizontal axis, seen from far away.
  case flip(isHorizontal: Bool)
}

/// The change of a layer from what it showed to what it shows.
package nonisolated struct LayerTransition {
  /// What the layer showed before; nil for nothing.
  let before: DisplayNode?
  let style: TransitionStyle
  /// The progress at the start and at the end, 0…1.
  var progress: ClosedRange<CGFloat> = 0...1
  /// Whether the layer's view receives no touches meanwhile.
  var blocksTouches = false
  /// How many transitions `before` shows that had not ended, this one included.
  var level = 1

  /// Makes the change from `before`, over the whole progress unless another part is named.
  package init(
    before: DisplayNode?, style: TransitionStyle, progress: ClosedRange<CGFloat> = 0...1,
    blocksTouches: Bool = false, level: Int = 1
  ) {
    (self.before, self.style, self.progress) = (before, style, progress)
    (self.blocksTouches, self.level) = (blocksTouches, level)
  }

  /// The most of them: an app may start one at each move of a finger. So many do not show any more.
  static let levelLimit = 100

  /// Returns what shows at a part of the progress.
  ///
  /// - Parameter after: What the layer shows at the end; nil for nothing.
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
      // The two are added, so that what is the same in both stays as it is.
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
  /// Returns what a layer shows now, to start a transition from, and how many transitions that includes.
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
  /// The transition that runs, and its progress, 0…1; nil for none.
  fileprivate var runningTransition: (transition: LayerTransition, progress: CGFloat)? {
    for animation in extras?.animations ?? [] where !animation.isOfBlock {
      guard let animation = animation as? ExplicitAnimation, let transition = animation.transition,
        let progress = animation.program.progress(after: time.seconds - animation.beginTime)
      else { continue }
      return (transition, progress)
    }
    return nil
  }

  /// Returns what shows of a layer with a transition from another state to this one.
  func transitioned(to node: DisplayNode?) -> DisplayNode? {
    guard hasAnimations, let (transition, progress) = runningTransition else { return node }
    return transition.node(to: node, at: progress)
  }
}
