import CoreGraphics

/// Starts, replaces, stops and ends the animations of one app.
///
/// A setter of a layer asks `willSet(_:of:to:)` first: in an open block the property gets a
/// `PropertyAnimation` from its old value, and the block has one more member. The blocks start when the
/// outermost is committed. From then on a layer's presented values are functions of the app's clock:
/// nothing is stepped, so frames may be drawn at any rate. A block ends through a timer, or early when
/// all its members were stopped by other settings; then its completion is called, once.
package final class AnimationEngine {
  private unowned let context: AppContext
  /// The blocks whose changes are being made, the innermost last.
  private var open: [AnimationBlock] = []
  /// Closed blocks that wait for the outermost one.
  private var closed: [AnimationBlock] = []
  private var runningCount = 0

  /// Whether blocks animate at all.
  var isEnabled = true

  init(context: AppContext) {
    self.context = context
  }

  /// Whether any property is being animated, so that frames are due.
  package var isAnimating: Bool { runningCount > 0 }

  /// Whether a block is open, so that setters animate.
  var innermost: AnimationBlock? { open.last }

  // MARK: - Blocks

  /// Opens a block; setters belong to it until it is closed.
  func begin(_ block: AnimationBlock) {
    open.append(block)
  }

  /// Closes the innermost block; all start when the outermost is closed. One too many does nothing.
  func commit() {
    guard let block = open.popLast() else { return }
    closed.append(block)
    guard open.isEmpty else { return }
    let blocks = closed
    closed = []
    for block in blocks { start(block) }
  }

  private func start(_ block: AnimationBlock) {
    block.start = context.queue.now
    if block.settings.duration <= 0 { drop(block) }
    guard !block.members.isEmpty else {
      guard block.completion != nil else { return }
      context.queue.schedule(at: context.queue.now, .animationEnd) { block.complete() }
      return
    }
    guard block.settings.totalDuration.isFinite else { return }
    let end = block.settings.end(after: context.queue.now)
    block.end = context.queue.schedule(at: end, .animationEnd) { [unowned self] in
      finish(block)
    }
  }

  /// Lets a block's values show at once, as if it had not animated.
  private func drop(_ block: AnimationBlock) {
    for member in block.members { remove(member.layer, member.property) }
    block.members = []
  }

  private func finish(_ block: AnimationBlock) {
    let members = block.members
    block.members = []
    for member in members {
      remove(member.layer, member.property)
      report(member.layer, member.property, finished: true)
    }
    block.complete()
  }

  // MARK: - Properties

  /// Handles a value that is about to be set: inside a block it starts an animation, outside it ends
  /// one.
  func willSet(_ property: AnimatableProperty, of layer: CALayer, to value: AnimatableValue) {
    guard let block = open.last, isEnabled, block.settings.duration > 0 else {
      if !layer.running.isEmpty { stop(property, of: layer) }
      return
    }
    guard layer.values[property] != value else { return }
    if let running = layer.running[property], running.block === block {
      return  // Set twice in one block: it still goes from where it was at first.
    }
    let from =
      block.settings.beginsFromCurrentState
      ? layer.presented[property] : layer.values[property]
    stop(property, of: layer)
    layer.running[property] = PropertyAnimation(block: block, from: from)
    block.members.append((layer, property))
    runningCount += 1
  }

  /// Stops the animation of one property; without one nothing happens.
  func stop(_ property: AnimatableProperty, of layer: CALayer) {
    guard let block = layer.running[property]?.block else { return }
    remove(layer, property)
    block.members.removeAll { $0.layer === layer && $0.property == property }
    block.finished = false
    report(layer, property, finished: false)
    guard block.members.isEmpty, block.start != nil else { return }
    if let end = block.end { context.queue.cancel(end) }
    context.deferWork(.completion { block.complete() })
  }

  /// Stops all animations of a layer.
  func stopAll(on layer: CALayer) {
    for property in AnimatableProperty.allCases { stop(property, of: layer) }
  }

  private func remove(_ layer: CALayer, _ property: AnimatableProperty) {
    layer.running[property] = nil
    runningCount -= 1
    context.needsFrame = true
  }

  private func report(_ layer: CALayer, _ property: AnimatableProperty, finished: Bool) {
    guard let trace = context.trace, let view = layer.view else { return }
    let name = view.accessibilityIdentifier ?? view.traceName
    trace(.animationStop(name: "\(name).\(property.traceName)", finished: finished))
  }
}

extension AnimationBlock {
  /// Calls the completion, once.
  func complete() {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
