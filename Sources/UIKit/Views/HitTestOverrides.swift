import CoreGraphics

/// Determines whether a class overrides hit testing.
///
/// `HitTestIndex` may skip only subviews that do not override `hitTest(_:with:)`,
/// `point(inside:with:)`, or `isUserInteractionEnabled`. If the overrides cannot be determined,
/// searches are slower.
package enum HitTestOverrides {
  /// Whether the class metadata layout is known.
  package static var isLayoutKnown: Bool {
    members.isKnown && hitTest.isKnown && pointInside.isKnown
  }

  /// Whether the class of `view` overrides hit testing.
  package static func exist(in view: UIView) -> Bool { members.areOverridden(in: view) }

  /// Two methods, and a property's getter, setter, and modify accessor.
  private static let members = OverriddenMembers(of: Overriding.self, count: 5)

  /// `hitTest(_:with:)` alone, for explanations.
  static let hitTest = OverriddenMembers(of: OverridingHitTest.self, count: 1)
  /// `point(inside:with:)` alone, for explanations.
  static let pointInside = OverriddenMembers(of: OverridingPointInside.self, count: 1)

  private final class OverridingHitTest: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class OverridingPointInside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > point.y }
  }

  private final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > point.y }
    override var isUserInteractionEnabled: Bool {
      get { tag == 1 }
      set { tag = newValue ? 1 : 2 }
    }
  }
}
