import AppLibrary
import Foundation
import Simulator
import UIKit

/// The user's own app on the Home screen: the files that last ran in a window, or that were dropped
/// onto one.
///
/// It opens in a separate window, as with `touchbox run FILE`. Each dropped app opens in its own
/// window.
@MainActor
final class OwnApp {
  /// The name of the icon before there is an app.
  private static let defaultName = "Your app"

  private let device: Device
  private let show: @Sendable (String) -> Void
  /// The absolute paths of the app's files; empty if there is no app yet.
  private var paths: [String]
  /// The running apps, by their paths.
  private var programs: [[String]: ChildProcess] = [:]

  /// Finds the app that ran last.
  ///
  /// - Parameter show: Shows a message in the window; may be called on any thread.
  init(on device: Device, show: @escaping @Sendable (String) -> Void) {
    (self.device, self.show) = (device, show)
    paths = (Self.file?.lines ?? []).map(String.init).filter {
      $0.hasPrefix("/") && FileManager.default.fileExists(atPath: $0)
    }
  }

  private static var file: StateFile? { StateFile("app") }

  /// Returns the absolute paths of files and folders among a command's arguments.
  ///
  /// Relative paths would break if an app changed the working directory.
  static func paths(in arguments: [String]) -> [String] {
    arguments.filter { AppOption.isPath($0) && !$0.contains(where: \.isNewline) }.map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
  }

  /// Remembers the current app by its absolute paths.
  static func remember(_ paths: [String]) {
    if !paths.isEmpty { file?.write(paths.map { $0 + "\n" }.joined()) }
  }

  /// The app's icon and its name, which differs from all demos' names.
  var icon: (name: String, icon: AppIcon) {
    guard let name else { return (Self.defaultName, AppIcon(.letters("+"), .slate)) }
    return (name, AppIcon(named: name))
  }

  private var name: String? {
    paths.first.map { path in
      let name = (path as NSString).lastPathComponent
      return name.hasSuffix(".swift") ? name : name + "/"
    }
  }

  /// Opens the app, or explains how to add one if there is none.
  func open() {
    guard let name else {
      return show("Drop a .swift file here to run it")
    }
    if let program = programs[paths], program.endingIfAny() == nil {
      return show("\(name) is open")
    }
    do {
      let program = try ChildProcess(
        SDK.ownExecutable, ["run"] + paths + ["--device", device.name],
        output: .file(STDOUT_FILENO), errors: .file(STDERR_FILENO))
      programs[paths] = program
      show("Opening \(name)")
      let show = show
      Thread.detachNewThread {
        guard case .exited(let code) = program.waitForEnd(), code != 0 else { return }
        show("\(name) does not run; see the terminal")
      }
    } catch {
      show("\(name) does not run: \(error)")
    }
  }

  /// Opens a file or folder that was dropped onto the window.
  func open(_ path: String) {
    paths = [path]
    open()
  }

  /// Returns whether a dropped file is an app rather than a picture.
  static func isApp(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path.hasSuffix(".swift")
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Closes the apps' windows.
  func close() {
    for program in programs.values { program.stop() }
  }
}
