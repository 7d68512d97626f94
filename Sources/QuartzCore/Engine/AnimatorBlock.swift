import CoreGraphics
import PhoneFoundation

/// The block of a property animator: its progress can stand still, jump, go back and take another pace.
package final class AnimatorBlock: AnimationBlock {
  /// What the progress does.
  package enum Motion {
    /// It stands still.
    case paused(CGFloat)
    /// It goes from a value to 0 or 1, from a time on.
    case running(
      from: CGFloat, to: CGFloat, start: AppTime, duration: TimeInterval, pacing: Pacing)
  }

  package var motion = Motion.paused(0)
  /// Where the animations that are added now start, as a part of the whole.
  package var phase: CGFloat = 0
  /// Whether the animations stay at the end, standing still.
  package var pausesAtEnd = false
  /// Called once all animations have ended or stopped.
  package var didEnd: (() -> Void)?

  override var needsCompletion: Bool { true }

  override func staysAtEnd() -> Bool {
    guard pausesAtEnd, case .running(_, let to, _, _, _) = motion else { return false }
    motion = .paused(to)
    return true
  }

  override var endsAtStart: Bool {
    if case .running(_, 0, _, _, _) = motion { return true }
    return false
  }

  override func progress(at now: AppTime) -> CGFloat? { fraction(at: now) }

  /// How far the animation is, 0…1, or beyond where a spring is.
  package func fraction(at now: AppTime) -> CGFloat {
    switch motion {
    case .paused(let fraction): return fraction
    case .running(let from, let to, let start, let duration, let pacing):
      if now <= start { return from }
      let part = (now.seconds - start.seconds) / duration
      if part >= 1 { return to }
      return from + (to - from) * pacing.progress(at: part, of: duration)
    }
  }

  override func end(after start: AppTime) -> AppTime {
    guard case .running(_, _, let start, let duration, _) = motion else { return .distantFuture }
    return start.advanced(by: duration)
  }

  override func complete() {
    super.complete()
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?()
  }
}

extension AnimationEngine {
  /// The time that it is.
  package var now: AppTime { context.queue.now }

  /// Schedules the end of a block again, after its motion changed.
  package func motionDidChange(of block: AnimatorBlock) {
    guard block.start != nil else { return }
    scheduleEnd(of: block)
    if case .running = block.motion {
      members(of: block, areMoving: true)
    } else {
      members(of: block, areMoving: false)
    }
  }

  /// Removes the animations of a block; the views' values become what the screen shows.
  ///
  /// - Returns: What was animated, with the values before and after.
  package func stop(_ block: AnimatorBlock) -> [StoppedAnimation] {
    let time = now
    let members = block.removeMembers()
    let list: [StoppedAnimation] = members.compactMap { member in
      guard let layer = member.layer else { return nil }
      return StoppedAnimation(
        layer: layer, property: member.property, from: member.from,
        to: layer.values[member.property],
        current: member.value(to: layer.values[member.property], at: time))
    }
    block.didEnd = nil
    if let end = block.end { context.queue.cancel(end) }
    for member in members { remove(member) }
    for item in list {
      report(item.layer, item.property.traceName, finished: false)
      set(item.property, of: item.layer, to: item.current)
    }
    return list
  }

  /// Sets the value of a view's layer as if no block were open.
  package func set(_ property: AnimatableProperty, of layer: CALayer, to value: AnimatableValue) {
    let wasEnabled = isEnabled
    isEnabled = false
    switch (property, value) {
    case (.bounds, .rect(let bounds)): layer.bounds = bounds
    default: layer.set(property, value)
    }
    isEnabled = wasEnabled
  }
}

/// What a stopped animator had animated.
package struct StoppedAnimation {
  package let layer: CALayer
  package let property: AnimatableProperty
  /// The values before, after and when it was stopped.
  package let from, to, current: AnimatableValue
}
