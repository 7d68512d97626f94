import Testing
import TouchScript

@testable import InputRecordings

/// Tests which contacts count as fingers, and contacts in the kernel's protocol A
/// (kernel.org/doc/html/latest/input/multi-touch-protocol.html). Ten units of the surface are one
/// point.
struct ContactTests {
  @Test(
    "K-13 a contact above the surface (ABS_MT_DISTANCE) becomes a finger at distance 0")
  func hovering() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 100; y 100; distance 5"), (10, "x 200"), (20, "distance 0"), (30, "y 300"),
      (40, "distance 2; x 900"), (50, "x 800"), (60, "distance 0"), (70, "id -1"),
    ])
    // The contact touches down at its current location, and is a new finger each time.
    #expect(
      script.lines == [
        "0.020 d1 20,10", "0.030 m1 20,30", "0.040 u1", "0.060 d2 80,30", "0.070 u2",
      ])
  }

  @Test(
    "K-13 a finger that becomes a palm (ABS_MT_TOOL_TYPE) is canceled and ignored until it lifts")
  func becomesPalm() throws {
    let script = try Recordings.script(of: [
      (0, "slot 0; id 1; x 100; y 100; slot 1; id 2; x 500; y 500"), (10, "tool 2; x 510"),
      (20, "x 520; slot 0; x 110"), (30, "slot 1; tool 0; x 530"), (40, "id -1"),
      (50, "id 3; x 540"), (60, "id -1; slot 0; id -1"),
    ])
    #expect(
      script.lines == [
        "0.000 d1 10,10 & d2 50,50", "0.010 c2", "0.020 m1 11,10", "0.050 d3 54,50",
        "0.060 u1 & u3",
      ])
  }

  @Test("K-13 a contact that lands as a palm is ignored and gets no number, but a pen is a finger")
  func landsAsPalm() throws {
    let script = try Recordings.script(of: [
      (0, "slot 0; id 1; x 100; y 100; tool 2"), (10, "slot 1; id 2; x 200; y 200; tool 1"),
      (20, "slot 0; x 110; slot 1; x 210"), (30, "slot 0; id -1"), (40, "slot 1; id -1"),
    ])
    #expect(script.lines == ["0.010 d1 20,20", "0.020 m1 21,20", "0.040 u1"])
  }

  @Test("K-13 a hovering palm is still a palm when it lands")
  func hoveringPalm() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 100; y 100; tool 2; distance 1"), (10, "tool 0; distance 0"), (20, "id -1"),
    ])
    #expect(script.lines == [])
    #expect(script.notes.first?.contains("no finger lands") == true)
  }

  @Test("K-13 a recording of a device with only one slot is read correctly")
  func oneSlot() throws {
    let axes = Recordings.axes.replacing("47: [0, 9", with: "47: [0, 0")
    let text = Recordings.libinput(
      Recordings.frames([(0, "id 1; x 100; y 200"), (10, "id -1")]), axes: axes)
    #expect(try Recordings.script(text).lines == ["0.000 d1 10,20", "0.010 u1"])
  }

  // MARK: - Protocol A

  @Test(
    "K-13 in protocol A, tracking numbers identify fingers, and a missing number is a lift")
  func trackingNumbers() throws {
    let script = try Recordings.script(of: [
      (0, "id 4; x 100; y 100; contact; id 2; x 200; y 200; contact"),
      (10, "id 2; x 210; y 200; contact; id 4; x 100; y 100; contact"),
      (20, "id 2; x 210; y 200; contact"),
      (30, "id 2; x 220; y 200; contact; id 4; x 0; y 0; contact"),
      (40, "contact"),
    ])
    // Fingers that touch down together are ordered by tracking ID, so 2 is finger 1.
    #expect(
      script.lines == [
        "0.000 d1 20,20 & d2 10,10", "0.010 m1 21,20", "0.020 u2", "0.030 m1 22,20 & d3 0,0",
        "0.040 u1 & u3",
      ])
    #expect(script.notes.isEmpty)
  }

  @Test(
    "K-13 a single contact needs no tracking number, and BTN_TOUCH or an empty list lifts it")
  func singleContact() throws {
    for end in ["touch 0", "contact"] {
      let script = try Recordings.script(of: [
        (0, "ax 100; ay 100; x 100; y 100; contact; touch 1"), (10, "x 110; y 100; contact"),
        (20, end), (30, "x 300; y 300; contact"), (40, end),
      ])
      #expect(
        script.lines == [
          "0.000 d1 10,10", "0.010 m1 11,10", "0.020 u1", "0.030 d2 30,30", "0.040 u2",
        ], "\(end)")
    }
  }

  @Test("K-13 in protocol A, a frame with neither contacts nor BTN_TOUCH has no effect")
  func otherEvents() throws {
    let script = try Recordings.script(of: [
      (0, "x 100; y 100; contact"), (10, "ax 500"), (20, "contact"),
    ])
    #expect(script.lines == ["0.000 d1 10,10", "0.020 u1"])
  }

  @Test(
    "K-13 in protocol A, a contact with size or pressure 0, as reported by old drivers, has lifted")
  func noSize() throws {
    for end in ["major 0", "pressure 0"] {
      let script = try Recordings.script(of: [
        (0, "x 100; y 100; contact"), (10, "\(end); x 100; y 100; contact"),
      ])
      #expect(script.lines == ["0.000 d1 10,10", "0.010 u1"], "\(end)")
    }
  }

  @Test("K-13 palms and hovering contacts are also ignored in protocol A")
  func palmsOfProtocolA() throws {
    let script = try Recordings.script(of: [
      (0, "id 1; x 100; y 100; contact; id 2; x 200; y 200; tool 2; contact"),
      (10, "id 1; x 100; y 100; tool 2; contact; id 2; x 210; y 200; contact"),
      (20, "id 3; x 300; y 300; distance 1; contact"), (30, "id 3; x 300; y 300; contact"),
      (40, "contact"),
    ])
    #expect(script.lines == ["0.000 d1 10,10", "0.010 c1", "0.030 d2 30,30", "0.040 u2"])
  }

  @Test(
    "K-13 two fingers at once without tracking numbers are refused with the line and the reason"
  )
  func twoWithoutNumbers() throws {
    let text = Recordings.libinput(
      Recordings.frames([
        (0, "x 100; y 100; contact"), (10, "x 1; y 1; contact; x 2; y 2; contact"),
      ])
    )
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = try #require(lines.lastIndex { $0.contains("0, 10000, 0, 2, 0") }) + 1
    let error = Recordings.error(text)
    #expect(
      error?.hasPrefix("r:\(last):1: found two fingers without distinct tracking numbers") == true)
    #expect(error?.contains("protocol A") == true)
  }

  @Test("K-13 lost events cancel fingers in protocol A")
  func dropped() throws {
    let script = try Recordings.script(of: [
      (0, "x 100; y 100; contact"), (10, "x 110; dropped; contact"), (20, "x 120; y 100; contact"),
      (30, "contact"),
    ])
    #expect(script.lines == ["0.000 d1 10,10", "0.010 c1", "0.020 d2 12,10", "0.030 u2"])
  }
}
