import CoreGraphics

/// The values that a layer shows, while its animations change them one after the other.
nonisolated struct PresentedValues {
  private let layer: CALayer
  /// What animations changed so far.
  private(set) var changed: [AnimatableProperty: AnimatableValue]

  /// Starts with the layer's own values, and those that were changed before.
  init(_ layer: CALayer, _ changed: [AnimatableProperty: AnimatableValue] = [:]) {
    (self.layer, self.changed) = (layer, changed)
  }

  /// A property's value; nil where the layer has none of that name.
  subscript(property: AnimatableProperty) -> AnimatableValue? {
    get { changed[property] ?? layer.modelValue(of: property) }
    set { changed[property] = newValue }
  }

  /// A property's value or a part of it.
  subscript(path: LayerKeyPath) -> AnimatableValue? {
    get { self[path.property]?.part(path.part) }
    set {
      guard let newValue, var value = self[path.property] else { return }
      value.set(path.part, to: newValue)
      self[path.property] = value
    }
  }

  /// Turns the layer by an angle, in radians, before its own transform.
  mutating func turn(by angle: CGFloat) {
    guard let transform = self[.transform] else { return }
    self[.transform] = transform.adding(.transform(CGAffineTransform(rotationAngle: angle)))
  }
}
