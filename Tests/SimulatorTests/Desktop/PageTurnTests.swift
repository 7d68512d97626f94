import CoreGraphics
import Simulator
import Testing
import UIKit

/// The page that keys scroll to. HomeScreenTests cover page turns by finger.
struct PageTurnTests {
  private let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  private let phone: Phone

  init() {
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 3 * 320, height: 460)
    phone = Phone(root: pages)
  }

  @Test(
    "Between two pages, keys turn to a page that is more than half a page away",
    arguments: [
      // The previous page would start at -280, which is more than half a page from 0.
      (40, [FocusKey.pageDown]),
      (280, [.pageUp, .pageDown]),
      (360, [.pageUp, .pageDown]),
      (600, [.pageUp]),
    ])
  func betweenPages(offset: Int, keys: [FocusKey]) {
    pages.contentOffset.x = CGFloat(offset)
    let turning = [FocusKey.pageUp, .pageDown].filter { PageTurn($0, from: nil, in: phone) != nil }
    #expect(turning == keys)
  }

  @Test(
    "On the new page, a control in the same row takes priority over one nearer to the edge",
    arguments: [false, true])
  func row(nearestFirst: Bool) {
    // The first icon is 140 points from the edge. The second is 30 points from it, but in a row 60
    // points lower, which counts double.
    let origins = [CGPoint(x: 320 + 120, y: 200), CGPoint(x: 320 + 10, y: 260)]
    for origin in nearestFirst ? origins.reversed() : origins {
      pages.addSubview(
        UIControl(frame: CGRect(origin: origin, size: CGSize(width: 40, height: 40))))
    }
    // The status bar is 20 points high.
    let turn = PageTurn(.right, from: CGRect(x: 270, y: 220, width: 40, height: 40), in: phone)
    #expect(turn?.focus == CGRect(x: 120, y: 220, width: 40, height: 40))
  }

  @Test("The focus moves to an enabled control, also inside another view")
  func nested() {
    let disabled = UIControl(frame: CGRect(x: 320 + 10, y: 200, width: 40, height: 40))
    disabled.isEnabled = false
    let container = UIView(frame: CGRect(x: 320 + 100, y: 200, width: 100, height: 40))
    container.addSubview(UIControl(frame: CGRect(x: 5, y: 0, width: 40, height: 40)))
    for view in [disabled, container] { pages.addSubview(view) }
    let turn = PageTurn(.right, from: CGRect(x: 270, y: 220, width: 40, height: 40), in: phone)
    #expect(turn?.focus == CGRect(x: 105, y: 220, width: 40, height: 40))
  }

  @Test("Without a view under the focus, there is no page")
  func noView() {
    let focus = CGRect(x: 1000, y: 220, width: 40, height: 40)
    #expect(PageTurn(.right, from: focus, in: phone) == nil)
  }
}
