import CoreGraphics
import Testing
import TouchScript

@testable import InputRecordings

/// Tests logs from `evtest`, as defined by its source (evtest.c, `print_events`).
struct EvtestLogTests {
  private static let description = """
    No device specified, trying to scan all of /dev/input/event*
    Available devices:
    /dev/input/event5:\tTest Touchscreen
    Select the device event number [0-5]: 5
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x4f3 product 0x2494 version 0x100
    Input device name: "Test Touchscreen"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max     3199
          Resolution      31
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max     4799
      Event type 4 (EV_MSC)
        Event code 5 (MSC_TIMESTAMP)
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)

    """

  private static let events = """
    Event: time 1425319271.500000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 51
    Event: time 1425319271.500000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1000
    Event: time 1425319271.500000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 2000
    Event: time 1425319271.500000, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1
    Event: time 1425319271.500000, -------------- SYN_REPORT ------------
    Event: time 1425319271.550000, type 4 (EV_MSC), code 4 (MSC_SCAN), value ff00001a
    Event: time 1425319271.550000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1425319271.550000, -------------- SYN_REPORT ------------
    ^C
    user@host:~$

    """

  private static let script = ["0.000 d1 100,200", "0.050 u1"]

  @Test("K-13 the description and the events are read, and other text is skipped")
  func log() throws {
    let recording = try InputRecording(Array((Self.description + Self.events).utf8), file: "r")
    #expect(recording.format == .evtest)
    #expect(recording.devices.map(\.name) == ["Test Touchscreen"])
    #expect(recording.devices[0].properties == [1])
    let axis = InputRecording.Axis(minimum: 0, maximum: 3199, resolution: 31)
    #expect(recording.devices[0].axes == [53: axis, 54: .init(minimum: 0, maximum: 4799)])
    let text = Self.description + Self.events
    #expect(try Recordings.script(text).lines == Self.script)
    #expect(try Recordings.script(text.replacing("\n", with: "\r\n")).lines == Self.script)
  }

  @Test("K-13 names from old versions are accepted because only the numbers are used")
  func older() throws {
    let text = (Self.description + Self.events).replacing("SYN_REPORT", with: "Report Sync")
      .replacing("(EV_ABS)", with: "(Absolute)")
    #expect(try Recordings.script(text).lines == Self.script)
  }

  @Test("K-13 lines for protocol A contacts and for lost events are parsed")
  func synchronizations() throws {
    let time = "Event: time 10.000000, "
    let x = time + "type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100\n"
    let text =
      Self.description + x + time + "++++++++++++++ SYN_MT_REPORT ++++++++++++\n" + time
      + "-------------- SYN_REPORT ------------\n" + time
      + ">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<\n"
    let script = try Recordings.script(text)
    #expect(script.lines == ["0.000 d1 10,0", "0.000 c1"])
    #expect(script.notes.first?.contains("SYN_DROPPED") == true)
  }

  @Test("K-13 events without a description require the surface size")
  func withoutDescription() throws {
    #expect(
      Recordings.error(Self.events)
        == "r:1:1: found no touch device with axis ranges (the largest positions in it are 1000 "
        + "and 2000); expected its description before the events, as evtest and `getevent -lp` print it, "
        + "or --surface WIDTHxHEIGHT")
    let size = CGSize(width: 3200, height: 4800)
    #expect(try Recordings.script(Self.events, surfaceSize: size).lines == Self.script)
  }

  @Test(
    "K-13 a broken event causes one error with its line",
    arguments: [
      "Event: time 12.5, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1",
      "Event: time 1425319272.000000", "Event: time 1425319272.000000, type 3 (EV_ABS), code 53",
      "Event: time 1425319272.000000, type 3 (EV_ABS), code x (ABS_X), value 1",
      "Event: time 1425319271.000000, -------------- SYN_REPORT ------------",
    ])
  func broken(line: String) {
    Recordings.expectOneError(in: line, after: Self.description + Self.events)
  }

  @Test("K-13 a log truncated at any point either is read or causes one error")
  func cut() {
    Recordings.expectOneError(inEachCutOf: Self.description + Self.events)
  }
}
