import AppLibrary
import ArgumentParser
import Foundation
import Painter
import Terminal

/// The `touchbox merge` command.
struct MergeCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge reports from several machines into one.",
    discussion: """
      Each machine plays a shard of the same scripts and writes a report in JUnit XML, JSON or TAP:
        touchbox play *.touch --shard 1/2 --junit shard-1.xml
        touchbox play *.touch --shard 2/2 --junit shard-2.xml
        touchbox merge shard-1.xml shard-2.xml -o all.xml

      The result lists all scripts in order, and adds up all counts and times. A shard without a report \
      counts as a failure. If a shard was played twice, only one report is used: the one that was not \
      cut short by a signal, or otherwise the last one on the command line.

      Exit code: 0 if every script passed; 1 if one failed or a shard is missing; 2 if the reports are \
      not shards of one run; 5 if a report cannot be read or is cut off. With code 2 or 5 nothing is written.
      """)

  @Argument(
    help: "The reports, all in the same format; - is standard input.",
    completion: .file(extensions: ["xml", "json", "tap"]))
  var reports: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; by default, or with -, standard output.", valueName: "file"),
    completion: .file(extensions: ["xml", "json", "tap"]))
  var output: String?

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try OutputPaths.checkDistinct([("--output", output)], from: reports, "a report to read")
    var failures = FailureList()
    let files = try reports.compactMap { path in
      try failures.collect {
        (
          path: path == "-" ? "standard input" : path,
          bytes: try ScriptFileContents.data(path, expected: "a report of `play --shard K/N`")
        )
      }
    }
    try failures.rethrow()
    let formats: [any ReportFormat.Type] = [JUnitReport.self, JSONReport.self, TAPReport.self]
    var format: (any ReportFormat.Type)?
    for file in files {
      let own = formats.first { file.bytes.starts(with: $0.start.utf8) }
      guard let own else {
        let problem = file.bytes.isEmpty ? "is empty" : "is neither JUnit XML nor JSON nor TAP"
        failures.add(
          CommandFailure(
            .file, "\(file.path): \(problem); expected a report of `play --shard K/N`"))
        continue
      }
      if let format, format.name != own.name {
        failures.add(
          CommandFailure(
            .usage,
            "\(file.path): is \(own.name), but \(files[0].path) is \(format.name); expected reports in one format"
          ))
      }
      format = format ?? own
    }
    try failures.rethrow()
    if let format { try merge(files, as: format) }
  }

  @MainActor private func merge<Format: ReportFormat>(
    _ files: [(path: String, bytes: Data)], as format: Format.Type
  ) throws {
    var failures = FailureList()
    let reports = try files.compactMap { file in
      try failures.collect { try ShardReport.read(file.bytes, from: file.path, as: format) }
    }
    try failures.rethrow()
    let merge = try ShardMerge<Format>(reports)
    if let output, output != "-" {
      try AtomicFile.write(merge.text, to: output)
    } else {
      Console.outContents(merge.text)
    }
    for remark in merge.remarks { Console.warn(remark) }
    Console.err(merge.summary)
    if !merge.hasPassed { throw CommandFailure(.failure, messages: []) }
  }
}
