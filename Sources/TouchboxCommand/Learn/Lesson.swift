import Foundation
import Terminal

/// A lesson of `touchbox learn`: an exercise with a gap, scripts that must pass, and hints.
///
/// Each lesson has a folder in `Sources/touchbox-learn`, or in the installed SDK, with a name such
/// as `03-CountTaps`. The folder contains the exercise, `Lesson.swift`; a `Solution.swift`; scripts;
/// and `hints.txt`, with an empty line between two hints. If the exercise is a script, its files are
/// `Lesson.touch` and `Solution.touch`, and `Apps.swift` contains the apps to test.
struct Lesson {
  /// The app in `Apps.swift` on which the reader's script must pass.
  static let correctApp = "CorrectApp"
  /// The app in `Apps.swift` on which the reader's script must fail.
  static let faultyApp = "FaultyApp"

  /// The lesson's number, starting at 1.
  let number: Int
  /// The name of the lesson's folder.
  let name: String
  /// The path of the lesson's folder.
  let folder: String
  /// The lesson's title, from the exercise's first comment.
  let title: String
  /// The exercise as text.
  let exercise: String
  /// The names of the scripts that must pass, in alphabetical order. Empty if the exercise is a
  /// script.
  let scripts: [String]
  /// Whether the exercise is a script rather than an app.
  let isScript: Bool

  /// Returns all lessons in order.
  ///
  /// - Parameter folder: The lessons' folder, or `nil` for the folder of this program.
  /// - Throws: `CommandFailure` if the lessons are missing.
  static func all(in folder: String? = nil) throws -> [Lesson] {
    let folder = try folder ?? SDK(executable: SDK.ownExecutable).lessons
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let lessons = try names.filter { $0.contains(#/^[0-9]+-/#) }.sorted().enumerated().map {
      try Lesson(number: $0 + 1, name: $1, folder: "\(folder)/\($1)")
    }
    guard !lessons.isEmpty else { throw Self.missing(folder) }
    return lessons
  }

  private init(number: Int, name: String, folder: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    (self.number, self.name, self.folder) = (number, name, folder)
    isScript = files.contains("Lesson.touch")
    exercise = try Self.text(of: "\(folder)/Lesson.\(isScript ? "touch" : "swift")")
    title = exercise.firstMatch(of: #/Lesson [0-9]+: ([^\n]+)/#).map { String($0.1) } ?? name
    scripts =
      isScript
      ? [] : files.filter { $0.hasSuffix(".touch") }.sorted()
  }

  /// The name of the reader's file.
  var fileName: String { "\(name).\(isScript ? "touch" : "swift")" }

  /// The paragraphs of the exercise's first comment, without the title.
  var explanation: [String] {
    let mark = isScript ? "#" : "//"
    let lines = exercise.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains("Lesson \(number):") }.dropFirst().prefix { $0.hasPrefix(mark) }
    return lines.map { $0.dropFirst(mark.count).trimmingCharacters(in: .whitespaces) }
      .split(separator: "").map { $0.joined(separator: " ") }
  }

  /// The hints, from vague to exact.
  var hints: [String] {
    get throws {
      try Self.text(of: folder + "/hints.txt").split(separator: "\n\n").map {
        $0.trimmingCharacters(in: .newlines)
      }
    }
  }

  /// The solution as text.
  var solution: String {
    get throws { try Self.text(of: "\(folder)/Solution.\(isScript ? "touch" : "swift")") }
  }

  /// Returns the path of the app's source file, and the name of its class if the file has several
  /// apps.
  ///
  /// - Parameter file: The path of the reader's file.
  func app(with file: String) -> (path: String, name: String?) {
    isScript ? (folder + "/Apps.swift", Self.correctApp) : (file, nil)
  }

  /// Returns a script's claim, which is its first comment.
  func claim(of script: String) -> String {
    let text = (try? Self.text(of: "\(folder)/\(script)")) ?? ""
    return text.firstMatch(of: #/\n# ([^\n]+)/#).map { String($0.1) } ?? script
  }

  private static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else { throw missing(path) }
    return String(decoding: data, as: UTF8.self)
  }

  private static func missing(_ path: String) -> CommandFailure {
    CommandFailure(
      .environment,
      "\(path): the lessons are missing; `make install` installs them there")
  }
}
