import Testing
import TouchTesting
import UIKit

struct AnimationBlockTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The view's state on screen.
  var shown: CALayer { view.layer.presentation() ?? view.layer }

  /// Animates the center's x coordinate linearly, and logs the name when the animation ends.
  func move(
    to x: CGFloat, _ duration: TimeInterval = 1, _ options: UIView.AnimationOptions = [],
    name: String = "move"
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: options.union(.curveLinear)) {
      view.center.x = x
    } completion: { finished in
      print("\(name) \(finished) \(CACurrentMediaTime())")
    }
  }

  @Test("F-06 F-13 a new animation of a property starts at the previous animation's end value")
  func replacing() {
    let phone = TestPhone(view)
    move(to: 150, name: "first")
    phone.at(0.5)
    move(to: 350, name: "second")
    #expect(shown.position.x == 150)
    phone.at(1)
    #expect(shown.position.x == 250)
    phone.at(1.5)
    #expect(phone.log.text == "first false 0.5\nsecond true 1.5")
  }

  @Test("F-13 with beginFromCurrentState, an animation starts at the value on screen")
  func fromCurrentState() {
    let phone = TestPhone(view)
    move(to: 150)
    phone.at(0.5)
    move(to: 300, 1, .beginFromCurrentState)
    #expect(shown.position.x == 100)
    phone.at(1)
    #expect(shown.position.x == 200)

    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 0
    UIView.commitAnimations()
    phone.at(1.5)
    #expect(shown.position.x == 100)
  }

  @Test("F-06 animations of different properties of the same view run simultaneously")
  func sideBySide() {
    let phone = TestPhone(view)
    move(to: 150)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 0 }
    phone.at(0.5)
    #expect(shown.position.x == 100)
    #expect(shown.opacity == 0.75)
  }

  @Test("F-06 a property set twice in one block still animates from its original value")
  func setTwice() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 1000
      view.center.x = 150
    } completion: { finished in
      print("\(finished)")
    }
    phone.at(0.5)
    #expect(shown.position.x == 100)
    phone.at(1)
    #expect(phone.log.text == "true")
  }

  @Test("F-10 begin and commit animate from the old value for 0.2 s, easing in and out")
  func defaults() {
    let phone = TestPhone(view)
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 150
    UIView.commitAnimations()
    phone.at(0.1)
    #expect(abs(shown.position.x - 100) < 1e-9)
    phone.at(0.15)
    #expect(abs(shown.position.x - (50 + 87.0838)) < 1e-3)
    phone.at(0.199_999)
    #expect(phone.context.layers.animations.isAnimating)
    phone.at(0.2)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("F-10 setters and commit have no effect outside a block")
  func outside() {
    let phone = TestPhone(view)
    UIView.setAnimationDuration(5)
    UIView.setAnimationDelay(5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(5)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationDelegate(view)
    UIView.commitAnimations()
    view.center.x = 150
    #expect(shown.position.x == 150)
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 50
    UIView.commitAnimations()
    phone.at(0.2)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("F-10 nested blocks have their own settings")
  func nesting() {
    let phone = TestPhone(view)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 150
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    view.transform = CGAffineTransform(translationX: 10, y: 0)
    UIView.commitAnimations()
    phone.at(0.5)
    #expect(shown.position.x == 100)
    #expect(shown.opacity == 0.75)
    #expect(shown.affineTransform().tx == 5)
  }

  @Test("F-12 all blocks start when the outermost one is committed")
  func startTime() {
    let phone = TestPhone(view)
    UIView.beginAnimations(nil, context: nil)
    move(to: 150)
    phone.at(0.5)
    #expect(shown.position.x == 50)
    UIView.commitAnimations()
    phone.at(1)
    #expect(shown.position.x == 100)
    phone.at(1.5)
    #expect(phone.log.text == "move true 1.5")
  }

  @Test(
    "F-11 the raw values of the options match Apple's",
    arguments: [
      (UIView.AnimationOptions.layoutSubviews, UInt(1)), (.allowUserInteraction, 2),
      (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16), (.curveEaseInOut, 0),
      (.curveEaseIn, 0x10000), (.curveEaseOut, 0x20000), (.curveLinear, 0x30000),
    ])
  func rawValues(option: UIView.AnimationOptions, value: UInt) {
    #expect(option.rawValue == value)
  }

  @Test("F-11 animate eases in and out by default; autoreverse requires repeat")
  func animateDefaults() {
    let phone = TestPhone(view)
    UIView.animate(withDuration: 1) { view.center.x = 1050 }
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      view.alpha = 0
    }
    phone.at(0.25)
    #expect(abs(shown.position.x - (50 + 129.162)) < 1e-2)
    #expect(shown.opacity == 0.75)
    phone.at(1)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test(
    "F-11 with the layoutSubviews option, layout runs inside the block, so subviews are animated"
  )
  func layoutInBlock() {
    final class Row: UIView {
      let cell = UIView()
      override func layoutSubviews() {
        cell.frame = CGRect(x: bounds.width, y: 0, width: 1, height: 1)
      }
    }
    let row = Row(frame: view.frame)
    row.addSubview(row.cell)
    let phone = TestPhone(row)
    let start = row.cell.center.x
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      row.frame.size.width += 100
    }
    phone.at(0.5)
    #expect(row.cell.layer.presentation()?.position.x == start + 50)
    #expect(row.cell.center.x == start + 100)
  }

  @Test("F-14 setting a property outside a block stops only that property's animation")
  func plainSet() {
    let phone = TestPhone(view)
    move(to: 150)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    phone.at(0.5)
    view.center.x = 7
    #expect(shown.position.x == 7)
    #expect(shown.opacity == 0.5)
    phone.at(0.5)
    #expect(phone.log.text == "move false 0.5")
    phone.at(0.75)
    #expect(shown.position.x == 7)
    #expect(shown.opacity == 0.25)
  }

  // An action runs when a property changes
  // (developer.apple.com/documentation/quartzcore/calayer/action(forkey:)), so layout may
  // repeatedly set the same frames during an animation.
  @Test("F-14 setting a property to its current value does not stop animations")
  func plainSetOfSameValue() {
    let phone = TestPhone(view)
    let start = view.center.x
    move(to: 150)
    phone.at(0.5)
    let frame = view.frame
    view.center.x = 150
    view.frame = frame
    UIView.performWithoutAnimation { view.center.x = 150 }
    #expect(shown.position.x == (start + 150) / 2)
    phone.at(1)
    #expect(phone.log.text == "move true 1.0")
  }

  @Test("F-15 a block with no changes or no duration finishes on the next turn")
  func emptyBlocks() {
    let phone = TestPhone(view)
    phone.at(0.5)
    move(to: 50, name: "no change")
    move(to: 150, 0, name: "no duration")
    move(to: 250, -1, name: "negative")
    #expect(shown.position.x == 250)
    #expect(phone.log.text == "")
    phone.after(0)
    #expect(phone.log.text == "no change true 0.5\nno duration true 0.5\nnegative true 0.5")
  }

  @Test("F-15 changes are shown immediately if the block's duration is later set to 0")
  func lateZeroDuration() {
    let phone = TestPhone(view)
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 150
    UIView.setAnimationDuration(0)
    UIView.commitAnimations()
    #expect(shown.position.x == 150)
    #expect(!phone.context.layers.animations.isAnimating)
  }

  @Test("F-24 blocks finish immediately while animations are disabled")
  func disabled() {
    let phone = TestPhone(view)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    move(to: 150)
    #expect(shown.position.x == 150)
    UIView.setAnimationsEnabled(true)
    phone.after(0)
    #expect(phone.log.text == "move true 0.0")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.performWithoutAnimation { view.center.x = 250 }
      view.transform = CGAffineTransform(translationX: 10, y: 0)
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(shown.position.x == 250)
    phone.at(0.5)
    #expect(shown.opacity == 0.5)
    #expect(shown.affineTransform().tx == 5)
  }

  @Test("F-14 F-24 setting a value while animations are disabled stops a running animation")
  func disabledStops() {
    let phone = TestPhone(view)
    move(to: 150, name: "long")
    phone.at(0.5)
    UIView.performWithoutAnimation { move(to: 10, name: "off") }
    #expect(shown.position.x == 10)
    phone.after(0)
    #expect(phone.log.text == "long false 0.5\noff true 0.5")
  }
}
