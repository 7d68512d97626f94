import Testing
import TouchTesting
import UIKit

/// The effect of the safe area on scroll view insets.
///
/// Source: Apple's documentation of `adjustedContentInset`, `contentInsetAdjustmentBehavior`, and
/// its cases, and the comments in UIScrollView.h.
struct SafeAreaInsetTests {
  /// A scroll view that records its inset changes.
  private final class CountingScrollView: UIScrollView {
    var changes: [UIEdgeInsets] = []

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      changes.append(adjustedContentInset)
    }
  }

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var changes = 0

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
  }

  /// A controller whose view contains only a scroll view.
  private final class Controller: UIViewController {
    let scrollView = CountingScrollView()
    var content = CGSize(width: 320, height: 2000)
    var change: (UIScrollView) -> Void = { _ in }

    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = content
      change(scrollView)
      view.addSubview(scrollView)
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  private static let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// Source: the safe area of the iPhone X. See `Device.safeArea`.
  private static let notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  @Test("scrolling contents begin below the status bar and end above the home indicator")
  func contents() {
    for (device, inset) in [(TestDevice.iPhone, Self.statusBar), (.iPhoneX, Self.notch)] {
      let controller = Controller()
      let phone = TestPhone(controller, device: device)
      let scrollView = controller.scrollView
      #expect(scrollView.contentInset == .zero)
      #expect(scrollView.adjustedContentInset == inset)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: -inset.top))
      #expect(scrollView.changes == [inset])
      // The offset is far beyond the end, so the content bounces back.
      scrollView.contentOffset.y = 3000
      phone.finger(1).down(at: 100, 200).up()
      phone.after(3)
      #expect(scrollView.contentOffset.y == 2000 + inset.bottom - scrollView.bounds.height)
    }
  }

  @Test(
    "automatic and scrollableAxes adjust the insets on axes that scroll or always bounce"
  )
  func behaviors() {
    let small = CGSize(width: 10, height: 10)
    let (tall, wide) = (CGSize(width: 10, height: 2000), CGSize(width: 2000, height: 10))
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    let cases: [(Behavior, CGSize, bounces: Bool, isAdjusted: Bool)] = [
      (.automatic, tall, false, true), (.scrollableAxes, tall, false, true),
      (.automatic, small, false, false), (.scrollableAxes, small, false, false),
      // The notch is at the top, so there is no horizontal adjustment.
      (.automatic, wide, false, false), (.scrollableAxes, wide, false, false),
      (.automatic, small, true, true), (.scrollableAxes, small, true, true),
      (.always, small, false, true), (.always, tall, false, true),
      (.never, tall, false, false), (.never, small, true, false),
    ]
    for (behavior, content, bounces, isAdjusted) in cases {
      let controller = Controller()
      controller.content = content
      controller.change = {
        $0.contentInsetAdjustmentBehavior = behavior
        $0.alwaysBounceVertical = bounces
      }
      let phone = TestPhone(controller, device: .iPhoneX)
      let expected = isAdjusted ? Self.notch : .zero
      #expect(controller.scrollView.adjustedContentInset == expected, "\(behavior) \(content)")
      #expect(controller.scrollView.contentOffset.y == -expected.top)
      withExtendedLifetime(phone) {}
    }
  }

  @Test("the app's inset is added; each inset change is reported once to the view and its delegate")
  func changes() {
    let (controller, delegate) = (Controller(), Delegate())
    controller.change = { $0.delegate = delegate }
    let phone = TestPhone(controller, device: .iPhoneX)
    let scrollView = controller.scrollView
    #expect(delegate.changes == 1)
    scrollView.contentInset = UIEdgeInsets(top: 6, left: 1, bottom: 6, right: 2)
    let sum = UIEdgeInsets(top: 50, left: 1, bottom: 40, right: 2)
    #expect(scrollView.adjustedContentInset == sum)
    #expect(scrollView.contentOffset == CGPoint(x: -1, y: -50), "the contents follow")
    scrollView.contentInset = scrollView.contentInset
    scrollView.contentSize.height += 1
    phone.after(0.1)
    #expect(scrollView.changes == [Self.notch, sum] && delegate.changes == 2)
    // Content that has been scrolled is not moved.
    scrollView.contentOffset.y = 100
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    #expect(scrollView.contentOffset.y == 100 && delegate.changes == 3)
    // Content that becomes too small to scroll is not adjusted either.
    scrollView.contentInsetAdjustmentBehavior = .automatic
    #expect(scrollView.adjustedContentInset == sum)
    scrollView.contentSize = CGSize(width: 10, height: 10)
    #expect(scrollView.adjustedContentInset == scrollView.contentInset && delegate.changes == 5)
  }

  @Test("only the covered part of the view counts; views outside a window have no inset")
  func location() {
    let root = UIView(frame: UIScreen.main.bounds)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset == .zero)
    root.addSubview(scrollView)
    let controller = UIViewController()
    controller.view = root
    let phone = TestPhone(controller, device: .iPhoneX)
    #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
    scrollView.frame = CGRect(x: 0, y: 30, width: 320, height: 120)
    phone.after(0.1)
    // 44 points are covered, but 30 of them are above the view.
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    #expect(scrollView.contentOffset.y == -14)
    scrollView.removeFromSuperview()
    #expect(scrollView.adjustedContentInset == .zero && scrollView.contentOffset == .zero)
  }

  @Test("rotating the device changes the insets and moves contents that are scrolled to the top")
  func turning() {
    let controller = Controller()
    let phone = TestPhone(controller, device: .iPhoneX)
    let scrollView = controller.scrollView
    phone.rotate(to: .landscapeLeft)
    // In landscape, the content scrolls only vertically, so the sides with the notch are not
    // adjusted.
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(scrollView.contentOffset == .zero)
    phone.rotate(to: .portrait)
    #expect(scrollView.adjustedContentInset == Self.notch)
    #expect(scrollView.contentOffset.y == -44)
  }

  @Test("scrollRectToVisible scrolls a rectangle out from under the insets")
  func visibleRect() {
    let controller = Controller()
    let phone = TestPhone(controller, device: .iPhoneX)
    let scrollView = controller.scrollView
    func show(_ y: CGFloat) -> CGFloat {
      scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 50), animated: false)
      return scrollView.contentOffset.y
    }
    let (end, start): (CGFloat, CGFloat) = (1050 + 34 - 812, 100 - 44)
    #expect(show(1000) == end)
    #expect(show(100) == start)
    #expect(show(110) == start, "it is visible")
    withExtendedLifetime(phone) {}
  }
}
