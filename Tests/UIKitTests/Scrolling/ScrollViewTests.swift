import Testing
import TouchTesting
import UIKit

/// A delegate that logs a scroll view's calls.
final class ScrollLogger: NSObject, UIScrollViewDelegate {
  var zoomed: UIView?
  var target: CGPoint?
  var logsScrolling = false
  var insetAfterDrag: UIEdgeInsets?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if logsScrolling { print("scroll \(number(scrollView.contentOffset.y))") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    print("will end dragging")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    print("did end dragging \(decelerate)")
    if let insetAfterDrag { scrollView.contentInset = insetAfterDrag }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { print("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("animated") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    print("will zoom \(view === zoomed)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { print("did zoom \(number(scale))") }
}

struct ScrollViewTests {
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
    "N-37 a finger scrolls at 10 points, which the contents lag; after a rest, they don't decelerate"
  )
  func drag() {
    let phone = TestPhone(root)
    let finger = phone.finger(1).down(at: 100, 300)
    #expect(scrollView.isTracking && !scrollView.isDragging)
    finger.move(to: 100, 291)
    #expect(!scrollView.isDragging && scrollView.contentOffset == .zero)
    finger.move(to: 100, 290)
    #expect(scrollView.isDragging && scrollView.contentOffset == .zero)
    finger.move(to: 150, 240)
    // Only the axis along which the content is larger than the view scrolls.
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    finger.after(0.2).up()
    #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == 50)
    #expect(phone.log.text == "will drag\nwill end dragging\ndid end dragging false")
  }

  @Test("N-37 contents follow the finger at 10 points however far the first move is")
  func firstMove() {
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 300).move(to: 100, 261)
    #expect(scrollView.contentOffset.y == CGFloat(300 - 261 - 10))
    phone.finger(1).move(to: 100, 200).after(0.2).up()
    #expect(scrollView.contentOffset.y == CGFloat(300 - 200 - 10))
    phone.finger(1).down(at: 100, 200).move(to: 100, 239)
    #expect(scrollView.contentOffset.y == CGFloat(90 - (239 - 200 - 10)))
  }

  @Test("a flick decelerates to the formula's target and is reported in order")
  func flick() {
    let phone = TestPhone(root)
    let finger = phone.finger(1).down(at: 100, 390)
    finger.move(to: 100, 190, over: 0.2)
    let before = scrollView.contentOffset.y
    finger.up()
    #expect(scrollView.isDecelerating)
    // 200 points in 0.2 s, until 10 points per second.
    let distance: CGFloat = -(1 - 0.01) / log(0.998)
    phone.after(5)
    #expect(!scrollView.isDecelerating)
    #expect(abs(scrollView.contentOffset.y - (before + distance)) < 1)
    #expect(
      phone.log.text.split(separator: "\n") == [
        "will drag", "will end dragging", "did end dragging true", "will decelerate",
        "did decelerate",
      ])
  }

  @Test("deceleration is the same at every frame rate", arguments: [1.0 / 30, 1.0 / 120, 0.7])
  func frameRate(step: Double) {
    let phone = TestPhone(root)
    logger.logsScrolling = true
    phone.finger(1).down(at: 100, 390).move(to: 100, 190, over: 0.2).up()
    let start = phone.now.seconds
    while phone.now.seconds < start + 4 { phone.after(step) }
    let other = TestPhone(root)
    scrollView.contentOffset = .zero
    other.finger(1).down(at: 100, 390).move(to: 100, 190, over: 0.2).up()
    other.after(5)
    let scrolled = other.log.text.split(separator: "\n").drop { $0 == "scroll 0" }
    #expect(phone.log.text == scrolled.joined(separator: "\n"))
  }

