import ScriptSupport
import UIKit

@testable import Simulator
@testable import TouchScript

/// Plays script lines in tests.
enum ScriptPlay {
  /// Plays lines with a controller that logs its touches.
  static func play(
    _ lines: String, options: ScriptRunner.Options = .init(),
    controller: @escaping () -> UIViewController = { LogController() }
  ) throws -> ScriptResult {
    ScriptRunner(
      try ScriptText.script(lines), name: "test.touch", on: Phone(),
      launching: .belowStatusBar(.controller(controller)), options: options
    ).run()
  }

  /// Returns the messages of the failed expectations.
  static func failures(
    _ lines: String, options: ScriptRunner.Options = .init(),
    controller: @escaping () -> UIViewController = { LogController() }
  ) throws -> [String] {
    try play(lines, options: options, controller: controller).failures.compactMap(\.failure)
  }
}
