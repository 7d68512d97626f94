import CoreGraphics
import Testing
import TouchScript

@testable import InputRecordings

/// Tests logs from Android's `getevent`, as defined by its source (toolbox, getevent.c).
struct GeteventLogTests {
  /// Output of `getevent -lp`. Ten units are one point.
  private static let description = """
    add device 1: /dev/input/event4
      name:     "sec_touchscreen"
      events:
        KEY (0001): KEY_HOMEPAGE          BTN_TOUCH
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 3199, fuzz 0, flat 0, resolution 31
                    ABS_MT_POSITION_Y     : value 0, min 0, max 4799, fuzz 0, flat 0, resolution 31
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    add device 2: /dev/input/event0
      name:     "gpio_keys"

    """

  /// Output of `getevent -lt`. 0x3e8 is 1000, 0x7d0 is 2000.
  private static let events = """
    could not get driver version for /dev/input/mice, Not a typewriter
    [   12345.100000] /dev/input/event0: EV_KEY       KEY_VOLUMEUP         DOWN
    [   12345.100000] /dev/input/event0: EV_SYN       SYN_REPORT           00000000
    [   12345.200000] /dev/input/event4: EV_ABS       ABS_MT_TRACKING_ID   0000a1b2
    [   12345.200000] /dev/input/event4: EV_KEY       BTN_TOUCH            DOWN
    [   12345.200000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    000003e8
    [   12345.200000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_Y    000007d0
    [   12345.200000] /dev/input/event4: EV_ABS       ABS_MT_WIDTH_MAJOR   00000018
    [   12345.200000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000
    [   12345.220000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    000003f2
    [   12345.220000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000             rate 50
    [   12345.240000] /dev/input/event4: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_PALM
    [   12345.240000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000
    [   12345.260000] /dev/input/event4: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [   12345.260000] /dev/input/event4: EV_KEY       BTN_TOUCH            UP
    [   12345.260000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000
    ^C

    """

  private static let script = ["0.000 d1 100,200", "0.020 m1 101,200", "0.040 c1"]
  private static let surface = CGSize(width: 3200, height: 4800)

  /// The touchscreen's events without the device path.
  private static var pathless: String {
    events.split(separator: "\n").filter { $0.contains("event4") }.joined(separator: "\n")
      .replacing("/dev/input/event4: ", with: "")
  }

  @Test("K-13 descriptions from -lp and events from -lt are read, and other lines are skipped")
  func log() throws {
    let text = "$ adb shell getevent -lp\n" + Self.description + Self.events
    let recording = try InputRecording(Array(text.utf8), file: "r")
    #expect(recording.format == .getevent)
    #expect(recording.devices.map(\.name) == ["sec_touchscreen", "gpio_keys"])
    #expect(recording.devices[0].isDirect)
    #expect(
      recording.devices[0].axes[0x35] == .init(minimum: 0, maximum: 3199, resolution: 31))
    let script = try Recordings.script(text)
    #expect(script.lines == Self.script)
    #expect(script.notes.isEmpty)
  }

  @Test("K-13 a single-device log is converted even though its lines have no device path")
  func oneDevice() throws {
    let first = Self.description.split(separator: "add device 2")[0]
    #expect(try Recordings.script(first + Self.pathless).lines == Self.script)
  }

  @Test(
    "K-13 without a description, the surface size is required, and the only touch device is found")
  func withoutDescription() throws {
    #expect(
      Recordings.error(Self.events)?.contains("(the largest positions in it are 1010 and 2000)")
        == true)
    for text in [Self.events, Self.pathless] {
      #expect(
        try Recordings.script(text, surfaceSize: Self.surface).lines == Self.script)
    }
  }

  @Test("K-13 without -l, types, codes and values are hexadecimal numbers")
  func numbers() throws {
    let text = """
      /dev/input/event2: 0003 0039 00000007
      [   50.000000] /dev/input/event2: 0003 0039 00000007
      [   50.000000] /dev/input/event2: 0003 0035 000003e8
      [   50.000000] /dev/input/event2: 0003 0036 000007d0
      [   50.000000] /dev/input/event2: 0000 0000 00000000
      [   50.010000] /dev/input/event2: 0003 0039 ffffffff
      [   50.010000] /dev/input/event2: 0000 0000 00000000
      """
    let timed = text.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(
      try Recordings.script(timed, surfaceSize: Self.surface).lines
        == ["0.000 d1 100,200", "0.010 u1"])
    #expect(Recordings.error(text)?.contains("with axis ranges") == true)
  }

  @Test("K-13 without -t, frames are assumed to be 1/60 s apart, with a note")
  func withoutTimes() throws {
    let untimed = Self.pathless.split(separator: "\n").map { $0.drop { $0 != "]" }.dropFirst(2) }
      .joined(separator: "\n")
    let script = try Recordings.script(untimed, surfaceSize: Self.surface)
    #expect(script.lines == ["0.000 d1 100,200", "0.016667 m1 101,200", "0.033333 c1"])
    #expect(script.notes.count == 1)
    #expect(script.notes.first?.hasPrefix("1: the log has no times") == true, "\(script.notes)")
  }

  @Test("K-13 a script, JSON and prose are not recognized as logs")
  func detection() {
    func format(_ text: String) -> InputRecording.Format? { .init(of: Array(text.utf8)) }
    #expect(format(Self.pathless) == .getevent)
    #expect(format("$ adb shell getevent\nadd device 1: /dev/input/event0\n") == .getevent)
    for text in [
      "[\n1, 2]", "[12.5] a b c", "[{\"type\":\"pointer\"}]", "add device 1\n",
      "0.1 d1 1,1\n" + Self.events,
      "touchscript 1\n# EVEMU 1.3\n", "Dear reader,\nE: is a letter.\nN: too.\n",
    ] {
      #expect(format(text) == nil, "\(text)")
    }
  }

  @Test(
    "K-13 a broken event causes one error with its line",
    arguments: [
      "[   12346.000000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X",
      "[   12346.000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    00000001",
      "[   12346.000000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    zz",
      "[   12346.000000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    123456789",
      "[   12345.000000] /dev/input/event4: EV_ABS       ABS_MT_POSITION_X    00000001",
    ])
  func broken(line: String) {
    Recordings.expectOneError(in: line, after: Self.description + Self.events)
  }

  @Test("K-13 a log truncated at any point either is read or causes one error")
  func cut() {
    Recordings.expectOneError(inEachCutOf: Self.description + Self.events)
  }
}
