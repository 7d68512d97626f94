import Foundation
import Terminal

/// The user's Swift compiler.
struct SwiftCompiler {
  /// The path of `swiftc`.
  let path: String

  /// Finds the compiler.
  ///
  /// - Throws: `CommandFailure` if there is no compiler.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/swiftc" as String }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandFailure(
        .environment,
        "found no Swift compiler on the PATH; your own files require Swift 6.2 or later, from "
          + "https://www.swift.org/install/linux")
    }
    path = found
  }

  /// Text that is unique to this compiler.
  var identity: String { "\(path) \(FileIdentity(path)?.text ?? "")" }

  /// A compiler's version and modules.
  struct Description {
    /// The first line of output from `swiftc --version`, starting at "Swift version".
    let version: String
    /// The folder that contains the modules of the compiler's parser.
    let parserModules: String
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let compilerVersion: String
    let paths: Paths
  }

  /// Runs the compiler to determine its version and modules.
  ///
  /// - Throws: `CommandFailure` if the compiler fails; `StopSignals.Stopped`.
  func describe(_ signals: StopSignals) throws -> Description {
    let (ending, output) = try Subprocess.read(path, ["-print-target-info"], signals)
    guard ending == .exited(0), let info = try? JSONDecoder().decode(TargetInfo.self, from: output)
    else {
      throw CommandFailure(
        .environment, "\(path) does not work as a Swift compiler; expected Swift 6.2 or later")
    }
    return Description(
      version: info.compilerVersion, parserModules: info.paths.runtimeResourcePath + "/host")
  }

  /// Compiles and links, and prints the compiler's messages to standard error.
  ///
  /// If the messages mention the module cache, it is removed and the compiler runs again.
  ///
  /// - Parameter edit: A closure that edits the messages before they are printed.
  /// - Throws: After the messages, `CommandFailure` if compilation fails; `StopSignals.Stopped`.
  func run(
    _ arguments: [String], _ cache: BuildCache, _ signals: StopSignals,
    edit: (String) -> String = { $0 }
  ) throws {
    try cache.prepareModules()
    let arguments = arguments + ["-module-cache-path", cache.modules]
    var (ending, errors) = try Subprocess.compile(path, arguments, signals, edit: edit)
    if ending == .exited(1), errors.contains(cache.modules), !Self.isDiskFull(errors) {
      try cache.prepareModules(isDamaged: true)
      (ending, errors) = try Subprocess.compile(path, arguments, signals, edit: edit)
    }
    if ending != .exited(0), Self.isDiskFull(errors) {
      throw CommandFailure(
        .file,
        "\(cache.folder): the compiler cannot write its files (\(String(cString: strerror(ENOSPC)))); "
          + "expected free space there and in \(NSTemporaryDirectory())")
    }
    switch ending {
    case .exited(0): return
    case .exited: throw CommandFailure(.usage, reported: Self.firstError(in: errors))
    case .signaled(let signal):
      throw CommandFailure(.environment, "\(path) was terminated by signal \(signal)")
    }
  }

  /// Whether messages indicate a full disk. The linker maps its output file into memory, so it
  /// fails with SIGBUS if the disk is full.
  private static func isDiskFull(_ messages: String) -> Bool {
    [String(cString: strerror(ENOSPC)), String(cString: strsignal(SIGBUS))].contains {
      messages.contains($0)
    }
  }

  /// Returns the first error in the messages, such as `Board.swift:12: cannot find 'x' in scope`.
  private static func firstError(in messages: String) -> String {
    let plain = messages.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    guard let match = plain.firstMatch(of: #/(?:^|\n)([^\n]*?):([0-9]+):[0-9]+: error: ([^\n]*)/#)
    else { return "does not compile" }
    let file = (String(match.output.1) as NSString).lastPathComponent
    return "\(file):\(match.output.2): \(match.output.3)"
  }
}

/// Runs programs, and waits for them to exit.
enum Subprocess {
  /// Runs the compiler, prints its messages when it exits, and returns them.
  ///
  /// - Parameter edit: A closure that edits the messages before they are printed.
  static func compile(
    _ compiler: String, _ arguments: [String], _ signals: StopSignals, edit: (String) -> String
  ) throws -> (ChildProcess.Ending, errors: String) {
    // The compiler doesn't write to a terminal, so it needs an option to enable colors.
    let colors = isatty(STDERR_FILENO) == 1 ? ["-color-diagnostics"] : []
    let process = try start(
      compiler, colors + arguments, output: .file(STDERR_FILENO), errors: .pipe)
    let (ending, output) = try read(process.errors, of: process, signals)
    let text = String(decoding: output, as: UTF8.self)
    Console.errBytes(Data(edit(text).utf8))
    return (ending, text)
  }

  /// Runs a program and returns its standard output.
  static func read(
    _ program: String, _ arguments: [String], _ signals: StopSignals,
    errors: ChildProcess.Stream = .file(STDERR_FILENO)
  ) throws -> (ChildProcess.Ending, Data) {
    let process = try start(program, arguments, output: .pipe, errors: errors)
    return try read(process.output, of: process, signals)
  }

  private static func read(
    _ stream: FileHandle, of process: ChildProcess, _ signals: StopSignals
  ) throws -> (ChildProcess.Ending, Data) {
    var output = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let file = stream.fileDescriptor
      guard try signals.wait(for: [file], milliseconds: 1000) == [true] else { continue }
      let count = Glibc.read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return (process.waitForEnd(), output) }
      output += part[..<count]
    }
  }

  private static func start(
    _ program: String, _ arguments: [String], output: ChildProcess.Stream,
    errors: ChildProcess.Stream = .file(STDERR_FILENO)
  ) throws -> ChildProcess {
    do {
      return try ChildProcess(program, arguments, output: output, errors: errors)
    } catch {
      throw CommandFailure(.environment, "\(program): cannot be started (\(error))")
    }
  }
}
