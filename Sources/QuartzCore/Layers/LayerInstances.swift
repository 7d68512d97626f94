import PhoneFoundation

/// Makes layers of classes that are only known at run time.
///
/// Swift calls an initializer of a class value only if it is `required`. `init()` and
/// `init(layer:)` of Apple's class are not; if they were, subclasses in apps would not compile.
/// Therefore the calls here are compiled for `Template`, a subclass in which they are required.
/// They reach the initializer of the actual class, because a subclass has the entries of its
/// superclass at the same offsets of its method table. See `Instance`.
package nonisolated enum LayerInstances {
  /// Returns a new layer of a class, which must be `CALayer` or a subclass.
  package static func make(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let layerClass = layerClass as? CALayer.Type else {
      fatalError("layerClass must be CALayer or a subclass, not \(layerClass)")
    }
    return instance(of: layerClass)
  }

  // The optimizer would call the template's own initializers.

  @_optimize(none)
  private static func instance(of layerClass: CALayer.Type) -> CALayer {
    Instance.checked(Instance.cast(layerClass, to: Template.self).init(), is: layerClass)
  }

  /// Returns a copy of a layer's values, made by `init(layer:)` of its class.
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

  /// Without a class that overrides the initializers, the compiler would call them directly.
  private final class Overriding: Template {
    required init() { super.init() }
    required init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
