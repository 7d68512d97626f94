import Testing
import TouchScript

@testable import InputRecordings

/// Tests recordings by `evemu-record`, as described in evemu's README and evemu-record(1).
struct EvemuRecordingTests {
  /// Ten units of the surface are one point. Code 0x2f is the slot, 0x35 and 0x36 are the
  /// positions, and 0x39 is the tracking ID. Property 1 is INPUT_PROP_DIRECT.
  private static let device = """
    # EVEMU 1.3
    # Kernel: 6.1.0
    # Input device name: "Test Touchscreen"
    N: Test Touchscreen
    I: 0018 04f3 2494 0100
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 80 60 02
    A: 00 0 3199 0 0 0
    A: 01 0 4799 0 0 0
    A: 2f 0 4 0 0 0
    A: 35 0 3199 0 0 0
    A: 36 0 4799 0 0 0
    A: 39 0 65535 0 0 0
    ################################
    #      Waiting for events      #
    ################################

    """
  private static let events = """
    E: 0.000001 0003 0039 0007\t# EV_ABS / ABS_MT_TRACKING_ID   7
    E: 0.000001 0003 0035 1000\t# EV_ABS / ABS_MT_POSITION_X    1000
    E: 0.000001 0003 0036 2000\t# EV_ABS / ABS_MT_POSITION_Y    2000
    E: 0.000001 0001 014a 0001\t# EV_KEY / BTN_TOUCH            1
    E: 0.000001 0003 0000 1000\t# EV_ABS / ABS_X                1000
    E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.016001 0003 0035 0950\t# EV_ABS / ABS_MT_POSITION_X    950
    E: 0.016001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +16ms
    E: 0.040001 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1
    E: 0.040001 0001 014a 0000\t# EV_KEY / BTN_TOUCH            0
    E: 0.040001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +24ms

    """
  private static let script = ["0.000 d1 100,200", "0.016 m1 95,200", "0.040 u1"]

  @Test(
    "K-13 times start at the first event; types and codes are hexadecimal, and values decimal")
  func recording() throws {
    let result = try Recordings.script(Self.device + Self.events)
    #expect(result.lines == Self.script)
    #expect(result.notes.isEmpty)
  }

  @Test("K-13 carriage returns, and times since 1970 from older versions, are accepted")
  func older() throws {
    let text = (Self.device + Self.events).replacing("E: 0.", with: "E: 1369180000.")
    #expect(try Recordings.script(text).lines == Self.script)
    #expect(try Recordings.script(text.replacing("\n", with: "\r\n")).lines == Self.script)
  }

  @Test("K-13 the direct property is the second bit of the first byte")
  func properties() throws {
    let recording = try InputRecording(Array((Self.device + Self.events).utf8), file: "r")
    #expect(recording.devices.map(\.name) == ["Test Touchscreen"])
    #expect(recording.devices[0].properties == [1])
    #expect(recording.devices[0].axes[0x2F] == InputRecording.Axis(minimum: 0, maximum: 4))
  }

  @Test(
    "K-13 a broken line causes one error, with its number and the expected text",
    arguments: [
      ("E: 0.118", "expected an event such as E:"), ("E: 0.05 0003 0035 1", "expected an event"),
      ("E: 0.050000 0003 0035", "expected an event"),
      ("E: 0.050000 0003 zz 1", "an event code"),
      ("E: 0.050000 0003 0035 nan", "found \"nan\"; expected an event value"),
      ("E: 0.050000 0003 0035 99999999999", "expected an event value"),
      ("E: 0.000000 0003 0035 1", "a time not before the event on line "),
      ("E: 99999999999.000000 0003 0035 1", "expected seconds"),
      ("hello\nE: 0.050000 0000 0000 0", "a line of evemu-record"),
      ("P: 100", "expected a byte"), ("A: 35 0", "expected an axis"),
      ("A: 99 0 1", "an axis code"),
      ("A: 35 x 1", "an axis minimum"),
    ])
  func broken(line: String, message: String) {
    let text = Self.device + Self.events + line + "\n"
    let before = (Self.device + Self.events).split(
      separator: "\n", omittingEmptySubsequences: false)
    let number = before.count
    let error = Recordings.error(text)
    #expect(error?.hasPrefix("r:\(number):1: found ") == true, "\(error ?? "none")")
    #expect(error?.contains(message) == true, "\(error ?? "none")")
  }

  @Test("K-13 text around a recording, such as shell prompts, is skipped")
  func surroundings() throws {
    let text =
      "$ sudo evemu-record\nAvailable devices:\n/dev/input/event0:\tPower Button\n"
      + "Select the device event number [0-9]: 3\n" + Self.device + Self.events
      + "^C\nuser@host:~$ exit\n"
    #expect(InputRecording.Format(of: Array(text.utf8)) == .evemu)
    #expect(try Recordings.script(text).lines == Self.script)
  }

  @Test("K-13 events without a description have no ranges, and a description alone has no events")
  func halves() {
    #expect(
      Recordings.error("# EVEMU 1.0\n" + Self.events)?.contains("with axis ranges") == true)
    #expect(Recordings.error(Self.device)?.contains("has no events") == true)
    #expect(Recordings.error("# EVEMU 1.3\n") != nil)
  }

  @Test("K-13 a recording truncated at any point either is read or causes one error")
  func cut() {
    Recordings.expectOneError(inEachCutOf: Self.device + Self.events)
  }
}
