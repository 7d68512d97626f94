import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import InputRecordings

/// Tests the fingers in recorded frames that use the kernel's multi-touch protocol B
/// (kernel.org/doc/html/latest/input/multi-touch-protocol.html). Ten units of the surface are one
/// point.
struct FingerTests {
  @Test(
    "K-13 a finger lands, moves and lifts; values that a frame does not mention are unchanged")
  func oneFinger() throws {
    let script = try Recordings.script(of: [
      (0, "id 7; x 1000; y 2000"), (8, "x 1100"), (16, "y 2100"), (24, "id -1"),
    ])
    #expect(
      script.lines == [
        "0.000 d1 100,200", "0.008 m1 110,200", "0.016 m1 110,210", "0.024 u1",
      ])
    #expect(script.notes.isEmpty)
  }

  @Test("K-13 two fingers that change in one frame form one packet")
  func twoFingers() throws {
    let script = try Recordings.script(of: [
      (0, "slot 0; id 1; x 1000; y 1000; slot 1; id 2; x 2000; y 3000"),
      (10, "slot 0; x 1010; slot 1; x 2010"), (20, "slot 1; id -1"), (30, "slot 0; id -1"),
    ])
    #expect(
      script.lines == [
        "0.000 d1 100,100 & d2 200,300", "0.010 m1 101,100 & m2 201,300", "0.020 u2", "0.030 u1",
      ])
  }

  @Test("K-13 a new tracking number in a slot is another finger, at the slot's last coordinates")
  func sameSlotAgain() throws {
    // The kernel omits unchanged values: the second finger touches down at the same x.
    let script = try Recordings.script(of: [
      (0, "id 1; x 1000; y 1000"), (10, "id -1"), (50, "id 2; y 1500"), (60, "id 3; x 10"),
      (70, "id -1"),
    ])
    #expect(
      script.lines == [
        "0.000 d1 100,100", "0.010 u1", "0.050 d2 100,150", "0.060 u2 & d3 1,150", "0.070 u3",
      ])
  }

  @Test(
    "K-13 a finger that lands before its slot is named is recognized when the slot is named later")
  func unknownSlot() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 1000; y 1000"), (10, "slot 0; id 2; x 2000; y 2000"), (20, "slot 1; x 1100"),
      (30, "slot 0; id -1; slot 1; id -1"),
    ])
    #expect(
      script.lines == [
        "0.000 d1 100,100", "0.010 d2 200,200", "0.020 m1 110,100", "0.030 u1 & u2",
      ])
  }

  @Test("K-13 fingers that were down at the start are omitted until they land again")
  func downAtStart() throws {
    let script = try Recordings.script(of: [
      (0, "slot 3; x 1000; y 1000"), (10, "slot 3; id -1"), (20, "slot 3; id 9; x 1200"),
    ])
    #expect(script.lines == ["0.020 d1 120,100", "0.020 c"])
  }

  @Test("K-13 a finger that lands and lifts in one frame produces no packet")
  func insideOneFrame() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 10; y 10; id -1"), (10, "id 2; x 20; y 20"), (20, "id -1"),
    ])
    #expect(script.lines == ["0.010 d2 2,2", "0.020 u2"])
  }

  @Test("K-13 fingers that are down at the end are canceled")
  func downAtEnd() throws {
    let script = try Recordings.script(of: [(0, "id 1; x 10; y 10"), (40, "x 30")])
    #expect(script.lines == ["0.000 d1 1,1", "0.040 m1 3,1", "0.040 c"])
  }

  @Test(
    "K-13 after lost events, fingers are canceled and the rest of the frame is skipped")
  func dropped() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 10; y 10"), (10, "x 40; dropped; x 50; id 9"), (20, "x 60"), (30, "id -1"),
      (40, "id 3; x 70; y 80"), (50, "id -1"),
    ])
    #expect(script.lines == ["0.000 d1 1,1", "0.010 c1", "0.040 d2 7,8", "0.050 u2"])
    #expect(script.notes.count == 1 && script.notes[0].contains("SYN_DROPPED"), "\(script.notes)")
  }

  @Test("K-13 an incomplete last frame is omitted with a note")
  func openFrame() throws {
    var events = Recordings.frames([(0, "id 1; x 10; y 10"), (10, "x 20"), (20, "x 30")])
    events.removeLast()
    let script = try Recordings.script(Recordings.libinput(events))
    #expect(script.lines == ["0.000 d1 1,1", "0.010 m1 2,1", "0.020 c"])
    #expect(script.notes.count == 1 && script.notes[0].contains("no SYN_REPORT"))
  }

  @Test(
    "K-13 pressure is a fraction of its range; radius is half the contact's length in points"
  )
  func pressureAndRadius() throws {
    // 51 / 255 is 0.2; a length of 200 units is 20 points.
    let script = try Recordings.script(of: [
      (0, "id 1; x 100; y 100; pressure 51; major 200"), (10, "pressure 255"), (20, "id -1"),
    ])
    #expect(
      script.lines == [
        "0.000 d1 10,10 pressure 0.2 radius 10", "0.010 m1 10,10 pressure 1 radius 10", "0.020 u1",
      ])
  }

  @Test(
    "K-13 the surface maps to the whole screen, and values outside its range are clamped")
  func range() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 0; y 0"), (10, "x 3199; y 4799"), (20, "x 2147483647; y -2147483648"),
      (30, "id -1"),
    ])
    // 3199 / 3200 * 320 and 4799 / 4800 * 480.
    #expect(
      script.lines == ["0.000 d1 0,0", "0.010 m1 319.9,479.9", "0.020 m1 319.9,0", "0.030 u1"])
  }

  @Test("K-13 a range can begin below zero")
  func shiftedRange() throws {
    let axes = """
            47: [0, 1, 0, 0, 0]
            53: [-1600, 1599, 0, 0, 0]
            54: [100, 4899, 0, 0, 0]
      """
    let script = try Recordings.script(
      Recordings.libinput(Recordings.frames([(0, "id 1; x 0; y 100"), (9, "id -1")]), axes: axes))
    #expect(script.lines == ["0.000 d1 160,0", "0.009 u1"])
  }

  /// Returns a recording on a surface with 1600 x 480 units, which are either square or 10 x 5 per
  /// millimeter (160 x 96 mm).
  private static func wide(_ resolutions: (Int, Int)) -> String {
    """
          47: [0, 9, 0, 0, 0]
          48: [0, 255, 0, 0, 0]
          53: [0, 1599, 0, 0, \(resolutions.0)]
          54: [0, 479, 0, 0, \(resolutions.1)]
    """
  }

  @Test(
    "K-13 in full screen, the phone is centered and undistorted; fingers outside are omitted")
  func fullscreen() throws {
    let text = Recordings.libinput(
      Recordings.frames([
        // The phone covers x from 640 to 960.
        (0, "slot 0; id 1; x 640; y 0; major 20"), (10, "slot 1; id 2; x 639; y 100"),
        (20, "slot 1; x 800"), (30, "slot 0; x 800; y 240"), (40, "slot 0; x 2000"),
        (50, "slot 1; id -1"), (60, "slot 0; id -1"),
      ]), axes: Self.wide((0, 0)))
    let script = try Recordings.script(text, isFullscreen: true)
    #expect(
      script.lines == [
        "0.000 d1 0,0 radius 10", "0.030 m1 160,240 radius 10", "0.040 m1 319.99,240 radius 10",
        "0.060 u1",
      ])
    #expect(script.notes.count == 1 && script.notes[0].contains("1 finger that landed outside"))
  }

  @Test("K-13 in full screen, the size in millimeters is used if the device reports its resolution")
  func fullscreenResolution() throws {
    // The phone is 96 mm high and 64 mm wide, 0.2 mm per point. Its left edge is at 48 mm, unit
    // 480.
    let text = Recordings.libinput(
      Recordings.frames([(0, "id 1; x 480; y 0"), (10, "x 800; y 240"), (20, "id -1")]),
      axes: Self.wide((10, 5)))
    #expect(
      try Recordings.script(text, isFullscreen: true).lines == [
        "0.000 d1 0,0", "0.010 m1 160,240", "0.020 u1",
      ])
  }

  @Test(
    "K-13 a device without slots has one contact, and BTN_TOUCH reports when it lands and lifts")
  func singleTouch() throws {
    let axes = """
            0: [0, 3199, 0, 0, 0]
            1: [0, 4799, 0, 0, 0]
      """
    let script = try Recordings.script(
      Recordings.libinput(
        Recordings.frames([
          (0, "ax 100; ay 200"), (10, "touch 1"), (20, "ax 300"), (30, "touch 0"), (40, "ax 10"),
          (50, "touch 1; ay 400"), (60, "touch 0"),
        ]), axes: axes))
    #expect(
      script.lines == [
        "0.010 d1 10,20", "0.020 m1 30,20", "0.030 u1", "0.050 d2 1,40", "0.060 u2",
      ])
  }

  @Test("K-13 a recording without fingers causes a note")
  func noFingers() throws {
    let script = try Recordings.script(of: [(0, "slot 1"), (5, "slot 0")])
    #expect(script.lines.isEmpty)
    #expect(script.notes.first?.contains("no finger lands") == true)
  }

  @Test(
    "K-13 random frames produce valid scripts in which each finger lands, moves and lifts in order")
  func random() throws {
    var state: UInt64 = 5
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<200 {
      let frames = (0..<30).map { number in
        let words = [
          "slot \(next(5))", "id \(next(3) - 1)", "x \(next(4000))", "y \(next(5000))",
          "tool \(next(3))", "distance \(next(2))",
        ]
        let events = (0...next(6)).map { _ in next(60) == 0 ? "dropped" : words[next(6)] }
        return (number * 7, events.joined(separator: "; "))
      }
      let recording = try InputRecording(
        Array(Recordings.libinput(Recordings.frames(frames)).utf8), file: "r")
      let script = try Script.converting(
        recording, file: "r", device: nil, screen: CGSize(width: 320, height: 480)
      ).script
      // The parser checks the order of each finger's changes.
      #expect(try Script(parsing: Array(script.text.utf8), file: "again") == script)
    }
  }
}
