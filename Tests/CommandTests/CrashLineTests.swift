import Foundation
import Terminal
import Testing

@testable import TouchboxCommand

/// Tests the parsing of line tables, and crash messages.
struct CrashLineTests {
  /// A unit in DWARF 4 format (section 6.2) with two files, `/u/A.swift` and `generated/M.swift`,
  /// and two functions.
  ///
  /// - 0x1000: line 3 of the first file; 0x1010: no line; 0x1014: line 9; 0x1020: the end
  /// - 0x2000: line 1 of the second file; 0x2008: the end
  private static let section: [UInt8] = {
    let standard: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    let header: [UInt8] =
      // One-byte instructions, 1 operation, statements by default, line base -5, range 14, first
      // special opcode 13.
      [1, 1, 1, 0xFB, 14, 13] + standard + Array("/u\0generated\0\0".utf8)
      + Array("A.swift\0".utf8) + [1, 0, 0] + Array("M.swift\0".utf8) + [2, 0, 0, 0]
    func address(_ number: UInt16) -> [UInt8] {
      [0, 9, 2, UInt8(number & 0xFF), UInt8(number >> 8), 0, 0, 0, 0, 0, 0]
    }
    let program: [UInt8] =
      // Line 1 + 2; append a row.
      address(0x1000) + [3, 2, 1]
      // Advance by 16, line 3 - 3; append a row.
      + [2, 16, 3, 0x7D, 1]
      // Advance by 4, line 0 + 9; append a row. Advance by 12; end.
      + [2, 4, 3, 9, 1]
      + [2, 12, 0, 1, 1]
      // The second file; a special opcode that advances nothing: 13 + (0 - -5) = 18.
      + address(0x2000) + [4, 2, 18] + [2, 8, 0, 1, 1]
    func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }
    let unit: [UInt8] = [4, 0] + word(header.count) + header + program
    return word(unit.count) + unit
  }()

  @Test(
    "K-38 an address maps to the line of its row; generated code maps to the previous line",
    arguments: [
      (0xFFF, nil), (0x1000, 3), (0x100F, 3), (0x1010, 3), (0x1014, 9), (0x101F, 9), (0x1020, nil),
      // Generated files do not belong to the user.
      (0x2000, nil),
    ] as [(UInt, Int?)])
  func rows(address: UInt, line: Int?) {
    let table = LineTable(Self.section[...])
    let expected = line.map { LineTable.Location(file: "/u/A.swift", line: $0) }
    #expect(table.location(of: address) == expected)
  }

  @Test("K-38 a special opcode advances both the address and the line")
  func specialCode() {
    var section = Self.section
    // Line base -5, range 14: line + 1 and address + 2 is 13 + (1 + 5) + 14 * 2 = 47, which
    // replaces the row at 0x1000.
    let index = section.firstRange(of: [3, 2, 1, 2, 16])!.lowerBound
    section.replaceSubrange(index..<index + 3, with: [47, 2, 0])
    let table = LineTable(section[...])
    #expect(table.location(of: 0x1001) == nil)
    #expect(table.location(of: 0x1002)?.line == 2)
  }

  @Test("Reading a table that is truncated anywhere or has any byte changed does not trap")
  func damaged() {
    for end in Self.section.indices {
      _ = LineTable(Self.section[..<end])
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var section = Self.section
        section[end] = byte
        _ = LineTable(section[...])
      }
    }
  }

  @Test("A file that is not an executable has no sections")
  func noProgram() throws {
    let folder = try Folder()
    #expect(Executable(path: folder.path + "/none") == nil)
    #expect(Executable(path: try folder.write("", to: "empty")) == nil)
    #expect(Executable(path: try folder.write("#!/bin/sh\n", to: "script")) == nil)
    let program = try #require(Executable(path: "/proc/self/exe"))
    #expect(program[".text"].count > 1000)
    #expect(program[".none"].isEmpty)
  }

  @Test("A crash's location and reason are found in a process's standard error")
  func text() {
    func summary(_ lines: String...) -> String? {
      CrashText(Data(lines.joined(separator: "\n").utf8)).summary
    }
    #expect(summary("busy") == nil)
    #expect(
      summary(
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "touchbox: A View crashed at /a (b)/C.swift:8 (signal 4, Illegal instruction)")
        == "the app crashed at /a (b)/C.swift:8: Index out of range")
    #expect(
      summary("touchbox: V crashed at /C.swift:8 (signal 11, Segmentation fault)")
        == "the app crashed at /C.swift:8 (signal 11, Segmentation fault)")
    #expect(summary("touchbox: V crashed (signal 11, Segmentation fault)") == nil)
    #expect(
      summary("touchbox: V \(CrashReport.recursion), at /C.swift:8 (signal 11, Segmentation fault)")
        == "the app \(CrashReport.recursion), at /C.swift:8")
  }
}
