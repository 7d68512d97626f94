import Foundation
import Testing

/// Compares our numbers with the numbers of iPhones and of Apple's simulator.
///
/// `make devices` updates our numbers in the table and the documentation page.
struct DeviceTableTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_DEVICES"] == "1"
  private static let page =
    DeviceTable.root + "/Sources/Guides.docc/Understand/AgreementWithDevices.md"

  @Test("our numbers, and how they compare with Apple's, are those in the table and on the page")
  func table() throws {
    let text = try String(contentsOfFile: DeviceTable.path, encoding: .utf8)
    var table = try DeviceTable(parsing: text)
    let values = try DeviceValues.all()
    let ids = table.rows.map(\.id)
    #expect(Set(ids).count == ids.count, "IDs are unique")
    #expect(Set(ids).subtracting(values.keys).sorted() == [], "rows without a value")
    for index in table.rows.indices {
      let row = table.rows[index]
      let own = values[row.id] ?? []
      #expect(own.count == 1, "\(row.id) has one value")
      let ours = Self.rounded(own.last ?? "")
      let verdict = DeviceTable.verdict(of: ours, for: row)
      #expect(verdict != .different || !row.why.isEmpty, "\(row.id) has a reason; ours is \(ours)")
      table.rows[index].ours = ours
      table.rows[index].verdict = verdict.rawValue
    }
    var page = try String(contentsOfFile: Self.page, encoding: .utf8)
    if Self.isUpdating {
      try table.text.write(toFile: DeviceTable.path, atomically: true, encoding: .utf8)
      page = Self.replaced(page, section: "counts", with: table.counts)
      page = Self.replaced(page, section: "differences", with: table.differences)
      try page.write(toFile: Self.page, atomically: true, encoding: .utf8)
      return
    }
    let expected = try DeviceTable(parsing: text).rows
    for (row, expected) in zip(table.rows, expected) {
      #expect(row.ours == expected.ours, "\(row.id); if it is right, run make devices")
      #expect(row.verdict == expected.verdict, "\(row.id)")
    }
    #expect(page.contains(table.counts), "run make devices")
    #expect(page.contains(table.differences), "run make devices")
  }

  @Test("a row names its source, and a different number is not called equal")
  func comparison() throws {
    let table = try DeviceTable(
      parsing: String(contentsOfFile: DeviceTable.path, encoding: .utf8))
    for row in table.rows {
      #expect(row.source.contains("."), "\(row.id)")
      #expect(!row.what.isEmpty, "\(row.id)")
    }
    func verdict(_ apple: String, _ ours: String) -> DeviceTable.Verdict {
      DeviceTable.verdict(
        of: ours,
        for: .init(
          id: "", area: "", device: "", tolerance: 0.5, what: "", apple: apple, ours: "",
          verdict: "", why: "", source: ""))
    }
    #expect(verdict("(1, 2.5)", "(1.0, 2.5)") == .equal)
    #expect(verdict("2.33", "2.3333333") == .equal)
    #expect(verdict("2.33", "2.34") == .withinAPixel)
    #expect(verdict("2", "2.6") == .different)
    #expect(verdict("12 to 25.75", "20.0") == .equal)
    #expect(verdict("12 to 25.75", "26.0") == .different)
    #expect(verdict("(1, 2)", "1.0") == .different)
    #expect(verdict("inf", "inf") == .equal)
  }

  /// Rounds the numbers in a text to six digits after the point, which all machines agree about.
  private static func rounded(_ text: String) -> String {
    text.replacing(/-?[0-9]+\.[0-9]{7,}(?:e[-+]?[0-9]+)?/) { match in
      if match.output.contains("e") { return String(match.output) }
      let number = String(format: "%.6f", Double(match.output) ?? 0)
      let trimmed = number.replacing(/0+$/, with: "")
      let isZero = trimmed == "-0."
      return isZero ? "0.0" : trimmed.hasSuffix(".") ? trimmed + "0" : trimmed
    }
  }

  /// Replaces the part of a page between two comments with its name.
  private static func replaced(_ page: String, section: String, with text: String) -> String {
    let (start, end) = ("<!-- \(section) -->\n", "<!-- end of \(section) -->")
    guard let first = page.range(of: start), let last = page.range(of: end) else { return page }
    return page.replacingCharacters(in: first.upperBound..<last.lowerBound, with: text + "\n")
  }
}
