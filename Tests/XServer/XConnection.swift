import CX11
import Dispatch
import Foundation
import Synchronization

/// A connection to an X server that neither a refused request nor a lost server turns into the
/// end of this process.
///
/// Xlib's handlers of errors belong to the process and get no context of ours; they note what
/// happened to which connection, and ``request(_:_:)`` throws it.
final class XConnection {
  /// The longest wait for an answer, in seconds.
  static let patience = 10

  /// The window that is the whole screen.
  let root: Window

  private var display: OpaquePointer?

  /// Connects to the server of a display, `:7` for example.
  ///
  /// - Throws: ``XServerError/request(name:reason:)`` when there is no answer within ``patience``.
  init(display name: String) throws(XServerError) {
    Trouble.installHandlers()
    guard let display = Self.open(name) else {
      throw .request(name: "XOpenDisplay", reason: "no answer from \(name)")
    }
    XSetIOErrorExitHandler(display, { display, _ in Trouble.note(.lost, of: display) }, nil)
    Trouble.forget(display)
    root = XDefaultRootWindow(display)
    self.display = display
  }

  deinit { close() }

  /// Ends the connection; every later request throws.
  func close() {
    guard let display else { return }
    self.display = nil
    let watchdog = Self.shutDown(XConnectionNumber(display), after: Self.patience)
    XCloseDisplay(display)
    watchdog.cancel()
    Trouble.forget(display)
  }

  /// Makes requests and waits until the server has answered them all.
  ///
  /// - Parameter name: The call's name, for the error.
  /// - Throws: ``XServerError/request(name:reason:)`` when the server refused one of them or is
  ///   gone; the result is then nothing to rely on.
  func request<Result>(
    _ name: String, _ body: (OpaquePointer) -> Result
  ) throws(XServerError) -> Result {
    guard let display else { throw .request(name: name, reason: "the connection is closed") }
    let watchdog = Self.shutDown(XConnectionNumber(display), after: Self.patience)
    let result = body(display)
    XSync(display, 0)
    watchdog.cancel()
    switch Trouble.take(of: display) {
    case nil:
      return result
    case .lost:
      throw .request(name: name, reason: "the connection is lost")
    case .refused(let code):
      var text = [CChar](repeating: 0, count: 128)
      XGetErrorText(display, Int32(code), &text, Int32(text.count))
      let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      throw .request(name: name, reason: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Opens a connection on a thread of its own, which is left behind if there is no answer.
  private static func open(_ name: String) -> OpaquePointer? {
    let address = ResultBox<UInt>()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let display = XOpenDisplay(name)
      address.value.withLock { $0 = UInt(bitPattern: display) }
      done.signal()
    }
    guard done.wait(timeout: .now() + .seconds(patience)) == .success else { return nil }
    return address.value.withLock { $0 }.flatMap { OpaquePointer(bitPattern: $0) }
  }

  /// Ends a connection from outside if it is not cancelled: Xlib itself waits for ever.
  private static func shutDown(_ socket: Int32, after seconds: Int) -> DispatchWorkItem {
    let end = DispatchWorkItem { _ = shutdown(socket, Int32(SHUT_RDWR)) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: end)
    return end
  }

  /// The number of a name that server and clients share.
  func atom(_ name: String) throws(XServerError) -> Atom {
    try request("XInternAtom") { XInternAtom($0, name, 0) }
  }
}

/// What went wrong on which connection, as Xlib's handlers noted it.
private enum Trouble: Sendable {
  /// The server answered with an error of this code.
  case refused(UInt8)
  /// The server is gone.
  case lost

  /// The latest of each connection, by the connection's address.
  private static let notes = Mutex<[UInt: Trouble]>([:])

  /// Replaces Xlib's handlers, both of which would end the process.
  static func installHandlers() {
    XSetErrorHandler { display, event in
      if let event { Trouble.note(.refused(event.pointee.error_code), of: display) }
      return 0
    }
    XSetIOErrorHandler { display in
      Trouble.note(.lost, of: display)
      return 0
    }
  }

  static func note(_ trouble: Trouble, of display: OpaquePointer?) {
    let key = UInt(bitPattern: display)
    notes.withLock { notes in
      if case .lost = notes[key] { return }
      notes[key] = trouble
    }
  }

  /// Returns what was noted; a refusal is then forgotten, a lost connection stays lost.
  static func take(of display: OpaquePointer) -> Trouble? {
    let key = UInt(bitPattern: display)
    return notes.withLock { notes in
      let trouble = notes[key]
      if case .refused = trouble { notes[key] = nil }
      return trouble
    }
  }

  static func forget(_ display: OpaquePointer) {
    let key = UInt(bitPattern: display)
    notes.withLock { $0[key] = nil }
  }
}
