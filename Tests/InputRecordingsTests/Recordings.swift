import CoreGraphics
import Testing
import TouchScript

@testable import InputRecordings

/// Creates recordings for tests, in the formats of two programs.
enum Recordings {
  /// A surface with 3200 x 4800 units, ten per point on the phone's screen.
  static let axes = """
          47: [0, 9, 0, 0, 0]
          48: [0, 255, 0, 0, 0]
          53: [0, 3199, 0, 0, 31]
          54: [0, 4799, 0, 0, 31]
          57: [0, 65535, 0, 0, 0]
          58: [0, 255, 0, 0, 0]
    """

  /// Returns a `libinput record` recording of one touchscreen, from
  /// `[seconds, microseconds, type, code, value]`.
  static func libinput(
    _ events: [String], axes: String = axes, properties: String = "[1]",
    name: String = "Test: Touchscreen # 1"
  ) -> String {
    """
    # libinput record
    version: 1
    ndevices: 1
    libinput:
      version: "1.22.1"
      git: "unknown"
    system:
      os: "debian:12"
      kernel: "6.1.0"
      dmi: "dmi:bvnX:bvr1.0(2):svn#1"
    devices:
    - node: /dev/input/event5
      evdev:
        # Name: \(name)
        # ID: bus 0x18 vendor 0x4f3 product 0x2494 version 0x100
        name: "\(name)"
        id: [24, 1267, 9364, 256]
        codes:
          0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] # EV_SYN
          1: [330] # EV_KEY
        absinfo:
    \(axes)
        properties: \(properties)
      hid: [
        0x05, 0x0d, 0x09
      ]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_TOUCHSCREEN=1
      quirks:
      events:
      - evdev:

    """ + events.map { "    - [\($0)] # a comment\n" }.joined()
  }

  /// Returns a recording line for each event in the compact form `slot 1; id 7; x 100; y 200`. Each
  /// string is a frame, with the time in milliseconds.
  static func frames(_ frames: [(milliseconds: Int, events: String)]) -> [String] {
    let codes = [
      "slot": 47, "major": 48, "x": 53, "y": 54, "tool": 55, "id": 57, "pressure": 58,
      "distance": 59, "ax": 0, "ay": 1, "touch": 330,
    ]
    return frames.flatMap { frame in
      let time = "\(frame.milliseconds / 1000), \(frame.milliseconds % 1000 * 1000)"
      let events = frame.events.split(separator: ";").map { event in
        let words = event.split(separator: " ")
        if words[0] == "dropped" { return "\(time), 0, 3, 0" }
        // Ends a contact in protocol A.
        if words[0] == "contact" { return "\(time), 0, 2, 0" }
        let type = words[0] == "touch" ? 1 : 3
        return "\(time), \(type), \(codes[String(words[0])] ?? 0), \(words[1])"
      }
      return events + ["\(time), 0, 0, 0"]
    }
  }

  /// Returns the script for a recording, without its first lines.
  static func script(
    _ text: String, device: String? = nil, isFullscreen: Bool = false, surfaceSize: CGSize? = nil
  ) throws(ScriptError) -> (lines: [String], notes: [String]) {
    let recording = try InputRecording(Array(text.utf8), file: "r")
    let result = try Script.converting(
      recording, file: "r", device: device, screen: CGSize(width: 320, height: 480),
      isFullscreen: isFullscreen, surfaceSize: surfaceSize)
    let lines = result.script.text.split(separator: "\n").dropFirst().map(String.init)
    return (lines, result.notes.map { "\($0.location?.line ?? 0): \($0.message)" })
  }

  /// Returns the script for a single touchscreen's frames.
  static func script(
    of list: [(milliseconds: Int, events: String)]
  ) throws(ScriptError) -> (lines: [String], notes: [String]) {
    try script(libinput(frames(list)))
  }

  /// Returns the first error in a recording, or nil if there is none.
  static func error(_ text: String, device: String? = nil) -> String? {
    do throws(ScriptError) {
      _ = try script(text, device: device)
      return nil
    } catch {
      return error.description
    }
  }

  /// Checks that a malformed line after a recording produces a single error that names the line.
  static func expectOneError(in line: String, after start: String) {
    let number = start.split(separator: "\n", omittingEmptySubsequences: false).count
    let error = error(start + line + "\n")
    #expect(error?.hasPrefix("r:\(number):1: found ") == true, "\(error ?? "none")")
    #expect(error?.contains("\n") == false)
  }

  /// Checks that a recording truncated at any byte is either read or produces a single error.
  static func expectOneError(inEachCutOf text: String) {
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let error = error(String(decoding: bytes[..<count], as: UTF8.self))
      #expect(error == nil || error?.contains("\n") == false, "\(count)")
    }
  }
}
