import PhoneFoundation

/// Creates instances of layer classes that are known only at run time.
///
/// An initializer can be called on a metatype value only if it is `required`. Apple's `init()` and
/// `init(layer:)` aren't; if they were, subclasses in apps wouldn't compile. The calls here are
/// therefore compiled for `Template`, a subclass in which these initializers are required. At run
/// time, the calls reach the actual class's initializer, because a subclass's method table contains
/// its superclass's entries at the same offsets. See `Instance`.
package nonisolated enum LayerInstances {
  /// Returns a new instance of a class, which must be `CALayer` or a subclass.
  package static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      fatalError("layerClass must be CALayer or a subclass, not \(layerClass)")
    }
    return instance(of: layerClass)
  }

  // With optimization, the template's own initializers would be called.

  @_optimize(none)
  private static func instance(of layerClass: CALayer.Type) -> CALayer {
    Instance.checked(Instance.cast(layerClass, to: Template.self).init(), is: layerClass)
  }

  /// Returns a copy of a layer, created by its class's `init(layer:)`.
  @_optimize(none)
  static func copy(of layer: CALayer) -> CALayer {
    let layerClass = type(of: layer)
    return Instance.checked(
      Instance.cast(layerClass, to: Template.self).init(layer: layer), is: layerClass)
  }

  private class Template: CALayer {
    required override init() { super.init() }
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Overrides the initializers so that the compiler doesn't call the template's directly.
  private final class Overriding: Template {
    required init() { super.init() }
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
