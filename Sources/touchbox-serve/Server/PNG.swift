import CZlib
import Foundation

/// Writes PNG files with eight-bit red, green and blue channels.
///
/// - SeeAlso: www.w3.org/TR/png
enum PNG {
  /// Returns a PNG file.
  ///
  /// - Parameter filteredRows: The filter type and filtered bytes of each row.
  static func encode(width: Int, height: Int, filteredRows: [UInt8]) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits, color type 2 (red, green, blue), default compression and filters, not interlaced.
    append("IHDR", bytes(of: width) + bytes(of: height) + [8, 2, 0, 0, 0], to: &file)
    append("IDAT", deflate(filteredRows), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ contents: [UInt8], to file: inout Data) {
    let body = Array(type.utf8) + contents
    file.append(contentsOf: bytes(of: contents.count))
    file.append(contentsOf: body)
    file.append(contentsOf: bytes(of: Int(crc32(0, body, uInt(body.count)))))
  }

  private static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Compresses data with zlib at its fastest level.
  private static func deflate(_ input: [UInt8]) -> [UInt8] {
    let limit = Int(compressBound(uLong(input.count)))
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var length = uLong(limit)
      // This fails only if there is not enough memory. Browsers ignore a PNG without pixels.
      let status = compress2(buffer.baseAddress, &length, input, uLong(input.count), 1)
      count = status == Z_OK ? Int(length) : 0
    }
  }
}
