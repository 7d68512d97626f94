import CoreGraphics
import PhoneFoundation

nonisolated extension CALayer {
  /// The animations, in the order in which they were added.
  final var animations: [LayerAnimation] { extras?.animations ?? [] }

  /// Whether the layer has any animations.
  package final var hasAnimations: Bool { extras?.animations.isEmpty == false }

  /// Adds an animation on top of the others.
  final func addAnimation(_ animation: LayerAnimation) {
    rare.animations.append(animation)
    host?.layerDidChange()
  }

  /// Removes an animation. Does nothing if the layer doesn't have it.
  final func removeAnimation(_ animation: LayerAnimation) {
    extras?.animations.removeAll { $0 === animation }
    host?.layerDidChange()
  }

  /// Removes the animations of the layer and its descendants, except view layers.
  package final func removeAnimationsInTree() {
    if hasAnimations { removeAllAnimations() }
    for layer in extras?.sublayers ?? [] where layer.host == nil { layer.removeAnimationsInTree() }
  }

  /// Returns the block animation of a property, or nil if there is none.
  final func blockAnimation(of property: AnimatableProperty) -> BlockAnimation? {
    guard let animations = extras?.animations, !animations.isEmpty else { return nil }
    for animation in animations {
      if let animation = animation.ofBlock, animation.property == property { return animation }
    }
    return nil
  }

  /// The values currently on screen.
  @MainActor package final var presented: LayerState {
    guard let animations = extras?.animations, !animations.isEmpty else { return values }
    var state = values
    guard animations.allSatisfy(\.isOfBlock) else {
      for (property, value) in animatedValues { state.setValue(value, of: property) }
      return state
    }
    // Nearly all animations belong to blocks. This path avoids building a dictionary of values.
    let time = time
    for animation in animations {
      guard let animation = animation.ofBlock else { continue }
      let property = animation.property
      state[property] = animation.value(to: values[property], at: time)
    }
    return state
  }

  /// The values of `LayerStyle` currently on screen.
  @MainActor final var presentedStyle: LayerStyle? {
    guard var style = extras?.style, hasAnimations else { return extras?.style }
    for (property, value) in animatedValues { style.setValue(value, of: property) }
    return style
  }

  /// Returns whether an animation may currently change a property. A block animation changes
  /// exactly one property.
  final func mayAnimate(_ property: AnimatableProperty) -> Bool {
    guard let animations = extras?.animations, !animations.isEmpty else { return false }
    return animations.contains { $0.ofBlock.map { $0.property == property } ?? true }
  }

  /// The `zPosition` currently on screen.
  @MainActor package final var presentedDepth: CGFloat {
    guard let extras else { return 0 }
    guard mayAnimate(.zPosition) else { return extras.style.zPosition }
    return presentedStyle?.zPosition ?? 0
  }

  /// The values that animations currently change.
  @MainActor final var animatedValues: [AnimatableProperty: AnimatableValue] {
    guard hasAnimations else { return [:] }
    let time = time
    var shown = PresentedValues(self)
    for animation in animations { animation.apply(to: &shown, at: time) }
    return shown.changed
  }

  /// Searches for an event's action.
  final func findAction(forKey event: String) -> (any CAAction)? {
    guard host == nil else { return nil }
    let found =
      delegate?.action(for: self, forKey: event) ?? extras?.actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return onMain(self) { LayerContext.current.animations.defaultAction(forKey: event, of: $0) }
  }

  /// Whether the layer ignores touches because a block animation without user interaction is
  /// running.
  @MainActor package final var isBlockedByAnimation: Bool {
    animations.contains { animation in
      if let animation = animation.ofBlock { return animation.block.settings.blocksTouches }
      return (animation as? ExplicitAnimation)?.transition?.blocksTouches == true
    }
  }

  /// Returns the value of a property that every layer has, or nil for properties of subclasses.
  final func baseValue(of property: AnimatableProperty) -> AnimatableValue? {
    if let value = values.value(of: property) { return value }
    if property == .transform {
      return extras?.style.transform.map(AnimatableValue.transform3D)
        ?? .transform(values.transform)
    }
    return (extras?.style ?? LayerStyle()).value(of: property)
  }

  /// Sets the value of a property that every layer has, without animation.
  final func setBaseValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    values.setValue(value, of: property)
    if extras != nil || LayerStyle().value(of: property) != nil {
      rare.style.setValue(value, of: property)
    }
  }
}

nonisolated extension LayerState {
  /// Returns an animatable value, or nil if the state doesn't contain the property. The transform
  /// may be a 3D transform.
  func value(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .bounds, .position, .opacity, .backgroundColor, .cornerRadius: self[property]
    case .anchorPoint: .point(anchorPoint)
    case .borderWidth: .scalar(borderWidth)
    case .borderColor: .color(borderColor)
    case .hidden: .scalar(isHidden ? 1 : 0)
    default: nil
    }
  }

  /// Sets an animatable value. Does nothing for other properties or values of a different kind.
  mutating func setValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.transform, .transform(let transform)): self.transform = transform
    case (.transform, .transform3D(let transform)):
      self.transform = CATransform3DGetAffineTransform(transform)
    case (.opacity, .scalar(let number)): opacity = max(0, min(1, number))
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .scalar(let number)): cornerRadius = number
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.borderWidth, .scalar(let number)): borderWidth = number
    case (.borderColor, .color(let color)): borderColor = color
    case (.hidden, .scalar(let number)): isHidden = number >= 0.5
    default: break
    }
  }
}

nonisolated extension LayerStyle {
  /// Returns an animatable value, or nil if the style doesn't contain the property.
  func value(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .sublayerTransform: .transform3D(sublayerTransform ?? CATransform3DIdentity)
    case .zPosition: .scalar(zPosition)
    case .contents: .object(contents as AnyObject?)
    case .contentsRect: .rect(contentsRect)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .scalar(CGFloat(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .scalar(shadowRadius)
    case .shadowPath: .path(shadowPath)
    default: nil
    }
  }

  /// Sets an animatable value. Does nothing for other properties or values of a different kind.
  mutating func setValue(_ value: AnimatableValue, of property: AnimatableProperty) {
    switch (property, value) {
    case (.transform, .transform): transform = nil
    case (.transform, .transform3D(let transform)):
      self.transform = CATransform3DIsAffine(transform) ? nil : transform
    case (.sublayerTransform, .transform3D(let transform)):
      sublayerTransform = CATransform3DIsIdentity(transform) ? nil : transform
    case (.sublayerTransform, .transform(let transform)):
      sublayerTransform = CATransform3DMakeAffineTransform(transform)
    case (.zPosition, .scalar(let number)): zPosition = number
    case (.contents, .object(let object)): contents = object
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .scalar(let number)): shadowOpacity = Float(number)
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowRadius, .scalar(let number)): shadowRadius = number
    case (.shadowPath, .path(let path)): shadowPath = path
    default: break
    }
  }
}
