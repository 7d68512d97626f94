import CoreGraphics

/// Finds out whether a class has a hit test of its own.
///
/// `HitTestIndex` may leave out only subviews whose `hitTest(_:with:)`, `point(inside:with:)` and
/// `isUserInteractionEnabled` are those of `UIView`. Where that cannot be found out, searches are slower,
/// with the same result.
package enum HitTestOverrides {
  /// Whether `view` is of a class with a hit test of its own.
  package static func exist(in view: UIView) -> Bool { members.areOverridden(in: view) }

  /// Two methods, and a property's getter, setter and in-place modification.
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
