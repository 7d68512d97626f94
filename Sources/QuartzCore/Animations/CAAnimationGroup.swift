import CoreGraphics

/// Several animations that run together, in the time of the group and cut off at its end.
///
/// `beginTime` of each counts from the group's beginning; one without a duration takes the group's. Delegates and
/// `isRemovedOnCompletion` of those in the group do not count.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationgroup
open nonisolated class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    .group(
      (animations ?? []).map { AnimationProgram($0, on: layer, defaultDuration: duration) },
      duration: duration)
  }
}
