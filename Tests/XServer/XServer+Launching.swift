import Foundation

extension XServer {
  /// Whether the server and the drivers it needs are installed on this machine.
  public static var isAvailable: Bool { missingFiles.isEmpty }

  /// The environment of this process, made ready for a client of the server.
  ///
  /// SDL takes the X11 driver, and does not ignore a click in the first 10 ms after a window got
  /// the focus. Nothing points to another display, session bus or input method. `HOME` and
  /// `XDG_RUNTIME_DIR` lie in the private directory.
  public var environment: [String: String] {
    let others = [
      "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "XMODIFIERS", "DBUS_SESSION_BUS_ADDRESS",
      "SESSION_MANAGER", "XDG_SESSION_TYPE", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
    ]
    var environment = ProcessInfo.processInfo.environment.filter {
      !others.contains($0.key) && !$0.key.hasPrefix("SDL_")
    }
    environment["DISPLAY"] = display
    environment["SDL_VIDEODRIVER"] = "x11"
    environment["SDL_MOUSE_FOCUS_CLICKTHROUGH"] = "1"
    environment["HOME"] = "\(directory)/\(Self.homeName)"
    environment["XDG_RUNTIME_DIR"] = "\(directory)/\(Self.runtimeName)"
    return environment
  }

  /// The files of the server, the drivers and the launching tool that are not there.
  static var missingFiles: [String] {
    let modules = "/usr/lib/xorg/modules"
    let files = [
      executable, Launch.deathSignalTool, "\(modules)/drivers/dummy_drv.so",
      "\(modules)/input/inputtest_drv.so",
    ]
    return files.filter { access($0, F_OK) != 0 }
  }

  /// Starts the server process and returns it with the display it serves.
  ///
  /// The server picks the display number itself and writes it to its standard output once it
  /// serves: no two servers can pick the same one, and there is nothing to guess about readiness.
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
      // A seat without a console: the server then never touches the terminals of this machine.
      "-seat", "touchbox",
    ]
    do throws(ChildProcessError) {
      let process = try ChildProcess(executable, arguments)
      do throws(ChildProcessError) {
        let number = try process.waitForLine("that is a display number", timeout: timeout) {
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
        case .noLine(_, let reason, _): "it did not say its display number \(reason)"
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
