import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct AnimationTests {
  @Test("A keyframe animation shakes a view, and its delegate receives the animation's name")
  func shake() throws {
    let view = ShakingView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100).up()
    // Halfway through the first of eight segments, which runs from -20 to 20.
    phone.after(0.6 / 16)
    #expect(abs(view.layer.presentation()!.affineTransform().tx) < 1e-4)
    #expect(view.finished.isEmpty)
    phone.after(1)
    #expect(view.finished == ["shake"])
    try phone.finish()
  }

  @Test("A placard overshoots its target when it springs back, and a finger can stop it")
  func placard() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let placard = Placard(frame: CGRect(x: 110, y: 190, width: 100, height: 100))
    view.addSubview(placard)
    let phone = TestPhone(view)
    let finger = phone.finger(1)
    finger.down(at: 160, 260)
    finger.move(to: 60, 260)
    finger.up()
    #expect(placard.center == CGPoint(x: 160, y: 240))
    var largest: CGFloat = 0
    for _ in 0..<80 {
      phone.after(0.01)
      largest = max(largest, placard.layer.presentation()!.position.x)
    }
    #expect(largest > 165)
    #expect(placard.layer.animationKeys() == nil)
    finger.down(at: 160, 260)
    finger.move(to: 60, 260)
    finger.up()
    phone.after(0.05)
    let shown = placard.layer.presentation()!.position
    finger.down(at: 160, 260)
    #expect(placard.center == shown)
    finger.up()
    try phone.finish()
  }

  @Test("A layer's animation runs, pauses as in Apple's technical note, and finishes")
  func dot() throws {
    let view = DotView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let phone = TestPhone(view)
    phone.after(1)
    phone.finger(1).down(at: 100, 70)
    phone.after(0.5)
    #expect(view.dot.presentation()!.position.x == 50)
    phone.finger(2).down(at: 200, 300)
    phone.after(3)
    #expect(view.dot.presentation()!.position.x == 50)
    phone.finger(2).up()
    phone.after(0.25)
    #expect(view.dot.presentation()!.position.x == 75)
    #expect(phone.log.text == "")
    phone.after(0.25)
    #expect(phone.log.text == "arrived")
    phone.finger(1).up()
    try phone.finish()
  }
}
