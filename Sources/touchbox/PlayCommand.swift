import ArgumentParser
import Foundation
import Simulator
import UIKit

/// `touchbox play`
struct PlayCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play scripts of fingers, and check what they expect.",
    discussion: """
      All scripts are read first; nothing runs if any has a mistake. Each plays on a fresh phone, on \
      a clock of its own that does not wait; with --window it plays in a window, in time. The demos' \
      logs go to standard output, failed \
      expectations and warnings to standard error.
      """)

  @Argument(help: "The scripts.", completion: .file(extensions: ["touch"]))
  var scripts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Play WebDriver Actions too, on the demo of --demo; may be said more than once.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var actions: [String] = []

  @Option(
    help: "The demo, for scripts that name none.",
    completion: .shellCommand("touchbox list | cut -d ' ' -f 1"))
  var demo: String?

  @Option(help: "corrected or published; by default what each script says.")
  var variant: ScriptHeader.Variant?

  @Option(
    help: ArgumentHelp("Where `snapshot` lines put their pictures.", valueName: "dir"),
    completion: .directory)
  var out = "."

  @Option(help: ArgumentHelp("Pixels a point of these pictures.", valueName: "number"))
  var scale: Double = 1

  @Flag(help: "Mark every finger in these pictures.")
  var dots = false

  @Option(
    help: ArgumentHelp("Write all that happens to a file; - is standard error.", valueName: "file"),
    completion: .file())
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Write a line an expectation, in TAP; - is standard output, in place of the log.",
      valueName: "file"),
    completion: .file())
  var tap: String?

  @Option(help: ArgumentHelp("Write a summary in JSON.", valueName: "file"), completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("Write a summary in JUnit's XML.", valueName: "file"), completion: .file())
  var junit: String?

  @Flag(help: "Let warnings fail a script, such as fingers that are never lifted.")
  var strict = false

  @Flag(help: "Let scripts that expect log lines leave some unexpected.")
  var allowExtraLog = false

  @Flag(help: "Leave fingers down at the end of a script; they are cancelled otherwise.")
  var keep = false

  @Flag(help: "Play in a window, in time, with visible fingers; Escape stops it.")
  var window = false

  @Option(
    help: ArgumentHelp(
      "Seconds of the script in a real one, 0.1 to 10; with --window.", valueName: "number"))
  var speed: Double?

  @OptionGroup var images: ImagesOption

  func validate() throws {
    try SnapCommand.validate(scale: scale)
    if scripts.isEmpty, actions.isEmpty {
      throw ValidationError("Missing expected argument '<scripts> ...', or --actions FILE.json")
    }
    if let speed {
      guard window else { throw ValidationError("--speed goes with --window") }
      guard speed >= 0.1, speed <= 10 else {
        throw ValidationError("--speed \(speed) is out of range; expected 0.1 to 10")
      }
    }
  }

  @MainActor func perform() throws {
    let files = try ScriptFile.all(scripts, actions: actions, demo: demo, variant: variant)
    let traceFile = try trace.map { try LineFile($0) }
    let brought = try images.load(for: files.map(\.demo), scale: scale)
    let shop = PhoneShop()
    var results: [ScriptResult] = []
    for file in files {
      if files.count > 1 { traceFile?.write("# \((file.path as NSString).lastPathComponent)") }
      results.append(try play(file, in: shop, brought[file.demo.name], trace: traceFile))
    }
    try report(results)
    let code = results.map(\.exitCode).max() ?? .success
    if code != .success { throw CommandFailure(code, sentences: []) }
  }

  @MainActor private func play(
    _ file: ScriptFile, in shop: PhoneShop, _ brought: BroughtPictures?, trace: LineFile?
  ) throws -> ScriptResult {
    var failure: (any Error)?
    let options = ScriptRunner.Options(
      isStrict: strict, allowsExtraLog: allowExtraLog, keepsTouches: keep)
    func makeRunner(screenScale: CGFloat, overlay: Overlay) -> ScriptRunner {
      let phone = shop.makePhone(for: file.demo, screenScale: screenScale, brought: brought)
      phone.overlay = overlay
      if tap != "-" { phone.onLog = { Console.out($0) } }
      if let trace { phone.trace = { trace.write($0) } }
      return ScriptRunner(
        file.script, name: file.path, on: phone, launching: file.demo.app(file.variant),
        options: options
      ) { name, phone in
        let path = out == "." ? "\(name).png" : "\(out)/\(name).png"
        do {
          // What is seen besides the app in a window is no part of the picture.
          let shown = phone.overlay
          phone.overlay = .pictures(marksFingers: dots)
          defer { phone.overlay = shown }
          try shop.savePicture(of: phone, scale: scale, to: path)
          Console.err("wrote \(path)")
        } catch {
          failure = failure ?? error
        }
      }
    }
    let result: ScriptResult
    if window {
      result = try ScriptWindow(file: file, speed: speed ?? 1, shop: shop).play {
        makeRunner(screenScale: $0, overlay: .pictures(marksFingers: true))
      }
    } else {
      result = makeRunner(screenScale: scale, overlay: .off).run()
    }
    Console.tell(result)
    if let failure { throw failure }
    return result
  }

  @MainActor private func report(_ results: [ScriptResult]) throws {
    if let tap {
      let text = TAPReport.text(of: results)
      if tap == "-" { Console.outText(text) } else { try write(text, to: tap) }
    }
    if let json { try write(JSONReport.text(of: results), to: json) }
    if let junit { try write(JUnitReport.text(of: results), to: junit) }
  }

  @MainActor private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        .file, "\(path): cannot be written; expected a path in a folder that can be written to")
    }
  }
}
