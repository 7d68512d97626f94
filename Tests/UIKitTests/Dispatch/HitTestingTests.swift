import Simulator
import Testing
import TouchTesting
import UIKit

struct HitTestingTests {
  let loggingView = LoggingView()
  let child = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    loggingView.addSubview(child)
  }

  /// The reasons why a view is not hit.
  enum Obstacle: CaseIterable {
    case hidden, disabled, transparent, removed
  }

  @Test("C-10 hidden, disabled and transparent views are skipped", arguments: Obstacle.allCases)
  func skipped(obstacle: Obstacle) {
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) === child)
    switch obstacle {
    case .hidden: child.isHidden = true
    case .disabled: child.isUserInteractionEnabled = false
    case .transparent: child.alpha = 0
    case .removed: child.removeFromSuperview()
    }
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) === loggingView)
  }

  @Test("C-10 a skipped view's whole subtree is skipped", arguments: Obstacle.allCases)
  func skippedWithSubtree(obstacle: Obstacle) {
    let grandchild = UIView(frame: child.bounds)
    child.addSubview(grandchild)
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) === grandchild)
    switch obstacle {
    case .hidden: child.isHidden = true
    case .disabled: child.isUserInteractionEnabled = false
    case .transparent: child.alpha = 0
    case .removed: child.removeFromSuperview()
    }
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) === loggingView)
  }

  @Test("C-10 a view with user interaction disabled returns nil even if a subview would be hit")
  func none() {
    loggingView.isUserInteractionEnabled = false
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) == nil)
    loggingView.isUserInteractionEnabled = true
    #expect(loggingView.hitTest(CGPoint(x: -1, y: 150), with: nil) == nil)
  }

  @Test(
    "C-11 E-11 left and top edges are inside; right and bottom edges are outside",
    arguments: [
      (CGPoint(x: 100, y: 100), true), (CGPoint(x: 99.999, y: 150), false),
      (CGPoint(x: 150, y: 99.999), false), (CGPoint(x: 199.999, y: 199.999), true),
      (CGPoint(x: 200, y: 150), false), (CGPoint(x: 150, y: 200), false),
    ])
  func edges(point: CGPoint, isInside: Bool) {
    #expect(loggingView.hitTest(point, with: nil) === (isInside ? child : loggingView))
    #expect(child.frame.contains(point) == isInside)
    #expect(child.point(inside: loggingView.convert(point, to: child), with: nil) == isInside)
  }

  @Test("C-11 a zero-size view contains no points, and bounds need not start at 0")
  func bounds() {
    #expect(!UIView().point(inside: .zero, with: nil))
    child.bounds.origin = CGPoint(x: -50, y: 30)
    #expect(child.point(inside: CGPoint(x: -50, y: 30), with: nil))
    #expect(!child.point(inside: CGPoint(x: 50, y: 30), with: nil))
    #expect(loggingView.hitTest(CGPoint(x: 100, y: 100), with: nil) === child)
  }

  @Test(
    "C-12 a view with an alpha of 0.01 receives touches; with a lower alpha it does not",
    arguments: [
      (0.01, true), (0.009_999, false), (0, false), (-1, false), (0.011, true), (7, true),
    ])
  func alpha(alpha: CGFloat, isHit: Bool) {
    child.alpha = alpha
    #expect((loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) === child) == isHit)
  }

  @Test("C-12 only a view's own alpha matters, not the product with its superviews' alphas")
  func alphaOfItsOwn() {
    let grandchild = UIView(frame: child.bounds)
    child.addSubview(grandchild)
    (child.alpha, grandchild.alpha) = (0.05, 0.05)
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150), with: nil) === grandchild)
  }

  @Test("C-13 the last of several overlapping views is hit")
  func order() {
    let second = UIView(frame: child.frame)
    loggingView.addSubview(second)
    let point = CGPoint(x: 150, y: 150)
    #expect(loggingView.hitTest(point, with: nil) === second)
    loggingView.bringSubviewToFront(child)
    #expect(loggingView.hitTest(point, with: nil) === child)
    loggingView.sendSubviewToBack(child)
    #expect(loggingView.hitTest(point, with: nil) === second)
    loggingView.insertSubview(child, aboveSubview: second)
    #expect(loggingView.hitTest(point, with: nil) === child)
    loggingView.insertSubview(child, belowSubview: second)
    #expect(loggingView.hitTest(point, with: nil) === second)
    loggingView.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(loggingView.hitTest(point, with: nil) === child)
    loggingView.addSubview(second)
    #expect(loggingView.hitTest(point, with: nil) === second)
    loggingView.insertSubview(second, at: 0)
    #expect(loggingView.hitTest(point, with: nil) === child)
  }

  @Test("C-14 a point outside a view never hits the view's subviews", arguments: [true, false])
  func outside(clips: Bool) {
    child.clipsToBounds = clips
    let sticksOut = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    child.addSubview(sticksOut)
    #expect(loggingView.hitTest(CGPoint(x: 199, y: 199), with: nil) === sticksOut)
    #expect(loggingView.hitTest(CGPoint(x: 220, y: 220), with: nil) === loggingView)
  }

  @Test("C-15 a rotated view is hit in its rotated shape; rounded corners have no effect")
  func turned() {
    child.layer.cornerRadius = 50
    #expect(loggingView.hitTest(CGPoint(x: 101, y: 101), with: nil) === child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(loggingView.hitTest(CGPoint(x: 101, y: 101), with: nil) === loggingView)
    // The corner now points up, half a diagonal above the center: 50 * sqrt(2) = 70.7.
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150 - 70), with: nil) === child)
    #expect(loggingView.hitTest(CGPoint(x: 150, y: 150 - 71), with: nil) === loggingView)
  }

  @Test("C-16 labels and image views receive no touches by default; all other views do")
  func defaults() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIWindow().isUserInteractionEnabled)
    #expect(UIControl().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
  }

  @Test("C-17 each landing finger is hit-tested only once per window, with the event")
  func hitTestCount() {
    final class EventRecordingView: UIView {
      var events: [UIEvent?] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        events.append(event)
        return super.hitTest(point, with: event)
      }
    }
    let asked = EventRecordingView(frame: UIScreen.main.bounds)
    let front = EventRecordingView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let frontWindow = UIWindow(frame: front.frame)
    frontWindow.addSubview(front)
    let phone = TestPhone(windows: UIWindow(holding: asked), frontWindow)
    phone.finger(1).down(at: 10, 200).move(to: 20, 200)
    #expect(asked.events.count == 1)
    #expect(front.events.count == 0)
    phone.together {
      phone.finger(2).down(at: 30, 200)
      phone.finger(3).down(at: 30, 10)
    }
    phone.finger(1).up()
    phone.cancel()
    #expect(asked.events.count == 2)
    #expect(front.events.count == 1)
    #expect(Set((asked.events + front.events).map { $0.map(ObjectIdentifier.init) }).count == 1)
  }

  @Test("C-18 hit testing uses the landing location, even if the finger moves in the same turn")
  func landingPlace() {
    let phone = TestPhone(loggingView)
    let inputs = [
      TouchChange.Kind.down(CGPoint(x: 150, y: 150)), .move(CGPoint(x: 250, y: 150)),
    ].map { Timed(AppTime.zero, TouchChange(phone.finger(1).key, $0)) }
    phone.step(PacketCoalescer.packets(of: inputs), to: .zero)
    #expect(phone.finger(1).touch?.view === child)
  }

  @Test("C-20 a touch that hits no view is not delivered, but is in allTouches")
  func dead() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    window.addSubview(loggingView)
    let application = LoggingApplication()
    let phone = TestPhone(windows: [window], application: application)
    let touch = try #require(phone.finger(1).down(at: 10, 400).touch)
    #expect(touch.view == nil)
    phone.finger(1).move(to: 10, 100).up()
    #expect(phone.log.text == "app began\napp moved\napp ended")
  }
}
