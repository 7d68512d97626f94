/// The codes of a GIF's frame, which stand for rows of pixels that came before.
///
/// SDL_image trusts them: a code that means nothing yet makes it write past the end of its memory.
nonisolated struct GIFCodes {
  private let bytes: [UInt8]
  /// The first byte that was not read, and the end of the part that it is in.
  private var index: Int, partEnd: Int
  /// Bits that were read but are not yet part of a code.
  private var bits = 0, bitCount = 0
  /// Whether the part that ends the frame was reached, or the end of the file.
  private var hasEnded = false, isCut = false

  /// Whether all codes of a frame mean something when they are read; nil if the file ends before they do.
  ///
  /// - Parameter index: Where the frame's data begin, with the size of the codes.
  static func areValid(in bytes: [UInt8], at index: Int) -> Bool? {
    guard index < bytes.count, (1...8).contains(bytes[index]) else { return false }
    var codes = GIFCodes(bytes: bytes, index: index + 1)
    let areValid = codes.areValid(literals: 1 << Int(bytes[index]))
    return codes.isCut ? nil : areValid
  }

  private init(bytes: [UInt8], index: Int) {
    self.bytes = bytes
    (self.index, partEnd) = (index, index)
  }

  /// Reads all codes; those below `literals` are colors, the two above clear the table and end the frame.
  private mutating func areValid(literals: Int) -> Bool {
    let (clear, end) = (literals, literals + 1)
    let firstSize = literals.trailingZeroBitCount + 1
    var (next, size) = (end + 1, firstSize)
    /// Whether the next code begins a row, so that it has to be a color.
    var begins = true
    var isFirst = true
    while let code = read(size) {
      if begins {
        if isFirst, code == clear { continue }
        guard code < clear else { return false }
        (begins, isFirst) = (false, false)
      } else if code == clear {
        (next, size, begins) = (end + 1, firstSize, true)
      } else if code == end {
        return true
      } else {
        // What the next code will stand for is known already: the last row and its own first pixel.
        guard code <= next else { return false }
        // A full table stays as it is.
        if next < 4096 { next += 1 }
        if next >= 1 << size, size < 12 { size += 1 }
      }
    }
    return hasEnded
  }

  /// Returns the next code; nil at the end of the data, and where SDL_image would read other codes.
  private mutating func read(_ size: Int) -> Int? {
    var begunParts = 0
    while bitCount < size {
      if index == partEnd {
        // Each part begins with its length; one of length 0 ends the frame.
        guard index < bytes.count, bytes[index] > 0 else {
          (hasEnded, isCut) = (index < bytes.count, index >= bytes.count)
          return nil
        }
        begunParts += 1
        partEnd = index + 1 + Int(bytes[index])
        index += 1
        // SDL_image reads a code from two parts at most, and trusts their lengths.
        isCut = partEnd > bytes.count
        guard begunParts == 1, !isCut else { return nil }
      }
      bits |= Int(bytes[index]) << bitCount
      (index, bitCount) = (index + 1, bitCount + 8)
    }
    defer { (bits, bitCount) = (bits >> size, bitCount - size) }
    return bits & (1 << size - 1)
  }
}
