import Foundation

/// The table in Tests/Devices/devices.tsv: numbers of iPhones and of Apple's simulator, and ours.
struct DeviceTable {
  /// How a number of ours compares with Apple's.
  enum Verdict: String, CaseIterable {
    case equal
    case withinAPixel = "within a pixel"
    case different
  }

  /// A line of the table.
  struct Row {
    let id, area, device: String
    /// The difference in points or seconds up to which the numbers are within a pixel, or a frame.
    let tolerance: Double
    let what, apple: String
    var ours, verdict: String
    /// The reason for a difference, and where the number is from.
    let why, source: String
  }

  private static let header =
    "id\tarea\tdevice\ttolerance\twhat\tapple\tours\tverdict\twhy\tsource"
  /// The repository's folder.
  static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.path
  static let path = DeviceTable.root + "/Tests/Devices/devices.tsv"

  var rows: [Row]

  init(parsing text: String) throws {
    var lines = text.split(separator: "\n").map(String.init)
    guard lines.first == Self.header else { throw Malformed(line: lines.first ?? "") }
    lines.removeFirst()
    rows = try lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 10, let tolerance = Double(cells[3]) else { throw Malformed(line: line) }
      return Row(
        id: cells[0], area: cells[1], device: cells[2], tolerance: tolerance, what: cells[4],
        apple: cells[5], ours: cells[6], verdict: cells[7], why: cells[8], source: cells[9])
    }
  }

  struct Malformed: Error { let line: String }

  /// The file's contents.
  var text: String {
    let lines = rows.map { row in
      [
        row.id, row.area, row.device, tolerance(row), row.what, row.apple, row.ours, row.verdict,
        row.why, row.source,
      ].joined(separator: "\t")
    }
    return ([Self.header] + lines).joined(separator: "\n") + "\n"
  }

  private func tolerance(_ row: Row) -> String { String(format: "%.4g", row.tolerance) }

  // MARK: - Comparison

  /// Compares our value with Apple's.
  ///
  /// Numbers are equal if they differ by at most half a unit of the last digit that the source
  /// gives. A range such as "12 to 25.75" is equal to the numbers in it.
  static func verdict(of ours: String, for row: Row) -> Verdict {
    if ours == row.apple { return .equal }
    if row.area == "descriptions" { return .different }
    let (apple, own) = (numbers(in: row.apple), numbers(in: ours))
    if row.apple.contains(" to "), apple.count == 2, own.count == 1 {
      return apple[0].value <= own[0].value && own[0].value <= apple[1].value ? .equal : .different
    }
    guard !apple.isEmpty, apple.count == own.count else { return .different }
    let differences = zip(apple, own).map { $0.value == $1.value ? 0 : abs($0.value - $1.value) }
    let isEqual = zip(apple, differences).allSatisfy { number, difference in
      difference < 1e-5
        || number.decimals > 0 && difference <= 0.51 * pow(10, -Double(number.decimals))
    }
    if isEqual { return .equal }
    return differences.allSatisfy { $0 <= row.tolerance + 1e-9 } ? .withinAPixel : .different
  }

  private static func numbers(in text: String) -> [(value: Double, decimals: Int)] {
    text.matches(of: /-?(?:[0-9]+(?:\.([0-9]+))?(?:[eE][-+]?[0-9]+)?|inf|nan)/).compactMap {
      match in Double(match.output.0).map { ($0, match.output.1?.count ?? 0) }
    }
  }

  // MARK: - The page

  /// The areas in the order of the table.
  private var areas: [String] {
    rows.reduce(into: []) { if !$0.contains($1.area) { $0.append($1.area) } }
  }

  /// The table of the documentation page: the counts by area and verdict.
  var counts: String {
    func line(_ name: String, _ rows: [Row]) -> String {
      let counts = Verdict.allCases.map { verdict in
        rows.count { $0.verdict == verdict.rawValue }.description
      }
      return "| \(([name, "\(rows.count)"] + counts).joined(separator: " | ")) |"
    }
    let head = [
      "| Area | Numbers | Equal | Within a pixel | Different |", "| --- | --- | --- | --- | --- |",
    ]
    let lines = areas.map { area in line(area, rows.filter { $0.area == area }) }
    return (head + lines + [line("all", rows)]).joined(separator: "\n")
  }

  /// The list of the documentation page: the different numbers, grouped by their reason.
  var differences: String {
    let different = rows.filter { $0.verdict == Verdict.different.rawValue }
    let reasons: [String] = different.reduce(into: []) {
      if !$0.contains($1.why) { $0.append($1.why) }
    }
    return reasons.map { reason in
      let ids = different.filter { $0.why == reason }.map { "`\($0.id)`" }
      return Self.wrapped("- \(reason) (\(ids.joined(separator: ", ")))")
    }.joined(separator: "\n")
  }

  /// Breaks a list item into lines of at most 120 characters.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 120 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
