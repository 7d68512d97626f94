import Simulator
import Testing
import TouchTesting
import UIKit

struct CompletionTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let other = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  /// Runs an animation block, and logs the name when the block completes.
  func animate(
    _ duration: TimeInterval, _ name: String, delay: TimeInterval = 0, _ changes: () -> Void
  ) {
    UIView.animate(withDuration: duration, delay: delay, animations: changes) { finished in
      print("\(name) \(finished) \(CACurrentMediaTime())")
    }
  }

  @Test("F-20 a completion runs once, at the animation's end time, even if the turn is late")
  func once() {
    let phone = TestPhone(windows: UIWindow(holding: view, other))
    animate(0.3, "both", delay: 0.1) {
      view.alpha = 0.5
      other.alpha = 0.5
    }
    phone.at(0.399_999)
    #expect(phone.log.text == "")
    phone.at(5)
    #expect(phone.log.text == "both true 0.4")
  }

  @Test("F-20 a completion waits for the last animation; finished is true only if none was stopped")
  func stoppedInPart() {
    let phone = TestPhone(windows: UIWindow(holding: view, other))
    animate(1, "both") {
      view.alpha = 0.5
      other.alpha = 0.5
    }
    phone.at(0.5)
    view.alpha = 1
    phone.at(0.75)
    #expect(phone.log.text == "")
    phone.at(1)
    #expect(phone.log.text == "both false 1.0")
  }

  @Test("F-20 a completion runs when the last animation is stopped")
  func stoppedInWhole() {
    let phone = TestPhone(windows: UIWindow(holding: view, other))
    animate(1, "both") {
      view.alpha = 0.5
      other.alpha = 0.5
    }
    phone.at(0.5)
    view.alpha = 1
    other.alpha = 1
    phone.at(2)
    #expect(phone.log.text == "both false 0.5")
  }

  /// A delegate that logs the end of a begin/commit block.
  final class Delegate {
    static let didStop = Selector(
      "didStop:finished:context:", Delegate.didStop(_:finished:context:))

    func didStop(_ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      print("\(animationID ?? "nil") \(finished.boolValue) \(context == nil ? "nil" : "context")")
    }
  }

  @Test("F-21 didStop receives the name, finished flag and context, even for a stopped animation")
  func didStop() {
    let phone = TestPhone(view)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { memory.deallocate() }
    func run(_ name: String?, context: UnsafeMutableRawPointer?, to alpha: CGFloat) {
      UIView.beginAnimations(name, context: context)
      UIView.setAnimationDelegate(Delegate())
      UIView.setAnimationDidStop(Delegate.didStop)
      view.alpha = alpha
      UIView.commitAnimations()
    }
    run("fade", context: memory, to: 0.5)
    phone.at(0.2)
    run(nil, context: nil, to: 0.2)
    phone.at(0.3)
    view.alpha = 1
    phone.after(0)
    run("unchanged", context: nil, to: 1)
    phone.after(0)
    #expect(phone.log.text == "fade true context\nnil false nil\nunchanged true nil")
  }

  @Test("F-21 a delegate is retained only until it is called")
  func delegateLifetime() {
    let phone = TestPhone(view)
    weak var delegate: Delegate?
    do {
      let made = Delegate()
      delegate = made
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDelegate(made)
      UIView.setAnimationDidStop(Delegate.didStop)
      view.alpha = 0.5
      UIView.commitAnimations()
    }
    phone.at(0.1)
    #expect(delegate != nil)
    phone.at(0.2)
    #expect(phone.log.text == "fade true nil")
    #expect(delegate == nil)
  }

  /// Ways to stop animations without setting a value.
  enum Stop: CaseIterable {
    case removal, removalOfAncestor, removeAll, otherWindow
  }

  @Test(
    "F-22 leaving a window or calling removeAllAnimations runs completions before the next packet",
    arguments: Stop.allCases)
  func stopping(how: Stop) {
    let loggingView = LoggingView()
    let parent = UIView(frame: loggingView.bounds)
    parent.isUserInteractionEnabled = false
    loggingView.addSubview(parent)
    parent.addSubview(view)
    let second = UIWindow()
    let phone = TestPhone(windows: second, UIWindow(holding: loggingView))
    animate(1, "move") { view.center.x = 150 }
    phone.at(0.5)
    switch how {
    case .removal: view.removeFromSuperview()
    case .removalOfAncestor: parent.removeFromSuperview()
    case .removeAll: view.layer.removeAllAnimations()
    case .otherWindow: second.addSubview(view)
    }
    #expect(view.layer.presentation()?.position.x == 150)
    #expect(!phone.context.layers.animations.isAnimating)
    phone.finger(1).down(at: 10, 300)
    #expect(phone.log.text == "move false 0.5\nview began 1 (10,300)")
  }

  @Test("F-22 moving a view inside its window does not stop animations")
  func reparenting() {
    let phone = TestPhone(windows: UIWindow(holding: view, other))
    animate(1, "move") { view.center.x = 150 }
    other.addSubview(view)
    phone.at(1)
    #expect(phone.log.text == "move true 1.0")
  }

  @Test("F-22 an animation stopped while drawing also completes before the next packet")
  func stoppedInLayout() {
    final class AnimationRemovingView: UIView {
      var target: UIView?
      override func layoutSubviews() { target?.layer.removeAllAnimations() }
    }
    let loggingView = LoggingView()
    let removingView = AnimationRemovingView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    let phone = TestPhone(windows: UIWindow(holding: loggingView, view, removingView))
    animate(1, "move") { view.center.x = 150 }
    phone.at(0.5)
    removingView.target = view
    removingView.setNeedsLayout()
    phone.after(0)
    #expect(phone.log.text == "move false 0.5")
  }

  @Test("F-23 simultaneous completions run in commit order, inner blocks first")
  func orderOfCompletions() {
    let phone = TestPhone(windows: UIWindow(holding: view, other))
    animate(0.5, "first") { view.alpha = 0.5 }
    animate(0.5, "outer") {
      other.alpha = 0.5
      animate(0.5, "inner") { other.center.x = 0 }
    }
    animate(0.4, "third", delay: 0.1) { view.center.x = 0 }
    phone.at(0.5)
    #expect(
      phone.log.text == """
        first true 0.5
        inner true 0.5
        outer true 0.5
        third true 0.5
        """)
  }

  @Test("F-23 a block created in a completion starts at the completion's time, not at the frame's")
  func chained() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
      view.center.x = 150
    } completion: { _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 250
      } completion: { _ in
        print("done \(CACurrentMediaTime())")
      }
    }
    phone.at(0.75)
    #expect(view.layer.presentation()?.position.x == 200)
    phone.at(3)
    #expect(phone.log.text == "done 1.25")
  }

  // MARK: - Touches

  @Test("F-30 hit tests and locations use model values, not the values on screen")
  func modelCounts() throws {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.center.x = 250
    }
    phone.at(0.1)
    #expect(phone.finger(1).down(at: 50, 50).touch?.view !== view)
    let touch = try #require(phone.finger(2).down(at: 210, 50).touch)
    #expect(touch.view === view)
    #expect(touch.location(in: view) == CGPoint(x: 10, y: 50))
  }

  @Test("F-31 C-10 a view and its subviews receive no touches during a block animation of the view")
  func blocking() {
    let loggingView = LoggingView()
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    let phone = TestPhone(windows: UIWindow(holding: loggingView, view))
    animate(0.5, "fade", delay: 0.1) { view.alpha = 0.5 }
    func hit() -> UIView? {
      defer { phone.finger(1).up() }
      return phone.finger(1).down(at: 10, 10).touch?.view
    }
    #expect(hit() === loggingView)
    phone.at(0.599_999)
    #expect(hit() === loggingView)
    phone.at(0.6)
    #expect(hit() === child)
  }

  @Test("F-20 a layer is released with its view, even during an animation")
  func released() {
    let phone = TestPhone(view)
    weak var layer: CALayer?
    weak var endless: CALayer?
    do {
      let (one, another) = (UIView(frame: view.frame), UIView(frame: view.frame))
      (layer, endless) = (one.layer, another.layer)
      animate(0.5, "short") { one.alpha = 0.5 }
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { another.alpha = 0.5 }
    }
    #expect(layer == nil)
    #expect(endless == nil)
    phone.at(1)
    #expect(phone.log.text == "short true 0.5")
  }

  @Test("endless animations of released views and layers do not request frames")
  func goneEndless() {
    let phone = TestPhone(view)
    func turn(_ layer: CALayer) {
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.toValue, turn.repeatCount, turn.duration) = (CGFloat.pi, .infinity, 1)
      layer.add(turn, forKey: nil)
    }
    do {
      let gone = UIView(frame: view.frame)
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
        gone.alpha = 0.5
        view.alpha = 0.5
      }
      turn(gone.layer)
      let layer = CALayer()
      turn(layer)
      #expect(phone.context.layers.animations.isAnimating)
    }
    #expect(phone.context.layers.animations.isAnimating, "the remaining view's animation")
    view.layer.removeAllAnimations()
    #expect(!phone.context.layers.animations.isAnimating)
    phone.at(0.1)
    _ = phone.device.frame()
    #expect(
      FrameScheduler(ticksPerSecond: 60).nextTurn(of: phone.device, after: phone.now) == nil)
  }

  @Test("F-20 an app is released even if transactions and animations have not ended")
  func releasedApp() {
    weak var context: AppContext?
    do {
      let phone = TestPhone(windows: UIWindow(holding: view))
      context = phone.context
      CATransaction.begin()
      CATransaction.setCompletionBlock { print("never") }
      UIView.transition(with: view, duration: 9, options: .transitionCrossDissolve, animations: nil)
      CATransaction.commit()
      // This transaction is never committed.
      CATransaction.begin()
      CATransaction.setCompletionBlock { print("never") }
      phone.at(1)
    }
    AppContext().makeCurrent()
    #expect(context == nil)
  }

  @Test("F-31 animations with allowUserInteraction or begin/commit do not block touches")
  func notBlocking() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      view.alpha = 0.5
    }
    UIView.beginAnimations(nil, context: nil)
    view.transform = CGAffineTransform(translationX: 1, y: 0)
    UIView.commitAnimations()
    #expect(phone.finger(1).down(at: 10, 10).touch?.view === view)
  }

  @Test("F-32 a touch that began before an animation is still delivered during it")
  func captured() {
    let loggingView = LoggingView()
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    animate(1, "fade") { loggingView.alpha = 0.5 }
    phone.finger(1).move(to: 20, 10).up()
    #expect(phone.log.text == "view began 1 (10,10)\nview moved 1 (20,10)\nview ended 1 (20,10)")
  }
}
