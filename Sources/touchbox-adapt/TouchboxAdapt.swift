import Foundation

/// A program that adapts touch code written for iOS to Linux.
///
///     touchbox-adapt [--api PAGE] --output FOLDER FILE... [--beside FILE...]
///     touchbox-adapt [--api PAGE] --diff FILE... [--beside FILE...]
///
/// The first form writes the adapted files and prints a JSON report. The second form prints a diff.
/// PAGE is the path of the APICoverage page, which lists the missing frameworks.
///
/// The files are Swift sources, storyboards and xib files. The files after `--beside` are interface
/// files that are ignored unless they mention a class in the sources. The report includes code that
/// cannot be adapted. With `--diff`, such code results in exit code 1. The exit code is 2 for
/// unreadable files and invalid arguments.
@main
struct TouchboxAdapt {
  static func main() {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      let sources = try arguments.sources.map {
        SourceFile(path: absolute($0), text: try text(of: $0))
      }
      let app = try Adaptation(
        files: sources, interfaces: arguments.interfaces.map(absolute),
        neighbors: arguments.neighbors.map(absolute),
        frameworks: arguments.page.map { try Frameworks(page: $0) } ?? Frameworks())
      app.run()
      switch arguments.mode {
      case .write(let folder): print(try write(app, to: folder))
      case .diff:
        print(diff(app), terminator: "")
        if !app.errors.isEmpty { exit(1) }
      }
    } catch {
      FileHandle.standardError.write(Data("touchbox-adapt: \(message(of: error))\n".utf8))
      exit(2)
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func message(of error: any Error) -> String {
    if let error = error as? Arguments.Invalid { return error.message }
    guard let error = error as? CocoaError else { return "\(error)" }
    let path = error.userInfo[NSFilePathErrorKey] as? String
    // The codes for write errors start at 512.
    let action = error.code.rawValue < 512 ? "read" : "written"
    return "\(path?.printable ?? "a file") cannot be \(action)"
  }

  /// Returns a source file's text.
  private static func text(of path: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Arguments.Invalid(message: "\(path.printable): is not UTF-8; save the file as UTF-8")
    }
    return text
  }

  // MARK: - Output

  /// Writes the adapted and generated files, and returns the report.
  private static func write(_ app: Adaptation, to folder: String) throws -> String {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    var names: Set<String> = []
    var paths: [String] = []
    let texts =
      app.files.map { ($0.baseName, $0.render()) }
      + app.generated.map { (URL(fileURLWithPath: $0.name).deletingPathExtension().path, $0.text) }
    for (name, text) in texts {
      // The compiler requires unique file names, and gives `main` a special meaning.
      var unique = URL(fileURLWithPath: name).lastPathComponent
      if unique == "main" { unique = "main_" }
      while !names.insert(unique.lowercased()).inserted { unique += "_" }
      let file = url.appendingPathComponent(unique + ".swift")
      try Data(text.utf8).write(to: file)
      paths.append(file.path)
    }
    return try Report(app, files: paths).json()
  }

  /// Returns the changes to all files, followed by the errors.
  private static func diff(_ app: Adaptation) -> String {
    let report = Report(app, files: [])
    let changes = app.files.map { UnifiedDiff($0).text }.joined()
    let messages =
      report.warnings.map { ("warning", $0) } + report.errors.map { ("error", $0) }
    return changes
      + messages.map { "# \($1.file):\($1.line):\($1.column): \($0): \($1.message)\n" }.joined()
  }
}

/// The command-line arguments.
private struct Arguments {
  enum Mode {
    case write(folder: String)
    case diff
  }

  struct Invalid: Error {
    let message: String
  }

  let mode: Mode
  private(set) var sources: [String] = []
  private(set) var interfaces: [String] = []
  private(set) var neighbors: [String] = []
  private(set) var page: String?

  init(_ arguments: [String]) throws {
    var files = arguments
    if files.first == "--api", files.count > 1 {
      page = files[1]
      files.removeFirst(2)
    }
    switch files.first {
    case "--diff":
      files.removeFirst()
      mode = .diff
    case "--output" where files.count > 1:
      mode = .write(folder: files[1])
      files.removeFirst(2)
    default:
      throw Invalid(message: "expected --output FOLDER FILE... or --diff FILE...")
    }
    let mark = files.firstIndex(of: "--beside") ?? files.endIndex
    neighbors = Array(files[mark...].dropFirst())
    for file in files[..<mark] {
      switch URL(fileURLWithPath: file).pathExtension {
      case "swift": sources.append(file)
      case "storyboard", "xib": interfaces.append(file)
      default: throw Invalid(message: "\(file): expected a .swift, .storyboard or .xib file")
      }
    }
    guard !sources.isEmpty else { throw Invalid(message: "expected a Swift file") }
  }
}
