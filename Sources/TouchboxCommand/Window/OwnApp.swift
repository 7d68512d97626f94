import AppLibrary
import Foundation
import Simulator
import UIKit

/// The user's own app on the Home screen: the files that most recently ran in a window, or were
/// dropped onto one.
///
/// It opens in a separate window, like `touchbox run FILE`. Each dropped app opens in its own
/// window.
@MainActor
final class OwnApp {
  /// The name for the icon while there is no app.
  private static let defaultName = "Your app"

  private let device: Device
  private let show: @Sendable (String) -> Void
  /// The absolute paths of the app's files, or an empty array if there is no app yet.
  private var paths: [String]
  /// The running apps, by path.
  private var programs: [[String]: ChildProcess] = [:]

  /// Finds the app that ran most recently.
  ///
  /// - Parameter show: A closure that displays a message in the window, called on any thread.
  init(on device: Device, show: @escaping @Sendable (String) -> Void) {
    (self.device, self.show) = (device, show)
    paths = (Self.file?.lines ?? []).map(String.init).filter {
      $0.hasPrefix("/") && FileManager.default.fileExists(atPath: $0)
    }
  }

  private static var file: StateFile? { StateFile("app") }

  /// Returns the absolute paths of the files and folders among a command's arguments.
  ///
  /// Relative paths would become invalid if an app changed the working directory.
  static func paths(in arguments: [String]) -> [String] {
    arguments.filter { AppOption.isPath($0) && !$0.contains(where: \.isNewline) }.map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
  }

  /// Saves the current app's absolute paths for later runs.
  static func remember(_ paths: [String]) {
    if !paths.isEmpty { file?.write(paths.map { $0 + "\n" }.joined()) }
  }

  /// The app's icon and name, which differs from the names of all demos.
  var icon: (name: String, icon: AppIcon) {
    guard let name else { return (Self.defaultName, AppIcon(.letters("+"), .slate)) }
    return (name, AppIcon(named: name))
  }

  private var name: String? {
    paths.first.map { path in
      let name = (path as NSString).lastPathComponent
      return ProjectFiles.isSource(name) ? name : name + "/"
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

  /// Whether a dropped file is an app rather than a picture.
  static func isApp(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return ProjectFiles.isSource(path)
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Closes the apps' windows.
  func close() {
    for program in programs.values { program.stop() }
  }
}
