import CX11

extension XScreen {
  /// The visible window of a process, waited for until it appears.
  ///
  /// - Parameter processID: The number the program put on its window, which SDL does.
  /// - Throws: ``XServerError/noWindow(description:timeout:)``.
  public func window(
    ofProcess processID: Int32, timeout: Duration = .seconds(10)
  ) throws(XServerError) -> XWindow {
    try window("of process \(processID)", timeout: timeout) { (window) throws(XServerError) in
      try self.processID(of: window) == processID
    }
  }

  /// The visible window whose title starts with `prefix`, waited for until it appears.
  ///
  /// - Throws: ``XServerError/noWindow(description:timeout:)``.
  public func window(
    titled prefix: String, timeout: Duration = .seconds(10)
  ) throws(XServerError) -> XWindow {
    try window("titled \"\(prefix)…\"", timeout: timeout) { (window) throws(XServerError) in
      try self.title(of: window)?.hasPrefix(prefix) ?? false
    }
  }

  /// The title of a window, or `nil` when it has none.
  public func title(of window: XWindow) throws(XServerError) -> String? {
    try property("_NET_WM_NAME", of: window).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The process that a window says it belongs to, or `nil` when it does not say.
  public func processID(of window: XWindow) throws(XServerError) -> Int32? {
    guard let bytes = try property("_NET_WM_PID", of: window) else { return nil }
    return bytes.withUnsafeBytes { $0.count < 8 ? nil : Int32($0.loadUnaligned(as: Int.self)) }
  }

  /// Whether a window and everything it lies in is mapped.
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
      // A window may go away while it is asked; then it is not the one.
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

  /// The bytes of a property; a 32-bit number takes 8 bytes, the size of a C `long`.
  private func property(_ name: String, of window: XWindow) throws(XServerError) -> [UInt8]? {
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
