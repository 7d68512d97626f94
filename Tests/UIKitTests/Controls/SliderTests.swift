import Testing
import TouchTesting
import UIKit

struct SliderTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// A slider from 10 to 310, which is 300 points long. The thumb's center can travel 272 points.
  let slider = UISlider(frame: CGRect(x: 10, y: 100, width: 300, height: 31))

  private func phone() -> TestPhone {
    view.addSubview(slider)
    slider.addAction(
      UIAction { [slider] _ in print(String(format: "%.2f", slider.value)) }, for: .valueChanged)
    return TestPhone(view)
  }

  /// Returns the thumb's center on the screen.
  private func knob(at value: Float) -> CGPoint {
    CGPoint(x: 10 + 14 + CGFloat(value) * 272, y: 100 + 15.5)
  }

  @Test("a finger that touches down anywhere on the thumb drags it")
  func drag() {
    let phone = phone()
    let start = knob(at: 0)
    phone.finger(1).down(at: start.x + 5, start.y)
    #expect(slider.isTracking && phone.log.text == "")
    phone.finger(1).move(to: start.x + 5 + 136, start.y + 60).move(to: 319, start.y).up()
    #expect(slider.value == 1)
    #expect(phone.log.text == "0.50\n1.00")
  }

  @Test("a finger next to the thumb has no effect")
  func beside() {
    let phone = phone()
    phone.finger(1).down(at: knob(at: 0.5)).move(to: knob(at: 0.7)).up()
    #expect(slider.value == 0 && !slider.isTracking)
  }

  @Test("a slider that is not continuous sends one change, when the drag ends")
  func notContinuous() {
    slider.isContinuous = false
    let phone = phone()
    phone.finger(1).down(at: knob(at: 0)).move(to: knob(at: 0.25)).move(to: knob(at: 0.5))
    #expect(slider.value == 0.5 && phone.log.text == "")
    phone.finger(1).up()
    #expect(phone.log.text == "0.50")
    phone.finger(1).after(1).down(at: knob(at: 0.5)).up()
    #expect(phone.log.lines.count == 1)
  }

  @Test("values are clamped to the minimum and maximum, which stay in order")
  func limits() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = 1
    #expect(slider.minimumValue == 1 && slider.value == 1)
    slider.maximumValue = 9
    slider.setValue(.nan, animated: false)
    #expect(slider.value == 1)
    slider.value = .infinity
    #expect(slider.value == 9)
  }

  @Test("with an infinite range, the thumb stays at the start")
  func endless() {
    (slider.maximumValue, slider.minimumValue) = (94, -.infinity)
    slider.value = -.infinity
    let phone = phone()
    let bounds = slider.bounds
    #expect(slider.thumbRect(forBounds: bounds, trackRect: bounds, value: 3).minX == -2)
    phone.finger(1).down(at: knob(at: 0)).move(to: knob(at: 0.5)).up()
    #expect(slider.value == -.infinity)
  }

  @Test("a slider can be dragged across a range that exceeds the largest float")
  func largestRange() {
    let largest = Float.greatestFiniteMagnitude
    (slider.minimumValue, slider.maximumValue, slider.value) = (-largest, largest, 0)
    let phone = phone()
    phone.finger(1).down(at: knob(at: 0.5)).move(to: knob(at: 0.75))
    #expect(slider.value == largest / 2)
    phone.finger(1).move(to: knob(at: 2))
    #expect(slider.value == largest)
    phone.finger(1).move(to: knob(at: -1)).up()
    #expect(slider.value == -largest)
  }

  @Test("an animated change moves the thumb over 0.25 s; the value changes immediately")
  func animated() {
    let phone = phone()
    slider.setValue(1, animated: true)
    #expect(slider.value == 1 && phone.log.text == "")
    phone.after(0.125)
    func knobs() -> [CGFloat] {
      slider.subviews.filter { $0.bounds.width == 28 }
        .compactMap { $0.layer.presentation()?.position.x }
    }
    let shown = knobs().first ?? 0
    // After half the time, an eased move has covered half the distance.
    #expect(abs(shown - 150) < 1)
    phone.after(0.125)
    let end: CGFloat = 14 + 272
    #expect(knobs().first == end)
  }

  @Test("the thumb's rectangle moves along the whole track")
  func rectangles() {
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 296, height: 4))
    let rects = [0, 0.5, 1].map {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
    }
    #expect(rects.map(\.midX) == [14, 150, 286])
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
  }
}

struct SwitchTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 7, height: 9))

  private func phone() -> TestPhone {
    view.addSubview(toggle)
    toggle.addAction(
      UIAction { [toggle] _ in print(toggle.isOn ? "on" : "off") },
      for: [.valueChanged, .primaryActionTriggered])
    return TestPhone(view)
  }

  @Test("a switch always has the same size")
  func size() {
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == toggle.bounds.size)
    #expect(UISwitch().bounds.size == toggle.bounds.size)
  }

  @Test("a tap toggles the switch when the finger lifts, and sends one event")
  func tap() {
    let phone = phone()
    phone.finger(1).down(at: 120, 115)
    #expect(!toggle.isOn)
    phone.finger(1).up()
    #expect(toggle.isOn)
    phone.finger(1).after(1).down(at: 120, 115).up()
    #expect(phone.log.text == "on\noff")
  }

  @Test("a finger can drag the thumb to the other side and back")
  func push() {
    let phone = phone()
    phone.finger(1).down(at: 110, 115).move(to: 145, 115)
    #expect(!toggle.isOn && phone.log.text == "")
    phone.finger(1).up()
    #expect(toggle.isOn && phone.log.text == "on")
    phone.finger(1).after(1).down(at: 145, 115).move(to: 105, 115).move(to: 150, 115).up()
    #expect(toggle.isOn && phone.log.text == "on")
  }

  @Test("a canceled touch or a lift far outside does not toggle the switch; setOn sends no event")
  func nothing() {
    let phone = phone()
    phone.finger(1).down(at: 110, 115).cancel().up()
    phone.finger(1).after(1).down(at: 110, 115).move(to: 110, 400).up()
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && phone.log.text == "")
  }
}
