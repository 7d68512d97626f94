import CoreGraphics

/// Several animations that run together, in the time of the group. The group's end also ends them.
///
/// Each `beginTime` counts from the beginning of the group. An animation without a duration gets
/// the duration of the group. The group ignores the delegates and `isRemovedOnCompletion` of its
/// animations.
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
