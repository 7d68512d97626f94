import CoreGraphics
import PhoneFoundation

/// Starts, replaces, stops, and ends the animations of an app.
///
/// A setter of a view's layer first calls `willSet(_:of:to:)`. If a block is open, this method
/// creates a `BlockAnimation` that starts at the property's old value and adds it to the block. All
/// blocks start when the outermost block is committed. From then on, a layer's presented values are
/// functions of the app's clock. Nothing advances in steps, so frames can be drawn at any rate. A
/// timer ends the block, unless later changes have already stopped all its members. In either case,
/// the block's completion is called once.
///
/// A `CAAnimation` that an app adds to a layer becomes an `ExplicitAnimation`. Changes to layers
/// without views add these animations implicitly, unless the transaction disables them.
package final class AnimationEngine {
  unowned let context: LayerContext
  /// The open blocks, innermost last.
  private var open: [AnimationBlock] = [] {
    didSet { context.isInAnimationBlock = !open.isEmpty }
  }
  /// Committed blocks that are waiting for the outermost block.
  private var closed: [AnimationBlock] = []
  /// An object that every running animation retains. An animation that is released along with its
  /// layer therefore no longer counts as running.
  private var motion = AnimationMotion()
  /// Layers with animations. May include layers whose animations have ended.
  private var animatedLayers: [ObjectIdentifier: WeakLayer] = [:]
  /// The size at which layers without animations are removed from `animatedLayers`.
  private var animatedLayerLimit = 16
  /// The active property animators.
  private var animators: [ObjectIdentifier: any Animator] = [:]

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// The open transactions, innermost last.
  var transactions: [Transaction] = []
  /// Whether the outermost transaction is implicit, which means that it was opened by a change
  /// outside `begin()` and `commit()`.
  var hasImplicitTransaction = false
  /// Layers that were added to a superlayer at `newLayersTime`. Their changes aren't animated yet.
  var newLayers: Set<ObjectIdentifier> = []
  var newLayersTime = AppTime.zero
  /// Whether any layer has its own timing.
  var hasLayerTimings = false

  /// The delay, in seconds, of the replicator layer copy that is being composed.
  var composedDelay: TimeInterval = 0

  /// Whether blocks animate changes.
  package var isEnabled = true

  init(context: LayerContext) {
    self.context = context
  }

  // Isolated because completions often refer to the animated view.
  isolated deinit {
    var released: [LayerAnimation] = []
    for entry in animatedLayers.values {
      released += entry.layer?.extras?.animations ?? []
      entry.layer?.extras?.animations = []
    }
    for animator in animators.values { animator.abandon() }
    withExtendedLifetime(released) {}
  }

  /// Whether any property is changing, which means that new frames are needed.
  package var isAnimating: Bool { !isKnownUniquelyReferenced(&motion) }

  /// The innermost open block, which animates changes, or nil if no block is open.
  package var innermost: AnimationBlock? { open.last }

  // MARK: - Blocks

  /// Opens a block. Changes belong to it until it is committed.
  package func begin(_ block: AnimationBlock) {
    if let override = transactions.last?.timingFunction {
      block.settings.pacing = .curve(override.bezier)
    }
    open.append(block)
  }

  /// Commits the innermost block. All blocks start when the outermost one is committed. Does
  /// nothing if no block is open.
  package func commit() {
    guard let block = open.popLast() else { return }
    closed.append(block)
    guard open.isEmpty else { return }
    let blocks = closed
    closed = []
    for block in blocks { start(block) }
  }

  private func start(_ block: AnimationBlock) {
    if let block = block as? AnimatorBlock, block.start != nil { return motionDidChange(of: block) }
    block.start = context.queue.now
    if block.settings.duration <= 0 { drop(block) }
    guard !block.isEmpty else {
      guard block.needsCompletion else { return }
      context.queue.schedule(at: context.queue.now, .animationEnd) { block.complete() }
      return
    }
    block.completions = joinCompletions()
    if hasLayerTimings {
      for member in block.members {
        guard let layer = member.layer else { continue }
        member.lead = layer.time.microseconds(since: context.queue.now)
        setMoving(member, !layer.isTimeStopped)
      }
    }
    scheduleEnd(of: block)
  }

  /// Schedules the end of a committed block based on the current timing of its layers.
  func scheduleEnd(of block: AnimationBlock) {
    guard let start = block.start else { return }
    if let end = block.end { context.queue.cancel(end) }
    block.end = nil
    var end = block.end(after: start)
    guard end < .distantFuture else { return }
    if hasLayerTimings {
      let ends = block.members.compactMap { member in
        let time = end.advanced(byMicroseconds: member.lead)
        return member.layer.map { $0.appTime(at: time.seconds) ?? .distantFuture }
      }
      end = ends.max() ?? end
      if end == .distantFuture { return }
    }
    block.end = context.queue.schedule(at: end, .animationEnd) { [unowned self] in
      finish(block)
    }
  }

  /// Displays a block's final values immediately, without animation.
  private func drop(_ block: AnimationBlock) {
    for member in block.removeMembers() { remove(member) }
  }

  private func finish(_ block: AnimationBlock) {
    block.end = nil
    if block.staysAtEnd() { return members(of: block, areMoving: false) }
    let members = block.removeMembers()
    for member in members {
      remove(member)
      if let layer = member.layer { report(layer, member.property.traceName, finished: true) }
    }
    if block.endsAtStart {
      for member in members {
        if let layer = member.layer { set(member.property, of: layer, to: member.from) }
      }
    }
    block.complete()
  }

  /// Records whether the animations of a block are running.
  func members(of block: AnimationBlock, areMoving: Bool) {
    for member in block.members {
      setMoving(member, areMoving && member.layer?.isTimeStopped == false)
    }
    context.needsFrame = true
  }

  // MARK: - Properties

  /// Handles a property that is about to be set. Inside a block, this starts an animation; outside,
  /// it ends one. Layers without views animate implicitly. Setting an equal value has no effect.
  func willSet(_ property: AnimatableProperty, of layer: CALayer, to value: AnimatableValue) {
    guard layer.host != nil else { return runAction(for: property, of: layer, to: value) }
    guard let block = open.last, isEnabled, block.settings.duration > 0,
      transactions.last?.disablesActions != true
    else {
      if layer.hasAnimations, layer.values[property] != value { stop(property, of: layer) }
      return
    }
    guard layer.values[property] != value else { return }
    if let running = layer.blockAnimation(of: property), running.block === block {
      // If a property is set twice in a block, its animation still starts from the original value.
      addFrame(to: running, value)
      return
    }
    let from =
      block.settings.beginsFromCurrentState
      ? layer.presented[property] : layer.values[property]
    stop(property, of: layer)
    let new = BlockAnimation(property, of: layer, block: block, from: from)
    if let block = block as? AnimatorBlock { new.phase = block.phase }
    add(new, to: layer)
    block.add(new)
    setMoving(new, true)
    addFrame(to: new, value)
  }

  /// Adds a keyframe if the innermost block is a keyframe block.
  private func addFrame(to animation: BlockAnimation, _ value: AnimatableValue) {
    guard let block = open.last as? KeyframeBlock else { return }
    animation.add(
      BlockAnimation.Frame(
        start: block.frame.lowerBound, end: block.frame.upperBound, value: value),
      mode: block.mode)
  }

  /// Stops the block animation of a property. Does nothing if there is none.
  func stop(_ property: AnimatableProperty, of layer: CALayer) {
    guard let animation = layer.blockAnimation(of: property) else { return }
    let block = animation.block
    remove(animation)
    block.remove(animation)
    block.finished = false
    report(layer, property.traceName, finished: false)
    guard block.isEmpty, block.start != nil else { return }
    if let end = block.end { context.queue.cancel(end) }
    context.deferCompletion { block.complete() }
  }

  /// Stops all animations of a layer: first block animations, in a fixed order, then the others, in
  /// the order in which they were added.
  func stopAll(on layer: CALayer) {
    for property in AnimatableProperty.allCases { stop(property, of: layer) }
    for animation in layer.animations { stop(animation, of: layer) }
  }

  /// Adds an animation to a layer.
  func add(_ animation: LayerAnimation, to layer: CALayer) {
    if !layer.hasAnimations {
      if animatedLayers.count >= animatedLayerLimit {
        animatedLayers = animatedLayers.filter { $0.value.layer?.hasAnimations == true }
        animatedLayerLimit = max(16, 2 * animatedLayers.count)
      }
      animatedLayers[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
    }
    layer.addAnimation(animation)
  }

  /// Retains an animator that became active.
  package func retain(_ animator: any Animator) {
    animators[ObjectIdentifier(animator)] = animator
  }

  /// Releases an animator that is no longer active.
  package func release(_ animator: any Animator) {
    animators[ObjectIdentifier(animator)] = nil
  }

  func remove(_ animation: BlockAnimation) {
    animation.layer?.removeAnimation(animation)
    setMoving(animation, false)
    context.needsFrame = true
  }

  /// Records whether an animation is running, in which case new frames are needed.
  func setMoving(_ animation: LayerAnimation, _ isMoving: Bool) {
    animation.motion = isMoving ? motion : nil
  }

  func report(_ layer: CALayer, _ property: String, finished: Bool) {
    context.animationDidStop?(Self.name(of: property, layer), finished)
  }

  private static func name(of property: String, _ layer: CALayer) -> String {
    "\(layer.host?.layerName ?? layer.name ?? "\(type(of: layer))").\(property)"
  }

  /// The names of the running animations as in the trace, in alphabetical order. A layer's property
  /// that has several animations is listed several times.
  package var runningAnimationNames: [String] {
    animatedLayers.values.flatMap { entry -> [String] in
      guard let layer = entry.layer else { return [] }
      return layer.animations.filter { $0.motion != nil }.map {
        let property =
          $0.ofBlock?.property.traceName ?? ($0 as? ExplicitAnimation)?.traceName ?? $0.key ?? ""
        return Self.name(of: property, layer)
      }
    }.sorted()
  }
}

/// An interruptible animator that the engine retains while it is active.
package protocol Animator: AnyObject {
  /// Ends the animator without calling its completions because the app has ended.
  @MainActor func abandon()
}
