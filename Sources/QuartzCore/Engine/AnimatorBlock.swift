import CoreGraphics
import PhoneFoundation

/// A property animator's block. Its progress can pause, jump, reverse, and change its pacing.
package final class AnimatorBlock: AnimationBlock {
  /// The way the progress currently changes.
  package enum Motion {
    /// Paused at a progress value.
    case paused(CGFloat)
    /// Running from a progress value to 0 or 1, beginning at a start time.
    case running(
      from: CGFloat, to: CGFloat, start: AppTime, duration: TimeInterval, pacing: Pacing)
  }

  package var motion = Motion.paused(0)
  /// The progress at which newly added animations start.
  package var phase: CGFloat = 0
  /// Whether the animations pause in their final state at the end.
  package var pausesAtEnd = false
  /// Called when all animations have ended or been stopped.
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

  /// Returns the progress, 0…1, or a value outside that range when a spring overshoots.
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
  /// The current time.
  package var now: AppTime { context.queue.now }

  /// Reschedules the end of a block after its motion has changed.
  package func motionDidChange(of block: AnimatorBlock) {
    guard block.start != nil else { return }
    scheduleEnd(of: block)
    if case .running = block.motion {
      members(of: block, areMoving: true)
    } else {
      members(of: block, areMoving: false)
    }
  }

  /// Removes the animations of a block and sets the model values to the values on screen.
  ///
  /// - Returns: The animated properties with their start, end, and current values.
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

  /// Sets a property of a view's layer without animation, even if a block is open.
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

/// A property whose animator has been stopped.
package struct StoppedAnimation {
  package let layer: CALayer
  package let property: AnimatableProperty
  /// The start value, the end value, and the value when the animator was stopped.
  package let from, to, current: AnimatableValue
}
