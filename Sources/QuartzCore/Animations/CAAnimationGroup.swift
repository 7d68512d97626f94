import CoreGraphics

/// A group of animations that run together in the group's time. They end when the group ends.
///
/// Each `beginTime` is relative to the beginning of the group. An animation without a duration uses
/// the group's duration. The animations' own `delegate` and `isRemovedOnCompletion` values are
/// ignored.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/caanimationgroup
open nonisolated class CAAnimationGroup: CAAnimation {
  /// The animations in the group.
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
