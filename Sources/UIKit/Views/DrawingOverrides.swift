import CoreGraphics

extension UIView {
  /// Whether neither the view's class nor its layer's has code that draws, as of most views.
  ///
  /// No drawing surface is made for such a view.
  package var drawsNothing: Bool {
    type(of: hostedLayer) == CALayer.self && !DrawingOverrides.exist(in: self)
  }
}

/// Finds out whether a class of views has a method of its own that draws or is called for drawing.
enum DrawingOverrides {
  /// Whether `view` is of such a class.
  static func exist(in view: UIView) -> Bool { members.areOverridden(in: view) }

  private static let members = OverriddenMembers(of: Overriding.self, count: 4)

  private final class Overriding: UIView {
    override func draw(_ rect: CGRect) { tag = 1 }
    override func display(_ layer: CALayer) { tag = 2 }
    override func draw(_ layer: CALayer, in ctx: CGContext) { tag = 3 }
    override func layerWillDraw(_ layer: CALayer) { tag = 4 }
  }
}
