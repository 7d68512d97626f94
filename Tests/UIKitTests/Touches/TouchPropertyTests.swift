import Simulator
import Testing
import TouchTesting
import UIKit

struct TouchPropertyTests {
  let view = LoggingView()

  @Test(
    "A-10 phase raw values match Apple's",
    arguments: zip(
      [UITouch.Phase.began, .moved, .stationary, .ended, .cancelled], 0...4))
  func rawValues(phase: UITouch.Phase, value: Int) {
    #expect(phase.rawValue == value)
  }

  @Test("A-11 the timestamp is the time of the touch's own last change")
  func timestamp() throws {
    let phone = TestPhone(view)
    phone.at(0.1)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(touch.timestamp == 0.1)
    phone.at(0.2)
    phone.finger(1).move(to: 20, 10)
    #expect(touch.timestamp == 0.2)
    phone.at(0.3)
    phone.finger(2).down(at: 50, 50)
    #expect(touch.phase == .stationary)
    #expect(touch.timestamp == 0.2)
    phone.at(0.4)
    phone.finger(1).up()
    #expect(touch.timestamp == 0.4)
  }

  @Test("A-11 a cancellation changes the timestamp, which uses the same clock as timers")
  func timestampOfCancel() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    phone.at(0.25)
    phone.cancel()
    #expect(touch.timestamp == 0.25)
    #expect(CACurrentMediaTime() == 0.25)
  }

  @Test("A-12 a touch's view and window do not change after the finger lands")
  func viewStays() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    view.isHidden = true
    phone.finger(1).move(to: 300, 470)
    #expect(touch.view === view)
    #expect(touch.window === view.window)
  }

  @Test("A-13 finger touches are direct, and the raw values of types match Apple's")
  func type() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(touch.type == .direct)
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UITouch.TouchType.stylus == .pencil)
  }

  @Test("A-14 a source that always reports 1 does not support force")
  func constantPressure() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10, pressure: 1).touch)
    phone.finger(1).move(to: 20, 10, pressure: 1)
    #expect(touch.maximumPossibleForce == 0)
    #expect(touch.force == 0)
  }

  @Test("A-14 force is the pressure, if the source reports it")
  func force() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10, pressure: 0.25).touch)
    #expect(touch.maximumPossibleForce == 1)
    #expect(touch.force == 0.25)
    phone.finger(1).move(to: 20, 10, pressure: 1)
    #expect(touch.force == 1)
  }

  @Test("A-14 a change in pressure alone does not create a packet")
  func pressureAlone() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10, pressure: 0.25).touch)
    phone.finger(2).down(at: 50, 50)
    phone.at(1)
    phone.finger(1).move(to: 10, 10, pressure: 0.75)
    #expect(touch.force == 0.75)
    #expect(touch.phase == .stationary)
    #expect(touch.timestamp == 0)
    #expect(phone.log.lines.count == 2)
  }

  @Test("A-15 contact size and angles are constant, except that a script can set the radius")
  func contact() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(touch.majorRadius == 20)
    #expect(touch.majorRadiusTolerance == 0)
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthAngle(in: view) == 0)
    #expect(touch.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty)
    #expect(touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)

    let key = phone.finger(2).key
    let landing = CGPoint(x: 20, y: 20)
    phone.deliver([TouchChange(key, .down(landing), radius: 7)])
    #expect(phone.finger(2).touch?.majorRadius == 7)
    let location = CGPoint(x: 30, y: 20)
    phone.deliver([TouchChange(key, .move(location), radius: 9)])
    #expect(phone.finger(2).touch?.majorRadius == 9)
    phone.deliver([TouchChange(key, .move(CGPoint(x: 40, y: 20)))])
    #expect(phone.finger(2).touch?.majorRadius == 9)
  }

  @Test(
    "A-13 A-14 A-15 a stylus has type, force and angles; changing only these creates no packet"
  )
  func stylus() throws {
    let phone = TestPhone(view)
    let key = phone.finger(1).key
    phone.give(.stylusTilt(StylusTilt(altitude: .pi / 3, azimuth: .pi / 2)))
    phone.deliver([
      TouchChange(key, .down(CGPoint(x: 10, y: 10)), pressure: 1, type: .pencil)
    ])
    let touch = try #require(phone.finger(1).touch)
    #expect(touch.type == .stylus)
    #expect(touch.force == 1)
    #expect(touch.maximumPossibleForce == 1)
    #expect(touch.majorRadius == 0)
    #expect(touch.altitudeAngle == .pi / 3)
    #expect(abs(touch.azimuthAngle(in: view) - .pi / 2) < 1e-9)

    let count = phone.log.lines.count
    phone.give(.stylusTilt(StylusTilt(altitude: .pi / 4, azimuth: 0)))
    #expect(touch.altitudeAngle == .pi / 4)
    #expect(abs(touch.azimuthAngle(in: nil)) < 1e-9)
    #expect(phone.log.lines.count == count)
    // These are the values for fingers, which are always upright.
    #expect(phone.finger(2).down(at: 50, 50).touch?.altitudeAngle == .pi / 2)
  }

  @Test("A-15 a stylus without a reported tilt is upright and has an azimuth of 0")
  func upright() throws {
    let phone = TestPhone(view)
    phone.deliver([
      TouchChange(phone.finger(1).key, .down(CGPoint(x: 10, y: 10)), type: .pencil)
    ])
    let touch = try #require(phone.finger(1).touch)
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthAngle(in: view) == 0)
  }

  @Test("A-15 a stylus's azimuth is converted to the view's coordinates")
  func azimuth() throws {
    let phone = TestPhone(view)
    let rotated = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.window?.addSubview(rotated)
    phone.give(.stylusTilt(StylusTilt(altitude: 1, azimuth: .pi / 2)))
    phone.deliver([
      TouchChange(phone.finger(1).key, .down(CGPoint(x: 10, y: 10)), type: .pencil)
    ])
    let touch = try #require(phone.finger(1).touch)
    // Down on the screen is along the x-axis of a view that is rotated to the right.
    let vector = touch.azimuthUnitVector(in: rotated)
    #expect(abs(vector.dx - 1) < 1e-9 && abs(vector.dy) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: rotated)) < 1e-9)
  }

  @Test("A-15 an indirect touch has no contact size")
  func indirect() {
    let phone = TestPhone(view)
    let landing = CGPoint(x: 20, y: 20)
    let key = phone.finger(1).key
    phone.deliver([TouchChange(key, .down(landing), type: .indirect)])
    #expect(phone.finger(1).touch?.type == .indirect)
    #expect(phone.finger(1).touch?.majorRadius == 0)
  }

  @Test(
    "A-45 A-46 a resting touch is stationary from the next packet on and causes no callbacks")
  func stationary() throws {
    let phone = TestPhone(view)
    let first = try #require(phone.finger(1).down(at: 10, 10).touch)
    #expect(first.phase == .began)
    phone.after(0.1)
    #expect(first.phase == .began)
    var all: [[UITouch.Phase]] = []
    view.onTouches = { _, _, event in
      all.append((event.allTouches ?? []).ordered.map(\.phase))
    }
    phone.finger(2).down(at: 50, 50)
    #expect(first.phase == .stationary)
    phone.finger(1).move(to: 20, 10)
    phone.finger(2).move(to: 60, 50)
    #expect(first.phase == .stationary)
    phone.finger(1).up()
    #expect(
      all == [
        [.stationary, .began], [.moved, .stationary], [.stationary, .moved], [.ended, .stationary],
      ])
    #expect(
      phone.log.text == """
        view began 1 (10,10)
        view began 2 (50,50)
        view moved 1 (20,10)
        view moved 2 (60,50)
        view ended 1 (20,10)
        """)
  }

  @Test("A-15 a stylus points right if its direction in a view is smaller than a rounding error")
  func azimuthFarAway() throws {
    let phone = TestPhone(view)
    let distant = UIView(frame: CGRect(x: 1e20, y: 1e20, width: 50, height: 50))
    view.addSubview(distant)
    phone.give(.stylusTilt(StylusTilt(altitude: 1, azimuth: .pi / 2)))
    phone.deliver([
      TouchChange(phone.finger(1).key, .down(CGPoint(x: 10, y: 10)), type: .pencil)
    ])
    let touch = try #require(phone.finger(1).touch)
    #expect(touch.azimuthUnitVector(in: distant) == CGVector(dx: 1, dy: 0))
  }

  @Test("A-02 a touch that an app creates begins now, without a finger or view")
  func created() {
    let phone = TestPhone(view)
    phone.at(2)
    let touch = UITouch()
    #expect(touch.phase == .began)
    #expect(touch.timestamp == 2)
    #expect(touch.view == nil && touch.window == nil)
    #expect(touch.location(in: nil) == .zero)
    #expect(touch.tapCount == 1 && touch.majorRadius == 0)
    // A value that contains touches can be in a set too.
    #expect(Set([[touch], [touch], [UITouch()]]).count == 2)
  }
}
