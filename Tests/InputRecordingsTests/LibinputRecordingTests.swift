import Testing
import TouchScript

@testable import InputRecordings

/// Tests recordings by `libinput record`, as described in `man libinput-record`.
struct LibinputRecordingTests {
  private static let tap = Recordings.frames([(0, "id 1; x 100; y 200"), (30, "id -1")])

  @Test("K-13 a recording is recognized by its contents, but a script or JSON is not")
  func detection() {
    func format(_ text: String) -> InputRecording.Format? { .init(of: Array(text.utf8)) }
    #expect(format(Recordings.libinput(Self.tap)) == .libinput)
    #expect(format("\n# a comment\nversion: 1\n") == .libinput)
    #expect(format("# EVEMU 1.3\n") == .evemu)
    #expect(format("N: a device\n") == .evemu)
    for other in ["", "#", "touchscript 1\n", "# EVEM\ntouchscript 1\n", "{}", "[", "versions: 1"] {
      #expect(format(other) == nil, "\(other)")
    }
  }

  @Test(
    "K-13 name, properties, ranges and events are read; comments, quotes and unknown keys are skipped"
  )
  func contents() throws {
    let recording = try InputRecording(Array(Recordings.libinput(Self.tap).utf8), file: "r")
    #expect(recording.format == .libinput)
    let device = try #require(recording.devices.first)
    #expect(recording.devices.count == 1)
    #expect(device.name == "Test: Touchscreen # 1")
    #expect(device.isDirect && device.isTouchDevice)
    #expect(device.axes.count == 6)
    #expect(device.axes[0x36] == InputRecording.Axis(minimum: 0, maximum: 4799, resolution: 31))
    #expect(device.events.map(\.code) == [57, 53, 54, 0, 57, 0])
    #expect(device.events.map(\.time) == [0, 0, 0, 0, 30_000, 30_000])
    #expect(device.events.last?.value == 0 && device.events[4].value == -1)
  }

  @Test("K-13 lists can be indented below their key, and lines can end with a carriage return")
  func layouts() throws {
    let text = Recordings.libinput(Self.tap)
    let expected = try Recordings.script(text).lines
    #expect(expected == ["0.000 d1 10,20", "0.030 u1"])
    #expect(try Recordings.script(text.replacing("\n", with: "\r\n")).lines == expected)
    // The manual's example indents every line in the list by two more columns.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "devices:"))
    let indented = lines.enumerated().map { $0 > start && !$1.isEmpty ? "  \($1)" : String($1) }
    #expect(try Recordings.script(indented.joined(separator: "\n")).lines == expected)
  }

  @Test("K-13 text around a recording, such as shell prompts, is skipped")
  func surroundings() throws {
    let recording = Recordings.libinput(Self.tap)
    let plain = recording.split(separator: "\n").drop { $0.hasPrefix("#") }.joined(separator: "\n")
    for text in [
      "Recording to 'stdout'.\n" + plain, "$ sudo libinput record\n" + recording,
      "\tAvailable devices:\n" + recording, recording + "^C\nuser@host:~$ ls\n",
    ] {
      #expect(InputRecording.Format(of: Array(text.utf8)) == .libinput, "\(text.prefix(30))")
      #expect(try Recordings.script(text).lines == ["0.000 d1 10,20", "0.030 u1"])
    }
  }

  @Test("K-13 libinput's own events and HID report events are skipped")
  func otherEvents() throws {
    var text = Recordings.libinput(Array(Self.tap.prefix(4)))
    text += """
        - libinput:
          - {time: 0.005, type: TOUCH_DOWN, slot: 0, seat_slot: 0}
        - hid:
            time: [0, 12]
            hidraw0: [1, 2, 3]
        - evdev:
          - [  0,  30000,   3,  57,    -1] # EV_ABS / ABS_MT_TRACKING_ID  -1
          - [  0,  30000,   0,   0,     0] # ------------ SYN_REPORT (0) ------- +30ms

      """
    #expect(try Recordings.script(text).lines == ["0.000 d1 10,20", "0.030 u1"])
  }

  /// Returns a recording with a keyboard, a touchscreen, a touchpad and another touchscreen.
  private static func several() -> String {
    func device(_ name: String, _ properties: String, _ axes: String) -> String {
      """
      - node: /dev/input/event1
        evdev:
          name: "\(name)"
          absinfo:
      \(axes)
          properties: \(properties)
        events:
        - evdev:

      """ + tap.map { "    - [\($0)]\n" }.joined()
    }
    return "version: 1\nndevices: 4\ndevices:\n" + device("Keys", "[]", "      40: [0, 1, 0, 0, 0]")
      + device("ELAN Touchscreen", "[1]", Recordings.axes)
      + device("ELAN Touchpad", "[0, 2]", Recordings.axes)
      + device("Wacom Finger", "[1]", Recordings.axes)
  }

