import CX11
import Foundation

extension XScreen {
  /// Drops files onto the middle of a window, as a file manager does: by the protocol Xdnd.
  ///
  /// - Throws: ``XServerError/request(name:reason:)`` when the window's program does not take them.
  public func drop(_ paths: [String], onto target: XWindow) throws(XServerError) {
    let source = try openWindow(x: 0, y: 0, width: 1, height: 1)
    defer { _ = try? connection.request("XDestroyWindow") { XDestroyWindow($0, source.id) } }
    let list = paths.map { URL(fileURLWithPath: $0).absoluteString + "\r\n" }.joined()
    let (type, copy) = (try connection.atom("text/uri-list"), try connection.atom("XdndActionCopy"))
    let selection = try connection.atom("XdndSelection")
    _ = try connection.request("XSetSelectionOwner") {
      XSetSelectionOwner($0, selection, source.id, Time(CurrentTime))
    }
    let frame = try frame(of: target)
    let place = (frame.x + frame.width / 2) << 16 | (frame.y + frame.height / 2)
    let me = Int(source.id)
    try tell(target, "XdndEnter", me, 5 << 24, Int(type), 0, 0)
    try tell(target, "XdndPosition", me, 0, place, CurrentTime, Int(copy))
    let status = try answer(to: source, "XdndStatus")
    guard status.xclient.data.l.1 & 1 == 1 else {
      throw .request(name: "XdndStatus", reason: "files are not taken")
    }
    try tell(target, "XdndDrop", me, 0, CurrentTime, 0, 0)
    try hand(list, as: type, out: try event(SelectionRequest, of: source, "SelectionRequest"))
    let end = try answer(to: source, "XdndFinished")
    guard end.xclient.data.l.1 & 1 == 1 else {
      throw .request(name: "XdndFinished", reason: "the files were not taken")
    }
  }

  /// Sends a message of five numbers to a window.
  private func tell(
    _ window: XWindow, _ message: String, _ words: Int...
  ) throws(XServerError) {
    let type = try connection.atom(message)
    _ = try connection.request(message) { display in
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window.id
      event.xclient.message_type = type
      event.xclient.format = 32
      event.xclient.data.l = (words[0], words[1], words[2], words[3], words[4])
      return XSendEvent(display, window.id, 0, 0, &event)
    }
  }

  /// Waits for a message of this name.
  private func answer(to window: XWindow, _ message: String) throws(XServerError) -> XEvent {
    let type = try connection.atom(message)
    while true {
      let event = try event(ClientMessage, of: window, message)
      if event.xclient.message_type == type { return event }
    }
  }

  /// Waits for an event of a window.
  private func event(
    _ type: Int32, of window: XWindow, _ name: String
  ) throws(XServerError) -> XEvent {
    let deadline = ContinuousClock.now + .seconds(XConnection.patience)
    while ContinuousClock.now < deadline {
      let found = try connection.request(name) { display -> XEvent? in
        var event = XEvent()
        return XCheckTypedWindowEvent(display, window.id, type, &event) != 0 ? event : nil
      }
      if let found { return found }
      usleep(2000)
    }
    throw .request(name: name, reason: "no answer from the window's program")
  }

  /// Answers a request for the selection with a text.
  private func hand(
    _ text: String, as type: Atom, out request: XEvent
  ) throws(XServerError) {
    let wanted = request.xselectionrequest
    let bytes = Array(text.utf8)
    _ = try connection.request("XChangeProperty") { display in
      XChangeProperty(
        display, wanted.requestor, wanted.property, type, 8, PropModeReplace, bytes,
        Int32(bytes.count))
      var answer = XEvent()
      answer.xselection.type = SelectionNotify
      answer.xselection.requestor = wanted.requestor
      answer.xselection.selection = wanted.selection
      answer.xselection.target = wanted.target
      answer.xselection.property = wanted.property
      answer.xselection.time = wanted.time
      return XSendEvent(display, wanted.requestor, 0, 0, &answer)
    }
  }
}
