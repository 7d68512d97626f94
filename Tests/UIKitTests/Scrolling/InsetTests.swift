import Testing
import TouchTesting
import UIKit

/// Inset changes while the content is decelerating.
struct InsetTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let logger = ScrollLogger()

  init() {
    // The view is under the status bar.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.delegate = logger
    root.addSubview(scrollView)
  }

  @Test(
    "a pulled list stops at an inset set when the finger lifts or while the list returns"
  )
  func refreshing() {
    let inset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    for isSetLater in [false, true] {
      scrollView.contentInset = .zero
      scrollView.contentOffset = .zero
      logger.insetAfterDrag = isSetLater ? nil : inset
      let phone = TestPhone(root)
      phone.finger(1).down(at: 100, 100)
      phone.finger(1).move(to: 100, 300, over: 0.5).after(0.2)
      let pulled = scrollView.contentOffset.y
      #expect(pulled < -60)
      phone.finger(1).up()
      if isSetLater {
        phone.after(0.05)
        let before = scrollView.contentOffset.y
        scrollView.contentInset = inset
        // The content does not jump.
        #expect(scrollView.contentOffset.y == before)
        #expect(before < -40)
      }
      phone.after(2)
      #expect(scrollView.contentOffset.y == -60)
      #expect(!scrollView.isDecelerating)
      #expect(phone.log.text.hasSuffix("will decelerate\ndid decelerate"))
      scrollView.contentInset = .zero
      #expect(scrollView.contentOffset == .zero)
    }
  }

  @Test("an inset that does not affect where a movement ends does not change the movement")
  func unrelatedInset() {
    let offsets = [false, true].map { changes in
      scrollView.contentInset = .zero
      scrollView.contentOffset = .zero
      let phone = TestPhone(root)
      phone.finger(1).down(at: 100, 390)
      phone.finger(1).move(to: 100, 340, over: 0.1).up()
      phone.after(0.1)
      if changes { scrollView.contentInset.bottom = 30 }
      phone.after(0.2)
      return scrollView.contentOffset.y
    }
    #expect(offsets[0] == offsets[1] && offsets[0] > 50)
  }
}
