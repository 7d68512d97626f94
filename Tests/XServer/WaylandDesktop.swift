import Foundation

/// A Wayland desktop on an ``XServer``: the compositor sway, whose one display is a window of the
/// X server, and whose touchscreen, mouse and keyboard are the X server's.
///
/// So the same devices and the same screen serve both, and touches take the way that they take on
/// a Wayland desktop. Windows float without a border at ``windowX``, ``windowY`` of the screen.
public final class WaylandDesktop {
  /// The left edge of every window, in screen pixels.
  public static let windowX = 100
  /// The top edge of every window, in screen pixels.
  public static let windowY = 50

  /// The display's width in pixels, as the compositor makes it; it lies at the screen's top left.
  public static let width = 1024
  /// The display's height in pixels.
  public static let height = 768

  /// The environment of a client of the desktop; SDL takes the Wayland driver.
  public let environment: [String: String]

  private let process: ChildProcess
  private let directory: String

  /// Whether the compositor is installed on this machine.
  public static var isAvailable: Bool {
    [compositor, messenger, Launch.deathSignalTool].allSatisfy { (path: String) in
      access(path, X_OK) == 0
    }
  }

  /// Starts the compositor on a server and waits until programs can connect.
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
      Launch.deathSignalTool,
      try Self.unprivileged(directory, parent: server.directory)
        + ["--pdeathsig", "KILL", Self.compositor, "-c", configuration],
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
      throw WaylandDesktopError(what: "the compositor did not start", lines: process.lines)
    }
  }

  deinit { stop() }

  /// Ends the compositor and all its clients' connections; a second call does nothing.
  public func stop() {
    process.terminate()
  }

  /// Gives the compositor a command, such as `workspace 2`, and waits until it is done.
  public func command(_ command: String) throws {
    let child = try ChildProcess(
      Self.messenger, ["--socket", directory + "/" + Self.socketName, command],
      environment: environment)
    let status = try child.waitForExit()
    guard status == .exited(0) else {
      throw WaylandDesktopError(what: "\(command) ended with \(status)", lines: child.lines)
    }
  }

  /// The compositor refuses to run as root: then it runs as nobody, who gets the directory.
  private static func unprivileged(_ directory: String, parent: String) throws -> [String] {
    guard getuid() == 0 else { return [] }
    chmod(parent, 0o711)
    guard chown(directory, nobody, nobody) == 0 else {
      throw WaylandDesktopError(
        what: "\(directory): \(String(cString: strerror(errno)))", lines: [])
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
  private static let compositor = "/usr/bin/sway"
  private static let messenger = "/usr/bin/swaymsg"
  private static let displayName = "wayland-1"
  private static let socketName = "sway.sock"
  private static let nobody: UInt32 = 65_534
}

/// A compositor that did not do what it was asked for.
public struct WaylandDesktopError: Error, CustomStringConvertible {
  /// What went wrong.
  public let what: String
  /// What the compositor wrote.
  public let lines: [String]

  /// What went wrong, and the end of what the compositor wrote.
  public var description: String {
    "\(what); it wrote:\n\(lines.suffix(20).joined(separator: "\n"))"
  }
}

/// Starts a server with a Wayland desktop, hands both to `body`, and stops them afterwards.
public func withWaylandDesktop<Result>(
  _ body: (XServer, WaylandDesktop) throws -> Result
) throws -> Result {
  try withXServer { server in
    let desktop = try WaylandDesktop(on: server)
    defer { desktop.stop() }
    return try body(server, desktop)
  }
}
