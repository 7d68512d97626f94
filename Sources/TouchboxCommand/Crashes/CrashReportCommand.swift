import ArgumentParser
import Foundation
import Terminal

/// The internal `touchbox crash-report` command, which programs built from users' files start when
/// they crash.
///
/// It reports the line where the app's own code crashed and the lines that led to it. Calls inside
/// libraries rarely help the app's author, so only `--backtrace` prints them.
struct CrashReportCommand: ParsableCommand {
  static let name = CrashDescription.command

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Find the lines of a crash.", shouldDisplay: false)

  /// The maximum number of lines to print. Recursion would repeat the same lines.
  private static let limit = 12

  @Argument(help: "The name of the app.")
  var app: String

  func run() throws {
    let bytes = (try? FileHandle.standardInput.read(upToCount: 1 << 16)) ?? Data()
    var reader = ByteReader([UInt8](bytes)[...])
    var words: [UInt] = []
    while !reader.isAtEnd { words.append(UInt(reader.number(8))) }
    guard let crash = CrashDescription(words), let program = Executable(path: "/proc/self/exe")
    else {
      throw CommandFailure(
        .usage, "found no crash on standard input; expected the data of a crashed program")
    }
    let code = Self.library(of: crash)
    let table = LineTable(code ?? program)
    // A library's line table contains addresses relative to the library's start.
    let addresses = crash.calls.map {
      crash.library.contains($0) ? $0 - crash.library.lowerBound : $0
    }
    let locations = zip(crash.calls, addresses).map { call, address in
      code == nil || crash.library.contains(call) ? table.location(of: address) : nil
    }
    var lines: [LineTable.Location] = []
    for case let location? in locations where !lines.contains(location) { lines.append(location) }
    if crash.isRecursion, let most = Self.mostFrequent(lines, in: locations) {
      lines.removeAll { $0 == most }
      lines.insert(most, at: 0)
    }
    Console.warn(
      Self.message(
        app, crash, at: lines.first, code == nil ? crash.calls.first.flatMap(table.failure) : nil))
    if Self.printsAll {
      Self.printAll(crash.calls, locations, program)
    } else {
      for line in lines.prefix(Self.limit) {
        Console.err(Self.text(of: line, ifOlderThan: crash.start))
      }
      if lines.count > Self.limit { Console.err("and \(lines.count - Self.limit) more") }
    }
  }

  /// Returns the library that contains the user's code, or `nil` if the program contains it.
  private static func library(of crash: CrashDescription) -> Executable? {
    guard !crash.library.isEmpty else { return nil }
    let folder = (SDK.ownExecutable as NSString).deletingLastPathComponent
    return Executable(path: folder + "/app.so")
  }

  /// Returns the line that occurs most often on an overflowed stack. The innermost call is
  /// arbitrary, and may be a compiler-generated helper without a line.
  private static func mostFrequent(
    _ lines: [LineTable.Location], in locations: [LineTable.Location?]
  ) -> LineTable.Location? {
    let counts = lines.map { line in locations.count { $0 == line } }
    return counts.max().flatMap { counts.firstIndex(of: $0) }.map { lines[$0] }
  }

  /// Returns the message to print before the lines.
  ///
  /// - Parameter failure: The compiler-generated check that failed. For other failures, the runtime
  ///   has already printed a message.
  static func message(
    _ app: String, _ crash: CrashDescription, at line: LineTable.Location?, _ failure: String?
  ) -> String {
    let location = line.map { " at \($0.file):\($0.line)" } ?? ""
    let signal = "(signal \(crash.signal), \(String(cString: strsignal(crash.signal))))"
    guard crash.isRecursion else {
      return "\(app) crashed\(location)\(failure.map { ": \($0)" } ?? "") \(signal)"
    }
    let comma = location.isEmpty ? "" : ","
    return "\(app) \(CrashReport.recursion)\(comma)\(location) \(signal)"
  }

  /// Returns a line with its source text, unless the file has changed since.
  static func text(of line: LineTable.Location, ifOlderThan start: Int) -> String {
    let location = "\(line.file):\(line.line)"
    var status = stat()
    guard stat(line.file, &status) == 0, status.st_mtim.tv_sec <= start,
      let text = try? String(contentsOfFile: line.file, encoding: .utf8)
    else { return location }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line.line - 1) else { return location }
    return "\(location): \(lines[line.line - 1].trimmingCharacters(in: .whitespaces))"
  }

  // MARK: - All calls

  /// The environment variable that `--backtrace` sets for all processes of a command.
  static let variable = "TOUCHBOX_BACKTRACE"

  private static var printsAll: Bool { getenv(variable) != nil }

  private static func printAll(
    _ calls: [UInt], _ locations: [LineTable.Location?], _ program: Executable
  ) {
    let functions = program.functions(at: calls)
    for (index, call) in calls.enumerated() {
      let function = functions[index].map(demangled) ?? "0x\(String(call, radix: 16))"
      let location = locations[index].map { " at \($0.file):\($0.line)" } ?? ""
      Console.err("\(index) \(function)\(location)")
    }
  }

  /// Returns a function's demangled name, or the name itself if it is not a mangled Swift name.
  static func demangled(_ name: String) -> String {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A function in the Swift runtime that Swift's own tools use too.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
