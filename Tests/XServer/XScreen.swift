import CX11
import Glibc

/// The screen of an X server, accessed as a client.
///
/// If there is no ``WindowManager``, a window appears at the location set by its program or a test,
/// has no frame, and cannot be minimized, only unmapped. Not thread-safe.
public final class XScreen {
  /// The screen's width in pixels.
  public let width: Int

  /// The screen's height in pixels.
  public let height: Int

  let connection: XConnection

  /// Connects to the server for a display such as `:7`.
  public init(display: String) throws(XServerError) {
    connection = try XConnection(display: display)
    let size = try connection.request("XDisplayWidth") {
      (XDisplayWidth($0, XDefaultScreen($0)), XDisplayHeight($0, XDefaultScreen($0)))
    }
    width = Int(size.0)
    height = Int(size.1)
  }

  /// Closes the connection, and windows opened with ``openWindow(x:y:width:height:)``.
  public func close() { connection.close() }

  /// Returns the pixels of the screen, without the pointer.
  public func screenshot() throws(XServerError) -> Screenshot {
    try screenshot(x: 0, y: 0, width: width, height: height)
  }

  /// Returns the pixels of part of the screen, without the pointer.
  public func screenshot(
    x: Int, y: Int, width: Int, height: Int
  ) throws(XServerError) -> Screenshot {
    let image = try connection.request("XGetImage") {
      // The mask makes the server clear the unused byte.
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
}

extension XScreen {
  /// Enables or disables an input device, and waits until the change has taken effect.
  ///
  /// Disabling a device closes its connection.
  ///
  /// - Throws: ``XServerError/device(name:action:reason:)`` if there is no such device.
  fileprivate func setDevice(_ name: String, enabled isEnabled: Bool) throws(XServerError) {
    let atom = try connection.atom("Device Enabled")
    let isFound = try connection.request("XIChangeProperty") { display in
      var (major, minor): (Int32, Int32) = (2, 2)
      XIQueryVersion(display, &major, &minor)
      var count: Int32 = 0
      guard let devices = XIQueryDevice(display, XIAllDevices, &count) else { return false }
      defer { XIFreeDeviceInfo(devices) }
      let all = UnsafeBufferPointer(start: devices, count: Int(count))
      guard let device = all.first(where: { String(cString: $0.name) == name }) else {
        return false
      }
      var value: UInt8 = isEnabled ? 1 : 0
      XIChangeProperty(display, device.deviceid, atom, Self.integerType, 8, 0, &value, 1)
      return true
    }
    if !isFound {
      throw .device(name: name, action: "enable or disable it", reason: "no such device")
    }
  }

  /// The predefined atom of the property type INTEGER.
  private static let integerType: Atom = 19
}

extension XServer {
  /// Disables a touchscreen, as if it were unplugged. Programs see its fingers lift.
  public func disable(_ touchscreen: TouchDevice) throws(XServerError) {
    try screen.setDevice(touchscreen.name, enabled: false)
    touchscreen.reset()
  }

  /// Enables a touchscreen again, with no fingers down.
  public func enable(_ touchscreen: TouchDevice) throws(XServerError) {
    try screen.setDevice(touchscreen.name, enabled: true)
  }
}

/// The pixels displayed on an ``XScreen`` at one point in time.
public struct Screenshot: Equatable, Sendable {
  /// A pixel's color, written `0xRRGGBB`.
  public struct Pixel: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Red, green and blue in the low three bytes.
    public var rawValue: UInt32

    /// Creates a color from `0xRRGGBB`.
    public init(integerLiteral value: UInt32) { rawValue = value & 0xFF_FFFF }

    /// The red component, 0…255.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
    /// The green component, 0…255.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The blue component, 0…255.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    /// The color as `#RRGGBB`.
    public var description: String {
      let digits = String(rawValue, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The pixels row by row from the top left, each in the form `0x00RRGGBB`.
  public let pixels: [UInt32]

  /// The pixel in a column and row. Traps if it is out of bounds.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(0..<width ~= x && 0..<height ~= y, "(\(x), \(y)) is outside \(width)x\(height)")
    return Pixel(integerLiteral: pixels[y * width + x])
  }
}
