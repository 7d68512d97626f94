import Foundation
import Monkey
import Painter
import TouchScript
import UIKit

/// Writes a failure's files: the smallest script that still fails, and a picture and film of it.
@MainActor
struct MonkeyFiles {
  /// The folder for the files.
  let folder: String
  /// The app's name.
  let app: String
  /// The app's variant.
  let variant: ScriptHeader.Variant
  /// The device, or nil for the default iPhone.
  let device: Device?
  /// The command that reproduces the run, without the program's name.
  let command: String
  let signals: StopSignals

  /// Writes the files for a failure.
  ///
  /// If the app crashes or hangs, the picture and film show the script up to that point.
  ///
  /// - Returns: The paths of the files that were written, beginning with the script.
  func write(_ finding: MonkeyHunt.Finding) throws -> [String] {
    let kind = finding.failure.kind.rawValue.replacing(" ", with: "-")
    let name = "\(folder)/\(app)-\(kind)-\(finding.number)"
    for ending in [".touch", ".png", ".webp"] {
      try AtomicFile.require(name + ending, below: folder)
    }
    try AtomicFile.write(text(of: finding), to: name + ".touch")
    let temporary = try TemporaryFolder()
    let shown = temporary.path + "/shown.touch"
    try AtomicFile.write(ScriptSyntax(headed(finding.harmless)).text, to: shown)
    var paths = [name + ".touch"]
    let film =
      FFmpegFilmWriter.isInstalled ? name + ".webp" : "\(name)/%04d.png"
    for (path, words) in [
      (name + ".png", ["snap", shown, "--dots", "-o", name + ".png"]),
      (film, ["film", shown, "-o", film]),
    ] where try succeeds(words) {
      paths.append(path)
    }
    return paths
  }

  /// Runs another of this program's commands in a separate process, because the app may crash.
  private func succeeds(_ words: [String]) throws -> Bool {
    guard let process = try? ChildProcess("/proc/self/exe", words, output: .null, errors: .pipe)
    else { return false }
    let end = SuspendingClock().now + .seconds(60)
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while SuspendingClock().now < end {
      let isReady = try signals.wait(for: [process.errors.fileDescriptor], milliseconds: 1000)
      if isReady[0], read(process.errors.fileDescriptor, &bytes, bytes.count) <= 0 {
        return process.waitForEnd() == .exited(0)
      }
    }
    return false
  }

  // MARK: - Scripts

  private func headed(_ script: Script) -> Script {
    var script = script
    script.header.demo = app
    script.header.variant = variant
    script.header.device = device
    return script
  }

  /// Returns the script's text, with comments and the failing expectation.
  private func text(of finding: MonkeyHunt.Finding) -> String {
    var script = headed(finding.session.script)
    let failure = finding.failure
    var comments = ["Session \(finding.number) of `\(command)`, shrunk."]
    comments += "\(failure.kind.rawValue): \(failure.message)"
      .split(whereSeparator: \.isNewline).map(String.init)
    switch failure.kind {
    case .expectation:
      if let expectation = try? MonkeyInvariants.parse([failure.subject]).first {
        let time = finding.time ?? script.steps.last?.time ?? .zero
        script = Script(
          header: script.header,
          steps: script.steps + [Script.Step(time, .expectation(expectation))])
      }
    case .crash, .hang, .runaway: break
    case .touchLeft, .gestureLeft, .leak, .growth:
      comments.append("`play` does not check this; `monkey \(app) --script FILE` does.")
    }
    return ScriptSyntax(script, comments: comments).text
  }
}
