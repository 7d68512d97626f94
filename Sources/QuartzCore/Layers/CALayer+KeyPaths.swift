import CoreGraphics

nonisolated extension CALayer {
  /// Sets an animatable value that is not part of `LayerState`.
  final func change(_ property: AnimatableProperty, _ value: AnimatableValue) {
    willSet(property, value)
    setModelValue(value, of: property)
    didChange()
  }

  /// Returns the value of a property or one of its parts, or else the value stored for the key.
  final func findValue(forKeyPath path: String) -> Any? {
    if let path = LayerKeyPath(path), path.property != .masksToBounds {
      if let value = modelValue(of: path.property)?.part(path.part) {
        if case .scalar(let flag) = value, path.property.isFlag { return flag != 0 }
        return value.content
      }
      return nil
    }
    return switch path {
    case "name": name
    case "contents": contents
    case "masksToBounds": masksToBounds
    case "opaque", "isOpaque": isOpaque
    case "contentsScale": contentsScale
    case "contentsGravity": contentsGravity
    default: extras?.style.values[path]
    }
  }

  /// Sets the value of a property or one of its parts, or else stores a value for the key. Ignores
  /// values that aren't valid for the property.
  final func storeValue(_ value: Any?, forKeyPath path: String) {
    if let path = LayerKeyPath(path), path.property != .masksToBounds {
      if var whole = modelValue(of: path.property) {
        guard let old = whole.part(path.part) else { return }
        guard let new = AnimatableValue(value, like: old) ?? (value == nil ? old.cleared : nil)
        else { return }
        whole.set(path.part, to: new)
        assign(whole, to: path.property)
      }
      return
    }
    switch path {
    case "name": name = value as? String
    case "masksToBounds": masksToBounds = value as? Bool ?? false
    case "opaque", "isOpaque": isOpaque = value as? Bool ?? false
    case "contentsScale": contentsScale = value as? CGFloat ?? 1
    case "contentsGravity": contentsGravity = value as? CALayerContentsGravity ?? .resize
    default: rare.style.values[path] = value
    }
  }

  /// Sets a property using its setter.
  private func assign(_ value: AnimatableValue, to property: AnimatableProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.opacity, .scalar(let number)): opacity = Float(number)
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .scalar(let number)): cornerRadius = number
    case (.hidden, .scalar(let number)): isHidden = number != 0
    case (.transform, .transform(let transform)): setAffineTransform(transform)
    case (.transform, .transform3D(let matrix)): transform = matrix
    case (.contents, .object(let object)): contents = object
    default: change(property, value)
    }
  }
}

nonisolated extension AnimatableProperty {
  fileprivate var isFlag: Bool { self == .hidden || self == .masksToBounds }
}

nonisolated extension AnimatableValue {
  /// The value in the form that apps use.
  fileprivate var content: Any? {
    switch self {
    case .rect(let value): value
    case .point(let value): value
    case .size(let value): value
    case .transform(let value): CATransform3DMakeAffineTransform(value)
    case .transform3D(let value): value
    case .scalar(let value): value
    case .color(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .scalars(let value): value
    case .object(let value): value
    }
  }

  /// The value that represents nil, if the property can be nil.
  fileprivate var cleared: AnimatableValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .colors: .colors(nil)
    case .scalars: .scalars(nil)
    case .object: .object(nil)
    case .rect, .point, .size, .transform, .transform3D, .scalar: nil
    }
  }
}
