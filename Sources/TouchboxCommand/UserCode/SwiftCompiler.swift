import AppSupport
import Foundation

/// The user's Swift compiler.
struct SwiftCompiler {
  /// The path of `swiftc`.
  let path: String

  /// Finds the compiler.
  ///
  /// - Throws: `CommandFailure` if there is none.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/swiftc" as String }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandFailure(
        .environment,
        "there is no Swift compiler on the PATH; your own files need Swift 6.2 or later, from "
          + "https://www.swift.org/install/linux")
    }
    path = found
  }

  /// What differs between two compilers.
  var identity: String { "\(path) \(FileIdentity(path)?.text ?? "")" }

  /// What a compiler says of itself.
  struct Description {
    /// The first line of `swiftc --version`, without what precedes "Swift version".
    let version: String
    /// The folder of the modules of the compiler's own parser.
    let parserModules: String
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let compilerVersion: String
    let paths: Paths
  }

  /// Asks the compiler what it is.
  ///
  /// - Throws: `CommandFailure` if it does not say; `StopSignals.Stopped`.
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

  /// Compiles and links; messages go to standard error.
  ///
  /// - Parameter edit: Changes what the compiler says; `nil` for nothing. It is printed when the compiler has ended.
  /// - Throws: `CommandFailure` if it does not compile, when all was said; `StopSignals.Stopped`.
  func run(
    _ arguments: [String], _ signals: StopSignals, edit: ((String) -> String)? = nil
  ) throws {
    let ending: ChildProcess.Ending
    if let edit {
      // Without a terminal of its own, the compiler uses no colors unless it is asked to.
      let colors = isatty(STDERR_FILENO) == 1 ? ["-color-diagnostics"] : []
      let output: Data
      (ending, output) = try Subprocess.readErrors(path, arguments + colors, signals)
      Console.errBytes(Data(edit(String(decoding: output, as: UTF8.self)).utf8))
    } else {
      ending = try Subprocess.run(path, arguments, signals)
    }
    switch ending {
    case .exited(0): return
    case .exited: throw CommandFailure(.usage, messages: [])
    case .signalled(let signal):
      throw CommandFailure(.environment, "\(path) was ended by signal \(signal)")
    }
  }
}

/// Programs that this one waits for.
enum Subprocess {
  /// Runs a program that writes to this one's standard error.
  static func run(
    _ program: String, _ arguments: [String], _ signals: StopSignals
  ) throws -> ChildProcess.Ending {
    let process = try start(program, arguments, output: .file(STDERR_FILENO))
    while true {
      if let ending = process.endingIfAny() { return ending }
      _ = try signals.wait(for: [], milliseconds: 5)
    }
  }

  /// Runs a program and returns its standard output.
  static func read(
    _ program: String, _ arguments: [String], _ signals: StopSignals,
    errors: ChildProcess.Stream = .file(STDERR_FILENO)
  ) throws -> (ChildProcess.Ending, Data) {
    let process = try start(program, arguments, output: .pipe, errors: errors)
    return try read(process.output, of: process, signals)
  }

  /// Runs a program and returns its standard error.
  static func readErrors(
    _ program: String, _ arguments: [String], _ signals: StopSignals
  ) throws -> (ChildProcess.Ending, Data) {
    let process = try start(program, arguments, output: .null, errors: .pipe)
    return try read(process.errors, of: process, signals)
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
