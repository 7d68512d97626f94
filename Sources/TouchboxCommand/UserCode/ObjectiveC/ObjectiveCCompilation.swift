import AppLibrary
import Foundation
import Terminal

/// The compilation of an Objective-C app.
struct ObjectiveCCompilation {
  private let host: ObjectiveCHost
  private let files: ProjectFiles
  private var adapter: ListingAdapter
  private let folder: String
  /// The messages that are repeated whenever the program runs.
  private(set) var warnings = ""

  init(
    _ host: ObjectiveCHost, _ files: ProjectFiles, _ adapter: ListingAdapter, in folder: String
  ) {
    (self.host, self.files, self.adapter, self.folder) = (host, files, adapter, folder)
  }

  /// The changes to the files, as a diff.
  var diff: String { adapter.listings.map(\.diff).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Compiles the files into the library `app.so`.
  ///
  /// - Throws: `CommandFailure` if compilation fails, after printing the compiler's messages.
  mutating func run() throws {
    var objects: [String] = []
    var failures = ""
    for file in files.objectiveC {
      let object = "\(folder)/\(objects.count).o"
      objects.append(object)
      let (text, succeeded) = try compile(file, ["-c", "-o", object])
      print(text)
      if succeeded { warnings += text } else { failures += text }
    }
    guard failures.isEmpty else {
      throw CommandFailure(.usage, reported: ClangCompiler.firstError(in: failures))
    }
    for listing in adapter.listings where !listing.changes.isEmpty {
      let lines = Set(listing.changes.map(\.line)).count
      let note =
        "\(listing.path): note: changed \(lines == 1 ? "a line" : "\(lines) lines") to compile it; "
        + "`touchbox adapt` shows the changes\n"
      print(note)
      warnings += note
    }
    let description = "\(folder)/description.c"
    try self.description.write(toFile: description, atomically: false, encoding: .utf8)
    let (messages, succeeded) = try host.clang.messages(
      ObjectiveCHost.libraryArguments + objects
        + ["-fPIC", description, "-o", folder + "/app.so"]
        // The host defines most of these symbols. If one is missing, it looks up the line here.
        + ["-Wl,-z,defs", "-Wl,--warn-unresolved-symbols"])
    let isUndefined = #/warning: undefined symbol: /#
    let parts = messages.split(separator: "\n\n")
    if succeeded {
      try parts.filter { $0.contains(isUndefined) }.joined(separator: "\n\n").write(
        toFile: folder + "/undefined", atomically: false, encoding: .utf8)
    } else {
      let text = parts.filter { !$0.contains(isUndefined) }.joined(separator: "\n\n") + "\n"
      print(text)
      throw CommandFailure(.usage, reported: Self.linkError(text))
    }
  }

  /// Checks the files for errors and prints the messages. Returns `true` if there are no errors.
  mutating func check() throws -> Bool {
    var result = true
    for file in files.objectiveC {
      let (text, succeeded) = try compile(file, ["-fsyntax-only"])
      print(text)
      if !succeeded { result = false }
    }
    return result
  }

  private func print(_ messages: String) {
    if !messages.isEmpty { Console.errBytes(Data(messages.utf8)) }
  }

  // MARK: - Compiling a file

  /// Compiles a file, and recompiles it after each correction of a misprint.
  ///
  /// A file that only manual reference counting allows is compiled with it.
  private mutating func compile(
    _ file: String, _ options: [String]
  ) throws -> (text: String, succeeded: Bool) {
    var attempts = 8
    while true {
      let result = try host.clang.messages(options + arguments(for: file))
      attempts -= 1
      if !result.succeeded, result.text.contains(Self.withoutCounting) {
        let manual = try host.clang.messages(options + arguments(for: file) + ["-fno-objc-arc"])
        if manual.succeeded { return (annotated(manual.text), true) }
      }
      guard !result.succeeded, attempts > 0, correct(result.text, in: file) else {
        return (annotated(result.text), result.succeeded)
      }
    }
  }

  /// The compiler's messages about code that converts between objects and C pointers.
  private static var withoutCounting: Regex<Substring> {
    #/requires a bridged cast|ARC forbids|automatic reference counting/#
  }

  /// Corrects the first misprint in the compiler's messages. Returns `false` if there is none.
  private mutating func correct(_ messages: String, in file: String) -> Bool {
    let before = adapter.listings.map(\.text)
    let pattern =
      #/type of property '(\w+)' \('float'\) does not match type of instance variable '\w+' \('(?:CGFloat|double)/#
    if let property = messages.firstMatch(of: pattern)?.1 {
      adapter.widenProperty(String(property))
    } else if let (name, other) = Self.misprint(in: messages) {
      adapter.rename(name, to: other, in: file)
    }
    return adapter.listings.map(\.text) != before
  }

  /// Returns a name that differs from a declared name only in case.
  private static func misprint(in messages: String) -> (String, String)? {
    let plain = messages.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    for match in plain.matches(of: #/undeclared identifier '(\w+)'; did you mean '(\w+)'\?/#)
    where match.1.lowercased() == match.2.lowercased() {
      return (String(match.1), String(match.2))
    }
    return nil
  }

  private func annotated(_ text: String) -> String {
    let api = AppleAPI(coverage: host.sdk.apiCoverage, portingGuide: host.sdk.portingGuide)
    var messages = CompilerMessages(api)
    return messages.annotated(text)
  }

  private func arguments(for file: String) throws -> [String] {
    let listing = adapter.listings.first { $0.path == file }
    let isObjectiveC = file.hasSuffix(".m")
    let prefixes = files.headers.filter { $0.hasSuffix(".pch") }
    let text = listing?.text ?? ""
    return
      [
        "-fPIC", "-O0", "-gline-tables-only", "-gdwarf-4",
        // Keep the file paths absolute, even inside the current folder.
        "-fdebug-compilation-dir=generated", "-fno-omit-frame-pointer",
        "-Wno-everything", "-Wobjc-method-access", "-Wincomplete-implementation", "-Wreturn-type",
        "-Wnonnull", "-Werror=implicit-function-declaration", "-Dmain=touchbox_main",
      ]
      + (isatty(STDERR_FILENO) == 1 ? ["-fcolor-diagnostics"] : [])
      + host.mode.clangArguments + includeFolders.flatMap { ["-I", $0] }
      + ClangCompiler.arguments(host.sdk, host.gnustep)
      + (isObjectiveC ? ["-include", "UIKit/UIKit.h"] : [])
      + (isObjectiveC ? prefixes.flatMap { ["-include", $0] } : [])
      + (isObjectiveC && !ListingAdapter.countsReferences(text) ? ["-fobjc-arc"] : [])
      + (try overlay()) + [file]
  }

  /// The folders that contain the headers.
  private var includeFolders: [String] {
    var folders = [files.folder]
    for header in files.headers {
      let folder = (header as NSString).deletingLastPathComponent
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  // MARK: - Changed files

  private struct Overlay: Encodable {
    struct Entry: Encodable {
      enum CodingKeys: String, CodingKey {
        case type, name
        case contents = "external-contents"
      }

      var type = "file"
      let name: String
      let contents: String
    }

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
    }

    var version = 0
    var usesExternalNames = false
    let roots: [Entry]
  }

  /// Returns the arguments that make changed files appear at the paths of the user's files.
  private func overlay() throws -> [String] {
    var entries: [Overlay.Entry] = []
    for (index, listing) in adapter.listings.enumerated() {
      guard let text = listing.replacement else { continue }
      let contents = "\(folder)/\(index).listing"
      try text.write(toFile: contents, atomically: false, encoding: .utf8)
      entries.append(Overlay.Entry(name: listing.path, contents: contents))
    }
    guard !entries.isEmpty else { return [] }
    let path = folder + "/overlay.json"
    try JSONEncoder().encode(Overlay(roots: entries)).write(to: URL(fileURLWithPath: path))
    return ["-ivfsoverlay", path]
  }

  // MARK: - The library

  /// The source code of the library's self-description; see `TBStart.m`.
  private var description: String {
    let values = [
      ("folder", files.folder), ("excluded", files.excluded.joined(separator: "\n")),
      ("parts", adapter.parts.joined(separator: "\n")), ("is_old", adapter.isOld ? "1" : "0"),
      ("outlets", adapter.outlets.joined(separator: "\n")),
    ]
    return values.map { name, text in
      let bytes = text.utf8.map(String.init) + ["0"]
      return "const unsigned char touchbox_\(name)[] = {\(bytes.joined(separator: ","))};\n"
    }.joined()
  }

  private static func linkError(_ messages: String) -> String {
    messages.firstMatch(of: #/error: ([^\n]*)/#).map { String($0.1) } ?? "does not link"
  }
}
