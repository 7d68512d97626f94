import CX11

extension XScreen {
  /// Where a window is, without the border that X may draw around it.
  public func frame(of window: XWindow) throws(XServerError) -> XWindow.Frame {
    try connection.request("XGetGeometry") { display in
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, window.id, &attributes)
      var (x, y): (Int32, Int32) = (0, 0)
      var child: Window = 0
      XTranslateCoordinates(display, window.id, connection.root, 0, 0, &x, &y, &child)
      return XWindow.Frame(
        x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
    }
  }

  /// Moves a window's top left corner to a pixel of the screen.
  public func move(_ window: XWindow, to x: Int, _ y: Int) throws(XServerError) {
    try request("XMoveWindow") { XMoveWindow($0, window.id, Int32(x), Int32(y)) }
  }

  /// Gives a window another size in pixels, also when its program asked for a fixed one.
  public func resize(_ window: XWindow, to width: Int, _ height: Int) throws(XServerError) {
    try request("XResizeWindow") { XResizeWindow($0, window.id, UInt32(width), UInt32(height)) }
  }

  /// Puts a window in front of the others.
  public func raise(_ window: XWindow) throws(XServerError) {
    try request("XRaiseWindow") { XRaiseWindow($0, window.id) }
  }

  /// Takes a window off the screen, as minimising it would.
  public func unmap(_ window: XWindow) throws(XServerError) {
    try request("XUnmapWindow") { XUnmapWindow($0, window.id) }
  }

  /// Brings an unmapped window back.
  public func map(_ window: XWindow) throws(XServerError) {
    try request("XMapWindow") { XMapWindow($0, window.id) }
  }

  /// Asks a window's program to close it, as a click on a frame's close button does.
  public func requestClose(_ window: XWindow) throws(XServerError) {
    let protocols = try connection.atom("WM_PROTOCOLS")
    let deletion = try connection.atom("WM_DELETE_WINDOW")
    try request("XSendEvent") { display in
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window.id
      event.xclient.message_type = protocols
      event.xclient.format = 32
      event.xclient.data.l.0 = Int(deletion)
      return XSendEvent(display, window.id, 0, 0, &event)
    }
  }

  /// Opens an empty black window of the test's own, in front of the others.
  ///
  /// It takes the place of another program: give it the focus, or cover something with it.
  public func openWindow(
    x: Int, y: Int, width: Int, height: Int
  ) throws(XServerError) -> XWindow {
    let id = try connection.request("XCreateSimpleWindow") { display in
      let id = XCreateSimpleWindow(
        display, connection.root, Int32(x), Int32(y), UInt32(width), UInt32(height), 0, 0, 0)
      XMapRaised(display, id)
      return id
    }
    return XWindow(id: id)
  }

  // MARK: - Input focus

  /// Gives a visible window the keyboard.
  public func focus(_ window: XWindow) throws(XServerError) {
    try request("XSetInputFocus") { XSetInputFocus($0, window.id, RevertToParent, 0) }
  }

  /// Takes the keyboard from whichever window has it; keys then go nowhere.
  public func clearFocus() throws(XServerError) {
    try request("XSetInputFocus") { XSetInputFocus($0, 0, 0, 0) }
  }

  /// The window that has the keyboard, or `nil` when none has or the screen itself.
  public func focusedWindow() throws(XServerError) -> XWindow? {
    let id = try connection.request("XGetInputFocus") { display in
      var window: Window = 0
      var revert: Int32 = 0
      XGetInputFocus(display, &window, &revert)
      return window
    }
    // 0 is no window, 1 whichever window the pointer is in.
    return id <= 1 || id == connection.root ? nil : XWindow(id: id)
  }

  private func request(
    _ name: String, _ body: (OpaquePointer) -> Int32
  ) throws(XServerError) {
    _ = try connection.request(name, body)
  }
}
