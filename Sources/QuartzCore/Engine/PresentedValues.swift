import CoreGraphics

/// The values that a layer displays after its animations have been applied in order.
nonisolated struct PresentedValues {
  private let layer: CALayer
  /// The values that animations have changed so far.
  private(set) var changed: [AnimatableProperty: AnimatableValue]

  /// Creates values from a layer's own values and the values that have already been changed.
  init(_ layer: CALayer, _ changed: [AnimatableProperty: AnimatableValue] = [:]) {
    (self.layer, self.changed) = (layer, changed)
  }

  /// The value of a property, or nil if the layer doesn't have the property.
  subscript(property: AnimatableProperty) -> AnimatableValue? {
    get { changed[property] ?? layer.modelValue(of: property) }
    set { changed[property] = newValue }
  }

  /// The value of a property or one of its parts.
  subscript(path: LayerKeyPath) -> AnimatableValue? {
    get { self[path.property]?.part(path.part) }
    set {
      guard let newValue, var value = self[path.property] else { return }
      value.set(path.part, to: newValue)
      self[path.property] = value
    }
  }

  /// Rotates the layer by an angle, in radians, before applying its own transform.
  mutating func turn(by angle: CGFloat) {
    guard let transform = self[.transform] else { return }
    self[.transform] = transform.adding(.transform(CGAffineTransform(rotationAngle: angle)))
  }
}
