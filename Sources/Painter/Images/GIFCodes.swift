/// The codes of a GIF frame, which represent sequences of earlier pixels.
///
/// SDL_image doesn't check these codes. When it reads a code that isn't defined yet, it writes past
/// the end of its memory.
nonisolated struct GIFCodes {
  private let bytes: [UInt8]
  /// The index of the first unread byte and the end of its data block.
  private var index: Int, partEnd: Int
  /// The bits that have been read but aren't part of a code yet.
  private var bits = 0, bitCount = 0
  /// Whether the block that ends the frame, or the end of the file, has been reached.
  private var hasEnded = false, isCut = false

  /// Returns whether each code of a frame is defined when read, or `nil` if the file is cut off.
  ///
  /// - Parameter index: The index of the frame's data, which begins with the code size.
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

  /// Reads all codes. Codes below `literals` are colors; the next two clear the table and end the
  /// frame.
  private mutating func areValid(literals: Int) -> Bool {
    let (clear, end) = (literals, literals + 1)
    let firstSize = literals.trailingZeroBitCount + 1
    var (next, size) = (end + 1, firstSize)
    /// Whether the next code begins a sequence and must therefore be a color.
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
        // The next code is already defined: it is the last sequence followed by its first pixel.
        guard code <= next else { return false }
        // A full table doesn't change.
        if next < 4096 { next += 1 }
        if next >= 1 << size, size < 12 { size += 1 }
      }
    }
    return hasEnded
  }

  /// Returns the next code, or `nil` at the end of the data and wherever SDL_image would read a
  /// different code.
  private mutating func read(_ size: Int) -> Int? {
    var begunParts = 0
    while bitCount < size {
      if index == partEnd {
        // Each block begins with its length. A block of length 0 ends the frame.
        guard index < bytes.count, bytes[index] > 0 else {
          (hasEnded, isCut) = (index < bytes.count, index >= bytes.count)
          return nil
        }
        begunParts += 1
        partEnd = index + 1 + Int(bytes[index])
        index += 1
        // SDL_image reads a code from at most two blocks and doesn't check their lengths.
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
