import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// The `touchbox doctor` command.
struct DoctorCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the display, touch devices, fonts, libraries and compiler of this machine.",
    discussion: """
      Each line begins with ok, note or problem; notes and problems include advice. The exit code is 0 \
      if there are no problems, 4 if something is missing from this machine, and 5 if the demos' \
      pictures and scripts are missing.

      --touch opens a window that shows each finger as reported by its device, before it becomes a \
      touch: its number, location (in points and as fractions of the window), pressure, device and \
      path. Each report is also printed to standard output.
      """)

  @Flag(help: "Instead of running the checks, open a window that shows touch device reports.")
  var touch = false

  @Flag(help: "Skip the checks that apply only to windows.")
  var headless = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The window's scale, in units per point; by default the largest of 1, 2 and 3 that fits.",
      valueName: "number"))
  var scale: Double?

  @Flag(help: "Open the window in full screen.")
  var fullscreen = false

  func validate() throws {
    if let scale { try requireRange("--scale", scale, SnapCommand.scales) }
    if !touch, scale != nil || fullscreen {
      throw ValidationError("--scale and --fullscreen require --touch")
    }
    if touch, headless {
      throw ValidationError("--touch opens a window; use it without --headless")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    if touch {
      return try TouchTester(scale: scale, isFullscreen: fullscreen).open(assets: catalog.assets)
    }
    let diagnosis = Diagnosis(
      environment: ProcessInfo.processInfo.environment, assets: catalog.assets)
    let findings: [Finding]
    do {
      findings = try diagnosis.findings(checksDisplay: !headless)
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
    for line in findings.flatMap(\.lines) { Console.out(line) }
    let problems = findings.count { $0.verdict == .problem }
    Console.out(
      problems == 0
        ? "No problems." : "\(problems) \(problems == 1 ? "problem" : "problems").")
    if let code = findings.map(\.code).max(), code != .success {
      throw CommandFailure(code, messages: [])
    }
  }
}
