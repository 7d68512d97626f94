import CoreGraphics

// Animations of changes of layers without views.
extension AnimationEngine {
  /// Lets the action of a change of a layer run, before the value is set.
  func runAction(for property: AnimatableProperty, of layer: CALayer, to value: AnimatableValue) {
    guard layer.extras?.superlayer != nil, transactions.last?.disablesActions != true,
      isShown(layer), layer.modelValue(of: property) != value
    else { return }
    let key = property.rawValue
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  /// Returns what Core Animation does at a change that an app says nothing about.
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

  /// Notes that a layer came into another one: until the clock moves its changes are not animated.
  func didInsert(_ layer: CALayer) {
    if newLayersTime != context.queue.now {
      newLayers = []
      newLayersTime = context.queue.now
    }
    newLayers.insert(ObjectIdentifier(layer))
  }

  /// Whether a layer is in a window, and was there before the present moment.
  private func isShown(_ layer: CALayer) -> Bool {
    let hasNewLayers = !newLayers.isEmpty && newLayersTime == context.queue.now
    var layer = layer
    while layer.host == nil {
      if hasNewLayers, newLayers.contains(ObjectIdentifier(layer)) { return false }
      guard let outer = layer.extras?.superlayer ?? layer.extras?.maskedLayer else { return false }
      layer = outer
    }
    return layer.host?.isInWindow == true
  }
}

nonisolated extension AnimatableProperty {
  /// Whether layers animate changes by themselves. Contents do not fade here; paths never do, says Apple's page
  /// on `CAShapeLayer.path`.
  fileprivate var hasDefaultAction: Bool {
    switch self {
    case .contents, .hidden, .masksToBounds, .path: false
    default: true
    }
  }
}
