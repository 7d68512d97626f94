import Foundation

/// A real X server with a virtual screen, and with touchscreens, a mouse and a keyboard controlled
/// by a test.
///
/// Each server uses a free display number and a private directory, so several servers can run at
/// the same time. ``stop()`` ends the server and removes the directory, as does deallocation.
/// ``withXServer(touchscreens:_:)`` is more convenient. If the test process is killed, the kernel
/// kills the server, and the next server to start removes the directory.
///
/// Not thread-safe. Stop the programs on the display first, because programs that are still running
/// when the server ends lose their connection.
public final class XServer {
  /// The value of `DISPLAY` for clients, such as `:7`.
  public let display: String

  /// The server's private directory.
  public let directory: String

  /// The requested number of touchscreens.
  public let touchscreens: [TouchDevice]

  /// The mouse.
  public let pointer: PointerDevice

  /// The keyboard, with the layout of a US PC keyboard.
  public let keyboard: KeyboardDevice

  /// The screen, with its windows, input focus and pixels.
  public let screen: XScreen

  /// The process ID of the server.
  public var processID: Int32 { process.processID }

  private let process: ChildProcess
  private let temporary: TemporaryDirectory
  private var isStopped = false

  /// Starts a server and waits until it is ready.
  ///
  /// - Parameters:
  ///   - count: The number of touchscreens, each of which is a separate device.
  ///   - timeout: The maximum time to wait for the server, which usually starts in 0.05 seconds.
  /// - Throws: ``XServerError/notInstalled(missing:)`` or
  ///   ``XServerError/didNotStart(reason:log:)``, after removing the directory.
  public init(touchscreens count: Int = 1, timeout: Duration = .seconds(30)) throws(XServerError) {
    let missing = Self.missingFiles
    guard missing.isEmpty else { throw .notInstalled(missing: missing) }
    let temporary = try TemporaryDirectory()
    let names = (0..<count).map { "touchscreen\($0 + 1)" }
    let configuration = XServerConfiguration(
      width: 1280, height: 1024, touchscreens: names, pointer: "mouse", keyboard: "keyboard",
      directory: temporary.path)
    let (process, display) = try Self.start(configuration, in: temporary, timeout: timeout)
    let screen: XScreen
    do {
      screen = try XScreen(display: display)
    } catch {
      process.terminate()
      throw error
    }

    func channel(_ name: String) -> InputChannel {
      InputChannel(name: name, path: configuration.socketPath(of: name))
    }
    let width = Double(screen.width)
    let height = Double(screen.height)
    self.touchscreens = names.map {
      TouchDevice(channel: channel($0), screenWidth: width, screenHeight: height)
    }
    pointer = PointerDevice(
      channel: channel(configuration.pointer), screenWidth: width, screenHeight: height)
    keyboard = KeyboardDevice(channel: channel(configuration.keyboard))
    self.screen = screen
    self.display = display
    self.process = process
    self.temporary = temporary
    directory = temporary.path
  }

  deinit { stop() }

  /// Ends the server and removes its directory. A second call does nothing.
  public func stop() {
    guard !isStopped else { return }
    isStopped = true
    // End the server first, because closing the connection would wait for its reply.
    process.terminate()
    screen.close()
    temporary.remove()
  }

  /// The server's log so far.
  public var log: String { Self.log(in: temporary) }
}

/// Starts a server, calls `body` with it, and stops it when `body` returns or throws.
public func withXServer<Result>(
  touchscreens count: Int = 1, _ body: (XServer) throws -> Result
) throws -> Result {
  let server = try XServer(touchscreens: count)
  defer { server.stop() }
  return try body(server)
}

extension XServer {
  /// Whether the server and the drivers that it needs are installed on this machine.
  public static var isAvailable: Bool { missingFiles.isEmpty }

