/// A program's line table, which maps addresses of code to lines of source files.
///
/// In programs built from users' files, it covers only those files. The format is DWARF 4, section
/// 6.2, which a compiler option selects.
struct LineTable {
  /// A line in a file.
  struct Location: Hashable {
    /// The absolute path of the file.
    let file: String
    /// The line number, from 1.
    let line: Int
  }

  /// A range of code that was generated from one line.
  private struct Row {
    let start: UInt64
    let end: UInt64
    /// The line, or `nil` for compiler-generated code.
    let own: Location?
    /// The closest preceding line in the same function that is not compiler-generated.
    let earlier: Location?
  }

  private var rows: [Row] = []
  private var files: [UInt64: [String]] = [:]
  private let inlinedCalls: InlinedCalls

  /// Reads a program's line tables.
  init(_ program: Executable) {
    self.init(
      program[".debug_line"],
      InlinedCalls(program[".debug_info"], program[".debug_abbrev"], program[".debug_str"]))
  }

  /// Reads a program's `.debug_line` section.
  init(
    _ section: ArraySlice<UInt8>, _ inlinedCalls: InlinedCalls = InlinedCalls([], [], [])
  ) {
    self.inlinedCalls = inlinedCalls
    var reader = ByteReader(section)
    while !reader.isAtEnd {
      let offset = UInt64(reader.offset)
      let size = reader.number(4)
      // 64-bit units occur only in sections larger than 4 GB.
      guard size > 0, size < 0xFFFF_FFF0 else { return }
      read(unit: reader.take(size), at: offset)
    }
  }

  /// Returns the source line for an address, or `nil` for code from other files.
  func location(of address: UInt) -> Location? {
    guard let row = rows.first(where: { $0.start <= address && address < $0.end }) else {
      return nil
    }
    return row.own ?? caller(of: UInt64(address)) ?? row.earlier
  }

  /// Returns why the code at an address traps: the name of the compiler-generated check that
  /// contains it, such as `arithmetic overflow`.
  func failure(at address: UInt) -> String? {
    guard let name = inlinedCalls.call(at: UInt64(address))?.function,
      let range = name.firstRange(of: "Swift runtime failure: ")
    else { return nil }
    return String(name[range.upperBound...])
  }

  private func caller(of address: UInt64) -> Location? {
    inlinedCalls.call(at: address).flatMap { call in
      Self.location(call.file, Int64(clamping: call.line), files[call.table] ?? [])
    }
  }

  private static func location(_ file: UInt64, _ line: Int64, _ files: [String]) -> Location? {
    guard files.indices.contains(Int(clamping: file)), line > 0 else { return nil }
    let path = files[Int(file)]
    return path.hasPrefix("/") ? Location(file: path, line: Int(clamping: line)) : nil
  }

  private mutating func read(unit bytes: ArraySlice<UInt8>, at offset: UInt64) {
    var reader = ByteReader(bytes)
    guard reader.number(2) == 4 else { return }
    let headerSize = reader.number(4)
    var header = ByteReader(reader.take(headerSize))
    let instructionSize = header.number(1)
    // Skip `maximum_operations_per_instruction` and `default_is_stmt`.
    header.skip(2)
    let lineBase = Int64(Int8(bitPattern: header.byte()))
    let lineRange = max(1, Int64(header.byte()))
    let firstSpecial = header.byte()
    let operands = (1..<max(1, firstSpecial)).map { _ in header.byte() }
    let files = Self.files(&header)
    self.files[offset] = files

    var (address, file, line): (UInt64, UInt64, Int64) = (0, 1, 1)
    var last: (start: UInt64, own: Location?, earlier: Location?)?
    func advance(_ count: UInt64) { address &+= count &* instructionSize }
    func addRow(isEnd: Bool = false) {
      if let last, address > last.start {
        rows.append(Row(start: last.start, end: address, own: last.own, earlier: last.earlier))
      }
      last = isEnd ? nil : (address, Self.location(file, line, files), last?.own ?? last?.earlier)
      if isEnd { (address, file, line) = (0, 1, 1) }
    }
    while !reader.isAtEnd {
      let code = reader.byte()
      switch code {
      case 0:
        let size = reader.unsigned()
        var extended = ByteReader(reader.take(size))
        switch extended.byte() {
        case 1: addRow(isEnd: true)
        case 2: address = extended.number(8)
        default: break
        }
      case firstSpecial...:
        let adjusted = Int64(code - firstSpecial)
        advance(UInt64(adjusted / lineRange))
        line &+= lineBase + adjusted % lineRange
        addRow()
      case 1: addRow()
      case 2: advance(reader.unsigned())
      case 3: line &+= reader.signed()
      case 4: file = reader.unsigned()
      case 8: advance(UInt64((255 - Int64(firstSpecial)) / lineRange))
      case 9: address &+= reader.number(2)
      default:
        for _ in 0..<operands[Int(code) - 1] { _ = reader.unsigned() }
      }
    }
  }

  /// Reads the file paths, which are numbered from 1.
  private static func files(_ header: inout ByteReader) -> [String] {
    var folders = [""]
    while case let folder = header.text(), !folder.isEmpty { folders.append(folder) }
    var files = [""]
    while case let name = header.text(), !name.isEmpty {
      let folder = Int(clamping: header.unsigned())
      // Skip the file's modification time and size.
      _ = (header.unsigned(), header.unsigned())
      let prefix = folders.indices.contains(folder) ? folders[folder] : ""
      files.append(name.hasPrefix("/") || prefix.isEmpty ? name : "\(prefix)/\(name)")
    }
    return files
  }
}
