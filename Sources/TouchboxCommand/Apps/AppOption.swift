import AppLibrary
import ArgumentParser
import Foundation
import UIKit

/// The options `--app`, `--swift`, `--backtrace` and `--device`, shared by all commands that run an
/// app, including one built from the user's own files.
struct AppOption: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      """
      The class to run from your own Swift or Objective-C files: an app delegate, a controller or \
      a view. With \
      `play` and `film`, also the files themselves; may be repeated.
      """, valueName: "name"))
  var values: [String] = []

  @Option(
    name: .customLong("swift"),
    help: ArgumentHelp("The language mode of your own Swift files, 5 or 6.", valueName: "mode"))
  var languageMode = 5

  @Flag(
    name: .customLong("backtrace"),
    help: """
      When your own Swift or Objective-C files crash, print the whole call stack, not only calls in \
      the files.
      """)
  var printsBacktraces = false

  @Option(
    help: ArgumentHelp(
      """
      The device: iphone (320x480 points), iphone5, iphone-x, ipad, or a size in points with a scale, \
      such as 390x844@3; by default the script's device, or iphone.
      """, valueName: "device"),
    completion: .list(["iphone", "iphone5", "iphone-x", "ipad"]),
    transform: AppOption.device)
  var device: Device?

  private static func device(_ name: String) throws -> Device {
    guard let device = Device(named: name) else {
      throw ValidationError("unknown device \(name); expected \(Device.expectedNames)")
    }
    return device
  }

  func validate() throws {
    guard languageMode == 5 || languageMode == 6 else {
      throw ValidationError("--swift \(languageMode) is not a language mode; expected 5 or 6")
    }
    let names = values.filter { !Self.isPath($0) }
    if names.count > 1 {
      throw ValidationError(
        "--app names \(names.joined(separator: " and ")); expected only one app")
    }
  }

  /// The requested app's name, or `nil` if the user did not name one.
  var name: String? { values.first { !Self.isPath($0) } }

  /// Whether an argument looks like a path to Swift files rather than an app's name.
  static func isPath(_ argument: String) -> Bool {
    argument.contains("/") || ProjectFiles.isSource(argument)
      || FileManager.default.fileExists(atPath: argument)
  }

  /// Returns the app to run when the command has no script.
  ///
  /// - Parameter names: The command's positional arguments.
  @MainActor func app(_ names: [String], in catalog: AppCatalog) throws -> App {
    try requireOne(names, in: catalog)
    return try catalog.start(override(names, in: catalog))
  }

  /// Returns the name of the requested app, or `nil` if the user did not name one.
  @MainActor func override(_ names: [String] = [], in catalog: AppCatalog) -> String? {
    // In a program built from files, the positional arguments are those files, not names.
    name ?? (catalog.origin == .files ? nil : names.first)
  }
}
