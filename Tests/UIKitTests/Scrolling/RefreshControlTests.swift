import Testing
import TouchTesting

@testable import UIKit

struct RefreshControlTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let refresh = UIRefreshControl()
  private let data = ManyRows(50)

  private func phone() -> TestPhone {
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (data, data)
    table.refreshControl = refresh
    refresh.addAction(UIAction { _ in print("refresh") }, for: .valueChanged)
    return TestPhone(table)
  }

  @Test(
    "N-32 pulling the contents far enough sends valueChanged once, and the control remains visible")
  func pull() {
    let phone = phone()
    let finger = phone.finger(1).down(at: 100, 50)
    finger.move(to: 100, 70).move(to: 100, 150)
    #expect(phone.log.text == "")
    finger.move(to: 100, 300)
    #expect(phone.log.text == "refresh")
    #expect(refresh.isRefreshing)
    finger.move(to: 100, 320).after(0.2).up()
    phone.after(3)
    #expect(phone.log.text == "refresh")
    #expect(table.contentOffset.y == -60)
    #expect(refresh.frame.minY == -60)
    refresh.endRefreshing()
    phone.after(3)
    #expect(table.contentOffset.y == 0)
    #expect(!refresh.isRefreshing)
  }

  @Test("N-32 a canceled or short pull sends nothing")
  func short() {
    let phone = phone()
    phone.finger(1).down(at: 100, 50).move(to: 100, 70).move(to: 100, 130).after(0.2).up()
    phone.after(2)
    #expect(phone.log.text == "")
    #expect(table.contentOffset.y == 0)
  }

  @Test("N-33 a tap on the status bar scrolls the only scroll view with scrollsToTop to the top")
  func statusBar() {
    final class Logger: NSObject, UIScrollViewDelegate {
      var allows = true
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        print("should \(allows)")
        return allows
      }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { print("did") }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    scrollView.contentSize = CGSize(width: 320, height: 3000)
    let logger = Logger()
    scrollView.delegate = logger
    root.addSubview(scrollView)
    let phone = TestPhone(root)
    scrollView.contentOffset.y = 1000
    phone.finger(1).down(at: 160, 10).up()
    phone.after(0.5)
    #expect(scrollView.contentOffset.y == 0)
    #expect(phone.log.text == "should true\ndid")
    scrollView.contentOffset.y = 1000
    logger.allows = false
    phone.finger(1).down(at: 160, 10).up()
    phone.after(0.5)
    #expect(scrollView.contentOffset.y == 1000)
    logger.allows = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    other.alpha = 0.01
    root.addSubview(other)
    phone.finger(1).down(at: 160, 10).up()
    phone.after(0.5)
    #expect(scrollView.contentOffset.y == 1000)
    // An invisible scroll view does not count. Hit testing has the same limit.
    other.alpha = 0.009
    phone.finger(1).down(at: 160, 10).up()
    phone.after(0.5)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("N-34 indicators show the visible part while scrolling and fade afterward")
  func indicators() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    let phone = TestPhone(scrollView)
    #expect(scrollView.layer.sublayers?.isEmpty != false)
    let finger = phone.finger(1).down(at: 100, 300)
    finger.move(to: 100, 280).move(to: 100, 100)
    let layer = scrollView.layer.sublayers?.last
    #expect(layer?.opacity == 1)
    #expect(layer?.frame.maxX == 297)
    // 394 points of track show 400 of 4000 points.
    #expect(layer?.frame.height == 394.0 / 10)
    #expect(scrollView.subviews.isEmpty)
    finger.after(0.2).up()
    phone.after(0.3)
    #expect(layer?.opacity == 1)
    phone.after(0.2)
    #expect(layer?.opacity == 0)
    scrollView.flashScrollIndicators()
    #expect(layer?.opacity == 1)
  }

  @Test("N-34 indicators become shorter beyond the edges and stop at the least length")
  func span() {
    let inside = ScrollIndicators.span(
      visible: 406, content: 812, offset: 203, start: 0, end: 0, 0, 0)
    // A track of 400 points shows half, in its middle.
    #expect(inside?.length == 200)
    #expect(inside?.start == 3 + 100 as CGFloat)
    let outside = ScrollIndicators.span(
      visible: 406, content: 812, offset: -50, start: 0, end: 0, 0, 0)
    #expect(outside?.length == 150)
    #expect(outside?.start == 3)
    let long = ScrollIndicators.span(
      visible: 406, content: 1_000_000, offset: 0, start: 0, end: 0, 0, 0)
    #expect(long?.length == 36)
    #expect(
      ScrollIndicators.span(visible: 406, content: 406, offset: 0, start: 0, end: 0, 0, 0) == nil)
  }
}
