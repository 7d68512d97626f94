import CoreGraphics

// Explicit animations: `CAAnimation` objects that apps add to layers.
extension AnimationEngine {
  /// Adds a copy of an animation to a layer, replacing any animation with the same key.
  ///
  /// - Parameters:
  ///   - transition: The content of a transition; nil for a transition from the layer's current
  ///     state.
  ///   - completion: Called once when the animation has ended or been stopped.
  package func add(
    _ animation: CAAnimation, forKey key: String?, to layer: CALayer,
    transition: LayerTransition? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    var (key, transition) = (key, transition)
    if let copy = copy as? CATransition {
      key = kCATransition
      let (start, end) = (CGFloat(copy.startProgress), CGFloat(copy.endProgress))
      if transition == nil {
        let (before, level) = beforeTransition(of: layer)
        transition = LayerTransition(
          before: before, style: copy.style, progress: start...max(start, end), level: level + 1)
      }
    }
    if let key { remove(forKey: key, from: layer) }
    var program = AnimationProgram(
      copy, on: layer, defaultDuration: transaction.animationDuration)
    if let override = transaction.timingFunction { program.pacing = override.bezier }
    copy.duration = program.timing.duration
    if copy.beginTime == 0 { copy.beginTime = layer.time.seconds }
    let new = ExplicitAnimation(
      copy, key: key, program: program, beginTime: copy.beginTime, of: layer)
    new.completions = joinCompletions()
    (new.transition, new.completion) = (transition, completion)
    add(new, to: layer)
    schedule(new)
    context.needsFrame = true
  }

  /// Removes the animation with a key, which may be a block animation. Does nothing if there is
  /// none.
  func remove(forKey key: String, from layer: CALayer) {
    guard let animation = layer.animations.first(where: { $0.key == key }) else { return }
    stop(animation, of: layer)
  }

  /// Stops an animation before it ends.
  func stop(_ animation: LayerAnimation, of layer: CALayer) {
    if let animation = animation.ofBlock { return stop(animation.property, of: layer) }
    guard let animation = animation as? ExplicitAnimation else { return }
    layer.removeAnimation(animation)
    setMoving(animation, false)
    unschedule(animation)
    context.needsFrame = true
    guard !animation.hasEnded else { return }
    report(animation, finished: false)
    context.deferCompletion { animation.didStop(finished: false) }
  }

  /// Schedules the beginning and end based on the current timing of the layer and its ancestors.
  func schedule(_ animation: ExplicitAnimation) {
    unschedule(animation)
    guard let layer = animation.layer, !animation.hasEnded else { return }
    if !animation.hasStarted, animation.animation.delegate != nil,
      let start = layer.appTime(at: animation.beginTime)
    {
      animation.start = context.queue.schedule(at: start, .animationEnd) {
        animation.hasStarted = true
        animation.animation.delegate?.animationDidStart(animation.animation)
      }
    }
    let end = layer.appTime(at: animation.beginTime + animation.program.timing.span)
    setMoving(animation, animation.program.timing.speed != 0 && !layer.isTimeStopped)
    guard let end else { return }
    animation.end = context.queue.schedule(at: end, .animationEnd) { [unowned self] in
      finish(animation)
    }
  }

  private func unschedule(_ animation: ExplicitAnimation) {
    if let start = animation.start { context.queue.cancel(start) }
    if let end = animation.end { context.queue.cancel(end) }
    (animation.start, animation.end) = (nil, nil)
  }

  private func finish(_ animation: ExplicitAnimation) {
    animation.hasEnded = true
    setMoving(animation, false)
    if animation.animation.isRemovedOnCompletion { animation.layer?.removeAnimation(animation) }
    context.needsFrame = true
    report(animation, finished: true)
    animation.didStop(finished: true)
  }

  private func report(_ animation: ExplicitAnimation, finished: Bool) {
    guard let layer = animation.layer else { return }
    report(layer, animation.traceName, finished: finished)
  }

  // MARK: - Layer time

  /// Reschedules the animations of a layer and its descendants after its timing changed.
  func timingDidChange(of layer: CALayer) {
    hasLayerTimings = true
    var blocks: [AnimationBlock] = []
    func visit(_ layer: CALayer) {
      for animation in layer.animations {
        if let animation = animation as? ExplicitAnimation { schedule(animation) }
        guard let animation = animation.ofBlock else { continue }
        setMoving(animation, !layer.isTimeStopped)
        if !blocks.contains(where: { $0 === animation.block }) { blocks.append(animation.block) }
      }
      layer.currentSublayers.forEach(visit)
    }
    visit(layer)
    for block in blocks { scheduleEnd(of: block) }
    context.needsFrame = true
  }
}

nonisolated extension ExplicitAnimation {
  /// Calls the delegate, then the completions.
  @MainActor func didStop(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    completion?(finished)
    completion = nil
    for completion in completions { completion.leave() }
    completions = []
  }
}
