import Foundation

/// A Wayland desktop inside an ``XServer``: the sway compositor, whose only display is a window on
/// the X server, and which uses the X server's touchscreen, mouse and keyboard.
///
/// Tests use the same devices and screen for both, but touches pass through Wayland. Windows float
/// without borders at ``windowX``, ``windowY`` on the screen.
public final class WaylandDesktop {
  /// The left edge of every window, in screen pixels.
  public static let windowX = 100
  /// The top edge of every window, in screen pixels.
  public static let windowY = 50

  /// The display's width in pixels, chosen by the compositor. It is at the screen's top left.
  public static let width = 1024
  /// The display's height in pixels.
  public static let height = 768

  /// The environment for clients of the desktop, which makes SDL use its Wayland driver.
  public let environment: [String: String]

  private let process: ChildProcess
  private let directory: String

  /// Whether the compositor is installed on this machine.
  public static var isAvailable: Bool {
    [sway, swaymsg, ChildProcessLauncher.setprivPath].allSatisfy { (path: String) in
      access(path, X_OK) == 0
    }
  }

  /// Starts the compositor on a server, and waits until programs can connect.
  ///
  /// - Throws: ``WaylandDesktopError``.
  public init(on server: XServer, timeout: Duration = .seconds(20)) throws {
    directory = server.directory + "/wayland"
    let configuration = server.directory + "/sway.conf"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
    try Self.configuration.write(toFile: configuration, atomically: false, encoding: .utf8)

    var environment = server.environment
    environment["XDG_RUNTIME_DIR"] = directory
    environment["HOME"] = directory
    environment["SWAYSOCK"] = directory + "/" + Self.socketName
    environment["WLR_BACKENDS"] = "x11"
    environment["WLR_RENDERER"] = "pixman"
    process = try ChildProcess(
      ChildProcessLauncher.setprivPath,
      try Self.unprivileged(directory, parent: server.directory)
        + ["--pdeathsig", "KILL", Self.sway, "-c", configuration],
      environment: environment)

    environment["DISPLAY"] = nil
    environment["SDL_VIDEODRIVER"] = "wayland"
    environment["WAYLAND_DISPLAY"] = Self.displayName
    self.environment = environment
    let socket = "\(directory)/\(Self.displayName)"
    let isReady = poll(timeout: timeout) {
      access(socket, F_OK) == 0 || process.exitStatus != nil
    }
    guard isReady, process.exitStatus == nil else {
      throw WaylandDesktopError(problem: "the compositor did not start", lines: process.lines)
    }
  }

  deinit { stop() }

  /// Ends the compositor and all client connections. A second call does nothing.
  public func stop() {
    process.terminate()
  }

  /// Sends the compositor a command, such as `workspace 2`, and waits until it has run.
  public func command(_ command: String) throws {
    let child = try ChildProcess(
      Self.swaymsg, ["--socket", directory + "/" + Self.socketName, command],
      environment: environment)
    let status = try child.waitForExit()
    guard status == .exited(0) else {
      throw WaylandDesktopError(problem: "\(command) ended with \(status)", lines: child.lines)
    }
  }

  /// Returns setpriv arguments that run sway as user nobody, because it refuses to run as root.
  private static func unprivileged(_ directory: String, parent: String) throws -> [String] {
    guard getuid() == 0 else { return [] }
    chmod(parent, 0o711)
    guard chown(directory, nobody, nobody) == 0 else {
      throw WaylandDesktopError(
        problem: "\(directory): \(String(cString: strerror(errno)))", lines: [])
    }
    return ["--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"]
  }

  private static let configuration = """
    xwayland disable
    default_border none
    default_floating_border none
    focus_follows_mouse no
    for_window [title=".*"] floating enable, move absolute position \(windowX) \(windowY)

    """
  private static let sway = "/usr/bin/sway"
  private static let swaymsg = "/usr/bin/swaymsg"
  private static let displayName = "wayland-1"
  private static let socketName = "sway.sock"
  private static let nobody: UInt32 = 65_534
}

/// An error from the compositor.
public struct WaylandDesktopError: Error, CustomStringConvertible {
  /// What went wrong.
  public let problem: String
  /// The lines that the compositor wrote.
  public let lines: [String]

  /// What went wrong, with the compositor's last 20 lines.
  public var description: String {
    "\(problem); it wrote:\n\(lines.suffix(20).joined(separator: "\n"))"
  }
}

/// Starts a server with a Wayland desktop, calls `body` with both, and stops them after `body`
/// returns or throws.
public func withWaylandDesktop<Result>(
  _ body: (XServer, WaylandDesktop) throws -> Result
) throws -> Result {
  try withXServer { server in
    let desktop = try WaylandDesktop(on: server)
    defer { desktop.stop() }
    return try body(server, desktop)
  }
}
