import Simulator
import Testing
import TouchTesting
import UIKit

struct AnimationValueTests {
  /// The start and end angles of a rotation, and the angle at the midpoint.
  nonisolated static let turns: [(CGFloat, CGFloat, CGFloat)] = [
    (0, 0.5, 0.25), (3, -3, .pi), (0, .pi, .pi / 2), (0, -.pi, .pi / 2), (0.5, 0.1, 0.3),
    (.pi / 2, -.pi / 2, .pi), (-3, 3, .pi),
  ]

  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The view's state on screen.
  var shown: CALayer { view.layer.presentation() ?? view.layer }

  @Test("F-01 the model value changes immediately, and the presentation value follows")
  func modelAndPresentation() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 150, y: 250)
      #expect(view.center == CGPoint(x: 150, y: 250))
      #expect(shown.position == CGPoint(x: 50, y: 50))
    }
    #expect(view.layer.position == CGPoint(x: 150, y: 250))
    phone.at(0.5)
    #expect(view.center == CGPoint(x: 150, y: 250))
    #expect(shown.position == CGPoint(x: 100, y: 150))
    #expect(phone.device.frame().nodes[0].children[0].transform.tx == 50)
    phone.at(1)
    #expect(shown.position == CGPoint(x: 150, y: 250))
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("F-02 all animatable properties animate, and the frame animates through bounds and center")
  func animatable() {
    let phone = TestPhone(view)
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
      view.transform = CGAffineTransform(translationX: 8, y: 0)
      view.alpha = 0
      view.backgroundColor = .white
      view.layer.cornerRadius = 20
    }
    phone.at(0.25)
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 125, height: 87.5))
    // A quarter of the way from (50, 50) to (200, 225).
    #expect(shown.position == CGPoint(x: 87.5, y: 93.75))
    #expect(shown.affineTransform() == CGAffineTransform(translationX: 2, y: 0))
    #expect(shown.opacity == 0.75)
    #expect(shown.backgroundColor == CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    #expect(shown.cornerRadius == 5)
    phone.at(0.5)
    let bounds = shown.bounds
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.bounds.origin = CGPoint(x: 10, y: 20)
    }
    phone.at(1)
    #expect(shown.bounds.origin == CGPoint(x: 5, y: 10))
    #expect(shown.bounds.width == (bounds.width + 200) / 2)
  }

  @Test("F-02 all other properties change immediately")
  func others() {
    let phone = TestPhone(view)
    var completed = false
    UIView.animate(withDuration: 1) {
      view.isHidden = true
      view.layer.borderWidth = 3
      view.layer.anchorPoint = .zero
      view.clipsToBounds = true
    } completion: { _ in
      completed = true
    }
    #expect(!phone.context.layers.animations.isAnimating)
    #expect(shown.isHidden && shown.masksToBounds)
    #expect(shown.borderWidth == 3)
    #expect(shown.anchorPoint == .zero)
    phone.at(0)
    #expect(completed)
  }

  @Test(
    "F-03 the screen shows the exact old value during the delay, and the model value at the end"
  )
  func delay() {
    let phone = TestPhone(view)
    view.transform = CGAffineTransform(a: 0.3, b: 0.7, c: -0.9, d: 0.1, tx: 1, ty: 2)
    view.alpha = 0.3
    let old = view.transform
    let new = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.1, y: 0.7)
    UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
      view.transform = new
      view.alpha = 0.7
    }
    for time in [0, 0.1, 0.25] {
      phone.at(time)
      #expect(shown.affineTransform() == old)
      #expect(shown.opacity == 0.3)
    }
    phone.at(0.5)
    #expect(abs(shown.opacity - 0.5) < 1e-6)
    phone.at(0.749_999)
    #expect(shown.affineTransform() != new)
    phone.at(0.75)
    #expect(shown.affineTransform() == new)
    #expect(shown.opacity == 0.7)
  }

  @Test("F-03 a negative delay is treated as 0")
  func negativeDelay() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: -0.5, options: .curveLinear) {
      view.center.x = 150
    } completion: { _ in
      print("done \(CACurrentMediaTime())")
    }
    phone.at(0.5)
    #expect(shown.position.x == 100)
    phone.at(1)
    #expect(phone.log.text == "done 1.0")
  }

  @Test(
    "F-04 animation curves match Core Animation's",
    arguments: [
      (UIView.AnimationCurve.easeInOut, 0.25, 0.129_162), (.easeInOut, 0.5, 0.5),
      (.easeInOut, 0.75, 0.870_838), (.easeIn, 0.5, 0.315_357), (.easeOut, 0.5, 0.684_643),
      (.linear, 0.25, 0.25), (.linear, 0.5, 0.5),
    ])
  func curves(curve: UIView.AnimationCurve, time: TimeInterval, value: CGFloat) {
    let phone = TestPhone(view)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(curve)
    view.center.x = 1050
    UIView.commitAnimations()
    phone.at(time)
    #expect(abs((shown.position.x - 50) / 1000 - value) <= 1e-5)
  }

  @Test("F-04 every curve starts at 0, ends at 1, and never decreases")
  func monotone() {
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      let phone = TestPhone(view)
      view.center.x = 0
      UIView.animate(
        withDuration: 1, delay: 0,
        options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
      ) {
        view.center.x = 1
      }
      var values: [CGFloat] = []
      for step in 0...100 {
        phone.at(Double(step) / 100)
        values.append(shown.position.x)
      }
      #expect(values.first == 0)
      #expect(values.last == 1)
      #expect(values == values.sorted())
    }
  }

  @Test(
    "F-05 a transform rotates in the shorter direction, and clockwise for a half turn",
    arguments: turns)
  func turning(from: CGFloat, to: CGFloat, middle: CGFloat) {
    let phone = TestPhone(view)
    view.transform = CGAffineTransform(rotationAngle: from)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: to)
    }
    phone.at(0.5)
    let (is_, should) = (shown.affineTransform(), CGAffineTransform(rotationAngle: middle))
    for (a, b) in [(is_.a, should.a), (is_.b, should.b), (is_.c, should.c), (is_.d, should.d)] {
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test("F-05 translation, rotation, scale and shear are interpolated separately")
  func decomposed() {
    let phone = TestPhone(view)
    func transform(
      _ shift: CGFloat, _ angle: CGFloat, _ sx: CGFloat, _ sy: CGFloat, _ shear: CGFloat
    ) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy)
        .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: shift, y: -shift))
    }
    view.transform = transform(0, 0.2, 1, 2, 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = transform(10, 1.2, 3, 1, 0.4)
    }
    phone.at(0.5)
    let (is_, should) = (shown.affineTransform(), transform(5, 0.7, 2, 1.5, 0.2))
    for (a, b) in [
      (is_.a, should.a), (is_.b, should.b), (is_.c, should.c), (is_.d, should.d),
      (is_.tx, should.tx), (is_.ty, should.ty),
    ] {
      #expect(abs(a - b) < 1e-9)
    }
  }

  @Test(
    "F-05 reflections and singular transforms are interpolated by matrix element",
    arguments: [
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(scaleX: 0, y: 1),
    ])
  func byNumbers(end: CGAffineTransform) {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = end }
    phone.at(0.5)
    let half = CGAffineTransform(scaleX: (1 + end.a) / 2, y: (1 + end.d) / 2)
    #expect(shown.affineTransform() == half)
  }

  @Test("F-01 F-02 a color that fades from or to clear keeps its hue")
  func colors() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .red
    }
    phone.at(0.5)
    #expect(shown.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    phone.at(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = nil
    }
    phone.at(1.25)
    #expect(shown.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.75))
    phone.at(2)
    #expect(shown.backgroundColor == nil)
  }

  @Test(
    "F-10 F-11 repeating and reversing animations show interpolated values, then the model value"
  )
  func repeating() {
    let phone = TestPhone(view)
    UIView.beginAnimations("there and back", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x = 150
    UIView.commitAnimations()
    let way: [(TimeInterval, CGFloat)] = [
      (0.25, 75), (1, 150), (1.75, 75), (2, 50), (2.5, 100), (3.5, 100), (4, 150),
    ]
    for (time, x) in way {
      phone.at(time)
      #expect(shown.position.x == x)
    }
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("F-11 a repeating animation never ends; a fractional repeat count ends mid-cycle")
  func endless() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      view.center.x = 150
    }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(1.5)
    view.alpha = 0
    UIView.commitAnimations()
    phone.at(1.25)
    #expect(shown.opacity == 0.75)
    phone.at(1.5)
    #expect(shown.opacity == 0)
    phone.at(1000.5)
    #expect(shown.position.x == 100)
    #expect(phone.context.layers.animations.isAnimating)
  }
}
