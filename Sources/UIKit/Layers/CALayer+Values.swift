import CoreGraphics

nonisolated extension CALayer {
  /// What few layers have, made with its first use.
  final var rare: LayerExtras {
    if let extras { return extras }
    let new = LayerExtras()
    extras = new
    return new
  }

  /// The running animations; nearly always none.
  final var running: [AnimatableProperty: PropertyAnimation] {
    get { extras?.running ?? [:] }
    set {
      rare.running = newValue
      if let view { onMain { view.layerDidChange() } }
    }
  }

  /// Whether any animation runs.
  final var hasAnimations: Bool { extras?.running.isEmpty == false }

  /// The values that the screen shows now.
  @MainActor package final var presented: LayerState {
    guard let running = extras?.running, !running.isEmpty else { return values }
    var state = values
    let now = AppContext.current.queue.now
    for (property, animation) in running {
      state[property] = animation.value(to: values[property], at: now)
    }
    return state
  }

  /// Whether touches pass through, because a block animation that does not allow them runs.
  @MainActor final var isBlockedByAnimation: Bool {
    hasAnimations && running.values.contains { $0.block.settings.blocksTouches }
  }

  // MARK: - Setting

  /// Sets a value of `LayerState` that can be animated.
  final func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    value.check()
    onMain((self, value)) { AppContext.current.animations.willSet(property, of: $0, to: $1) }
    values[property] = value
    didChange()
  }

  /// Sets a value of `LayerStyle`.
  final func set<Value>(_ keyPath: WritableKeyPath<LayerStyle, Value>, _ value: Value) {
    rare.style[keyPath: keyPath] = value
    didChange()
  }

  final func setOpacity(_ opacity: CGFloat) {
    set(.opacity, .scalar(max(0, min(1, opacity))))
  }

  final func setBounds(_ rect: CGRect) {
    let old = values.bounds
    set(.bounds, .rect(rect))
    if let view {
      onMain { view.boundsDidChange(from: old) }
    } else if rect.size != old.size {
      invalidateLayout()
    }
    if rect.size != old.size, extras?.style.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }

  final func setTransform(_ transform: CATransform3D) {
    let affine = CATransform3DGetAffineTransform(transform)
    if CATransform3DIsAffine(transform) {
      extras?.style.transform = nil
    } else {
      rare.style.transform = transform
    }
    set(.transform, .transform(affine))
  }

  /// Requests a frame after any change.
  final func didChange() {
    onMain { AppContext.current.needsFrame = true }
  }

  // MARK: - Copies

  /// Copies what `init(layer:)` copies: all values, but not the tree, the view or the delegate.
  final func copyValues(of layer: CALayer) {
    values = layer.values
    guard let extras = layer.extras else { return }
    rare.style = extras.style
    rare.drawing = extras.drawing
  }

  /// Returns a copy with the values that the screen shows now.
  @MainActor final func presentationCopy() -> CALayer {
    let copy = LayerInstances.copy(of: self)
    copy.values = presented
    copy.rare.modelLayer = self
    return copy
  }
}
