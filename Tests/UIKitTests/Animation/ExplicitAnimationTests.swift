import Testing
import TouchTesting

@testable import QuartzCore
@testable import UIKit

/// Animation objects that are added to layers.
struct ExplicitAnimationTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = LoggingDelegate()

  var layer: CALayer { view.layer }

  /// The layer's state on screen.
  var shown: CALayer { layer.presentation() ?? layer }

  func basic(
    _ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = duration
    animation.delegate = delegate
    return animation
  }

  @Test("a basic animation shows its values while it runs, without changing the model value")
  func lifeCycle() {
    let phone = TestPhone(view)
    layer.add(basic("position.x", from: 0, to: 200), forKey: "move")
    #expect(layer.animationKeys() == ["move"])
    #expect(layer.animation(forKey: "move") is CABasicAnimation)
    #expect(layer.animation(forKey: "other") == nil)
    for (time, x) in [(0, 0), (0.25, 50), (0.5, 100), (0.999, 199.8)] as [(Double, CGFloat)] {
      phone.at(time)
      #expect(abs(shown.position.x - x) < 1e-9)
      #expect(layer.position.x == 50 && shown.position.y == 50)
    }
    let name = view.traceName + ".position.x"
    #expect(phone.context.layers.animations.runningAnimationNames == [name])
    phone.at(1)
    #expect(shown.position.x == 50)
    #expect(layer.animationKeys() == nil)
    #expect(phone.context.layers.animations.runningAnimationNames == [])
    #expect(!phone.context.layers.animations.isAnimating)
    #expect(phone.log.text == "start position.x 0.0\nstop position.x true 1.0")
  }

  /// From, to, and by values with a model value of 0.5, and the value that macOS shows at the
  /// midpoint.
  nonisolated static let combinations: [(Double?, Double?, Double?, Float)] = [
    (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35),
    (nil, 0.9, 0.3, 0.75), (nil, nil, nil, 0.5), (0.2, 0.4, nil, 0.3),
  ]

  @Test("from, to and by combine as Apple documents", arguments: combinations)
  func combining(from: Double?, to: Double?, by: Double?, half: Float) {
    let phone = TestPhone(view)
    view.alpha = 0.5
    layer.add(basic("opacity", from: from, to: to, by: by), forKey: nil)
    phone.at(0.5)
    #expect(abs(shown.opacity - half) < 1e-6)
  }

  @Test("later animations of a property override earlier ones; additive animations add to them")
  func stacking() {
    let phone = TestPhone(view)
    view.alpha = 0.5
    let sum = basic("opacity", from: 0, to: 0.2)
    sum.isAdditive = true
    layer.add(sum, forKey: "a")
    phone.at(0.5)
    #expect(abs(shown.opacity - 0.6) < 1e-6)
    layer.add(basic("opacity", from: 0.1, to: 0.1), forKey: "b")
    #expect(abs(shown.opacity - 0.1) < 1e-6)
    layer.add(sum, forKey: "c")
    #expect(abs(shown.opacity - 0.1) < 1e-6)
    phone.at(0.75)
    #expect(abs(shown.opacity - 0.15) < 1e-6)
    #expect(layer.animationKeys() == ["a", "b", "c"])
  }

  @Test("each repetition of a cumulative animation starts where the previous one ended")
  func cumulative() {
    let phone = TestPhone(view)
    let animation = basic("position.x", from: 0, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    for (time, x) in [(0.5, 5), (1.5, 15), (2.5, 25)] as [(Double, CGFloat)] {
      phone.at(time)
      #expect(abs(shown.position.x - x) < 1e-9)
    }
  }

  @Test("adding an animation replaces one with the same key, which is reported as unfinished")
  func replacing() {
    let phone = TestPhone(view)
    layer.add(basic("opacity", from: 0, to: 1), forKey: "k")
    phone.at(0.5)
    layer.add(basic("position.x", from: 0, to: 100, 2), forKey: "k")
    #expect(shown.opacity == 1)
    phone.at(2.5)
    #expect(
      phone.log.text
        == """
        start opacity 0.0
        stop opacity false 0.5
        start position.x 0.5
        stop position.x true 2.5
        """)
  }

  @Test(
    "removed animations report that they did not finish; a block animation's key is its property"
  )
  func removing() {
    let phone = TestPhone(view)
    layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
    layer.add(basic("zPosition", from: 0, to: 1), forKey: nil)
    UIView.animate(withDuration: 1) {
      view.center.x = 100
    } completion: {
      print("block \($0)")
    }
    #expect(layer.animationKeys() == ["a", "position"])
    phone.at(0.25)
    layer.removeAnimation(forKey: "missing")
    layer.removeAnimation(forKey: "position")
    #expect(shown.position.x == 100)
    layer.removeAllAnimations()
    phone.at(0.5)
    #expect(
      phone.log.text
        == """
        start opacity 0.0
        start zPosition 0.0
        block false
        stop opacity false 0.25
        stop zPosition false 0.25
        """)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("an animation that is not removed keeps its last value and requests no more frames")
  func filling() {
    let phone = TestPhone(view)
    let animation = basic("opacity", from: 0, to: 0.25)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fill")
    phone.at(5)
    #expect(shown.opacity == 0.25)
    #expect(!phone.context.layers.animations.isAnimating)
    #expect(layer.animationKeys() == ["fill"])
    #expect(phone.log.text == "start opacity 0.0\nstop opacity true 1.0")
    layer.removeAnimation(forKey: "fill")
    phone.at(6)
    #expect(shown.opacity == 1)
    #expect(phone.log.text == "start opacity 0.0\nstop opacity true 1.0")
  }

  @Test("a later begin time delays an animation; fill mode backwards first shows the first value")
  func beginTime() {
    let phone = TestPhone(view)
    phone.at(1)
    let animation = basic("opacity", from: 0, to: 0.5)
    animation.beginTime = CACurrentMediaTime() + 2
    layer.add(animation, forKey: "a")
    phone.at(2)
    #expect(shown.opacity == 1)
    animation.fillMode = .backwards
    layer.add(animation, forKey: "b")
    #expect(shown.opacity == 0)
    phone.at(3.5)
    #expect(shown.opacity == 0.25)
    phone.at(4)
    #expect(
      phone.log.text
        == """
        start opacity 3.0
        start opacity 3.0
        stop opacity true 4.0
        stop opacity true 4.0
        """)
  }

  @Test("an animation's duration defaults to 0.25 s")
  func defaultDuration() {
    let phone = TestPhone(view)
    layer.add(basic("opacity", from: 0, to: 1, 0), forKey: "a")
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    phone.at(1)
    #expect(phone.log.text == "start opacity 0.0\nstop opacity true 0.25")
  }

  @Test("the layer copies the animation with its custom values, and delegates receive the copy")
  func copies() {
    let phone = TestPhone(view)
    let animation = basic("opacity", from: 0, to: 1)
    animation.setValue("shake", forKey: "name")
    layer.add(animation, forKey: "a")
    animation.toValue = 100
    animation.duration = 100
    #expect(layer.animation(forKey: "a") !== animation)
    #expect(layer.animation(forKey: "a") === layer.animation(forKey: "a"))
    #expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String == "shake")
    phone.at(0.5)
    #expect(shown.opacity == 0.5)
    phone.at(1)
    #expect(delegate.stopped.map { $0.value(forKey: "name") as? String } == ["shake"])
  }

  @Test("a group runs its animations in its own time and cuts them off when it ends")
  func group() {
    let phone = TestPhone(view)
    view.alpha = 0.5
    let fade = basic("opacity", from: 0, to: 1)
    fade.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [fade, basic("position.x", from: 0, to: 100, 0)]
    group.duration = 2
    group.delegate = delegate
    layer.add(group, forKey: "g")
    // The values that macOS shows.
    let table: [(Double, Float, CGFloat)] = [
      (0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80),
    ]
    for (time, opacity, x) in table {
      phone.at(time)
      #expect(abs(shown.opacity - opacity) < 1e-6)
      #expect(abs(shown.position.x - x) < 1e-9)
    }
    phone.at(2)
    #expect(phone.log.text == "start group 0.0\nstop group true 2.0")
  }

  @Test("a spring animation follows the curve of its spring")
  func spring() {
    let phone = TestPhone(view)
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.damping = -5
    #expect(animation.damping == 10)
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: nil)
    for (time, x) in [
      (0.05, 10.44054701924324), (0.15, 61.04925274848938), (0.25, 102.33595371246338),
    ]
      as [(Double, CGFloat)]
    {
      phone.at(time)
      #expect(abs(shown.position.x - x) < 1e-4)
    }
  }

  @Test("keyframes shake a view, and a path animation rotates a view along the path's tangent")
  func keyframes() {
    let phone = TestPhone(view)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.duration = 3
    layer.add(shake, forKey: "shake")
    phone.at(1.5)
    #expect(abs(shown.affineTransform().tx) < 1e-9)
    phone.at(2)
    #expect(abs(shown.affineTransform().tx + 10) < 1e-9)
    phone.at(3)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = path.cgPath
    ride.rotationMode = .rotateAuto
    ride.duration = 1
    layer.add(ride, forKey: "ride")
    phone.at(3.25)
    #expect(shown.position == CGPoint(x: 0, y: 25))
    #expect(abs(shown.affineTransform().b - 1) < 1e-9)
  }

  @Test("key paths access components of rectangles, sizes, and 2D and 3D transforms")
  func keyPaths() {
    let phone = TestPhone(view)
    layer.add(basic("bounds.size.width", from: 100, to: 200), forKey: nil)
    layer.add(basic("transform.rotation.z", from: 0, to: 2), forKey: nil)
    layer.add(basic("transform.scale", from: 1, to: 3), forKey: nil)
    layer.add(basic("cornerRadius", from: 0, to: 8), forKey: nil)
    layer.add(basic("borderWidth", from: 0, to: 4), forKey: nil)
    layer.add(basic("shadowOffset.width", from: 0, to: 6), forKey: nil)
    layer.add(basic("backgroundColor", from: CGColor.black, to: CGColor.white), forKey: nil)
    layer.add(basic("nonsense.x", from: 0, to: 1), forKey: nil)
    layer.add(basic("opacity", from: "nonsense", to: 0.5), forKey: nil)
    phone.at(0.5)
    #expect(shown.bounds.size == CGSize(width: 150, height: 100))
    let transform = shown.affineTransform()
    #expect(abs(transform.a - 2 * cos(1)) < 1e-9 && abs(transform.b - 2 * sin(1)) < 1e-9)
    #expect(shown.cornerRadius == 4 && shown.borderWidth == 2)
    #expect(shown.backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(abs(shown.opacity - 0.75) < 1e-6)
    layer.removeAllAnimations()
    layer.add(basic("transform.rotation.y", from: 0, to: 1.2), forKey: nil)
    phone.at(1)
    let space = shown.transform
    #expect(abs(space.m11 - cos(0.6)) < 1e-9 && abs(space.m13 + sin(0.6)) < 1e-9)
  }

  @Test("3D transforms are interpolated as on macOS")
  func spaceTransforms() {
    let phone = TestPhone(view)
    layer.add(
      basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(1.2, 0, 1, 0)),
      forKey: nil)
    phone.at(0.25)
    let turned = shown.transform
    for (found, expected) in [
      (turned.m11, 0.95534), (turned.m13, -0.29552), (turned.m31, 0.29552), (turned.m33, 0.95534),
    ] as [(CGFloat, CGFloat)] {
      #expect(abs(found - expected) < 1e-5)
    }
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let far = CATransform3DRotate(eye, 1, 1, 0, 0)
    let half = eye.interpolated(to: far, 0.5)
    let expected = CATransform3DRotate(eye, 0.5, 1, 0, 0)
    for (a, b) in [
      (half.m22, expected.m22), (half.m23, expected.m23), (half.m24, expected.m24),
      (half.m34, expected.m34), (half.m44, expected.m44),
    ] {
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test("animating zPosition changes the order in which siblings are drawn")
  func depth() {
    let (back, front) = (UIView(frame: view.frame), UIView(frame: view.frame))
    back.backgroundColor = .red
    front.backgroundColor = .blue
    view.addSubview(back)
    view.addSubview(front)
    let phone = TestPhone(view)
    back.layer.add(basic("zPosition", from: -1, to: 1), forKey: nil)
    var colors: [CGColor?] {
      phone.device.frame().nodes[0].children[0].children.map(\.background)
    }
    phone.at(0.25)
    #expect(colors == [UIColor.red.cgColor, UIColor.blue.cgColor])
    phone.at(0.75)
    #expect(colors == [UIColor.blue.cgColor, UIColor.red.cgColor])
  }

  @Test("a view with an explicit animation receives touches")
  func touches() {
    let phone = TestPhone(view)
    layer.add(basic("position.x", from: 0, to: 300), forKey: nil)
    phone.at(0.5)
    #expect(view.window?.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test("removing a view from its window removes the animations of its layer and sublayers")
  func leaving() {
    let sublayer = CALayer()
    let box = UIView(frame: view.frame)
    view.addSubview(box)
    box.layer.addSublayer(sublayer)
    let phone = TestPhone(view)
    box.layer.add(basic("opacity", from: 0, to: 1), forKey: "a")
    sublayer.add(basic("zPosition", from: 0, to: 1), forKey: "b")
    phone.at(0.5)
    box.removeFromSuperview()
    phone.at(2)
    #expect(sublayer.animationKeys() == nil && box.layer.animationKeys() == nil)
    #expect(phone.log.text.hasSuffix("stop opacity false 0.5\nstop zPosition false 0.5"))
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("an animation delegate can leave both methods unimplemented")
  func emptyDelegate() {
    final class Empty: NSObject, CAAnimationDelegate {}
    let phone = TestPhone(view)
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = Empty()
    layer.add(animation, forKey: nil)
    phone.at(1)
    #expect(!phone.context.layers.animations.isAnimating)
  }
}

/// A delegate that logs when animations start and stop.
nonisolated final class LoggingDelegate: NSObject, CAAnimationDelegate {
  private(set) var stopped: [CAAnimation] = []

  func animationDidStart(_ anim: CAAnimation) {
    print("start \(name(anim)) \(CACurrentMediaTime())")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    print("stop \(name(anim)) \(flag) \(CACurrentMediaTime())")
    stopped.append(anim)
  }

  private func name(_ anim: CAAnimation) -> String {
    (anim as? CAPropertyAnimation)?.keyPath ?? "group"
  }
}
