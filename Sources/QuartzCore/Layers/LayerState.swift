package import CoreGraphics

/// A layer's values at a point in time.
package nonisolated struct LayerState: Equatable {
  /// The layer's rectangle in its own coordinates, in points.
  package var bounds = CGRect.zero
  /// The location of the anchor point in the superlayer's coordinates, in points.
  package var position = CGPoint.zero
  /// The anchor point, in fractions of the size.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform about the anchor point.
  package var transform = CGAffineTransform.identity
  /// The opacity, 0…1.
  package var opacity: CGFloat = 1
  /// The color behind the contents.
  package var backgroundColor: CGColor?
  /// The corner radius, in points.
  package var cornerRadius: CGFloat = 0
  /// The border width, in points.
  package var borderWidth: CGFloat = 0
  /// The border color.
  package var borderColor: CGColor? = .black
  /// Whether the layer clips to its bounds.
  package var masksToBounds = false
  /// Whether the layer is hidden.
  package var isHidden = false

  /// The location of the anchor point in the layer's own coordinates.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The transform from the layer's own coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The transform from the superlayer's coordinates to the layer's own.
  ///
  /// A transform that isn't invertible, such as a scale of 0, is treated as the identity.
  package var fromSuperlayer: CGAffineTransform {
    guard transform.isInvertible else {
      var plain = self
      plain.transform = .identity
      return plain.fromSuperlayer
    }
    return toSuperlayer.inverted()
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  package var frame: CGRect {
    guard transform.isIdentity else { return bounds.applying(toSuperlayer) }
    return CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// Accesses the value of an animatable property.
  subscript(property: AnimatableProperty) -> AnimatableValue {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .transform: .transform(transform)
      case .opacity: .scalar(opacity)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .scalar(cornerRadius)
      default: preconditionFailure("\(property) is not a property of every layer")
      }
    }
    @inline(__always) set {
      switch (property, newValue) {
      case (.bounds, .rect(let rect)): bounds = rect
      case (.position, .point(let point)): position = point
      case (.transform, .transform(let new)): transform = new
      case (.opacity, .scalar(let number)): opacity = number
      case (.backgroundColor, .color(let color)): backgroundColor = color
      case (.cornerRadius, .scalar(let number)): cornerRadius = number
      default:
        preconditionFailure("\(property) cannot be \(newValue)")
      }
    }
  }
}

nonisolated extension CGAffineTransform {
  /// Whether the transform is invertible and both it and its inverse are finite.
  var isInvertible: Bool {
    determinant != 0 && (1 / determinant).isFinite
  }
}
