/// A program's inlined calls, such as the overflow check for an addition. Their code has no line of
/// its own in the line table.
///
/// The format is DWARF version 4, sections 2 and 7.5. Units with forms that the compiler does not
/// use are ignored.
struct InlinedCalls {
  /// An inlined call.
  struct Call {
    /// The addresses of the inlined code.
    let code: Range<UInt64>
    /// The offset of the unit's line table in `.debug_line`.
    let table: UInt64
    /// The index of the caller's file in that table.
    let file: UInt64
    /// The caller's line.
    let line: UInt64
    /// The name of the inlined function.
    fileprivate(set) var function = ""
    /// The offset of the function's entry.
    fileprivate let origin: UInt64
  }

  private struct Abbreviation {
    var tag: UInt64
    var attributes: [(name: UInt64, form: UInt64)] = []
  }

  private(set) var calls: [Call] = []
  private let texts: ArraySlice<UInt8>

  /// Reads a program's `.debug_info`, `.debug_abbrev` and `.debug_str` sections.
  init(
    _ information: ArraySlice<UInt8>, _ abbreviations: ArraySlice<UInt8>, _ texts: ArraySlice<UInt8>
  ) {
    self.texts = texts
    var reader = ByteReader(information)
    while !reader.isAtEnd {
      let size = reader.number(4)
      guard size > 0, size < 0xFFFF_FFF0 else { return }
      var unit = ByteReader(reader.take(size))
      guard unit.number(2) == 4 else { continue }
      let offset = unit.number(4)
      unit.skip(1)
      let known = Self.abbreviations(abbreviations.dropFirst(Int(offset)))
      calls += read(&unit, known) ?? []
    }
  }

  /// Returns the innermost call whose code contains the address.
  func call(at address: UInt64) -> Call? {
    calls.filter { $0.code.contains(address) }.min { $0.code.count < $1.code.count }
  }

  private static func abbreviations(_ bytes: ArraySlice<UInt8>) -> [UInt64: Abbreviation] {
    var reader = ByteReader(bytes)
    var known: [UInt64: Abbreviation] = [:]
    while case let code = reader.unsigned(), code != 0 {
      var abbreviation = Abbreviation(tag: reader.unsigned())
      // Skip the flag that indicates whether the entry has children.
      reader.skip(1)
      while case let (name, form) = (reader.unsigned(), reader.unsigned()), (name, form) != (0, 0) {
        abbreviation.attributes.append((name, form))
      }
      known[code] = abbreviation
    }
    return known
  }

  /// Reads a unit's entries, or returns `nil` if an attribute has an unknown form.
  private func read(_ unit: inout ByteReader, _ known: [UInt64: Abbreviation]) -> [Call]? {
    var (calls, names): ([Call], [UInt64: UInt64]) = ([], [:])
    var table: UInt64 = 0
    while !unit.isAtEnd {
      // Origins are relative to the unit's size field, which has already been read.
      let offset = UInt64(unit.offset) + 4
      let code = unit.unsigned()
      guard code != 0 else { continue }
      guard let abbreviation = known[code] else { return nil }
      var values: [UInt64: UInt64] = [:]
      for (name, form) in abbreviation.attributes {
        guard let value = Self.value(form, &unit) else { return nil }
        values[name] = value
      }
      if let name = values[0x03] { names[offset] = name }
      // Handle a unit's line table, or an inlined function.
      if abbreviation.tag == 0x11 { table = values[0x10] ?? 0 }
      guard abbreviation.tag == 0x1D, let start = values[0x11], let size = values[0x12],
        size < 1 << 32, start < 1 << 62
      else { continue }
      calls.append(
        Call(
          code: start..<start + size, table: table, file: values[0x58] ?? 0,
          line: values[0x59] ?? 0, origin: values[0x31] ?? 0))
    }
    for index in calls.indices {
      guard let name = names[calls[index].origin] else { continue }
      var text = ByteReader(texts.dropFirst(Int(clamping: name)))
      calls[index].function = text.text()
    }
    return calls
  }

  /// Reads a value of the given form. Values that are not numbers are skipped.
  private static func value(_ form: UInt64, _ reader: inout ByteReader) -> UInt64? {
    switch form {
    // Flags, and numbers of 1, 2, 4 and 8 bytes.
    case 0x0B, 0x0C, 0x11: return reader.number(1)
    case 0x05, 0x12: return reader.number(2)
    case 0x06, 0x0E, 0x13, 0x17: return reader.number(4)
    case 0x01, 0x07, 0x14, 0x20: return reader.number(8)
    case 0x0D: return UInt64(bitPattern: reader.signed())
    case 0x0F, 0x15: return reader.unsigned()
    case 0x08:
      _ = reader.text()
      return 0
    case 0x18:
      reader.skip(reader.unsigned())
      return 0
    case 0x19: return 1
    default: return nil
    }
  }
}
