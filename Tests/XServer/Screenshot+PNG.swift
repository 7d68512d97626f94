import Foundation

extension Screenshot {
  /// Writes the picture as a PNG file, for a person to look at after a failure.
  ///
  /// The file is not compressed: a whole screen takes 4 MB.
  ///
  /// - Throws: ``XServerError/file(path:reason:)``.
  public func save(to path: String) throws(XServerError) {
    do {
      try Data(png).write(to: URL(fileURLWithPath: path))
    } catch {
      throw .file(path: path, reason: "\(error)")
    }
  }

  /// The picture as the bytes of a PNG file.
  ///
  /// - SeeAlso: w3.org/TR/png, RFC 1950 and RFC 1951
  var png: [UInt8] {
    var scanlines: [UInt8] = []
    scanlines.reserveCapacity(height * (1 + width * 3))
    for row in 0..<height {
      scanlines.append(0)
      for pixel in pixels[row * width..<(row + 1) * width] {
        scanlines += bigEndian(pixel).dropFirst()
      }
    }
    // 8 bits a channel, red, green and blue, no interlacing.
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stored(scanlines)) + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + checked + bigEndian(cyclicRedundancyCheck(checked))
  }

  /// A zlib stream of blocks that are stored as they are.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for half in [length, ~length] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      stream += block
    } while !rest.isEmpty
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return stream + bigEndian(sums << 16 | sum)
  }

  private func cyclicRedundancyCheck(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { index in
      (0..<8).reduce(index) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
    return ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
