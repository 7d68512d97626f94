import Foundation
import Testing
import TouchTesting
import UIKit

struct PairGestureTests {
  let view = LoggingView()
  let delegate = RecordingDelegate()
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()

  private func states(_ phone: TestPhone) -> [String] {
    phone.trace.filter { $0.contains(" gesture ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  /// Returns a phone with two fingers 100 points apart, side by side, that pinch and rotate.
  private func phoneWithPair() -> TestPhone {
    delegate.watch(pinch, "pinch", on: view)
    delegate.watch(rotation, "rotation", on: view)
    (delegate.allowsBoth, pinch.delegate) = (true, delegate)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    return phone
  }

  @Test("D-37 a pinch begins when the distance has changed by more than 8 points")
  func pinchBegins() {
    delegate.watch(pinch, "pinch", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 150, 100).move(to: 158, 100)
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 58.0 / 50)
    phone.finger(2).move(to: 159, 100)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 59.0 / 50)
    phone.finger(1).move(to: 134, 100)
    #expect(pinch.scale == 25.0 / 50)
    pinch.scale = 2
    phone.finger(1).move(to: 109, 100)
    #expect(pinch.scale == 4, "twice the distance at which the scale was set")
    phone.finger(1).up()
    #expect(pinch.state == .changed, "the second finger is still down")
    phone.finger(2).up()
    #expect(states(phone) == ["began", "changed", "changed", "ended"])
    #expect(pinch.state == .possible && pinch.scale == 1)
  }

  @Test("D-37 D-38 before any touch, the scale is 1, the rotation is 0, and both velocities are 0")
  func defaults() {
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test("D-37 a third finger has no effect, even before the pinch begins")
  func thirdFinger() {
    delegate.watch(pinch, "pinch", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 150, 100).move(to: 156, 100)
    phone.finger(3).down(at: 300, 300)
    #expect(pinch.state == .possible && pinch.scale == 56.0 / 50)
    phone.finger(2).move(to: 160, 100)
    #expect(pinch.state == .began && pinch.scale == 60.0 / 50)
  }

  // Source: devices report changes while one touch remains, and continue when another finger
  // touches down (github.com/mapbox/mapbox-gl-native-ios/issues/405, mapbox-maps-ios/issues/1074
  // and software-mansion/react-native-gesture-handler/issues/1214).
  @Test("D-37 D-38 both gestures continue with one finger; another finger joins without a jump")
  func oneFingerRemains() {
    let phone = phoneWithPair()
    phone.finger(2).move(to: 100, 300)
    #expect(pinch.scale == 2 && rotation.rotation == .pi / 2)
    phone.finger(1).up()
    phone.finger(2).move(to: 120, 240)
    #expect(pinch.state == .changed && rotation.state == .changed)
    #expect(pinch.numberOfTouches == 1 && pinch.location(in: nil) == CGPoint(x: 120, y: 240))
    #expect(pinch.scale == 2 && rotation.rotation == .pi / 2)
    phone.finger(1).down(at: 120, 140)
    #expect(pinch.scale == 2 && rotation.rotation == .pi / 2)
    phone.finger(1).move(to: 120, 190)
    #expect(pinch.scale == 1)
    phone.finger(1).move(to: 70, 240)
    // From directly above the second finger to its left: a quarter turn counterclockwise.
    #expect(abs(rotation.rotation) < 1e-9)
    phone.finger(2).up()
    #expect(pinch.state == .changed)
    phone.finger(1).up()
    #expect(pinch.state == .possible && rotation.state == .possible)
  }

  @Test("D-37 D-38 when both fingers have lifted, the scale resets to 1 and the rotation to 0")
  func valuesAfterLift() {
    let phone = phoneWithPair()
    phone.finger(2).move(to: 100, 300)
    #expect(pinch.scale == 2 && rotation.rotation == .pi / 2)
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(pinch.scale == 1 && rotation.rotation == 0)
  }

  // Source: setting the property "resets the velocity"
  // (developer.apple.com/documentation/uikit/uipinchgesturerecognizer/scale and
  // …/uirotationgesturerecognizer/rotation).
  @Test("D-37 D-38 setting the scale or the rotation sets the velocity to 0")
  func settingResetsVelocity() {
    let phone = phoneWithPair()
    phone.at(0.05)
    phone.finger(2).move(to: 100, 300)
    #expect(pinch.velocity > 0 && rotation.velocity > 0)
    pinch.scale = 1
    rotation.rotation = 0
    #expect(pinch.velocity == 0 && rotation.velocity == 0)
  }

  @Test("D-37 D-38 when both fingers have lifted, both velocities reset to 0")
  func velocityAfterLift() {
    let phone = phoneWithPair()
    phone.at(0.05)
    phone.finger(2).move(to: 100, 300)
    #expect(pinch.velocity > 0 && rotation.velocity > 0)
    phone.finger(1).up()
    phone.finger(2).up()
    #expect(pinch.velocity == 0 && rotation.velocity == 0)
  }

  @Test("D-37 the velocity is the change in scale per second")
  func pinchVelocity() {
    delegate.watch(pinch, "pinch", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 150, 100)
    phone.at(0.05)
    phone.finger(2).move(to: 175, 100)
    #expect(abs(pinch.velocity - (75.0 / 50 - 1) / 0.05) < 1e-9)
    phone.at(0.2)
    #expect(pinch.velocity == 0)
  }

  @Test("D-37 a third finger is ignored; fingers at the same location are treated as 1 point apart")
  func thirdFingerAndSameLocation() {
    delegate.watch(pinch, "pinch", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 100, 100)
    phone.finger(3).down(at: 300, 300).move(to: 100, 100)
    #expect(pinch.numberOfTouches == 2)
    phone.finger(2).move(to: 110, 100)
    #expect(pinch.state == .began && pinch.scale == 10)
    phone.finger(3).up()
    #expect(pinch.state == .began)
  }

  @Test("D-37 fingers that meet in a pinch are treated as 1 point apart, even if the scale is set")
  func pinchedTogether() {
    delegate.watch(pinch, "pinch", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 150, 100).move(to: 100, 100)
    #expect(pinch.state == .began && pinch.scale == 1.0 / 50)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    phone.finger(2).move(to: 104, 100)
    #expect(pinch.scale == 4)
  }

  @Test("D-37 a pinch fails when a single finger lifts, unless another finger joined first")
  func pinchFails() {
    delegate.watch(pinch, "pinch", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 150, 100).up()
    phone.finger(2).down(at: 200, 100).move(to: 250, 100)
    #expect(pinch.state == .began && pinch.scale == 1.5)
    phone.finger(1).up()
    phone.finger(2).up()
    phone.finger(1).down(at: 100, 100).up()
    #expect(states(phone) == ["began", "ended", "failed"])
  }

  @Test("D-38 a rotation begins after 8 points along the circle, and is positive clockwise")
  func rotationBegins() {
    delegate.watch(rotation, "rotation", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 160, 240)
    phone.finger(2).down(at: 260, 240)
    // At a radius of 50, 8 points are 0.16 radians.
    func turn(_ angle: CGFloat) {
      phone.finger(2).move(to: 160 + 100 * cos(angle), 240 + 100 * sin(angle))
    }
    turn(0.159)
    #expect(rotation.state == .possible)
    turn(0.161)
    #expect(rotation.state == .began)
    #expect(abs(rotation.rotation - 0.161) < 1e-9)
    turn(-1)
    #expect(abs(rotation.rotation + 1) < 1e-9)
    rotation.rotation = 0.5
    turn(-0.75)
    #expect(abs(rotation.rotation - 0.75) < 1e-9)
    phone.finger(2).up()
    phone.finger(1).up()
    #expect(states(phone) == ["began", "changed", "changed", "ended"])
  }

  @Test("D-38 a rotation can exceed a full turn, in either direction", arguments: [1.0, -1])
  func wholeTurns(sign: CGFloat) {
    delegate.watch(rotation, "rotation", on: view)
    let phone = TestPhone(view)
    phone.finger(1).down(at: 160, 240)
    phone.finger(2).down(at: 260, 240)
    for step in 1...30 {
      phone.after(0.05)
      let angle = sign * CGFloat(step) * 0.5
      phone.finger(2).move(to: 160 + 100 * cos(angle), 240 + 100 * sin(angle))
    }
    #expect(abs(rotation.rotation - sign * 15) < 1e-9)
    #expect(abs(rotation.velocity - sign * 0.5 / 0.05) < 1e-6)
  }

  @Test("D-17 a pinch and a rotation recognize simultaneously if a delegate allows it")
  func together() {
    let phone = phoneWithPair()
    phone.finger(2).move(to: 200, 200)
    #expect(pinch.state == .began && rotation.state == .began)
    phone.finger(2).up()
    phone.finger(1).up()
    delegate.allowsBoth = false
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    phone.finger(2).move(to: 200, 200)
    #expect(pinch.state == .began && rotation.state == .failed)
  }
}
