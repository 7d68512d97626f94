import CoreGraphics

nonisolated extension AnimatableValue {
  /// Returns a part of the value, or nil if the value doesn't have this part.
  func part(_ part: LayerKeyPath.Part) -> AnimatableValue? {
    switch (self, part) {
    case (_, .whole): self
    case (.point(let point), .x): .scalar(point.x)
    case (.point(let point), .y): .scalar(point.y)
    case (.size(let size), .width): .scalar(size.width)
    case (.size(let size), .height): .scalar(size.height)
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .originX): .scalar(rect.origin.x)
    case (.rect(let rect), .originY): .scalar(rect.origin.y)
    case (.rect(let rect), .size): .size(rect.size)
    case (.rect(let rect), .sizeWidth): .scalar(rect.size.width)
    case (.rect(let rect), .sizeHeight): .scalar(rect.size.height)
    default: transform3D.flatMap { TransformParts($0)[part] }
    }
  }

  /// Sets a part of the value. Does nothing if the value doesn't have this part or if the new value
  /// is of a different kind.
  mutating func set(_ part: LayerKeyPath.Part, to value: AnimatableValue) {
    switch (self, part, value) {
    case (_, .whole, _):
      self = value
    case (.point(let point), .x, .scalar(let x)):
      self = .point(CGPoint(x: x, y: point.y))
    case (.point(let point), .y, .scalar(let y)):
      self = .point(CGPoint(x: point.x, y: y))
    case (.size(let size), .width, .scalar(let width)):
      self = .size(CGSize(width: width, height: size.height))
    case (.size(let size), .height, .scalar(let height)):
      self = .size(CGSize(width: size.width, height: height))
    case (.rect(var rect), _, _):
      switch (part, value) {
      case (.origin, .point(let origin)): rect.origin = origin
      case (.originX, .scalar(let x)): rect.origin.x = x
      case (.originY, .scalar(let y)): rect.origin.y = y
      case (.size, .size(let size)): rect.size = size
      case (.sizeWidth, .scalar(let width)): rect.size.width = width
      case (.sizeHeight, .scalar(let height)): rect.size.height = height
      default: return
      }
      self = .rect(rect)
    default:
      guard let transform = transform3D else { return }
      var parts = TransformParts(transform)
      parts[part] = value
      self = AnimatableValue(parts.transform)
    }
  }

  /// Converts an app's value to the kind of `model`. Returns nil if the conversion is impossible.
  init?(_ value: Any?, like model: AnimatableValue) {
    guard let value else { return nil }
    let boxed = value as? NSValue
    switch model {
    case .scalar:
      guard let number = Self.number(value) else { return nil }
      self = .scalar(number)
    case .point:
      guard let point = value as? CGPoint ?? boxed?.pointValue else { return nil }
      self = .point(point)
    case .size:
      guard let size = value as? CGSize ?? boxed?.sizeValue else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = value as? CGRect ?? boxed?.rectValue else { return nil }
      self = .rect(rect)
    case .transform, .transform3D:
      if let transform = value as? CATransform3D {
        self.init(transform)
      } else if let transform = value as? CGAffineTransform {
        self = .transform(transform)
      } else if boxed?.encoding == "[16d]", let boxed {
        self.init(boxed.caTransform3DValue)
      } else if boxed?.encoding == "[6d]", let boxed {
        self = .transform(boxed.cgAffineTransformValue)
      } else {
        return nil
      }
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .colors:
      guard let colors = value as? [CGColor] else { return nil }
      self = .colors(colors)
    case .scalars:
      guard let list = value as? [Any] else { return nil }
      self = .scalars(list.compactMap(Self.number))
    case .object:
      self = .object(value as AnyObject)
    }
  }

  /// Creates a transform value. The value is affine if an affine transform has the same effect.
  ///
  /// Flat layers don't change if only z is scaled, so such a transform is treated as affine.
  init(_ transform: CATransform3D) {
    var flat = transform
    if flat.m13 == 0, flat.m23 == 0, flat.m31 == 0, flat.m32 == 0, flat.m43 == 0 { flat.m33 = 1 }
    self =
      CATransform3DIsAffine(flat)
      ? .transform(CATransform3DGetAffineTransform(flat)) : .transform3D(transform)
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
