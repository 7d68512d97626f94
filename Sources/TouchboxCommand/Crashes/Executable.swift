import Foundation

/// The sections and symbols of a 64-bit ELF executable.
struct Executable {
  private let file: FileHandle
  /// The locations of the sections.
  private var sections: [String: (offset: UInt64, size: UInt64)] = [:]

  /// Opens a file, or returns `nil` if it is not in 64-bit ELF format.
  init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    self.file = file
    var header = ByteReader(read(0, 64))
    guard header.take(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    header.skip(0x28 - 6)
    let table = header.number(8)
    header.skip(0x3A - 0x30)
    let (size, count, names) = (header.number(2), header.number(2), header.number(2))
    let headers = (0..<count).map { ByteReader(read(table + $0 * size, 64)) }
    guard names < count else { return nil }
    let (offset, length) = Self.part(headers[Int(names)])
    let texts = read(offset, length)
    for var header in headers {
      let part = Self.part(header)
      var name = ByteReader(texts.dropFirst(Int(header.number(4))))
      sections[name.text()] = part
    }
  }

  /// Returns the bytes of a section, or an empty slice if it does not exist.
  subscript(_ name: String) -> ArraySlice<UInt8> {
    sections[name].map { read($0.offset, $0.size) } ?? []
  }

  private static func part(_ header: ByteReader) -> (offset: UInt64, size: UInt64) {
    var header = header
    header.skip(0x18)
    return (header.number(8), header.number(8))
  }

  private func read(_ offset: UInt64, _ size: UInt64) -> ArraySlice<UInt8> {
    guard size < 1 << 30, (try? file.seek(toOffset: offset)) != nil,
      let bytes = try? file.read(upToCount: Int(size))
    else { return [] }
    return [UInt8](bytes)[...]
  }

  /// Returns the names of the functions at the given addresses, with `nil` for an address that
  /// isn't in a function.
  func functions(at addresses: [UInt]) -> [String?] {
    var reader = ByteReader(self[".symtab"])
    let texts = self[".strtab"]
    var names: [String?] = addresses.map { _ in nil }
    while !reader.isAtEnd {
      let (name, information) = (Int(reader.number(4)), reader.byte())
      reader.skip(3)
      let (start, size) = (UInt(reader.number(8)), UInt(reader.number(8)))
      // Skip symbols that are not functions.
      guard information & 0xF == 2, size > 0 else { continue }
      for (index, address) in addresses.enumerated()
      where address >= start && address - start < size {
        var text = ByteReader(texts.dropFirst(name))
        names[index] = text.text()
      }
    }
    return names
  }
}
