import CX11
import Foundation

/// A window manager on an ``XServer``, which adds title bars to windows or tiles them, and controls
/// their sizes.
public final class WindowManager {
  /// The window managers used in tests.
  public enum Kind: String, CaseIterable, Sendable {
    /// Windows overlap and have title bars.
    case openbox
    /// Windows are tiled, and cannot choose their size.
    case i3
    /// Predates the protocol that newer window managers use to communicate with programs.
    case twm

    /// Whether the window manager is installed on this machine.
    public var isInstalled: Bool { access(path, X_OK) == 0 }

    fileprivate var path: String { "/usr/bin/\(rawValue)" }
  }

  private let process: ChildProcess

  /// Starts a window manager on a server, and waits until it manages windows.
  ///
  /// - Throws: ``WindowManagerError``.
  public init(_ kind: Kind, on server: XServer, timeout: Duration = .seconds(20)) throws {
    var arguments: [String] = []
    if kind == .i3 {
      // Configure no bar and no key bindings.
      let configuration = server.directory + "/i3.conf"
      try "# i3 config file (v4)\nfont pango:DejaVu Sans Mono 8\n"
        .write(toFile: configuration, atomically: false, encoding: .utf8)
      arguments = ["-c", configuration]
    } else if kind == .twm {
      // Use the system's configuration, not the user's.
      arguments = ["-f", "/etc/X11/twm/system.twmrc"]
    }
    let process = try ChildProcess(kind.path, arguments, environment: server.environment)
    self.process = process
    let isReady = try poll(timeout: timeout) {
      try server.screen.hasWindowManager(isOld: kind == .twm) || process.exitStatus != nil
    }
    guard isReady, process.exitStatus == nil else {
      throw WindowManagerError(problem: "\(kind.rawValue) did not start", lines: process.lines)
    }
  }

  deinit { stop() }

  /// Ends the window manager. A second call does nothing.
  public func stop() { process.terminate() }
}

/// An error from a window manager.
public struct WindowManagerError: Error, CustomStringConvertible {
  /// What went wrong.
  public let problem: String
  /// The lines that the window manager wrote.
  public let lines: [String]

  /// What went wrong, with the window manager's last 20 lines.
  public var description: String {
    "\(problem); it wrote:\n\(lines.suffix(20).joined(separator: "\n"))"
  }
}

/// Starts a server with a window manager, calls `body` with the server, and stops both after `body`
/// returns or throws.
public func withWindowManager<Result>(
  _ kind: WindowManager.Kind, _ body: (XServer) throws -> Result
) throws -> Result {
  try withXServer { server in
    let manager = try WindowManager(kind, on: server)
    defer { manager.stop() }
    return try body(server)
  }
}

// MARK: - Requests

extension XScreen {
  /// Returns whether a window manager is managing the windows.
  ///
  /// - Parameter isOld: Whether the window manager does not announce itself.
  public func hasWindowManager(isOld: Bool = false) throws(XServerError) -> Bool {
    let root = connection.root
    if !isOld { return try property("_NET_SUPPORTING_WM_CHECK", of: XWindow(id: root)) != nil }
    return try connection.request("XGetWindowAttributes") { display in
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, root, &attributes)
      return attributes.all_event_masks & SubstructureRedirectMask != 0
    }
  }

  /// Maximizes or restores a window, like the button in its title bar.
  public func setMaximized(_ window: XWindow, _ isMaximized: Bool) throws(XServerError) {
    let atoms = [
      try connection.atom("_NET_WM_STATE_MAXIMIZED_HORZ"),
      try connection.atom("_NET_WM_STATE_MAXIMIZED_VERT"),
    ]
    try ask("_NET_WM_STATE", [isMaximized ? 1 : 0] + atoms.map { Int($0) }, about: window)
  }

  /// Minimizes a window, like the button in its title bar.
  public func minimize(_ window: XWindow) throws(XServerError) {
    try ask("WM_CHANGE_STATE", [Int(IconicState)], about: window)
  }

  /// Brings a window to the front, gives it the focus, and restores it if it is minimized, like a
  /// taskbar.
  ///
  /// Waits for the focus, because earlier key presses would be sent to another window.
  public func activate(_ window: XWindow) throws(XServerError) {
    // The source of the request is a taskbar.
    try ask("_NET_ACTIVE_WINDOW", [2], about: window)
    let hasFocus = poll { (try? focusedWindow()) == window.id }
    guard hasFocus else {
      throw .request(name: "_NET_ACTIVE_WINDOW", reason: "the window does not get the focus")
    }
  }

  private func focusedWindow() throws(XServerError) -> Window {
    try connection.request("XGetInputFocus") { display in
      var (window, revertTo): (Window, Int32) = (0, 0)
      XGetInputFocus(display, &window, &revertTo)
      return window
    }
  }

  /// Closes a window, like the button in its title bar.
  public func close(_ window: XWindow) throws(XServerError) {
    try ask("_NET_CLOSE_WINDOW", [0, 2], about: window)
  }

  /// Sends the window manager a message about a window.
  private func ask(
    _ message: String, _ values: [Int], about window: XWindow
  ) throws(XServerError) {
    let type = try connection.atom(message)
    _ = try connection.request("XSendEvent") { [root = connection.root] display in
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window.id
      event.xclient.message_type = type
      event.xclient.format = 32
      withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
        for (index, value) in values.enumerated() {
          bytes.storeBytes(of: value, toByteOffset: index * MemoryLayout<Int>.size, as: Int.self)
        }
      }
      return XSendEvent(
        display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
    }
  }
}
