import Foundation
import Testing
import XServer

/// Tests `convert` with recordings.
struct ConvertRecordingTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// One finger on a surface with 3200 x 4800 units, ten per point.
  private static let recording = """
    # EVEMU 1.3
    N: Test Touchscreen
    P: 02
    A: 2f 0 4 0 0 0
    A: 35 0 3199 0 0 0
    A: 36 0 4799 0 0 0
    E: 0.000001 0003 0039 0007
    E: 0.000001 0003 0035 1000
    E: 0.000001 0003 0036 1200
    E: 0.000001 0000 0000 0000
    E: 0.100001 0003 0039 -001
    E: 0.100001 0000 0000 0000

    """

  @Test("A touchscreen recording converts to a playable script")
  func convertRecording() throws {
    let recording = try folder.write(Self.recording, to: "tap.evemu")
    let convert = try Command(
      ["convert", recording, "--demo", "TapCounter", "-o", "tap.touch"], in: folder)
    #expect(convert.status == .exited(0), "\(convert.errors)")
    #expect(
      try String(contentsOfFile: folder.path + "/tap.touch", encoding: .utf8) == """
        touchscript 1
        # from a recording by evemu-record
        # device "Test Touchscreen"; screen 320x480
        demo TapCounter
        0.000 d1 100,120
        0.100 u1

        """)
    let play = try Command(["play", "tap.touch"], in: folder)
    #expect(play.status == .exited(0), "\(play.errors)")
    #expect(play.output == ["Single tap at 100.000000, 100.000000 tap count: 1"])
  }

  @Test("A log without axis ranges requires the surface size")
  func convertLog() throws {
    let log = """
      $ adb shell getevent -lt /dev/input/event4
      [   12345.100000] EV_ABS       ABS_MT_TRACKING_ID   00000007
      [   12345.100000] EV_ABS       ABS_MT_POSITION_X    0000021c
      [   12345.100000] EV_ABS       ABS_MT_POSITION_Y    000004b0
      [   12345.100000] EV_SYN       SYN_REPORT           00000000
      [   12345.180000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [   12345.180000] EV_SYN       SYN_REPORT           00000000
      ^C

      """
    try folder.write(log, to: "tap.log")
    let convert = try Command(["convert", "tap.log", "--surface", "1080x2400"], in: folder)
    #expect(convert.status == .exited(0), "\(convert.errors)")
    // 0x21c is half of 1080, and 0x4b0 is half of 2400.
    #expect(
      convert.output == [
        "touchscript 1", "# from a recording by getevent", "# screen 320x480",
        "0.000 d1 160,240", "0.080 u1",
      ])
    for size in ["1080", "1080x", "1x1", "1080x2400x3", "1e3x5", "-5x10"] {
      let command = try Command(["convert", "tap.log", "--surface=\(size)"], in: folder)
      #expect(command.status == .exited(2))
      #expect(command.errors.first?.contains("such as 1080x2400") == true, "\(command.errors)")
    }
  }

  @Test("K-20 invalid recordings, wrong options and recordings passed as scripts exit with code 2")
  func recordingMistakes() throws {
    try folder.write(Self.recording, to: "tap.evemu")
    try folder.write(Self.recording + "E: 0.2\n", to: "cut.evemu")
    try folder.write("touchscript 1\ndemo TapCounter\n0.000 tap 1 100,120\n", to: "a.touch")
    let bare = Self.recording.split(separator: "\n").filter { !$0.hasPrefix("A:") }
    try folder.write(bare.joined(separator: "\n"), to: "bare.evemu")
    for (arguments, message) in [
      (["convert", "cut.evemu"], "cut.evemu:13:1: found \"E: 0.2\"; expected an event"),
      (["convert", "tap.evemu", "--device", "2"], "no device is named \"2\""),
      (["convert", "tap.evemu", "-o", "tap.json"], "expected an output that ends in .touch"),
      (
        ["convert", "a.touch", "--device", "1"],
        "a.touch is not a recording; --device, --fullscreen and --surface require one"
      ),
      (["convert", "a.touch", "--surface", "10x20"], "--surface require one"),
      (["convert", "bare.evemu"], "or --surface WIDTHxHEIGHT"),
      (
        ["play", "tap.evemu", "--demo", "TapCounter"],
        "found a recording by evemu-record; expected a"
      ),
      (["check", "tap.evemu"], "`touchbox convert` can make one from it"),
      (["format", "tap.evemu"], "found a recording"),
    ] {
      let command = try Command(arguments, in: folder)
      #expect(command.status == .exited(2), "\(arguments)")
      #expect(command.errors.count == 1 && command.errors[0].contains(message), "\(command.errors)")
    }
  }
}
