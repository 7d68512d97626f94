import CX11
import Glibc

/// The screen of an X server, looked at and arranged by a client of its own.
///
/// No window manager runs on it: a window is where its program or a test puts it, has no frame,
/// and cannot be minimised, only unmapped. Not for sharing between threads.
public final class XScreen {
  /// The screen's width in pixels.
  public let width: Int

  /// The screen's height in pixels.
  public let height: Int

  let connection: XConnection

  /// Connects to the server of a display, `:7` for example.
  public init(display: String) throws(XServerError) {
    connection = try XConnection(display: display)
    let size = try connection.request("XDisplayWidth") {
      (XDisplayWidth($0, XDefaultScreen($0)), XDisplayHeight($0, XDefaultScreen($0)))
    }
    width = Int(size.0)
    height = Int(size.1)
  }

  /// Ends the connection; windows opened with ``openWindow(x:y:width:height:)`` go away.
  public func close() { connection.close() }

  /// The pixels the screen shows now, without the pointer.
  public func screenshot() throws(XServerError) -> Screenshot {
    try screenshot(x: 0, y: 0, width: width, height: height)
  }

  /// The pixels a part of the screen shows now, which must lie on the screen.
  public func screenshot(
    x: Int, y: Int, width: Int, height: Int
  ) throws(XServerError) -> Screenshot {
    let image = try connection.request("XGetImage") {
      // The mask makes the server clear the byte that no colour uses.
      XGetImage(
        $0, connection.root, Int32(x), Int32(y), UInt32(width), UInt32(height), 0xFF_FFFF, ZPixmap)
    }
    guard let image else { throw .request(name: "XGetImage", reason: "no image") }
    defer { _ = image.pointee.f.destroy_image?(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
      throw .request(name: "XGetImage", reason: "a pixel is not 32 bits")
    }
    let bytesPerLine = Int(image.pointee.bytes_per_line)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for line in 0..<height {
        memcpy(&buffer[line * width], data + line * bytesPerLine, width * 4)
      }
      count = width * height
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }

  /// The pixel the pointer is on.
  public func pointerLocation() throws(XServerError) -> (x: Int, y: Int) {
    let found = try connection.request("XQueryPointer") { display in
      var windows: (Window, Window) = (0, 0)
      var (x, y, windowX, windowY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      var state: UInt32 = 0
      XQueryPointer(
        display, connection.root, &windows.0, &windows.1, &x, &y, &windowX, &windowY, &state)
      return (x, y)
    }
    return (Int(found.0), Int(found.1))
  }
}