  @Test("a touch on decelerating contents stops them and is not delivered to them")
  func caught() {
    final class Content: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
    }
    scrollView.addSubview(Content(frame: CGRect(x: 0, y: 0, width: 300, height: 2000)))
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 390).move(to: 100, 190, over: 0.2).up()
    phone.after(0.1)
    let before = scrollView.contentOffset.y
    phone.finger(1).down(at: 100, 300)
    #expect(!scrollView.isDecelerating && scrollView.contentOffset.y == before)
    phone.finger(1).after(0.5).up()
    #expect(scrollView.contentOffset.y == before)
    #expect(phone.log.text.hasSuffix("will decelerate\ndid decelerate"))
  }

  @Test("contents dragged beyond their end resist increasingly, and then spring back")
  func rubberBand() {
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 200).move(to: 100, 220).move(to: 100, 310)
    let stretch: CGFloat = 100 * 0.55 / 400
    let expected: CGFloat = -(1 - 1 / (stretch + 1)) * 400
    #expect(abs(scrollView.contentOffset.y - expected) < 1e-9)
    phone.finger(1).after(0.2).up()
    #expect(scrollView.isDecelerating)
    phone.after(2)
    #expect(scrollView.contentOffset == .zero && !scrollView.isDecelerating)
    scrollView.bounces = false
    phone.finger(1).down(at: 100, 200).move(to: 100, 220).move(to: 100, 320)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("contents that fit do not scroll, unless they always bounce")
  func fits() {
    scrollView.contentSize = CGSize(width: 300, height: 300)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 300).move(to: 100, 200).up()
    #expect(phone.log.text == "")
    scrollView.alwaysBounceVertical = true
    phone.finger(1).after(1).down(at: 100, 300).move(to: 100, 280).move(to: 100, 200)
    #expect(scrollView.isDragging && scrollView.contentOffset.y > 0)
    phone.finger(1).up()
    scrollView.isScrollEnabled = false
    phone.after(2)
    phone.finger(1).down(at: 100, 300).move(to: 100, 280).move(to: 100, 200)
    #expect(!scrollView.isDragging)
  }

  @Test("a quick drag scrolls the contents without delivering the touch to them")
  func delayed() {
    let content = LoggingView("content", frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scrollView.addSubview(content)
    logger.logsScrolling = false
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 300).move(to: 100, 280).up()
    #expect(!phone.log.text.contains("content"))
    phone.finger(1).after(3).down(at: 100, 300)
    #expect(!phone.log.text.contains("content"))
    phone.after(0.15)
    #expect(phone.log.text.hasSuffix("content began 1 (100,310)"))
    phone.finger(1).move(to: 100, 280)
    #expect(phone.log.text.contains("content cancelled") && scrollView.isDragging)
  }

  @Test(
    "a tap reaches the contents when the finger lifts, or when it lands if touches are not delayed"
  )
  func tap() {
    let content = LoggingView("content", frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scrollView.addSubview(content)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 120).up()
    #expect(phone.log.text == "content began 1 (100,120)\ncontent ended 1 (100,120)")
    scrollView.delaysContentTouches = false
    phone.finger(1).after(1).down(at: 100, 120)
    #expect(phone.log.lines.count == 3)
  }

  @Test("contents whose touches cannot be canceled do not scroll during a touch")
  func keeps() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.addSubview(control)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 200).after(0.2).move(to: 100, 150)
    #expect(!scrollView.isDragging && control.isTracking)
    phone.finger(1).up()
    // A quick drag scrolls.
    phone.finger(1).after(1).down(at: 100, 200).move(to: 100, 150)
    #expect(scrollView.isDragging && !control.isTracking)
    phone.finger(1).after(0.3).up()
    let content = LoggingView("content", frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scrollView.addSubview(content)
    scrollView.canCancelContentTouches = false
    phone.finger(1).after(1).down(at: 100, 200).after(0.2).move(to: 100, 150)
    #expect(!scrollView.isDragging)
  }

  @Test("touchesShouldBegin withholds touches, and touchesShouldCancel prevents cancellation")
  func overrides() {
    final class NonCancellingScrollView: UIScrollView {
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool { view.tag != 1 }
      override func touchesShouldCancel(in view: UIView) -> Bool { false }
    }
    let nonCancelling = NonCancellingScrollView(frame: scrollView.frame)
    nonCancelling.contentInsetAdjustmentBehavior = .never
    nonCancelling.contentSize = scrollView.contentSize
    let content = LoggingView("content", frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    nonCancelling.addSubview(content)
    root.addSubview(nonCancelling)
    let phone = TestPhone(root)
    content.tag = 1
    phone.finger(1).down(at: 100, 200).after(0.5).up()
    #expect(phone.log.text == "")
    content.tag = 0
    phone.finger(1).after(1).down(at: 100, 200).after(0.2).move(to: 100, 150)
    #expect(!nonCancelling.isDragging && phone.log.text.hasSuffix("content moved 1 (100,150)"))
  }

  @Test("a slow drag ends at the nearest page, and a flick at the next page")
  func paging() {
    scrollView.isPagingEnabled = true
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 390).move(to: 100, 380).move(to: 100, 370)
    phone.finger(1).move(to: 100, 220).after(0.2).up()
    phone.after(2)
    #expect(scrollView.contentOffset.y == 0)
    phone.finger(1).down(at: 100, 390).move(to: 100, 370).move(to: 100, 120).after(0.2).up()
    phone.after(2)
    #expect(scrollView.contentOffset.y == 400)
    phone.finger(1).down(at: 100, 390).move(to: 100, 290, over: 0.1).up()
    phone.after(2)
    #expect(scrollView.contentOffset.y == 800)
  }

  @Test("the delegate can choose where the contents stop")
  func target() {
    logger.target = CGPoint(x: 0, y: 123)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 390).move(to: 100, 190, over: 0.2).up()
    phone.after(5)
    #expect(scrollView.contentOffset.y == 123)
  }

  @Test("the app can set the offset immediately or animate it over 0.3 s, and changes are reported")
  func offset() {
    logger.logsScrolling = true
    let phone = TestPhone(root)
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(phone.log.text == "scroll 100")
    logger.logsScrolling = false
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    phone.after(0.15)
    // After half the time, an eased motion has covered half the distance.
    #expect(abs(scrollView.contentOffset.y - 150) < 1e-9)
    phone.after(0.15)
    #expect(scrollView.contentOffset.y == 200 && phone.log.text == "scroll 100\nanimated")
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 650, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 300)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 50), animated: false)
    #expect(scrollView.contentOffset.y == 10)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 500), animated: false)
    #expect(scrollView.contentOffset.y == 1600)
  }

  @Test("content insets change where the contents stop")
  func insets() {
    scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    #expect(scrollView.contentOffset.y == -50)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 100).move(to: 100, 120).move(to: 100, 300).after(0.2).up()
    phone.after(2)
    #expect(scrollView.contentOffset.y == -50)
  }

  @Test("a direction-locked drag moves one axis")
  func locked() {
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    scrollView.isDirectionalLockEnabled = true
    let phone = TestPhone(root)
    phone.finger(1).down(at: 200, 300).move(to: 198, 280).move(to: 100, 250)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 40))
    phone.finger(1).after(0.2).up()
    // A diagonal drag moves both axes.
    phone.finger(1).after(1).down(at: 200, 300).move(to: 185, 285).move(to: 100, 250)
    #expect(scrollView.contentOffset == CGPoint(x: 90, y: 80))
  }

  @Test("a nested scroll view scrolls along its axis; at its end, the outer view scrolls")
  func nested() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentSize = CGSize(width: 900, height: 400)
    outer.addSubview(scrollView)
    root.addSubview(outer)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 200, 300).move(to: 180, 300).move(to: 150, 300)
    #expect(outer.contentOffset.x == 40 && scrollView.contentOffset == .zero)
    phone.finger(1).after(0.2).up()
    phone.finger(1).after(1).down(at: 100, 300).move(to: 100, 280).move(to: 100, 250)
    #expect(scrollView.contentOffset.y == 40 && outer.contentOffset.x == 40)
    phone.finger(1).after(0.2).up()
    scrollView.contentSize = CGSize(width: 500, height: 400)
    phone.finger(1).after(1).down(at: 200, 300).move(to: 180, 300).move(to: 150, 300)
    #expect(scrollView.contentOffset.x == 40 && outer.contentOffset.x == 40)
    phone.finger(1).after(0.2).up()
    scrollView.contentOffset = CGPoint(x: 200, y: 0)
    phone.finger(1).after(1).down(at: 200, 300).move(to: 180, 300).move(to: 150, 300)
    #expect(scrollView.contentOffset.x == 200 && outer.contentOffset.x == 80)
  }

  @Test("a pinch zooms around its center, and a scale beyond the limits springs back")
  func zoom() {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.addSubview(picture)
    scrollView.contentSize = picture.bounds.size
    #expect(scrollView.pinchGestureRecognizer == nil)
    logger.zoomed = picture
    scrollView.maximumZoomScale = 3
    #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
    let phone = TestPhone(root)
    // The fingers are 80 points apart around (100, 200) in the view, then 100 apart, where the
    // pinch begins, and finally 200 apart.
    phone.together {
      phone.finger(1).down(at: 60, 200)
      phone.finger(2).down(at: 140, 200)
    }
    phone.together {
      phone.finger(1).move(to: 50, 200)
      phone.finger(2).move(to: 150, 200)
    }
    #expect(scrollView.isZooming)
    phone.together {
      phone.finger(1).move(to: 0, 200)
      phone.finger(2).move(to: 200, 200)
    }
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    #expect(scrollView.contentSize == CGSize(width: 600, height: 800))
    #expect(abs(scrollView.contentOffset.x - 100) < 1e-9)
    #expect(abs(scrollView.contentOffset.y - 200) < 1e-9)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    phone.together {
      phone.finger(1).move(to: -190, 200)
      phone.finger(2).move(to: 390, 200)
    }
    #expect(scrollView.zoomScale > 3)
    phone.together {
      phone.finger(1).up()
      phone.finger(2).up()
    }
    #expect(scrollView.isZoomBouncing)
    phone.after(1)
    #expect(scrollView.zoomScale == 3 && !scrollView.isZoomBouncing)
    #expect(phone.log.text.hasPrefix("will zoom true"))
    #expect(phone.log.text.hasSuffix("did zoom 3"))
  }

  @Test("the app can zoom to a scale or a rectangle, within the limits")
  func zoomByApp() {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.addSubview(picture)
    logger.zoomed = picture
    scrollView.maximumZoomScale = 4
    let phone = TestPhone(root)
    scrollView.zoomScale = 2
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 200))
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.setZoomScale(.nan, animated: false)
    #expect(scrollView.zoomScale == 1)
    scrollView.zoom(to: CGRect(x: 75, y: 100, width: 150, height: 200), animated: false)
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 150, y: 200))
    scrollView.setZoomScale(1, animated: true)
    phone.after(1)
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    #expect(phone.log.text == "will zoom true\ndid zoom 1")
  }

  @Test("scrolling lays out the scroll view, so a subclass can position its contents")
  func layout() {
    final class Tiles: UIScrollView {
      override func layoutSubviews() { print("layout \(number(contentOffset.y))") }
    }
    let tiles = Tiles(frame: scrollView.frame)
    tiles.contentInsetAdjustmentBehavior = .never
    tiles.contentSize = scrollView.contentSize
    root.addSubview(tiles)
    let phone = TestPhone(root)
    phone.finger(1).down(at: 100, 300).move(to: 100, 280).move(to: 100, 270)
    phone.after(0.1)
    #expect(phone.log.text == "layout 0\nlayout 10\nlayout 20")
  }
}
