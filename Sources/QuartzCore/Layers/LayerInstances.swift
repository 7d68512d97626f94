/// Makes layers of classes that are known only when the program runs.
///
/// Swift calls an initializer of a class value only if it is `required`, which `init()` and
/// `init(layer:)` of Apple's class are not: apps' subclasses would not compile. So the calls here are
/// made as if the class were `Template`, a subclass in which they are required; they find the
/// initializer of the class itself, because a class has those of its superclass in the same entries of
/// its method table. See `Instance`.
package nonisolated enum LayerInstances {
  /// Returns a new layer of a class, which must be `CALayer` or a subclass.
  package static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      fatalError("layerClass must be CALayer or a subclass, not \(layerClass)")
    }
    return instance(of: layerClass)
  }

  // Optimized, the calls would go to the template's own initializers.

  @_optimize(none)
  private static func instance(of layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: Template.Type.self).init()
  }

  /// Returns a copy of a layer's values, made by `init(layer:)` of its class.
  @_optimize(none)
  static func copy(of layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: Template.Type.self).init(layer: layer)
  }

  private class Template: CALayer {
    required override init() { super.init() }
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Without a class that overrides them, the compiler would call the initializers directly.
  private final class Overriding: Template {
    required init() { super.init() }
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
