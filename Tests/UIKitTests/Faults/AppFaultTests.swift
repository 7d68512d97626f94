import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// Apps with severe bugs, which must not stop the phone.
struct AppFaultTests {
  /// A window that discards events in which a finger lifts.
  private final class SwallowingWindow: UIWindow {
    var swallows = true

    override func sendEvent(_ event: UIEvent) {
      let lifts = event.allTouches?.contains { $0.phase == .ended } ?? false
      if !lifts || !swallows { super.sendEvent(event) }
    }
  }

  private final class TapCounter {
    var taps = 0

    func tapped() { taps += 1 }
  }

  @Test(
    "if a window discards a lift, the touch still ends, and the next landing creates a new touch")
  func swallowedLift() throws {
    let window = SwallowingWindow(frame: UIScreen.main.bounds)
    let view = LoggingView()
    let counter = TapCounter()
    let tap = UITapGestureRecognizer(target: counter, action: TapCounter.tapped)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    window.addSubview(view)
    let phone = TestPhone(windows: window)
    for round in 1...3 {
      phone.change(1, .down(CGPoint(x: 50, y: 60)), at: Double(round))
      #expect(phone.context.touches.tracker.active.count == 1, "round \(round)")
      phone.change(1, .up(nil), at: Double(round) + 0.1)
      #expect(phone.context.touches.tracker.active.isEmpty, "round \(round)")
    }
    #expect(phone.log.lines.map(\.text) == Array(repeating: "view began 1 (50,60)", count: 3))
    #expect(counter.taps == 0)
    window.swallows = false
    phone.change(1, .down(CGPoint(x: 50, y: 60)), at: 5)
    phone.change(1, .up(nil), at: 5.1)
    #expect(counter.taps == 1)
    #expect(phone.log.lines.last?.text == "view ended 1 (50,60)")
  }

  @Test("a phone released while fingers touch a recognizer's view does not affect the next phone")
  func droppedPhone() {
    weak var dropped: Phone?
    let keys = [FingerKey(device: 1, finger: 1), FingerKey(device: 1, finger: 2)]
    func touch(_ phone: Phone, _ kind: (CGFloat) -> TouchChange.Kind, at seconds: Double) {
      let changes = keys.enumerated().map { TouchChange($1, kind(CGFloat(50 + 100 * $0))) }
      let time = AppTime(seconds: seconds)
      phone.step([Timed(time, .touches(changes))], to: time)
    }
    func pan() -> UIGestureRecognizer.State {
      let phone = Phone()
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: window.bounds)
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      phone.launch(.main { window.makeKeyAndVisible() })
      touch(phone, { .down(CGPoint(x: $0, y: 100)) }, at: 0.1)
      touch(phone, { .move(CGPoint(x: $0, y: 200)) }, at: 0.2)
      dropped = phone
      return pan.state
    }
    #expect(pan() == .began)
    #expect(dropped == nil)
    #expect(pan() == .began, "the same fingers land on another phone")
    #expect(dropped == nil)
  }

  @Test("100,000 subviews can be laid out, drawn and hit-tested")
  func manySubviews() throws {
    let columns = 320
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for index in 0..<100_000 {
      board.addSubview(
        UIView(frame: CGRect(x: index % columns, y: index / columns, width: 1, height: 1)))
    }
    let phone = TestPhone(windows: UIWindow(holding: board))
    #expect(board.subviews.count == 100_000)
    // 77,123 = 241 * 320 + 3.
    let hit = phone.context.hitTest(CGPoint(x: 3.5, y: 241.5), with: nil)?.view
    #expect(hit === board.subviews[77_123])
    #expect(phone.context.composeFrame().nodes[0].children[0].children.count == 100_000)
    let first = board.subviews.prefix(1000)
    for view in first { view.removeFromSuperview() }
    for view in board.subviews.reversed() { view.removeFromSuperview() }
    #expect(board.subviews.isEmpty && first.allSatisfy { $0.superview == nil })
    #expect(phone.context.hitTest(CGPoint(x: 3.5, y: 241.5), with: nil)?.view === board)
  }

  /// Returns a chain of nested views, all the size of the screen.
  private func chain(_ count: Int) -> (first: UIView, last: UIView) {
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var last = first
    for _ in 1..<count {
      let next = UIView(frame: first.bounds)
      last.addSubview(next)
      last = next
    }
    return (first, last)
  }

  @Test("views can be nested 500 deep, including the window")
  func deepViews() {
    // The window is the first view. The command's `DeepViewTests` uses one more view.
    let (first, last) = chain(UIView.depthLimit - 1)
    let phone = TestPhone(windows: UIWindow(holding: first))
    #expect(phone.context.hitTest(CGPoint(x: 5, y: 50), with: nil)?.view === last)
    last.setNeedsDisplay()
    last.setNeedsLayout()
    phone.at(0.1)
    #expect(phone.context.composeFrame().nodes.count == 1)
    #expect(last.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    first.removeFromSuperview()
    #expect(last.window == nil)
  }

  @Test("layers can be nested 500 deep")
  func deepLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let phone = TestPhone(windows: UIWindow(holding: view))
    // The layers of the window and the view are the first two.
    var last = view.layer
    for _ in 2..<UIView.depthLimit {
      let next = CALayer()
      next.frame = view.bounds
      last.addSublayer(next)
      last = next
    }
    last.backgroundColor = UIColor.red.cgColor
    phone.at(0.1)
    var node = phone.context.composeFrame().nodes[0]
    var depth = 1
    while let child = node.children.first { (node, depth) = (child, depth + 1) }
    #expect(depth == UIView.depthLimit)
  }
}
