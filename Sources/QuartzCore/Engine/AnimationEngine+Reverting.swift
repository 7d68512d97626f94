import CoreGraphics

extension AnimationEngine {
  /// Stops all animations in a layer's tree and returns the properties to their initial values.
  ///
  /// Their completions are called later, with `finished` false.
  package func revertAnimations(in layer: CALayer) {
    // Superlayers first, because resizing one may resize its sublayers.
    for animation in layer.animations {
      if let member = animation.ofBlock {
        set(member.property, of: layer, to: member.from)
        // Equal values don't stop an animation.
        stop(member.property, of: layer)
      } else {
        stop(animation, of: layer)
      }
    }
    for sublayer in layer.currentSublayers { revertAnimations(in: sublayer) }
  }
}
