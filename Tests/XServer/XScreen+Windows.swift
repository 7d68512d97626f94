import CX11

/// A window on an ``XScreen``, identified by its number on the server.
public struct XWindow: Hashable, Sendable {
  let id: UInt

  /// A window's location and size, in screen pixels.
  public struct Frame: Hashable, Sendable, CustomStringConvertible {
    /// The left edge.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a frame.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The frame as text, such as `320x480 at 0,0`.
    public var description: String { "\(width)x\(height) at \(x),\(y)" }
  }
}

extension XScreen {
  /// Returns a window's frame, without its X border.
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

  /// Moves a window's top-left corner to a screen pixel.
  public func move(_ window: XWindow, to x: Int, _ y: Int) throws(XServerError) {
    try request("XMoveWindow") { XMoveWindow($0, window.id, Int32(x), Int32(y)) }
  }

  /// Sets a window's size in pixels, even if its program requested a fixed size.
  public func resize(_ window: XWindow, to width: Int, _ height: Int) throws(XServerError) {
    try request("XResizeWindow") { XResizeWindow($0, window.id, UInt32(width), UInt32(height)) }
  }

  /// Hides a window, as if it were minimized.
  public func unmap(_ window: XWindow) throws(XServerError) {
    try request("XUnmapWindow") { XUnmapWindow($0, window.id) }
  }

  /// Shows an unmapped window again.
  public func map(_ window: XWindow) throws(XServerError) {
    try request("XMapWindow") { XMapWindow($0, window.id) }
  }

  /// Destroys a window without notifying its program.
  public func destroy(_ window: XWindow) throws(XServerError) {
    try request("XDestroyWindow") { XDestroyWindow($0, window.id) }
  }

  /// Ends the connection of a window's program, like the xkill tool.
  public func killClient(of window: XWindow) throws(XServerError) {
    try request("XKillClient") { XKillClient($0, window.id) }
  }

  /// Asks a window's program to close it, like a click on the close button.
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

  /// Opens an empty black window in front of other windows.
  ///
  /// It represents another program that takes the focus or covers something.
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

  /// Sets the input focus to a visible window.
  public func focus(_ window: XWindow) throws(XServerError) {
    try request("XSetInputFocus") { XSetInputFocus($0, window.id, RevertToParent, 0) }
  }

  /// Clears the input focus, so no window receives keys.
  public func clearFocus() throws(XServerError) {
    try request("XSetInputFocus") { XSetInputFocus($0, 0, 0, 0) }
  }

  private func request(
    _ name: String, _ body: (OpaquePointer) -> Int32
  ) throws(XServerError) {
    _ = try connection.request(name, body)
  }

  // MARK: - Finding windows

  /// Waits for a visible window that belongs to a process, and returns it.
  ///
  /// - Parameter processID: The process ID that the program, or SDL for it, attached to the window.
  /// - Throws: ``XServerError/noWindow(description:timeout:)``.
  public func window(
    ofProcess processID: Int32, timeout: Duration = .seconds(10)
  ) throws(XServerError) -> XWindow {
    try window("of process \(processID)", timeout: timeout) { (window) throws(XServerError) in
      try self.processID(of: window) == processID
    }
  }

  /// Waits for a visible window with a title, and returns it.
  ///
  /// - Throws: ``XServerError/noWindow(description:timeout:)``.
  public func window(
    titled title: String, timeout: Duration = .seconds(10)
  ) throws(XServerError) -> XWindow {
    try window("titled \(title)", timeout: timeout) { (window) throws(XServerError) in
      try self.property("WM_NAME", of: window) == Array(title.utf8)
    }
  }

  /// Returns the process ID attached to a window, or `nil` if there is none.
  public func processID(of window: XWindow) throws(XServerError) -> Int32? {
    guard let bytes = try property("_NET_WM_PID", of: window) else { return nil }
    return bytes.withUnsafeBytes { $0.count < 8 ? nil : Int32($0.loadUnaligned(as: Int.self)) }
  }

  /// Returns whether a window and all its ancestors are mapped.
  public func isVisible(_ window: XWindow) throws(XServerError) -> Bool {
    try connection.request("XGetWindowAttributes") { display in
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, window.id, &attributes)
      return attributes.map_state == IsViewable
    }
  }

  private func window(
    _ description: String, timeout: Duration,
    where isWanted: (XWindow) throws(XServerError) -> Bool
  ) throws(XServerError) -> XWindow {
    let found = poll(timeout: timeout, interval: .milliseconds(5)) { () -> XWindow? in
      // A window that is closed during the search does not match.
      let windows = (try? descendants(of: connection.root)) ?? []
      return windows.first { ((try? isWanted($0)) ?? false) && ((try? isVisible($0)) ?? false) }
    }
    guard let found else { throw .noWindow(description: description, timeout: timeout) }
    return found
  }

  private func descendants(of window: Window) throws(XServerError) -> [XWindow] {
    let children = try connection.request("XQueryTree") { display in
      var (root, parent): (Window, Window) = (0, 0)
      var list: UnsafeMutablePointer<Window>?
      var count: UInt32 = 0
      XQueryTree(display, window, &root, &parent, &list, &count)
      defer { if let list { XFree(list) } }
      return Array(UnsafeBufferPointer(start: list, count: Int(count)))
    }
    var all: [XWindow] = []
    for child in children { all += [XWindow(id: child)] + ((try? descendants(of: child)) ?? []) }
    return all
  }

  /// Returns the width and height of a window's icon, or nil if the window has no icon.
  public func iconSize(of window: XWindow) throws(XServerError) -> [Int]? {
    try property("_NET_WM_ICON", of: window)?.withUnsafeBytes { bytes in
      Array(bytes.bindMemory(to: Int.self).prefix(2))
    }
  }

  /// Returns a property's bytes. A 32-bit number occupies 8 bytes, the size of a C `long`.
  func property(_ name: String, of window: XWindow) throws(XServerError) -> [UInt8]? {
    let atom = try connection.atom(name)
    return try connection.request("XGetWindowProperty") { display in
      var type: Atom = 0
      var format: Int32 = 0
      var (count, rest): (UInt, UInt) = (0, 0)
      var data: UnsafeMutablePointer<UInt8>?
      XGetWindowProperty(
        display, window.id, atom, 0, 1024, 0, Atom(AnyPropertyType), &type, &format, &count, &rest,
        &data)
      guard let data else { return nil }
      defer { XFree(data) }
      let size = format == 32 ? MemoryLayout<Int>.size : Int(format / 8)
      return type == 0 ? nil : Array(UnsafeBufferPointer(start: data, count: Int(count) * size))
    }
  }
}
