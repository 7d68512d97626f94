import CoreGraphics
import Simulator
import Testing
import TouchTesting
import UIKit

/// Phones that are released at various moments. Nothing in an app may outlive its phone.
///
/// In an app, views reference recognizers, recognizers reference touches, and touches reference
/// views. Layers have animations, whose completions reference views.
struct ReleasedPhoneTests {
  enum Moment: CaseIterable { case down, moved, oneLifted, lifted, cancelled, removed }

  /// The kind of recognizer or view that the fingers touch.
  enum Kind: CaseIterable {
    case tap, doubleTap, longPress, pan, pinch, rotation, swipe, edge, scroll, control
    case possible, requiring, delaying, coalesced
  }

  /// A recognizer that always stays in the state possible, and stores its touches and event.
  private final class PossibleRecognizer: UIGestureRecognizer {
    var received: Set<UITouch> = []
    var event: UIEvent?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      received.formUnion(touches)
      self.event = event
    }
  }

  /// A view that stores the samples of its touches.
  private final class SamplingView: UIView {
    var samples: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { samples += event?.coalescedTouches(for: touch) ?? [] }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { samples = [] }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { samples = [] }
  }

  private func view(_ kind: Kind) -> UIView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view =
      switch kind {
      case .scroll: UIScrollView(frame: frame)
      case .control: UISlider(frame: frame)
      case .coalesced: SamplingView(frame: frame)
      default: UIView(frame: frame)
      }
    view.isMultipleTouchEnabled = true
    switch kind {
    case .tap: view.addGestureRecognizer(UITapGestureRecognizer())
    case .doubleTap:
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
      view.addGestureRecognizer(tap)
    case .longPress: view.addGestureRecognizer(UILongPressGestureRecognizer())
    case .pan: view.addGestureRecognizer(UIPanGestureRecognizer())
    case .pinch: view.addGestureRecognizer(UIPinchGestureRecognizer())
    case .rotation: view.addGestureRecognizer(UIRotationGestureRecognizer())
    case .swipe: view.addGestureRecognizer(UISwipeGestureRecognizer())
    case .edge:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .all
      view.addGestureRecognizer(pan)
    case .scroll: (view as? UIScrollView)?.contentSize = CGSize(width: 900, height: 900)
    case .possible: view.addGestureRecognizer(PossibleRecognizer())
    case .requiring:
      let (tap, possible) = (UITapGestureRecognizer(), PossibleRecognizer())
      tap.numberOfTouchesRequired = 2
      tap.require(toFail: possible)
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(possible)
    case .delaying:
      let possible = PossibleRecognizer()
      possible.delaysTouchesBegan = true
      view.addGestureRecognizer(possible)
    case .control, .coalesced: break
    }
    return view
  }

  /// Plays two fingers on a view up to a given moment.
  private func play(_ moment: Moment, on view: UIView, of phone: TestPhone) {
    phone.finger(1).down(at: 5, 100)
    phone.finger(2).down(at: 15, 200)
    if moment == .down { return }
    phone.at(0.1)
    // Taps and pending long presses are gestures without movement.
    if moment == .moved {
      phone.finger(1).move(to: 50, 100)
      phone.finger(2).move(to: 70, 240)
    }
    switch moment {
    case .down, .moved: break
    case .oneLifted: phone.finger(1).up()
    case .lifted:
      phone.finger(1).up()
      phone.finger(2).up()
    case .cancelled: phone.cancel()
    case .removed: view.removeFromSuperview()
    }
  }

  @Test(
    "a released phone releases its views, recognizers and touches",
    arguments: Kind.allCases, Moment.allCases)
  func gestures(kind: Kind, moment: Moment) {
    weak var (view, window): (UIView?, UIWindow?)
    weak var (touch, context): (UITouch?, AppContext?)
    var recognizers: [() -> UIGestureRecognizer?] = []
    do {
      let made = self.view(kind)
      let phone = TestPhone(made)
      for recognizer in made.gestureRecognizers ?? [] {
        recognizers.append { [weak recognizer] in recognizer }
      }
      (view, window, context) = (made, made.window, phone.context)
      play(moment, on: made, of: phone)
      touch = phone.finger(2).touch
      #expect(view != nil && window != nil)
    }
    AppContext().makeCurrent()
    #expect(context == nil)
    #expect(view == nil && window == nil)
    #expect(touch == nil)
    #expect(recognizers.allSatisfy { $0() == nil })
  }

  @Test("a touch that outlives its phone has no view, window or recognizers")
  func touchAfterwards() throws {
    var touch: UITouch?
    do {
      let view = view(.pan)
      let phone = TestPhone(view)
      touch = phone.finger(1).down(at: 5, 100).touch
      #expect(touch?.view === view && touch?.gestureRecognizers?.count == 1)
    }
    let left = try #require(touch)
    #expect(left.view == nil && left.window == nil && left.gestureRecognizers?.isEmpty == true)
    #expect(left.location(in: nil) == CGPoint(x: 5, y: 100))
  }

  /// A view that forwards `began` to the next responder, but not later phases.
  private final class HalfForwardingView: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test("a disabled control that never receives the end of a forwarded touch does not retain it")
  func forwardedTouch() {
    weak var (control, touch): (UIControl?, UITouch?)
    do {
      let made = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      made.isEnabled = false
      let inner = HalfForwardingView(frame: made.bounds)
      made.addSubview(inner)
      let phone = TestPhone(made)
      let finger = phone.finger(1).down(at: 5, 100)
      (control, touch) = (made, finger.touch)
      #expect(touch?.view === inner)
      finger.up()
    }
    AppContext().makeCurrent()
    #expect(touch == nil)
    #expect(control == nil)
  }

  /// The kinds of animations and timers that reference a view.
  enum Work: CaseIterable {
    case block, endlessBlock, transaction, delegate, transition, runningAnimator, pausedAnimator
    case displayLink, timer, scrolling, zooming
  }

  private final class WorkingView: UIScrollView, CAAnimationDelegate, UIScrollViewDelegate {
    var work: Any?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }

    func tick() {}

    func start(_ kind: Work) {
      switch kind {
      case .block:
        UIView.animate(withDuration: 9) {
          self.alpha = 0.5
        } completion: { _ in
          self.tick()
        }
      case .endlessBlock:
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
          self.alpha = 0.5
        } completion: { _ in
          self.tick()
        }
      case .transaction:
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.tick() }
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        CATransaction.commit()
      case .delegate:
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.delegate) = (9, self)
        layer.add(animation, forKey: nil)
      case .transition:
        UIView.transition(with: self, duration: 9, options: .transitionCrossDissolve) {
          self.backgroundColor = .red
        } completion: { _ in
          self.tick()
        }
      case .runningAnimator, .pausedAnimator:
        let animator = UIViewPropertyAnimator(duration: 9, curve: .linear) { self.alpha = 0.5 }
        animator.addCompletion { _ in self.tick() }
        work = animator
        if kind == .runningAnimator { animator.startAnimation() } else { animator.pauseAnimation() }
      case .displayLink:
        // The app retains the display link while the link is running. As on iOS, the link is
        // invalidated before the view is released.
        CADisplayLink(target: self, selector: WorkingView.tick).add(to: .main, forMode: .default)
      case .timer:
        Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { _ in
          MainActor.assumeIsolated { self.tick() }
        }
      case .scrolling:
        contentSize = CGSize(width: 320, height: 9000)
        setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
      case .zooming:
        addSubview(UIView(frame: bounds))
        (delegate, maximumZoomScale) = (self, 4)
        zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
      }
    }
  }

  @Test(
    "a released phone releases views with active animations and timers",
    arguments: Work.allCases)
  func work(kind: Work) {
    weak var (view, context): (WorkingView?, AppContext?)
    do {
      let made = WorkingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let phone = TestPhone(made)
      (view, context) = (made, phone.context)
      phone.device.perform { made.start(kind) }
      phone.at(0.1)
      #expect(view != nil)
    }
    AppContext().makeCurrent()
    #expect(context == nil)
    #expect(view == nil)
  }

  @Test("G-07 invalidated timers and display links release their targets")
  func invalidated() {
    final class Target {
      func tick() {}
    }
    let phone = TestPhone(UIView())
    weak var (first, second): (Target?, Target?)
    let (timer, link): (Timer, CADisplayLink)
    do {
      let (one, another) = (Target(), Target())
      (first, second) = (one, another)
      timer = Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { [one] _ in
        MainActor.assumeIsolated { one.tick() }
      }
      link = CADisplayLink(target: another, selector: Target.tick)
      link.add(to: .main, forMode: .default)
    }
    phone.at(0.1)
    #expect(first != nil && second != nil)
    timer.invalidate()
    link.invalidate()
    #expect(first == nil && second == nil)
  }
}
