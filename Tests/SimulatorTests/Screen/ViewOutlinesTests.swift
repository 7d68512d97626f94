import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import Simulator

/// The outlines of views that are not on the screen.
struct ViewOutlinesTests {
  /// Returns the number of outlines of a view and its subviews.
  private func outlineCount(_ view: UIView) -> Int {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    root.addSubview(view)
    let phone = Phone(root: root)
    var outlines = ViewOutlines(
      in: CGRect(x: 0, y: 0, width: 320, height: 480), hit: nil, avoiding: [],
      measure: phone.context.host.services.measure)
    for window in phone.context.windowsFrontToBack { outlines.add(window) }
    let strokes = outlines.commands.count { if case .stroke = $0 { true } else { false } }
    // The window and the root have outlines too.
    return strokes - 2
  }

  @Test("Views outside the screen have no outlines, and if they clip, neither do their subviews")
  func outside() {
    let view = UIView(frame: CGRect(x: 400, y: 10, width: 100, height: 50))
    view.addSubview(UIView(frame: CGRect(x: -390, y: 0, width: 100, height: 50)))
    #expect(outlineCount(view) == 1)
    view.clipsToBounds = true
    #expect(outlineCount(view) == 0)
  }

  @Test("A view with an infinite size has no outline")
  func infinite() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(outlineCount(view) == 0)
  }
}
