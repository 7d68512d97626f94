import CoreGraphics

extension UIView {
  /// Whether neither the view's class nor its layer's class has code that draws. This is so for most views.
  ///
  /// Such a view gets no drawing surface.
  package var drawsNothing: Bool {
    type(of: hostedLayer) == CALayer.self && !DrawingOverrides.exist(in: self)
  }
}

/// Determines whether a class of views overrides a method that draws or is called for drawing.
package enum DrawingOverrides {
  /// Whether the layout of class metadata is known.
  package static var isLayoutKnown: Bool { members.isKnown }

  /// Whether the class of `view` overrides such a method.
  static func exist(in view: UIView) -> Bool { members.areOverridden(in: view) }

  private static let members = OverriddenMembers(of: Overriding.self, count: 4)

  private final class Overriding: UIView {
    override func draw(_ rect: CGRect) { tag = 1 }
    override func display(_ layer: CALayer) { tag = 2 }
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 3 }
    override func layerWillDraw(_ layer: CALayer) { tag = 4 }
  }
}
