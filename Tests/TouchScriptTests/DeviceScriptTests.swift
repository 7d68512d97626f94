import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Scripts that set the device and rotate it.
struct DeviceScriptTests {
  @Test("K-02 a header sets the device and is preserved when the script is written")
  func header() throws {
    let text = "touchscript 1\ndemo A\ndevice iphone-x\n0.000 rotate landscape-left\n"
    let script = try Script(parsing: text, file: "a.touch")
    #expect(script.header.device == .iPhoneX)
    #expect(script.text == text)
    #expect(try ScriptText.script("0 turn").header.device == nil)
    #expect(
      try Script(parsing: "touchscript 1\ndevice 390x844@3\n", file: "a").header.device?.size
        == CGSize(width: 390, height: 844))
  }

  @Test("K-03 an unknown device or turn is an error that lists the valid names")
  func errors() {
    #expect(throws: ScriptError.self) {
      try Script(parsing: "touchscript 1\ndevice nokia\n", file: "a")
    }
    for line in ["rotate up", "rotate", "rotate leftwards", "rotate left 3"] {
      #expect(throws: ScriptError.self, "\(line)") { try ScriptText.script("0 \(line)") }
    }
    // A rotate gesture begins with its center instead.
    #expect(throws: Never.self) { try ScriptText.script("0 rotate 160,240 50 0 90 over 0.5") }
  }

  @Test("A recording contains turns and begins with the device's orientation")
  func recording() {
    let phone = Phone()
    phone.launch(.controller { UIViewController() })
    phone.step([Timed(.zero, .rotate(.left))], to: .zero)
    var lines: [String] = []
    let recorder = ScriptRecorder(
      of: phone, .init(header: ScriptHeader(demo: "A", device: .iPhone5))
    ) { lines.append($0) }
    let later = AppTime(seconds: 1)
    phone.step([Timed(later, .rotate(.right))], to: later)
    recorder.stop()
    #expect(
      lines == [
        "touchscript 1", "demo A", "device iphone5", "0.000 rotate landscape-left",
        "1.000 rotate right", "1.000 turn",
      ])
  }

  @Test("A script sets the appearance and text size; a recording begins with their current values")
  func appearance() throws {
    let text = """
      0 appearance dark
      0 appearance extra-large
      """
    #expect(throws: ScriptError.self) { try ScriptText.script("0 appearance huge") }
    let runner = ScriptRunner(
      try ScriptText.script(text), on: Phone(), launching: .controller { UIViewController() })
    let result = runner.run()
    #expect(result.checks.compactMap(\.failure).isEmpty, "\(result.checks)")
    let phone = runner.phone
    #expect(phone.appearances == [.style(.dark), .textSize(.extraLarge)])
    var lines: [String] = []
    let recorder = ScriptRecorder(of: phone, .init(header: ScriptHeader(demo: "A"))) {
      lines.append($0)
    }
    let later = phone.time
    phone.step([Timed(later, .appearance(.style(.light)))], to: later)
    recorder.stop()
    #expect(
      lines == [
        "touchscript 1", "demo A", "0.000 appearance dark", "0.000 appearance extra-large",
        "0.000 turn", "0.000 appearance light", "0.000 turn",
      ])
  }

  @Test("Every text size has a name")
  func sizeNames() {
    for (name, size) in zip(Appearance.sizeNames, UIContentSizeCategory.sizes) {
      #expect(Appearance(named: name) == .textSize(size))
      #expect(Appearance.textSize(size).name == name)
    }
    #expect(Appearance.sizeNames.count == UIContentSizeCategory.sizes.count)
  }

  @Test("Warnings about off-screen fingers use the rotated screen's size")
  func warnings() throws {
    let result = try ScriptPlay.play(
      """
      0 d1 400,100
      0.1 u1
      0.2 rotate left
      0.3 d1 400,100
      0.4 u1
      0.5 d2 100,400
      0.6 u2
      """, controller: { UIViewController() })
    #expect(result.warnings.count == 1)
    let upright = ScriptRunner(
      try ScriptText.script("0 rotate left\n0.1 d1 400,100\n0.2 u1\n0.3 d2 100,400\n0.4 u2"),
      on: Phone(), launching: .controller { UIViewController() }
    ).run()
    #expect(upright.warnings.map { $0.prefix(24) } == ["finger 2 is off the scre"])
  }
}
