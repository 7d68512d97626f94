import Foundation

/// A real X server in a box: a screen nobody sees, and touchscreens, a mouse and a keyboard that a
/// test plays.
///
/// Each server takes a free display number and a private directory, so any number of them run
/// side by side. ``stop()`` ends the server and removes the directory; so does the end of the
/// object's life, and ``withXServer(touchscreens:_:)`` is the convenient form. When the test
/// process is killed, the kernel kills the server with it, and the next start removes the
/// directory.
///
/// Not for sharing between threads. Stop the programs on the display first; those that still run
/// when the server ends lose their connection.
public final class XServer {
  /// What a client takes for `DISPLAY`, `:7` for example.
  public let display: String

  /// The server's private directory.
  public let directory: String

  /// The touchscreens, as many as were asked for.
  public let touchscreens: [TouchDevice]

  /// The mouse.
  public let pointer: PointerDevice

  /// The keyboard, with the layout of a US PC keyboard.
  public let keyboard: KeyboardDevice

  /// The screen: its windows, its input focus, its pixels.
  public let screen: XScreen

  /// The process number of the server.
  public var processID: Int32 { process.processID }

  private let process: ChildProcess
  private let temporary: TemporaryDirectory
  private var isStopped = false

  /// Starts a server and waits until it serves.
  ///
  /// - Parameters:
  ///   - count: The number of touchscreens, each a device of its own.
  ///   - timeout: The longest wait for the server to come up; it usually needs 0.05 seconds.
  /// - Throws: ``XServerError/notInstalled(missing:)`` or
  ///   ``XServerError/didNotStart(reason:log:)``; nothing is left behind then.
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

  /// Ends the server and removes its directory; does nothing when called again.
  public func stop() {
    guard !isStopped else { return }
    isStopped = true
    // The server first: closing a connection waits for its answer.
    process.terminate()
    screen.close()
    temporary.remove()
  }

  /// The server's log so far.
  public var log: String { Self.log(in: temporary) }
}

/// Starts a server, hands it to `body`, and stops it when `body` returns or throws.
public func withXServer<Result>(
  touchscreens count: Int = 1, _ body: (XServer) throws -> Result
) throws -> Result {
  let server = try XServer(touchscreens: count)
  defer { server.stop() }
  return try body(server)
}
