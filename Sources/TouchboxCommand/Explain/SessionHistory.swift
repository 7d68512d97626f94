import AppLibrary
import Foundation
import Painter
import Simulator
import Terminal
import TouchScript
import UIKit

/// The input of a window's phone since its launch, from which F10 makes a page about the last
/// seconds.
///
/// Another process replays the input, so the window's app runs on. A replay has the session's trace
/// (K-31), but not pictures that were loaded later, or `UserDefaults` of earlier sessions.
@MainActor
final class SessionHistory {
  /// The seconds that a page covers.
  static let duration = 10.0
  /// The maximum number of lines to remember, which is about an hour of touches.
  private static let limit = 200_000

  private let app: App
  private let options: ScriptRecorder.Options
  private weak var phone: Phone?
  private var lines: [String] = []

  /// Starts recording a phone that has not launched its app yet.
  init(of phone: Phone, _ app: App, _ variant: ScriptHeader.Variant, _ device: Device) {
    (self.phone, self.app) = (phone, app)
    options = ScriptRecorder.Options(
      header: ScriptHeader(
        demo: app.name, variant: variant, device: device == .iPhone ? nil : device))
    // The phone retains the recorder.
    _ = ScriptRecorder(of: phone, options) { [weak self] line in
      guard let self, lines.count <= Self.limit else { return }
      lines.append(line)
    }
  }

  /// The script of the session until now, or `nil` if it is too long.
  var script: String? {
    guard lines.count <= Self.limit, let phone else { return nil }
    let end = ScriptSyntax.text(of: .init(phone.now, .command(.turn)))
    return (lines + [end]).map { $0 + "\n" }.joined()
  }

  /// Saves the script and, in another process, the page about the last seconds.
  ///
  /// - Parameters:
  ///   - arguments: The paths of the user's own files.
  ///   - show: A closure that displays a message in the window, called on any thread.
  /// - Returns: A message for the window.
  func explain(arguments: [String], show: @escaping @Sendable (String) -> Void) -> String {
    guard let script, let phone else {
      return "The session is too long to explain; restart it with F5"
    }
    let name = DemoWindow.freeName(for: app.name, endings: ["html", "touch"])
    let (path, scriptPath) = (name + ".html", name + ".touch")
    let start = max(0, phone.now.seconds - Self.duration)
    do {
      try AtomicFile.write(script, to: scriptPath)
      let program = try ChildProcess(
        SDK.ownExecutable,
        ["explain"] + arguments + [scriptPath, "-o", path, "--from", "\(start)"],
        output: .file(STDOUT_FILENO), errors: .file(STDERR_FILENO))
      let saved = DemoWindow.saved(path)
      Thread.detachNewThread {
        guard case .exited(0) = program.waitForEnd() else {
          return show("\(path) was not written; see the terminal")
        }
        show(saved)
      }
      return "Explaining the last \(Int(Self.duration)) seconds"
    } catch {
      Console.warn(error)
      return "Could not save \(path)"
    }
  }
}
