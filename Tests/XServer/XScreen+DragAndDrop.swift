import CX11
import Foundation

extension XScreen {
  /// Drops files onto the center of a window with the Xdnd protocol, like a file manager.
  ///
  /// - Throws: ``XServerError/request(name:reason:)`` if the program does not accept them.
  /// - SeeAlso: freedesktop.org/wiki/Specifications/XDND
  public func drop(_ paths: [String], onto target: XWindow) throws(XServerError) {
    let source = try openWindow(x: 0, y: 0, width: 1, height: 1)
    defer { _ = try? connection.request("XDestroyWindow") { XDestroyWindow($0, source.id) } }
    let uriList = paths.map { URL(fileURLWithPath: $0).absoluteString + "\r\n" }.joined()
    let (type, copy) = (try connection.atom("text/uri-list"), try connection.atom("XdndActionCopy"))
    let selection = try connection.atom("XdndSelection")
    _ = try connection.request("XSetSelectionOwner") {
      XSetSelectionOwner($0, selection, source.id, Time(CurrentTime))
    }
    let frame = try frame(of: target)
    let center = (frame.x + frame.width / 2) << 16 | (frame.y + frame.height / 2)
    let sourceID = Int(source.id)
    try send("XdndEnter", to: target, sourceID, 5 << 24, Int(type), 0, 0)
    try send("XdndPosition", to: target, sourceID, 0, center, CurrentTime, Int(copy))
    let status = try waitForMessage(to: source, "XdndStatus")
    guard status.xclient.data.l.1 & 1 == 1 else {
      throw .request(name: "XdndStatus", reason: "the program does not accept files")
    }
    try send("XdndDrop", to: target, sourceID, 0, CurrentTime, 0, 0)
    try send(
      uriList, as: type,
      answering: try waitForEvent(SelectionRequest, of: source, "SelectionRequest"))
    let end = try waitForMessage(to: source, "XdndFinished")
    guard end.xclient.data.l.1 & 1 == 1 else {
      throw .request(name: "XdndFinished", reason: "the program rejected the files")
    }
  }

  /// Sends a client message with five values to a window.
  private func send(
    _ message: String, to window: XWindow, _ values: Int...
  ) throws(XServerError) {
    let type = try connection.atom(message)
    _ = try connection.request(message) { display in
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window.id
      event.xclient.message_type = type
      event.xclient.format = 32
      event.xclient.data.l = (values[0], values[1], values[2], values[3], values[4])
      return XSendEvent(display, window.id, 0, 0, &event)
    }
  }

  /// Waits for a client message with this name.
  private func waitForMessage(to window: XWindow, _ message: String) throws(XServerError) -> XEvent
  {
    let type = try connection.atom(message)
    while true {
      let event = try waitForEvent(ClientMessage, of: window, message)
      if event.xclient.message_type == type { return event }
    }
  }

  /// Waits for an event of a window.
  private func waitForEvent(
    _ type: Int32, of window: XWindow, _ name: String
  ) throws(XServerError) -> XEvent {
    let deadline = ContinuousClock.now + .seconds(XConnection.timeoutSeconds)
    while ContinuousClock.now < deadline {
      let found = try connection.request(name) { display -> XEvent? in
        var event = XEvent()
        return XCheckTypedWindowEvent(display, window.id, type, &event) != 0 ? event : nil
      }
      if let found { return found }
      usleep(2000)
    }
    throw .request(name: name, reason: "no reply from the window's program")
  }

  /// Replies to a selection request with text.
  private func send(
    _ text: String, as type: Atom, answering event: XEvent
  ) throws(XServerError) {
    let request = event.xselectionrequest
    let bytes = Array(text.utf8)
    _ = try connection.request("XChangeProperty") { display in
      XChangeProperty(
        display, request.requestor, request.property, type, 8, PropModeReplace, bytes,
        Int32(bytes.count))
      var reply = XEvent()
      reply.xselection.type = SelectionNotify
      reply.xselection.requestor = request.requestor
      reply.xselection.selection = request.selection
      reply.xselection.target = request.target
      reply.xselection.property = request.property
      reply.xselection.time = request.time
      return XSendEvent(display, request.requestor, 0, 0, &reply)
    }
  }
}
