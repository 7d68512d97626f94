import Testing
import TouchTesting
import UIKit

/// Tests finding views and waiting for them.
struct FindingTests {
  let phone = TestPhone(FindingTests.makeRoot())

  private static func makeRoot() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.accessibilityIdentifier = "root"
    for index in 0..<3 {
      let spot = UIView(frame: CGRect(x: 10 + 100 * index, y: 10, width: 50, height: 50))
      spot.accessibilityIdentifier = "spot"
      spot.tag = index
      root.addSubview(spot)
    }
    let play = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    play.setTitle("Play", for: .normal)
    let note = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
    note.text = "Play with both hands"
    let toggle = UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))
    for view in [play, note, toggle] { root.addSubview(view) }
    return root
  }

  @Test("Views are found by identifier, text and class, and returned as the requested class")
  func finds() throws {
    #expect(try phone.view("root").bounds.width == 320)
    #expect(try phone.view(.text("Play")) is UIButton)
    #expect(try phone.view(.text("Play"), as: UIButton.self).currentTitle == "Play")
    #expect(try phone.view(.text(containing: "both"), as: UILabel.self).text?.count == 20)
    #expect(try phone.view(.type(UISwitch.self)) is UISwitch)
    // The controls here are a button and a switch.
    #expect(phone.views(.type(UIControl.self)).count == 2)
    let root = try phone.view("root")
    #expect(try phone.view(root) === root)
  }

  @Test("An index selects one of several views, as in script paths")
  func several() throws {
    #expect(phone.views("spot").map(\.tag) == [0, 1, 2])
    #expect(try phone.view(.identifier("spot").at(1)).tag == 1)
    #expect(try phone.view("spot[2]").tag == 2)
    try phone.expect("spot[2].tag", 2)
    phone.tap("spot[2]")
    #expect(phone.errors.isEmpty)
  }

  @Test("No match or several matches cause a failure that lists all views")
  func failures() throws {
    let none = #expect(throws: TestFailure.self) { try phone.view("spit") }
    #expect(none?.message.hasPrefix("no view has the identifier \"spit\"\nthe views:\n") == true)
    #expect(none?.message.contains("\n      UIView \"spot\" (110,10 50x50)\n") == true)
    #expect(none?.location?.line == #line - 3)
    let many = #expect(throws: TestFailure.self) { try phone.view("spot") }
    #expect(
      many?.message.hasPrefix(
        "more than one view has the identifier \"spot\"; choose one, from .at(0) to "
          + ".at(2)") == true)
    let beyond = #expect(throws: TestFailure.self) { try phone.view("spot[3]") }
    #expect(
      beyond?.message.hasPrefix("there is no view 3 that has the identifier \"spot\"; there are 3")
        == true)
    let other = #expect(throws: TestFailure.self) {
      try phone.view(.text("Play"), as: UISwitch.self)
    }
    #expect(other?.message.hasPrefix("no view has the text \"Play\" and is a UISwitch") == true)
    #expect(phone.views(.text("play")).isEmpty)
  }

  @Test("The outline has a line for each view, indented by depth")
  func outline() throws {
    let root = try phone.view("root")
    for view in root.subviews { view.removeFromSuperview() }
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 70, height: 8))
    label.text = "Hello"
    label.alpha = 0.5
    root.addSubview(label)
    root.isHidden = true
    root.clipsToBounds = true
    #expect(
      phone.outline == """
        UIWindow (0,0 320x480)
          UIView "root" (0,0 320x480) hidden clips
            UILabel (5,6 70x8) text "Hello" alpha 0.5 receives no touches
        """)
  }

  @Test("A covered view is visible but not touchable")
  func states() throws {
    #expect(phone.isVisible("root") && phone.isTouchable("root"))
    let label = try phone.view(.text(containing: "both"))
    #expect(phone.isVisible(label) && !phone.isTouchable(label))
    label.isHidden = true
    #expect(!phone.isVisible(label) && phone.exists(label))
    #expect(phone.exists("spot") && phone.exists("spot[2]"))
    #expect(!phone.exists("spot[3]") && !phone.exists("nothing") && !phone.exists(UIView()))
    #expect(phone.window === label.window)
    #expect(!phone.isVisible("nothing"))
  }

  // MARK: - Waiting

  @Test("Waiting advances the time frame by frame until a view exists")
  func waitsForView() throws {
    let root = try phone.view("root")
    phone.run {
      Timer.scheduledTimer(withTimeInterval: 0.51, repeats: false) { _ in
        MainActor.assumeIsolated {
          let toast = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          toast.accessibilityIdentifier = "toast"
          root.addSubview(toast)
        }
      }
    }
    let toast = try phone.wait(for: "toast")
    #expect(toast.accessibilityIdentifier == "toast")
    // The first frame at or after 0.51 s.
    #expect(abs(phone.time - (0.51 * 60).rounded(.up) / 60) < 1e-6)
  }

  @Test("If a state is not reached within the limit, the failure states the reason")
  func waitsForState() throws {
    let play = try phone.view(.text("Play"))
    play.isHidden = true
    #expect(throws: Never.self) { try phone.wait(for: play, toBe: .present, within: 0) }
    let failure = #expect(throws: TestFailure.self) {
      try phone.wait(for: .text("Play"), toBe: .visible, within: 0.25)
    }
    #expect(
      failure?.message.hasPrefix(
        "UIButton (20,100 100x40): it is hidden after waiting 0.25 s for it to be visible\n"
          + "the views:\n") == true)
    #expect(phone.time == 0.25)
    phone.run {
      play.alpha = 0
      play.isHidden = false
      UIView.animate(withDuration: 0.3, delay: 0.2) { play.alpha = 1 }
    }
    try phone.wait(for: .text("Play"), toBe: .touchable)
    // The animation starts at 0.25 s and prevents touches until it ends.
    #expect(abs(phone.time - 0.75) < 1.0 / 60 + 1e-6)
  }

  @Test("Waiting ends when a view is gone or the limit is reached")
  func waitsUntilGone() throws {
    let spot = try phone.view("spot[0]")
    try phone.waitUntilGone("nothing", within: 0)
    let failure = #expect(throws: TestFailure.self) {
      try phone.waitUntilGone("spot", within: 0.1)
    }
    #expect(
      failure?.message.hasPrefix("a view still has the identifier \"spot\" after waiting 0.1 s")
        == true)
    spot.removeFromSuperview()
    try phone.waitUntilGone(spot, within: 0)
  }

  @Test("Waiting for a condition evaluates it at the start and after each frame")
  func waitsForCondition() throws {
    var count = 0
    try phone.wait {
      count += 1
      return count == 4
    }
    #expect(abs(phone.time - 3.0 / 60) < 1e-6)
    let failure = #expect(throws: TestFailure.self) {
      try phone.wait(until: "the ball rests", within: 0.5) { false }
    }
    let message = "after waiting 0.5 s, it is still not true that the ball rests\n"
    #expect(failure?.message.hasPrefix(message) == true)
    let invalid = #expect(throws: TestFailure.self) { try phone.wait(within: -1) { false } }
    #expect(invalid?.message == "invalid limit -1.0 s; expected 0 or more")
    #expect(throws: TestFailure.self) { try phone.wait(within: .nan) { false } }
  }
}
