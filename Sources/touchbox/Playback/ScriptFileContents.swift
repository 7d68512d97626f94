import Foundation
import Painter
import Simulator
import TouchScript
import WebDriverActions

/// A script as it lies on the disk, in either of its forms.
@MainActor
struct ScriptFileContents {
  /// The path as the user gave it; `-` is standard input.
  let path: String
  /// What the file holds.
  let bytes: [UInt8]

  /// The name that mistakes are told under.
  var name: String { path == "-" ? "standard input" : path }

  /// Whether the file holds WebDriver Actions; otherwise it is a touch script.
  var isActions: Bool { Script.isActions(bytes) }

  /// Takes what was read already.
  init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads a file, or a pipe to its end.
  init(_ path: String) throws {
    self.path = path
    bytes = [UInt8](try Self.data(path))
  }

  private static func data(_ path: String) throws -> Data {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(.file, "\(path): \(reason); expected a touch script")
    }
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      let problem = errno
      throw failure(
        problem == ENOENT
          ? "no such file" : "cannot be read (\(String(cString: strerror(problem))))")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: path != "-")
    var status = stat()
    fstat(file, &status)
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw failure("is a folder")
    // A device may have no end; the terminal, which has one, is called "-".
    case S_IFCHR where path != "-", S_IFBLK: throw failure("is a device")
    default: break
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw failure("cannot be read (\(error.systemReason))")
    }
  }

  /// Returns the script, or fails with all that is wrong with it.
  func script() throws -> Script {
    try Self.telling { () throws(ScriptError) in
      isActions
        ? try Script(actions: bytes, file: name) : try Script(parsing: bytes, file: name)
    }
  }

  /// Returns the demo that a script names, which this file holds; nil for one that names none.
  func demo(of script: Script) throws -> Demo? {
    guard let wanted = script.header.demo else { return nil }
    if let demo = DemoCatalog.demo(named: wanted) { return demo }
    // A script that was read can be read again.
    let place = try source().demoLocation ?? ScriptLocation(line: 1, column: 1)
    throw CommandFailure(
      .usage, "\(name):\(place.line):\(place.column): \(DemoCatalog.unknown(wanted))")
  }

  /// Returns the touch script as it is written.
  func source() throws -> ScriptSyntax {
    guard !isActions else {
      throw CommandFailure(
        .usage,
        "\(name):1:1: found WebDriver Actions; expected a touch script, such as `touchbox "
          + "convert` makes of them")
    }
    return try Self.telling { () throws(ScriptError) in
      try ScriptSyntax(parsing: bytes, file: name)
    }
  }

  /// Does something with a file, and turns its mistakes into sentences.
  private static func telling<Value>(
    _ work: () throws(ScriptError) -> Value
  ) throws -> Value {
    do throws(ScriptError) {
      return try work()
    } catch {
      throw CommandFailure(
        .usage, sentences: error.description.split(separator: "\n").map(String.init))
    }
  }
}

/// Gathers what went wrong with each of many files, so that all of it is told together.
struct FailureList {
  private var sentences: [String] = []
  private var code = ExitCode.success

  /// Does something for one file of many.
  mutating func collect<Value>(_ work: () throws -> Value) throws -> Value? {
    do {
      return try work()
    } catch let failure as CommandFailure {
      add(failure)
      return nil
    }
  }

  /// Adds a failure.
  mutating func add(_ failure: CommandFailure) {
    sentences += failure.sentences
    code = max(code, failure.code)
  }

  /// Fails if anything did; the highest code counts.
  func rethrow() throws {
    if code != .success { throw CommandFailure(code, sentences: sentences) }
  }
}
