import CoreGraphics
import Testing
import UIKit

/// The numbers assigned to an app's objects.
struct ObjectNumbersTests {
  @Test("each app's actions are numbered from 1")
  func actions() {
    for _ in 0..<2 {
      AppContext().perform {
        #expect(UIAction { _ in }.identifier.rawValue == "action-1")
        #expect(UIAction { _ in }.identifier.rawValue == "action-2")
      }
    }
  }

  @Test("a view gets the next number when added to a superview, but not when moved within it")
  func arrivals() {
    AppContext().perform {
      let (view, first, second) = (UIView(), UIView(), UIView())
      #expect(first.arrival == 0)
      view.addSubview(first)
      view.addSubview(second)
      view.bringSubviewToFront(first)
      #expect([first, second].map(\.arrival) == [1, 2])
      first.removeFromSuperview()
      view.addSubview(first)
      #expect([first, second].map(\.arrival) == [3, 2])
    }
  }
}
