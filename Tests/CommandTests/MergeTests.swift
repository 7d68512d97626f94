import Foundation
import Terminal
import Testing
import TouchScript
import UIKit
import XServer

@testable import TouchboxCommand

/// Tests `touchbox merge`, including how it parses reports.
@MainActor
struct MergeTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  // MARK: - Reading reports

  /// Returns reports whose names and messages look like parts of reports.
  private static func reports(_ count: Int) -> [ScriptReport] {
    let texts = [
      "plain", "a&b <c> \"d\"", "# script 2 of 3: x", "script 1 of 5: y", "shard 1/2 of 3 scripts",
      "two\nlines", "two\r\nlines\r", "  <testsuite name=\"z\">\n  </testsuite>\n</testsuites>",
      "ok 1 - no", "\u{301}accent", "tab\tand # hash \\", "}", "",
    ]
    return (0..<count).map { number in
      var result = ScriptResult(name: "s\(number) \(texts[number % texts.count]).touch")
      result.checks = (0..<number % 4).map { check in
        ScriptResult.Check(
          time: AppTime(seconds: Double(check) / 10),
          text: "0.\(check)00 expect \(texts[(number + check) % texts.count])",
          location: ScriptLocation(line: check + 3, column: 1),
          failure: (number + check) % 3 == 0 ? texts[(number * 5 + check) % texts.count] : nil)
      }
      result.endTime = AppTime(seconds: Double(number) / 8)
      result.warnings = number % 5 == 2 ? [texts[(number * 7) % texts.count]] : []
      return ScriptReport(
        result, processFailure: number % 6 == 5 ? .init(reason: "its worker hung") : nil,
        // Use thousandths, so the sum of rounded times equals the rounded sum.
        duration: Double(number) / 1000)
    }
  }

  /// Returns a report's text in a format.
  private static func text(
    of reports: [ScriptReport], _ shard: ReportedShard?, as format: any ReportFormat.Type
  ) -> String {
    switch format.name {
    case JUnitReport.name: JUnitReport.text(of: reports, shard: shard)
    case JSONReport.name: JSONReport.text(of: reports, shard: shard, signal: shard?.signal)
    default: TAPReport.text(of: reports, shard: shard)
    }
  }

  /// Splits reports into shards, and returns the text of each.
  private static func shards(
    _ reports: [ScriptReport], _ count: Int, as format: any ReportFormat.Type
  ) throws -> [String] {
    try (1...count).map { index in
      let shard = try #require(Shard(index, of: count))
      return text(
        of: shard.positions(of: reports.count).map { reports[$0] },
        ReportedShard(shard, scripts: reports.count), as: format)
    }
  }

  /// Reads and merges reports.
  private static func merge<Format: ReportFormat>(
    _ texts: [String], as format: Format.Type
  ) throws -> (text: String, remarks: [String], summary: String, hasPassed: Bool) {
    let merge = try ShardMerge<Format>(
      texts.enumerated().map {
        try ShardReport.read(Data($1.utf8), from: "\($0 + 1)", as: format)
      })
    return (merge.text, merge.remarks, merge.summary, merge.hasPassed)
  }

  /// Removes the parts of a report that describe shards.
  private static func withoutShards(_ text: String, of count: Int) throws -> String {
    try text.replacing(#/ +<property name="shard" value="[0-9/]+"/>\n/#, with: "")
      .replacing(Regex("(?m)^# script [0-9]+ of \(count): s"), with: "# s")
  }

  private static let formats: [any ReportFormat.Type] = [
    JUnitReport.self, JSONReport.self, TAPReport.self,
  ]

  @Test(
    "The merged reports of shards, in any order, equal the report of the whole run",
    arguments: 0..<3, [1, 2, 3, 5, 40])
  func joined(number: Int, count: Int) throws {
    let format = Self.formats[number]
    for total in [0, 1, 2, 7, 26] {
      let reports = Self.reports(total)
      let shards = try Self.shards(reports, count, as: format)
      let merged = try Self.merge(shards, as: format)
      #expect(
        try Self.withoutShards(merged.text, of: total)
          == Self.text(of: reports, nil, as: format))
      #expect(merged.remarks.isEmpty)
      #expect(merged.hasPassed == reports.allSatisfy { $0.exitCode == .success })
      let failed = reports.count { $0.exitCode != .success }
      #expect(merged.summary.hasSuffix(": \(total - failed) passed, \(failed) failed"))
      #expect(try Self.merge(shards.reversed(), as: format).text == merged.text)
    }
  }

  @Test("A truncated report is never accepted", arguments: 0..<3)
  func cutOff(number: Int) throws {
    let format = Self.formats[number]
    let report = try Self.shards(Self.reports(7), 2, as: format)[0]
    let bytes = Data(report.utf8)
    for end in 0..<bytes.count - 1 {
      #expect(throws: CommandFailure.self, "cut at \(end) of \(bytes.count)") {
        try Self.read(bytes[..<end], as: format)
      }
    }
    try Self.read(bytes, as: format)
  }

  private static func read<Format: ReportFormat>(_ bytes: Data, as format: Format.Type) throws {
    _ = try ShardReport.read(Data(bytes), from: "report", as: format)
  }

  @Test("A report in which a check or script line is missing is rejected", arguments: 0..<3)
  func lostLines(number: Int) throws {
    let format = Self.formats[number]
    let report = try Self.shards(Self.reports(7), 2, as: format)[0]
    let lines = report.components(separatedBy: "\n")
    let isPart = #/ok [0-9]+ - .*|# script .*|    <testcase .*| *"name" : .*|  <testsuite .*/#
    let parts = lines.indices.filter { lines[$0].wholeMatch(of: isPart) != nil }
    #expect(parts.count >= 4)
    for part in parts {
      var damaged = lines
      damaged.remove(at: part)
      #expect(throws: CommandFailure.self, "\(lines[part])") {
        try Self.read(Data(damaged.joined(separator: "\n").utf8), as: format)
      }
    }
  }

  @Test("A missing shard is listed in the report as a failure", arguments: 0..<3)
  func missing(number: Int) throws {
    let format = Self.formats[number]
    let reports = Self.reports(2) + Self.reports(3)
    #expect(reports.allSatisfy { $0.exitCode == .success } == false)
    var shards = try Self.shards(reports, 3, as: format)
    shards.remove(at: 1)
    let merged = try Self.merge(shards, as: format)
    #expect(merged.remarks == ["shard 2/3 is missing: there is no report of its 2 scripts"])
    #expect(!merged.hasPassed)
    #expect(merged.summary.contains(", 2 without a report"))
    let reason = "is missing: there is no report of its 2 scripts"
    switch format.name {
    case JUnitReport.name:
      #expect(
        merged.text.contains(
          "<testsuite name=\"shard 2/3\" tests=\"1\" failures=\"0\" errors=\"1\""))
      #expect(merged.text.contains("<error message=\"\(reason)\">"))
    case JSONReport.name:
      let object = try JSONSerialization.jsonObject(with: Data(merged.text.utf8)) as? [String: Any]
      let scripts = try #require(object?["scripts"] as? [[String: Any]])
      #expect(scripts.count == 4)
      #expect(scripts.last?["name"] as? String == "shard 2/3")
      #expect(scripts.last?["exitCode"] as? Int == 1)
      #expect(object?["shard"] == nil)
    default:
      #expect(merged.text.hasSuffix(" - the script as a whole\n# \(reason)\n"))
    }
  }

  @Test(
    "If a shard has two reports, the complete one is used, otherwise the last one",
    arguments: 0..<3)
  func twice(number: Int) throws {
    let format = Self.formats[number]
    let reports = Self.reports(4)
    var early = ReportedShard(try #require(Shard(1, of: 2)), scripts: 4)
    early.signal = SIGTERM
    let unfinished = reports.prefix(2).map {
      ScriptReport($0.result, processFailure: .init(reason: "did not finish"))
    }
    let ended = Self.text(of: unfinished, early, as: format)
    let shards = try Self.shards(reports, 2, as: format)
    let whole = try Self.merge(shards, as: format).text
    // Shard 1 ended early and was played again. The order of the arguments does not matter.
    let first = try Self.merge([ended, shards[1], shards[0]], as: format)
    #expect(first.text == whole)
    #expect(
      first.remarks == ["1 and 3 are both shard 1/2; using 3, which is not ended by a signal"])
    let second = try Self.merge([shards[0], shards[1], ended], as: format)
    #expect(second.text == whole)
    #expect(
      second.remarks == ["1 and 3 are both shard 1/2; using 1, which is not ended by a signal"])
    // Both are complete.
    let other = try Self.shards(Self.reports(3) + Self.reports(1), 2, as: format)
    let both = try Self.merge([shards[1], shards[0], other[1]], as: format)
    #expect(both.text == (try Self.merge([shards[0], other[1]], as: format).text))
    #expect(both.remarks == ["1 and 3 are both shard 2/2; using 3, which is named last"])
    // Merge only the incomplete report, in which some scripts failed.
    let alone = try Self.merge([ended, shards[1]], as: format)
    #expect(!alone.hasPassed)
    #expect(alone.remarks == ["1: shard 1/2 was ended by signal 15"])
  }

  // MARK: - The command

  /// Plays two scripts as two shards, one of which fails, and returns the names of the reports.
  private func play(_ option: String, _ ending: String) throws -> [String] {
    try folder.write(
      "touchscript 1\ndemo TapCounter\n0 tap 1 9,9\n1 expect count x 1\n", to: "fails.touch")
    try folder.write("touchscript 1\ndemo TapCounter\n0 expect nolog\n", to: "passes.touch")
    return try (1...2).map { index in
      let name = "\(index).\(ending)"
      let run = try Command(
        ["play", "passes.touch", "fails.touch", "--shard", "\(index)/2", option, name],
        in: folder)
      #expect(run.status == .exited(Int32(index - 1)), "\(run.errors)")
      return name
    }
  }

  @Test(
    "K-20 K-25 `merge` writes one report and exits with 1 if a test failed or a shard is missing",
    arguments: [("--junit", "xml"), ("--json", "json"), ("--tap", "tap")])
  func command(option: String, ending: String) throws {
    let names = try play(option, ending)
    let run = try Command(["merge"] + names + ["-o", "all"], in: folder)
    #expect(run.status == .exited(1))
    #expect(run.output.isEmpty)
    #expect(run.errors == ["2 scripts of 2 shards: 1 passed, 1 failed"])
    let text = try String(contentsOfFile: folder.path + "/all", encoding: .utf8)
    let first = try #require(text.firstRange(of: "passes.touch"))
    let second = try #require(text.firstRange(of: "fails.touch"))
    #expect(first.lowerBound < second.lowerBound)
    let printed = try Command(["merge"] + names.reversed(), in: folder)
    #expect(printed.output.joined(separator: "\n") + "\n" == text)
    let half = try Command(["merge", names[0], "-o", "half"], in: folder)
    #expect(half.status == .exited(1))
    #expect(
      half.errors == [
        "touchbox: shard 2/2 is missing: there is no report of its 1 script",
        "2 scripts of 2 shards: 1 passed, 0 failed, 1 without a report",
      ])
    #expect(folder.files.contains("half"))
  }

  @Test(
    "K-20 unrelated reports are refused with one message each, and nothing is written"
  )
  func refused() throws {
    let xml = try play("--junit", "xml")
    let json = try play("--json", "json")
    let plain = try Command(["play", "passes.touch", "--junit", "plain.xml"], in: folder)
    #expect(plain.status == .exited(0))
    let thirds = try Command(
      ["play", "passes.touch", "fails.touch", "--shard", "1/3", "--junit", "thirds.xml"], in: folder
    )
    #expect(thirds.status == .exited(0))
    let fewer = try Command(
      ["play", "passes.touch", "--shard", "2/2", "--junit", "fewer.xml"], in: folder)
    #expect(fewer.status == .exited(0))
    let text = try String(contentsOfFile: "\(folder.path)/1.xml", encoding: .utf8)
    try folder.write(String(text.dropLast(20)), to: "cut.xml")
    try folder.write("", to: "empty.xml")
    try folder.write("hello\n", to: "text.xml")
    try folder.write(
      "<?xml version=\"1.0\"?>\n<testsuites name=\"pytest\">\n</testsuites>\n", to: "other.xml")
    try folder.write("{\"scripts\": []}\n", to: "other.json")
    let cases: [([String], Int32, String)] = [
      (
        [xml[0], json[1]], 2,
        "2.json: is JSON, but 1.xml is JUnit XML; expected reports in one format"
      ),
      (
        [xml[0], "thirds.xml"], 2,
        "thirds.xml: is shard 1/3 of 2 scripts, but 1.xml is shard 1/2 of 2 scripts; expected shards of the same run"
      ),
      (
        [xml[0], "fewer.xml"], 2,
        "fewer.xml: is shard 2/2 of 1 script, but 1.xml is shard 1/2 of 2 scripts; expected shards of the same run"
      ),
      (
        ["plain.xml"], 2,
        "plain.xml: does not say which shard it is; expected a report of `play --shard K/N`"
      ),
      (["nowhere.xml"], 5, "nowhere.xml: no such file; expected a report of `play --shard K/N`"),
      (["."], 5, ".: is a folder; expected a report of `play --shard K/N`"),
      (
        [xml[1], "cut.xml"], 5,
        "cut.xml: this JUnit XML is truncated or corrupt; expected a complete report: play the shard again"
      ),
      (["empty.xml"], 5, "empty.xml: is empty; expected a report of `play --shard K/N`"),
      (
        ["text.xml"], 5,
        "text.xml: is neither JUnit XML nor JSON nor TAP; expected a report of `play --shard K/N`"
      ),
      (
        ["other.xml"], 5,
        "other.xml: this JUnit XML is not in `play`'s format; expected a report of `play --shard K/N`"
      ),
      (
        ["other.json"], 5,
        "other.json: this JSON is not in `play`'s format; expected a report of `play --shard K/N`"
      ),
    ]
    for (arguments, code, message) in cases {
      let run = try Command(["merge"] + arguments + ["-o", "all.out"], in: folder)
      #expect(run.status == .exited(code), "\(arguments)")
      #expect(run.errors == ["touchbox: " + message], "\(arguments)")
      #expect(!folder.files.contains("all.out"))
    }
    let same = try Command(["merge"] + xml + ["-o", "./2.xml"], in: folder)
    #expect(same.status == .exited(2))
    #expect(
      same.errors == [
        "touchbox: --output ./2.xml: already used by a report to read; choose another file"
      ])
    let nothing = try Command(["merge"], in: folder)
    #expect(nothing.status == .exited(2))
  }
}
