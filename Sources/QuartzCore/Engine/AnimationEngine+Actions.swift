import CoreGraphics

// Implicit animations: changes to layers without views.
extension AnimationEngine {
  /// Runs the action for a layer change, before the new value is set.
  func runAction(for property: AnimatableProperty, of layer: CALayer, to value: AnimatableValue) {
    guard layer.extras?.superlayer != nil, transactions.last?.disablesActions != true,
      isShown(layer), layer.modelValue(of: property) != value
    else { return }
    let key = property.rawValue
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  /// Returns Core Animation's default action for a change for which the app provides no action.
  func defaultAction(forKey key: String, of layer: CALayer) -> (any CAAction)? {
    guard let property = AnimatableProperty(rawValue: key), property.hasDefaultAction,
      isShown(layer)
    else { return nil }
    let shown = PresentedValues(layer, layer.animatedValues)[property]
    guard let from = shown?.object else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.duration = transaction.animationDuration
    animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(.systemDefault)
    animation.fillMode = .backwards
    return animation
  }

  /// Records that a layer was added to another layer. Its changes aren't animated until the clock
  /// advances.
  func didInsert(_ layer: CALayer) {
    if newLayersTime != context.queue.now {
      newLayers = []
      newLayersTime = context.queue.now
    }
    newLayers.insert(ObjectIdentifier(layer))
  }

  /// Returns whether a layer is in a window and was already in it before the current time.
  private func isShown(_ layer: CALayer) -> Bool {
    let hasNewLayers = !newLayers.isEmpty && newLayersTime == context.queue.now
    var layer = layer
    while layer.host == nil || layer.extras?.maskedLayer != nil {
      if hasNewLayers, newLayers.contains(ObjectIdentifier(layer)) { return false }
      guard let outer = layer.extras?.superlayer ?? layer.extras?.maskedLayer else { return false }
      layer = outer
    }
    return layer.host?.isInWindow == true
  }
}

nonisolated extension AnimatableProperty {
  /// Whether layers animate this property by default. Unlike on iOS, contents don't fade. Paths are
  /// never animated, according to Apple's documentation of `CAShapeLayer.path`.
  fileprivate var hasDefaultAction: Bool {
    switch self {
    case .contents, .hidden, .masksToBounds, .path: false
    default: true
    }
  }
}
