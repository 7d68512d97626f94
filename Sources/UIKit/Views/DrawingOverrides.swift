import CoreGraphics

extension UIView {
  /// Whether the view draws nothing because its class and its layer's class have no drawing code,
  /// as is true of most views.
  ///
  /// A view that draws nothing has no drawing surface.
  package var drawsNothing: Bool {
    type(of: hostedLayer) == CALayer.self && !DrawingOverrides.exist(in: self)
  }
}

/// Determines whether a view class overrides a method that draws or is called during drawing.
package enum DrawingOverrides {
  /// Whether the class metadata layout is known.
  package static var isLayoutKnown: Bool { members.isKnown }

  /// Whether the class of `view` overrides any of these methods.
  static func exist(in view: UIView) -> Bool { members.areOverridden(in: view) }

  private static let members = OverriddenMembers(of: Overriding.self, count: 4)

  private final class Overriding: UIView {
    override func draw(_ rect: CGRect) { tag = 1 }
    override func display(_ layer: CALayer) { tag = 2 }
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 3 }
    override func layerWillDraw(_ layer: CALayer) { tag = 4 }
  }
}