  @Test(
    "K-13 one of several touchscreens is selected by number or name",
    arguments: [
      ("2", nil), ("4", nil), ("wacom", nil), ("Touchpad", nil),
      ("elan", "2 devices are named \"elan\"; expected one of 1 \"Keys\", 2 \"ELAN Touchscreen\""),
      ("keys", "\"Keys\" reports no fingers"), ("0", "no device is named \"0\""),
      ("5", "no device is named \"5\""), ("99999999999999999999", "no device is named"),
    ] as [(String, String?)])
  func choice(wanted: String, message: String?) {
    let error = Recordings.error(Self.several(), device: wanted)
    if let message {
      #expect(error?.contains(message) == true, "\(error ?? "none")")
    } else {
      #expect(error == nil)
    }
  }

  @Test("K-13 without a selection, two touchscreens are listed, and a single one is used")
  func noChoice() {
    let error = Recordings.error(Self.several())
    #expect(error?.contains("2 devices report fingers; expected --device") == true)
    #expect(error?.contains("4 \"Wacom Finger\"") == true)
    let one = Self.several().replacing(
      "properties: [1]", with: "properties: [0]", maxReplacements: 1)
    #expect(Recordings.error(one) == nil)
  }

  @Test(
    "K-13 a broken recording causes one error, with the line and the expected text",
    arguments: [
      ("version: 2\n", 1, "expected version 1"),
      ("version: 1\n", 2, "found no devices"),
      ("version: 1\ndevices:\n", 3, "found no devices"),
      ("devices:\n- node: x\n", 2, "found no touch device"),
      ("devices:\n\t- node: x\n", 2, "expected spaces"),
    ] as [(String, Int, String)])
  func broken(text: String, line: Int, message: String) {
    let error = Recordings.error(text)
    #expect(error?.hasPrefix("r:\(line):1: ") == true, "\(error ?? "none")")
    #expect(error?.contains(message) == true, "\(error ?? "none")")
    #expect(error?.contains("\n") == false)
  }

  @Test(
    "K-13 a broken event causes one error, with its line and the expected text",
    arguments: [
      ("0, 118", "expected [seconds, microseconds, type, code, value]"),
      ("0, 0, 3, 53, 1, 1", "expected [seconds"), ("", "expected [seconds"),
      ("0, 0, 3, 53, nan", "found \"nan\"; expected an event value"),
      ("0, 0, 3, 53, 9999999999", "expected an event value"),
      ("0, 0, 3, 53, 99999999999999999999999", "expected an event value"),
      ("inf, 0, 3, 53, 1", "expected seconds"), ("-1, 0, 3, 53, 1", "expected seconds"),
      ("0, 1000000, 3, 53, 1", "expected microseconds"),
      ("0, 0, -3, 53, 1", "an event type"),
      ("0, 0, 3, 70000, 1", "an event code"), ("0,,3,53,1", "found nothing"),
      ("0, 0, 3, 47, 4000", "found the slot 4000; expected 0 to 1023"),
      ("0, 0, 3, 47, -1", "found the slot -1"),
      ("2000000000, 0, 0, 0, 0", "lasts longer than 1000000000 s"),
    ])
  func brokenEvent(event: String, message: String) throws {
    let text = Recordings.libinput(Array(Self.tap.prefix(4)) + [event])
    let line =
      try #require(
        text.split(separator: "\n", omittingEmptySubsequences: false).lastIndex { !$0.isEmpty }) + 1
    let error = Recordings.error(text)
    #expect(error?.hasPrefix("r:\(line):1: ") == true, "\(error ?? "none")")
    #expect(error?.contains(message) == true, "\(error ?? "none")")
  }

  @Test("K-13 the error about a time that goes backward names both lines")
  func timeGoesBack() {
    let error = Recordings.error(
      Recordings.libinput(["1, 500000, 3, 57, 1", "1, 400000, 0, 0, 0"]))
    #expect(error?.contains("not before the event on line ") == true)
  }

  @Test("K-13 a recording truncated at any point either is read or causes one error")
  func cut() {
    let text = Recordings.libinput(Self.tap)
    Recordings.expectOneError(inEachCutOf: text)
    #expect(Recordings.error(String(text.prefix(text.count / 2))) != nil)
  }

  @Test("K-13 an axis without a range is ignored")
  func emptyRange() {
    let axes = Recordings.axes.replacing("53: [0, 3199", with: "53: [5, 5")
    #expect(
      Recordings.error(Recordings.libinput(Self.tap, axes: axes))?.contains(
        "no touch device with axis ranges") == true)
    let huge = Recordings.axes.replacing("53: [0, 3199", with: "53: [-2147483648, 2147483647")
    #expect(Recordings.error(Recordings.libinput(Self.tap, axes: huge)) == nil)
  }
}
