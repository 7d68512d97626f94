import CX11
import Dispatch
import Foundation
import Synchronization

/// A connection to an X server that survives rejected requests and loss of the server.
///
/// By default, Xlib exits the process on errors. Its error handlers are global and have no context
/// argument. Ours record each connection's error, and ``request(_:_:)`` throws it.
final class XConnection {
  /// The maximum time to wait for a reply.
  static let timeoutSeconds = 10

  /// The root window, which covers the screen.
  let root: Window

  private var display: OpaquePointer?

  /// Connects to the server for a display such as `:7`.
  ///
  /// - Throws: ``XServerError/request(name:reason:)`` if there is no reply within
  ///   ``timeoutSeconds``.
  init(display name: String) throws(XServerError) {
    XlibError.installHandlers()
    guard let display = Self.open(name) else {
      throw .request(name: "XOpenDisplay", reason: "no reply from \(name)")
    }
    XSetIOErrorExitHandler(display, { display, _ in XlibError.record(.lost, for: display) }, nil)
    XlibError.clear(for: display)
    root = XDefaultRootWindow(display)
    self.display = display
  }

  deinit { close() }

  /// Closes the connection. Every later request throws an error.
  func close() {
    guard let display else { return }
    self.display = nil
    let watchdog = Self.shutDown(XConnectionNumber(display), after: Self.timeoutSeconds)
    XCloseDisplay(display)
    watchdog.cancel()
    XlibError.clear(for: display)
  }

  /// Sends requests, and waits until the server has processed them all.
  ///
  /// - Parameter name: The name of the Xlib function, for the error.
  /// - Throws: ``XServerError/request(name:reason:)`` if the server rejects one of them or is gone.
  func request<Result>(
    _ name: String, _ body: (OpaquePointer) -> Result
  ) throws(XServerError) -> Result {
    guard let display else { throw .request(name: name, reason: "the connection is closed") }
    let watchdog = Self.shutDown(XConnectionNumber(display), after: Self.timeoutSeconds)
    let result = body(display)
    XSync(display, 0)
    watchdog.cancel()
    switch XlibError.removeLatest(for: display) {
    case nil:
      return result
    case .lost:
      throw .request(name: name, reason: "the connection is lost")
    case .rejected(let code):
      var text = [CChar](repeating: 0, count: 128)
      XGetErrorText(display, Int32(code), &text, Int32(text.count))
      let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .request(name: name, reason: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Opens a connection on a new thread, which is abandoned if there is no reply.
  private static func open(_ name: String) -> OpaquePointer? {
    let address = ResultBox<UInt>()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let display = XOpenDisplay(name)
      address.value.withLock { $0 = UInt(bitPattern: display) }
      done.signal()
    }
    guard done.wait(timeout: .now() + .seconds(timeoutSeconds)) == .success else { return nil }
    return address.value.withLock { $0 }.flatMap { OpaquePointer(bitPattern: $0) }
  }

  /// Shuts down a connection after a timeout unless canceled, because Xlib itself waits forever.
  private static func shutDown(_ socket: Int32, after seconds: Int) -> DispatchWorkItem {
    let item = DispatchWorkItem { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
    return item
  }

  /// Returns the server's number for a name.
  func atom(_ name: String) throws(XServerError) -> Atom {
    try request("XInternAtom") { XInternAtom($0, name, 0) }
  }
}

/// An error of a connection, recorded by Xlib's global error handlers.
private enum XlibError: Sendable {
  /// The server rejected a request with this error code.
  case rejected(UInt8)
  /// The server is gone.
  case lost

  /// The latest error of each connection, by the address of its `Display`.
  private static let latest = Mutex<[UInt: XlibError]>([:])

  /// Replaces Xlib's handlers, which exit the process.
  static func installHandlers() {
    XSetErrorHandler { display, event in
      if let event { XlibError.record(.rejected(event.pointee.error_code), for: display) }
      return 0
    }
    XSetIOErrorHandler { display in
      XlibError.record(.lost, for: display)
      return 0
    }
  }

  static func record(_ error: XlibError, for display: OpaquePointer?) {
    let key = UInt(bitPattern: display)
    latest.withLock { latest in
      if case .lost = latest[key] { return }
      latest[key] = error
    }
  }

  /// Returns a connection's latest error and removes it, unless the connection is lost.
  static func removeLatest(for display: OpaquePointer) -> XlibError? {
    let key = UInt(bitPattern: display)
    return latest.withLock { latest in
      let error = latest[key]
      if case .rejected = error { latest[key] = nil }
      return error
    }
  }

  static func clear(for display: OpaquePointer) {
    let key = UInt(bitPattern: display)
    latest.withLock { $0[key] = nil }
  }
}