  /// This process's environment, modified for clients of the server.
  ///
  /// SDL uses its X11 driver, and does not ignore clicks in the first 10 ms after a window receives
  /// the focus. No variable refers to another display, session bus or input method, or affects the
  /// appearance of windows. `HOME` and `XDG_RUNTIME_DIR` are in the private directory.
  public var environment: [String: String] {
    let removed = [
      "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "XMODIFIERS", "DBUS_SESSION_BUS_ADDRESS",
      "SESSION_MANAGER", "XDG_SESSION_TYPE", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
      "XDG_STATE_HOME", "GTK_THEME", "COLORFGBG",
    ]
    var environment = ProcessInfo.processInfo.environment.filter {
      !removed.contains($0.key) && !$0.key.hasPrefix("SDL_")
    }
    environment["DISPLAY"] = display
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["SDL_MOUSE_FOCUS_CLICKTHROUGH"] = "1"
    environment["HOME"] = "\(directory)/\(Self.homeName)"
    environment["XDG_RUNTIME_DIR"] = "\(directory)/\(Self.runtimeName)"
    return environment
  }

  /// The missing files of the server, its drivers and `setpriv`.
  static var missingFiles: [String] {
    let modules = "/usr/lib/xorg/modules"
    let files = [
      executable, ChildProcessLauncher.setprivPath, "\(modules)/drivers/dummy_drv.so",
      "\(modules)/input/inputtest_drv.so",
    ]
    return files.filter { access($0, F_OK) != 0 }
  }

  /// Starts the server process and returns it with its display.
  ///
  /// The server itself chooses a free display number, and writes it to standard output as soon as
  /// it is ready.
  static func start(
    _ configuration: XServerConfiguration, in temporary: TemporaryDirectory, timeout: Duration
  ) throws(XServerError) -> (process: ChildProcess, display: String) {
    _ = try temporary.makeDirectory(homeName)
    _ = try temporary.makeDirectory(runtimeName)
    let arguments = [
      "-config", try temporary.write(configuration.text, to: "xorg.conf"),
      "-configdir", try temporary.makeDirectory("xorg.conf.d"),
      "-logfile", "\(temporary.path)/\(logName)",
      "-displayfd", "1", "-noreset", "-nolisten", "tcp",
      // Use a seat without a console, so the server does not use this machine's terminals.
      "-seat", "touchbox",
    ]
    do throws(ChildProcessError) {
      let process = try ChildProcess(executable, arguments)
      do throws(ChildProcessError) {
        let number = try process.waitForLine("with a display number", timeout: timeout) {
          !$0.isEmpty && $0.allSatisfy(\.isNumber)
        }
        return (process, ":" + number)
      } catch {
        process.terminate()
        throw error
      }
    } catch {
      let reason =
        switch error {
        case .cannotLaunch(_, let reason): reason
        case .noLine(_, let reason, _): "no display number \(reason)"
        case .stillRunning: "\(error)"
        }
      throw .didNotStart(reason: reason, log: tail(of: log(in: temporary)))
    }
  }

  static func log(in temporary: TemporaryDirectory) -> String {
    (try? String(contentsOfFile: "\(temporary.path)/\(logName)", encoding: .utf8)) ?? ""
  }

  private static func tail(of log: String) -> String {
    log.split(separator: "\n").suffix(40).joined(separator: "\n")
  }

  private static let executable = "/usr/lib/xorg/Xorg"
  private static let logName = "Xorg.log"
  private static let homeName = "home"
  private static let runtimeName = "run"
}

/// An error of the X server, its input devices, or a connection to it.
public enum XServerError: Error, CustomStringConvertible {
  /// Files of the server or its drivers are missing on this machine.
  case notInstalled(missing: [String])
  /// The server did not start. `log` is the end of its log.
  case didNotStart(reason: String, log: String)
  /// The socket of a device failed during `action`.
  case device(name: String, action: String, reason: String)
  /// The server rejected a request, or the connection to it is lost.
  case request(name: String, reason: String)
  /// No such window appeared before the timeout.
  case noWindow(description: String, timeout: Duration)
  /// A file could not be read or written.
  case file(path: String, reason: String)

  /// What failed and why, and what to do about it, if known.
  public var description: String {
    switch self {
    case .notInstalled(let missing):
      "missing \(missing.joined(separator: ", ")); install the packages xserver-xorg-core, "
        + "xserver-xorg-video-dummy and util-linux"
    case .didNotStart(let reason, let log):
      "the X server did not start: \(reason); the end of its log:\n\(log)"
    case .device(let name, let action, let reason):
      "input device \(name): cannot \(action): \(reason)"
    case .request(let name, let reason):
      "X request \(name): \(reason)"
    case .noWindow(let description, let timeout):
      "no visible window \(description) within \(timeout)"
    case .file(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
