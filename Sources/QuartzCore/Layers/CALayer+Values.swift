import CoreGraphics
import PhoneFoundation

nonisolated extension CALayer {
  /// The extras, created on first use.
  final var rare: LayerExtras {
    if let extras { return extras }
    let new = LayerExtras()
    extras = new
    return new
  }

  // MARK: - Setting

  /// Sets an animatable value of `LayerState`.
  ///
  /// Inlined so that the optimizer can remove the enumerations where the property and its kind are
  /// constants.
  @inline(__always)
  final func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    value.check()
    // Nearly all changes are to views outside animation blocks. Such changes don't affect
    // animations.
    if host == nil || hasAnimations || LayerContext.current.isInAnimationBlock {
      animate(property, to: value)
    }
    values[property] = value
    didChange()
  }

  @inline(never)
  private func animate(_ property: AnimatableProperty, to value: AnimatableValue) {
    onMain((self, value)) { LayerContext.current.animations.willSet(property, of: $0, to: $1) }
  }

  /// Handles a change that is about to be made without `set(_:_:)`. Layers without views animate
  /// the change.
  final func willSet(_ property: AnimatableProperty, _ value: AnimatableValue) {
    guard host == nil else { return }
    onMain(self) { LayerContext.current.animations.willSet(property, of: $0, to: value) }
  }

  /// Sets an animatable value of `LayerStyle`.
  final func set<Value>(
    _ keyPath: WritableKeyPath<LayerStyle, Value>, _ value: Value,
    _ property: AnimatableProperty, _ animatable: AnimatableValue
  ) {
    willSet(property, animatable)
    set(keyPath, value)
  }

  /// Sets a value of `LayerStyle`.
  final func set<Value>(_ keyPath: WritableKeyPath<LayerStyle, Value>, _ value: Value) {
    rare.style[keyPath: keyPath] = value
    didChange()
  }

  package final func setOpacity(_ opacity: CGFloat) {
    set(.opacity, .scalar(max(0, min(1, opacity))))
  }

  final func setBounds(_ rect: CGRect) {
    let old = values.bounds
    set(.bounds, .rect(rect))
    if let host {
      onMain((host, old)) { $0.boundsDidChange(from: $1) }
    } else if rect.size != old.size {
      invalidateLayout()
    }
    if rect.size != old.size, extras?.style.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
  }

  final func setTransform(_ transform: CATransform3D) {
    let affine = transform.flattened(at: .zero)
    if CATransform3DIsAffine(transform) {
      extras?.style.transform = nil
    } else {
      rare.style.transform = transform
    }
    set(.transform, .transform(affine))
  }

  /// Requests a frame after a change.
  final func didChange() {
    LayerContext.current.needsFrame = true
  }

  // MARK: - Copies

  /// Copies the values for `init(layer:)`: all values, but not the tree, view, or delegate.
  final func copyValues(of layer: CALayer) {
    values = layer.values
    guard let extras = layer.extras else { return }
    rare.style = extras.style
    rare.drawing = extras.drawing
  }

  /// Returns a copy with the values currently on screen.
  ///
  /// Not inlined: Swift 6.3 crashes if `onMain` is inlined into a method that returns `Self`.
  @inline(never)
  final func shownCopy() -> CALayer {
    onMain(self) { $0.presentationCopy() }
  }

  /// Returns a copy with the values currently on screen.
  @MainActor final func presentationCopy() -> CALayer {
    let copy = LayerInstances.copy(of: self)
    copy.values = presented
    for (property, value) in animatedValues { copy.setModelValue(value, of: property) }
    copy.rare.modelLayer = self
    return copy
  }
}
