import TouchTesting

@testable import UIKit

nonisolated extension Threshold {
  /// Controls.
  static let controls: [Threshold] = [
    Threshold(
      "control: distance to the right at which a tracked touch is inside", "C-43",
      "UIControl.trackingMargin", .points, passes: 69.75, fails: 70
    ) { distance in
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      let phone = controlPhone(button)
      phone.finger(1).down(at: 150, 120).move(to: 200 + distance, 120)
      return button.isTouchInside
    },
    // Without a push, the tap switches off.
    Threshold(
      "switch: movement that pushes the thumb", nil, "TouchConstants.panHysteresis", .points,
      passes: 10.25, fails: 10
    ) { distance in
      let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
      control.isOn = true
      controlPhone(control).finger(1).down(at: 120, 115).move(to: 120 + distance, 115).up()
      return control.isOn
    },
    Threshold(
      "switch: location of the thumb that is on, of a width of 51", nil, nil, .points,
      passes: 25.75, fails: 25.5
    ) { x in
      let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
      control.isOn = true
      controlPhone(control).finger(1).down(at: 140, 115).move(to: 100 + x, 115).up()
      return control.isOn
    },
    Threshold(
      "stepper: location that decreases the value, of a width of 94", nil, nil, .points,
      passes: 46.75, fails: 47
    ) { x in
      let stepper = stepper()
      controlPhone(stepper).finger(1).down(at: 100 + x, 110)
      return stepper.value < 0
    },
    Threshold(
      "stepper: time until it repeats", nil, "UIStepper.firstDelay", .seconds, passes: 0.5,
      fails: 0.499_999
    ) { time in
      let stepper = stepper()
      let phone = controlPhone(stepper)
      phone.finger(1).down(at: 190, 110)
      phone.at(time)
      return stepper.value == 2
    },
    Threshold(
      "stepper: time between repetitions", nil, "UIStepper.nextDelay", .seconds, passes: 0.1,
      fails: 0.099_999
    ) { time in
      let stepper = stepper()
      let phone = controlPhone(stepper)
      phone.finger(1).down(at: 190, 110)
      phone.at(0.5 + time)
      return stepper.value == 3
    },
  ]

  /// Text and the keyboard on the screen.
  static let text: [Threshold] = [
    Threshold(
      "selection: distance from a handle that a finger grabs", "M-34", "TextCanvas.reach", .points,
      passes: 22, fails: 22.25
    ) { distance in
      let field = UITextField()
      let phone = TestPhone(field: field)
      field.text = "one two three"
      phone.tap(at: 200, 120)
      phone.after(1)
      // The end of the second word is at 10 + 7 * 10.
      phone.tap(at: 65, 120, count: 2)
      phone.after(1)
      phone.finger(1).down(at: 80 + distance, 120).move(to: 121 + distance, 120)
      return field.selection == [4, 13] || field.selection == [4, 11]
    },
    Threshold(
      "shift key: time between two taps that lock it", "M-54", "TouchConstants.tapInterval",
      .seconds, passes: 0.35, fails: 0.350_001
    ) { interval in
      let scenario = KeyboardScenario()
      scenario.finger(on: "shift").up()
      let time = scenario.phone.now.advanced(by: interval)
      scenario.finger(on: "shift")
      scenario.phone.change(1, .up(nil), at: time.seconds)
      return scenario.keys?.shift == .locked
    },
    Threshold(
      "delete key: time until it repeats", "M-55", "KeyboardView.delay", .seconds, passes: 0.5,
      fails: 0.499_999
    ) { time in
      let scenario = KeyboardScenario()
      scenario.finger(on: "delete")
      scenario.phone.after(time)
      return scenario.field.text == "one two thr"
    },
    Threshold(
      "delete key: time between repetitions", "M-55", "KeyboardView.interval", .seconds,
      passes: 0.1, fails: 0.099_999
    ) { time in
      let scenario = KeyboardScenario()
      scenario.finger(on: "delete")
      scenario.phone.after(0.5)
      scenario.phone.after(time)
      return scenario.field.text == "one two th"
    },
    Threshold(
      "keyboard of 216 points: distance after a rest that dismisses it", "M-67", nil, .points,
      passes: 108.25, fails: 108
    ) { distance in
      let scenario = KeyboardScenario(dismissMode: .interactive)
      let finger = scenario.phone.finger(1).down(at: 160, 200).move(to: 160, 250)
      finger.move(to: 160, 480 - 216 + distance).after(0.2).up()
      scenario.phone.after(1)
      return !scenario.field.isFirstResponder
    },
  ]

  @MainActor private static func controlPhone(_ control: UIControl) -> TestPhone {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(control)
    return TestPhone(view)
  }

  @MainActor private static func stepper() -> UIStepper {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
    stepper.minimumValue = -100
    return stepper
  }
}

/// A phone whose keyboard is on the screen, with the caret at the end of a text.
private struct KeyboardScenario {
  let phone: TestPhone
  let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 40))

  init(dismissMode: UIScrollView.KeyboardDismissMode = .none) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.keyboardDismissMode = dismissMode
    field.text = "one two three"
    field.autocapitalizationType = .none
    scrollView.addSubview(field)
    let phone = TestPhone(scrollView)
    phone.showsKeyboard = true
    phone.tap(at: 190, 40)
    phone.after(1)
    self.phone = phone
  }

  var keys: KeyboardView? { phone.context.keyboard.keys }

  /// Lands a finger on a key.
  @discardableResult
  func finger(on key: String) -> TestFinger {
    let point = keys.flatMap { keys in
      keys.center(ofKey: key).map { keys.convert($0, to: UIScreen.main.coordinateSpace) }
    }
    return phone.finger(1).down(at: point?.x ?? 0, point?.y ?? 0)
  }
}
