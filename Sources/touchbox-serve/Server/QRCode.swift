import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Draws QR codes in a terminal using libqrencode, which is loaded on first use.
package enum QRCode {
  /// Returns a QR code for a string, drawn with block characters, with two rows of modules per
  /// line. Returns nil if libqrencode is not installed.
  package static func lines(for text: String) -> [String]? {
    guard let library = dlopen("libqrencode.so.4", RTLD_NOW),
      let encode = dlsym(library, "QRcode_encodeString8bit"),
      let free = dlsym(library, "QRcode_free")
    else { return nil }
    // QRcode *QRcode_encodeString8bit(const char *string, int version, QRecLevel level)
    typealias Encode =
      @convention(c) (UnsafePointer<CChar>, Int32, Int32) -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    guard
      let code = unsafeBitCast(encode, to: Encode.self)(text, 0, 0)
    else { return nil }
    defer { unsafeBitCast(free, to: Free.self)(code) }
    // struct QRcode { int version; int width; unsigned char *data; }
    let width = Int(code.load(fromByteOffset: 4, as: Int32.self))
    let data = code.load(fromByteOffset: 8, as: UnsafePointer<UInt8>.self)
    return lines(width: width) { x, y in data[y * width + x] & 1 == 1 }
  }

  /// Returns the lines of a QR code, including the four-module quiet zone that scanners need.
  ///
  /// For terminals with a dark background, dark modules are spaces, and light modules are blocks.
  static func lines(width: Int, isDark: (Int, Int) -> Bool) -> [String] {
    let border = 4
    func dark(_ x: Int, _ y: Int) -> Bool {
      (0..<width).contains(x) && (0..<width).contains(y) && isDark(x, y)
    }
    return stride(from: -border, to: width + border, by: 2).map { y in
      String(
        (-border..<(width + border)).map { x -> Character in
          switch (dark(x, y), dark(x, y + 1)) {
          case (false, false): "█"
          case (false, true): "▀"
          case (true, false): "▄"
          case (true, true): " "
          }
        })
    }
  }
}
