import Testing

@testable import UIKit

/// Overridden members whose positions in the class metadata cannot be found.
struct OverriddenMembersTests {
  private final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  @Test("if the number of differing words is not as expected, every class may override")
  func count() {
    let members = OverriddenMembers(of: Overriding.self, count: 1)
    #expect(members.isKnown)
    #expect(members.areOverridden(in: Overriding()))
    #expect(!members.areOverridden(in: UIView()))
    // An object of a class that does not have the members.
    #expect(!members.areKnownToBeOverridden(in: UIResponder()))
    let unknown = OverriddenMembers(of: Overriding.self, count: 2)
    #expect(!unknown.isKnown)
    #expect(unknown.areOverridden(in: UIView()))
    #expect(!unknown.areKnownToBeOverridden(in: Overriding()))
  }

  @Test("classes without the members' words are not compared")
  func shortMetadata() {
    let members = OverriddenMembers(
      UIResponder.self, count: 1, base: UIView.self, plain: UIView.self, other: UIView.self)
    #expect(!members.isKnown)
  }
}
