package import AppLibrary
import Foundation
import InputRecordings
import Terminal
package import TouchScript
import WebDriverActions

/// The contents of a script file in either format.
@MainActor
package struct ScriptFileContents {
  /// The path as specified by the user. `-` is standard input.
  package let path: String
  /// The file's bytes.
  package let bytes: [UInt8]
  /// The files and folders outside the script's folder that it may include.
  package let includable: [String]

  /// The file's name for messages and reports.
  package var name: String { path == "-" ? "standard input" : path.printable() }

  /// Whether the file contains WebDriver Actions rather than a touch script.
  package var isActions: Bool { Script.isActions(bytes) && recordingFormat == nil }

  /// Creates the contents of a file that has already been read.
  package init(_ path: String, bytes: [UInt8], includable: [String] = []) {
    self.path = path
    self.bytes = bytes
    self.includable = includable
  }

  /// Reads a file, or a pipe to its end.
  package init(
    _ path: String, includable: [String] = [], expected: String = "a touch script"
  ) throws {
    let data = try Self.data(path, expected: expected)
    if expected == "a touch script", ProjectFiles.isSource(path),
      !data.starts(with: "touchscript".utf8)
    {
      throw CommandFailure(
        .usage,
        "\(path): found source code; expected a touch script; `\(Console.programName) run \(path)` runs "
          + "the code, and `play SCRIPT --app \(path)` plays a script with it")
    }
    self.init(path, bytes: [UInt8](data), includable: includable)
  }

  /// Returns the path of the script that an argument refers to. A demo's name refers to the script
  /// that demonstrates it.
  ///
  /// - Throws: `CommandFailure` if the folder with the demos' scripts is missing.
  @MainActor static func path(_ argument: String, in catalog: AppCatalog) throws -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
    guard !exists || isFolder.boolValue, catalog.app(named: argument) != nil else {
      return argument
    }
    if let problem = catalog.assets.problem { throw CommandFailure(.file, problem) }
    return catalog.assets.folder(of: argument) + "/demo.touch"
  }

  /// The maximum file size to read. A file of this size has about three million lines of one packet
  /// each, and needs a gigabyte of memory.
  nonisolated static let mostBytes = 64 << 20

  /// Reads a file, or a pipe to its end.
  ///
  /// - Parameter expected: The expected kind of file, for messages.
  nonisolated static func data(_ path: String, expected: String = "a touch script") throws -> Data {
    func failure(_ reason: String, _ wanted: String? = nil) -> CommandFailure {
      CommandFailure(
        .file, "\(path.isEmpty ? "\"\"" : path): \(reason); expected \(wanted ?? expected)")
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
    case S_IFDIR: throw failure("is a folder", expected + Self.advice(aboutFolder: path, expected))
    // Reading from a device may never end. The terminal is allowed as "-" because its input ends.
    case S_IFCHR where path != "-", S_IFBLK: throw failure("is a device")
    default: break
    }
    let data: Data
    do {
      let start = try handle.read(upToCount: 1 << 16) ?? Data()
      // A file that contains null bytes may be a disk image, so don't read it to the end.
      if start.contains(0) {
        throw CommandFailure(
          .usage, "\(path):1:1: found bytes that are not text; expected \(expected)")
      }
      data = start + (try handle.read(upToCount: mostBytes + 1 - start.count) ?? Data())
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw failure("cannot be read (\(error.systemReason))")
    }
    guard data.count <= mostBytes else { throw failure("larger than \(mostBytes >> 20) MB") }
    return data
  }

  /// Returns advice for a user who passed a folder, based on its contents.
  private nonisolated static func advice(
    aboutFolder path: String, _ expected: String
  ) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard expected.hasPrefix("a touch script") else { return "" }
    if files.contains(where: { $0.hasSuffix(".touch") }) { return ", such as \(path)/*.touch" }
    return files.contains(where: ProjectFiles.isSource)
      ? ", or `touchbox run \(path)` for the app in it" : ""
  }

  /// The format of a recording, or `nil` for a script or WebDriver Actions.
  var recordingFormat: InputRecording.Format? { InputRecording.Format(of: bytes) }

  /// The error for a file that is a recording rather than a script, or `nil` for other files.
  private var recordingError: ScriptError? {
    recordingFormat.map { format in
      ScriptError(
        file: name,
        problems: [
          .init(
            ScriptLocation(line: 1, column: 1),
            "found a recording by \(format.rawValue); expected a script; `touchbox convert` can "
              + "make one from it")
        ])
    }
  }

  /// Returns the script, or throws an error that lists all of its mistakes.
  package func script() throws(ScriptError) -> Script {
    if let recordingError { throw recordingError }
    return isActions
      ? try Script(actions: bytes, file: name)
      : try Script(parsing: bytes, file: name, includes: includes)
  }

  /// Returns the app named in this file's script, or `nil` if the script doesn't name one.
  package func app(of script: Script, in catalog: AppCatalog) throws -> App? {
    guard let wanted = script.header.demo else { return nil }
    if let app = catalog.app(named: wanted) { return app }
    // The script has been parsed once already, so parsing it again for the location cannot fail.
    let location = try source().demoLocation ?? ScriptLocation(line: 1, column: 1)
    throw CommandFailure(
      .usage, "\(name):\(location.line):\(location.column): \(catalog.unknown(wanted))")
  }

  /// Returns the app named in an invalid script, or `nil` if its `demo` line cannot be found.
  ///
  /// - Throws: `CommandFailure` for an unknown app.
  func appInHeader(of catalog: AppCatalog) throws -> App? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isDemo = { (line: ArraySlice<UInt8>) in
      line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "demo ".utf8)
    }
    guard let index = lines.firstIndex(where: isDemo) else { return nil }
    let header = ScriptFileContents(
      path, bytes: Array(lines[...index].joined(separator: [UInt8(ascii: "\n")])),
      includable: includable)
    guard let script = try? header.script() else { return nil }
    return try header.app(of: script, in: catalog)
  }

  /// Returns the touch script as written, including comments and macros.
  package func source() throws -> ScriptSyntax {
    guard !isActions else {
      throw CommandFailure(
        .usage,
        "\(name):1:1: found WebDriver Actions; expected a touch script; `touchbox "
          + "convert` can make one from them")
    }
    if let recordingError { throw recordingError }
    return try ScriptSyntax(parsing: bytes, file: name, includes: includes)
  }
}
