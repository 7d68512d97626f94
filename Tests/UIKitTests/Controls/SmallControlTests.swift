import Testing
import TouchTesting
import UIKit

/// Segmented controls, steppers, progress bars, activity indicators, and page controls.
struct SmallControlTests {
  /// Returns a phone that shows a control at 10, 100 and logs its values.
  private func phone<Control: UIControl>(
    with control: Control, _ value: @escaping (Control) -> String
  ) -> TestPhone {
    let phone = TestPhone(UIView(frame: .zero))
    control.frame.origin = CGPoint(x: 10, y: 100)
    control.addAction(UIAction { _ in print(value(control)) }, for: .valueChanged)
    UIApplication.shared.windows[0].addSubview(control)
    phone.after(0.1)
    return phone
  }

  @Test("the segment where the finger lifts is selected, with one event per change")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame.size.width = 300
    let phone = phone(with: control) { "\($0.selectedSegmentIndex)" }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "Two")
    phone.tap(at: 60, 115)
    phone.tap(at: 60, 115)
    // Touching down on one segment and lifting on another selects the second one.
    phone.finger(1).down(at: 60, 115)
    phone.finger(1).move(to: 260, 115)
    #expect(control.selectedSegmentIndex == 0)
    phone.finger(1).up()
    // Lifting outside the control does not select a segment.
    phone.finger(1).down(at: 160, 115)
    phone.finger(1).move(to: 160, 300).up()
    #expect(phone.log == "0\n2")
  }

  @Test("a momentary control has no lasting selection, and a disabled segment is not selected")
  func momentary() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame.size.width = 200
    control.isMomentary = true
    control.setEnabled(false, forSegmentAt: 1)
    let phone = phone(with: control) { "\($0.selectedSegmentIndex)" }
    phone.tap(at: 50, 115)
    phone.tap(at: 50, 115)
    phone.tap(at: 150, 115)
    #expect(phone.log == "0\n0")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("inserting or removing other segments does not change the selected segment")
  func insertedSegments() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "End", at: 99, animated: false)
    #expect(control.titleForSegment(at: 1) == "End")
    control.setTitle("Last", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Last" && control.imageForSegment(at: 1) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    control.removeSegment(at: 0, animated: false)
  }

  @Test("segments without a fixed width share the remaining width")
  func segmentWidths() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.setWidth(100, forSegmentAt: 0)
    control.frame.size.width = 300
    let phone = phone(with: control) { "\($0.selectedSegmentIndex)" }
    #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
    #expect(control.bounds.height == 32)
    // The second segment starts at 110, and the third starts at 210.
    phone.tap(at: 109, 115)
    phone.tap(at: 111, 115)
    phone.tap(at: 211, 115)
    #expect(phone.log == "0\n1\n2")
  }

  @Test("a stepper steps immediately, repeats while a finger is down, and stops at its limits")
  func stepper() {
    let control = UIStepper(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(control.bounds.size == CGSize(width: 94, height: 32))
    control.maximumValue = 4
    let phone = phone(with: control) { "\($0.value)" }
    phone.tap(at: 80, 115)
    #expect(phone.log == "1.0")
    phone.finger(1).down(at: 80, 115)
    // One step immediately, one after 0.5 s, and one after another 0.1 s. The maximum is 4.
    phone.after(0.45)
    #expect(control.value == 2)
    phone.after(0.1)
    #expect(control.value == 3)
    phone.after(2)
    phone.finger(1).up()
    #expect(phone.log == "1.0\n2.0\n3.0\n4.0")
    control.wraps = true
    phone.tap(at: 80, 115)
    phone.tap(at: 30, 115)
    #expect(phone.log == "1.0\n2.0\n3.0\n4.0\n0.0\n4.0")
  }

  @Test(
    "a stepper that is not continuous reports the final value; without autorepeat it steps once")
  func discreteStepper() {
    let control = UIStepper()
    control.isContinuous = false
    control.stepValue = 5
    let phone = phone(with: control) { "\($0.value)" }
    phone.finger(1).down(at: 80, 115)
    phone.after(0.65)
    #expect(phone.log == "")
    phone.finger(1).up()
    #expect(phone.log == "15.0")
    control.autorepeat = false
    phone.finger(1).down(at: 30, 115)
    phone.after(2)
    phone.finger(1).up()
    #expect(phone.log == "15.0\n10.0")
    control.value = .nan
    #expect(control.value == 0)
    control.minimumValue = 200
    #expect(control.maximumValue == 200 && control.value == 200)
  }

  @Test("a progress view clamps its value and fills that fraction of its width")
  func progress() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.width == 50)
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = .nan
    #expect(view.progress == 0)
    view.progress = -.infinity
    #expect(view.progress == 0)
    view.progressTintColor = .red
    #expect(view.subviews[0].backgroundColor == .red)
  }

  @Test("an activity indicator is visible while it spins")
  func wheel() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.color = .red
    #expect(view.color == .red)
    view.style = .medium
    #expect(view.color != .red && view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("a touch on either side of a page control changes the page in that direction")
  func pages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
    control.numberOfPages = 3
    // Three dots of 7 points, 16 points from center to center.
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    let phone = phone(with: control) { "\($0.currentPage)" }
    phone.tap(at: 90, 115)
    phone.tap(at: 90, 115)
    phone.tap(at: 90, 115)
    phone.tap(at: 20, 115)
    #expect(phone.log == "1\n2\n1")
    control.currentPage = 99
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }
}
