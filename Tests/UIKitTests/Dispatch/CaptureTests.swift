import Testing
import TouchTesting
import UIKit

struct CaptureTests {
  let loggingView = LoggingView()
  let left = LoggingView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let right = LoggingView("right", frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() {
    loggingView.addSubview(left)
    loggingView.addSubview(right)
  }

  @Test(
    "C-21 a touch belongs to its view until it ends, even if the finger moves or the view changes"
  )
  func capture() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10).move(to: 150, 50)
    left.isHidden = true
    phone.finger(1).move(to: 300, 400)
    left.isUserInteractionEnabled = false
    phone.finger(1).move(to: -50, 900)
    left.alpha = 0
    loggingView.addSubview(UIView(frame: loggingView.bounds))
    phone.finger(1).move(to: 5, 5).up()
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left moved 1 (150,50)
        left moved 1 (300,400)
        left moved 1 (-50,900)
        left moved 1 (5,5)
        left ended 1 (5,5)
        """)
  }

  @Test("C-22 a single-touch view receives no second finger while its first finger is down")
  func singleTouch() {
    left.isMultipleTouchEnabled = false
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(2).move(to: 21, 10)
    phone.finger(1).up()
    phone.finger(2).move(to: 22, 10)
    phone.finger(3).down(at: 30, 10)  // The second finger was never delivered, but is still down.
    phone.finger(2).up()
    phone.finger(3).up()
    phone.finger(4).down(at: 40, 10)
    phone.cancel()
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left ended 1 (10,10)
        left began 4 (40,10)
        left cancelled 4 (40,10)
        """)
  }

  @Test("C-22 C-42 only the hit view limits touches, not the responders it forwards them to")
  func hitViewDecides() {
    left.passesOn = true
    loggingView.isMultipleTouchEnabled = false
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(3).down(at: 10, 200)
    phone.finger(4).down(at: 20, 200)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        view began 1 (10,10)
        left began 2 (20,10)
        view began 2 (20,10)
        view began 3 (10,200)
        """)
  }

  @Test("C-22 isMultipleTouchEnabled and isExclusiveTouch are false by default")
  func defaults() {
    #expect(!UIView().isMultipleTouchEnabled)
    #expect(!UIWindow().isMultipleTouchEnabled)
    #expect(!UIView().isExclusiveTouch)
  }

  @Test("C-23 a single-touch view receives the first of two fingers in the same packet")
  func singleTouchOnePacket() {
    left.isMultipleTouchEnabled = false
    let phone = TestPhone(loggingView)
    phone.together {
      phone.finger(9).down(at: 10, 10)
      phone.finger(2).down(at: 20, 10)
    }
    #expect(phone.log.text == "left began 9 (10,10)")
  }

  @Test("C-22 C-23 a finger that lifts in a packet still blocks a finger that lands in that packet")
  func liftAndLandInOnePacket() {
    left.isMultipleTouchEnabled = false
    for liftsFirst in [true, false] {
      let phone = TestPhone(loggingView)
      phone.finger(1).down(at: 10, 10)
      phone.together {
        if liftsFirst { phone.finger(1).up() }
        phone.finger(2).down(at: 20, 10)
        if !liftsFirst { phone.finger(1).up() }
      }
      #expect(phone.log.text == "left began 1 (10,10)\nleft ended 1 (10,10)")
      phone.finger(2).up()
    }
  }

  @Test("C-24 an exclusive view receives a finger only while no other view has one")
  func exclusiveLandsSecond() {
    left.isExclusiveTouch = true
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 110, 10)
    phone.finger(2).down(at: 10, 10)  // Withheld, because the right view has a touch.
    phone.finger(1).up()
    phone.finger(2).move(to: 11, 10).up()
    phone.finger(3).down(at: 10, 10)
    #expect(
      phone.log.text == """
        right began 1 (10,10)
        right ended 1 (10,10)
        left began 3 (10,10)
        """)
  }

  @Test("C-24 while an exclusive view has a finger, other views in the window receive none")
  func exclusiveLandsFirst() {
    left.isExclusiveTouch = true
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 110, 10)
    phone.finger(3).down(at: 20, 10)  // The same view may receive more touches.
    phone.finger(1).up()
    phone.finger(3).up()
    phone.finger(4).down(at: 120, 10)  // A withheld finger does not block other views.
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left began 3 (20,10)
        left ended 1 (10,10)
        left ended 3 (20,10)
        right began 4 (20,10)
        """)
  }

  @Test("C-24 views in other windows do not affect an exclusive view")
  func exclusiveIsPerWindow() {
    left.isExclusiveTouch = true
    let low = UIWindow(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
    low.addSubview(LoggingView("low"))
    let phone = TestPhone(windows: UIWindow(holding: loggingView), low)
    phone.finger(1).down(at: 10, 310)
    phone.finger(2).down(at: 10, 10)
    phone.finger(3).down(at: 20, 310)
    #expect(phone.log.lines.map(\.text.first) == ["l", "l", "l"])
  }

  @Test("C-25 changing isMultipleTouchEnabled takes effect for the next finger")
  func changeInSequence() {
    let phone = TestPhone(loggingView)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    left.isMultipleTouchEnabled = false
    phone.finger(2).move(to: 25, 10)
    phone.finger(3).down(at: 30, 10)
    left.isMultipleTouchEnabled = true
    phone.finger(3).move(to: 35, 10)
    phone.finger(4).down(at: 40, 10)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left began 2 (20,10)
        left moved 2 (25,10)
        left began 4 (40,10)
        """)
  }

  @Test("C-26 ignoring events cancels active touches and blocks new ones until the last end call")
  func ignoring() {
    let phone = TestPhone(loggingView)
    let application = UIApplication.shared
    #expect(!application.isIgnoringInteractionEvents)
    phone.finger(1).down(at: 10, 10)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    phone.finger(1).move(to: 20, 10).up()
    phone.finger(2).down(at: 20, 10)
    #expect(phone.finger(2).touch?.view == nil)
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    phone.finger(3).down(at: 30, 10)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    phone.finger(2).move(to: 25, 10)
    phone.finger(4).down(at: 40, 10)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        left cancelled 1 (10,10)
        left began 4 (40,10)
        """)
  }

  @Test("C-26 beginIgnoringInteractionEvents in a callback cancels touches right after the packet")
  func ignoringFromCallback() {
    let phone = TestPhone(loggingView)
    left.onTouches = { phase, _, _ in
      if phase == .moved { UIApplication.shared.beginIgnoringInteractionEvents() }
    }
    phone.together {
      phone.finger(1).down(at: 10, 10)
      phone.finger(2).down(at: 110, 10)
    }
    phone.finger(1).move(to: 20, 10)
    #expect(
      phone.log.text == """
        left began 1 (10,10)
        right began 2 (10,10)
        left moved 1 (20,10)
        left cancelled 1 (20,10)
        right cancelled 2 (10,10)
        """)
  }
}
