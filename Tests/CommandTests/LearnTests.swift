import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Tests `touchbox learn` and its lessons, without a window.
@Suite(
  .serialized,
  .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct LearnTests {
  private static let lessons = Project.root + "/Sources/touchbox-learn"

  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func touchbox(_ arguments: [String]) throws -> Command {
    try Command(
      arguments, in: folder,
      environment: [
        "XDG_CACHE_HOME": ChildProcess.cache, "XDG_STATE_HOME": folder.path + "/state",
        "TOUCHBOX_ASSETS": "",
      ])
  }

  private func learn(_ arguments: String...) throws -> Command {
    try touchbox(["learn"] + arguments)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(lessons)/\(path)", encoding: .utf8)
  }

  private static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: lessons)) ?? [])
      .filter { $0.contains(/^[0-9]/) }.sorted()
  }

  private struct Report: Decodable {
    struct Script: Decodable {
      var name: String
      var exitCode: Int
    }

    var scripts: [Script]
  }

  // MARK: - The lessons

  @Test("K-51 every script of a lesson fails on the exercise and passes on the solution")
  func scripts() throws {
    let apps = Self.names.dropLast()
    let scripts = try apps.flatMap { name in
      try FileManager.default.contentsOfDirectory(atPath: "\(Self.lessons)/\(name)")
        .filter { $0.hasSuffix(".touch") }.map { "\(Self.lessons)/\(name)/\($0)" }
    }
    #expect(scripts.count >= 2 * apps.count)
    // Compile all exercises and solutions as one program, in which the solutions' classes and
    // scripts have other names.
    for name in apps {
      try folder.write(Self.text("\(name)/Lesson.swift"), to: "Apps/\(name).swift")
      var solution = try Self.text("\(name)/Solution.swift")
      for match in solution.matches(of: /class (\w+)/).reversed() {
        solution.replace(try Regex("\\b\(match.1)\\b"), with: "\(match.1)Solution")
      }
      try folder.write(solution, to: "Apps/\(name)-solution.swift")
    }
    var solved: [String] = []
    for (number, script) in scripts.enumerated() {
      let text = try String(contentsOfFile: script, encoding: .utf8)
      solved.append("solved/\(number).touch")
      try folder.write(
        text.replacing(/\ndemo \w+/) { "\($0.output)Solution" }, to: "solved/\(number).touch")
    }
    let play = try touchbox(
      ["play", "--app", "Apps"] + scripts + solved + ["--json", "-", "--quiet", "--strict"])
    let report = try JSONDecoder().decode(
      Report.self, from: Data(play.output.joined(separator: "\n").utf8))
    #expect(report.scripts.map(\.name) == scripts + solved, "\(play.errors)")
    for (index, script) in report.scripts.enumerated() {
      #expect(
        script.exitCode == (index < scripts.count ? 1 : 0),
        "\(scripts[index % scripts.count]): \(play.errors)")
    }
    // Compiler warnings would distract from the exercise.
    #expect(!play.errors.contains { $0.contains("warning:") }, "\(play.errors)")
  }

  @Test("A lesson has a number, a title, 80 to 150 words, a gap, and two or three hints")
  func explanations() throws {
    #expect(Self.names.count == 12)
    for (index, name) in Self.names.enumerated() {
      let isScript = name == "12-WriteATest"
      let text = try Self.text("\(name)/Lesson.\(isScript ? "touch" : "swift")")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let comment = lines.dropFirst(isScript ? 1 : 0).prefix { $0.hasPrefix(isScript ? "#" : "//") }
      #expect(comment.first?.contains(" Lesson \(index + 1): ") == true, "\(name)")
      let words = comment.dropFirst().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        .filter { $0.contains(/\w/) }
      #expect((80...150).contains(words.count), "\(name): \(words.count)")
      #expect(text.contains(isScript ? "# Your line here." : "// Your code here"), "\(name)")
      #expect(lines.allSatisfy { $0.count <= 100 }, "\(name)")
      let hints = try Self.text("\(name)/hints.txt").split(separator: "\n\n")
      #expect((2...3).contains(hints.count), "\(name)")
    }
  }

  // MARK: - The command

  @Test("K-50 `learn` lists the lessons; hints come one after another; the progress is saved")
  func list() throws {
    let list = try learn()
    #expect(list.status == .exited(0), "\(list.errors)")
    #expect(list.output.count == 12)
    #expect(list.output[2] == " 3  Count taps")
    #expect(list.errors == ["next: `touchbox learn 1`"])
    let hints = try (1...4).map { _ in try learn("3", "--hint").output.joined() }
    #expect(
      hints.map { $0.prefix { $0 != ":" } } == ["1", "2", "3", "3"].map { "Hint \($0) of 3" })
    #expect(try learn("3", "--solution").output.joined().contains("touch.tapCount"))
    // Lines that the program does not understand are ignored.
    try folder.write(
      "01-EveryFinger done 0\n02-FollowAFinger dune 1\n\u{0}\n", to: "state/touchbox/lessons")
    let later = try learn()
    #expect(later.output[0].hasPrefix(" 1  Why only one finger arrives  "))
    #expect(later.output[0].hasSuffix("  done"))
    #expect(later.output[1] == " 2  Follow a finger")
    #expect(later.errors == ["next: `touchbox learn 2`"])
  }

  @Test(
    "K-50 K-51 `--check` plays the scripts once; the exit code and the progress say if they pass")
  func check() throws {
    let first = try learn("12", "--folder", "my work")
    #expect(first.status == .exited(4), "there is no display: \(first.errors)")
    #expect(first.errors.first == "wrote my work/12-WriteATest.touch")
    let lesson = try Self.text("12-WriteATest/Lesson.touch")
    let file = folder.path + "/my work/12-WriteATest.touch"
    #expect(try String(contentsOfFile: file, encoding: .utf8) == lesson)
    let failed = try learn("12", "--folder", "my work", "--check")
    #expect(failed.status == .exited(1))
    #expect(
      failed.output == [
        "Lesson 12: Write a test for it", "  passed  The script passes on the correct app",
        "  failed  The script fails on the faulty app",
        "          it also passes on the faulty app; land away from the card's center, and expect the "
          + "center's location",
      ])
    #expect(
      failed.errors == ["1 of 2 checks passed; `touchbox learn 12 --hint` shows a hint"])
    #expect(try learn().output[11].hasSuffix("started"))

    try folder.write(Self.text("12-WriteATest/Solution.touch"), to: "my work/12-WriteATest.touch")
    let passed = try learn("12", "--folder", "my work", "--check")
    #expect(passed.status == .exited(0), "\(passed.output) \(passed.errors)")
    #expect(passed.errors == ["lesson 12 is done"])
    #expect(try learn().output[11].hasSuffix("done"))

    try folder.write("touchscript 1\n0.0 dwon 1 1,1\n", to: "my work/12-WriteATest.touch")
    let wrong = try learn("12", "--folder", "my work", "--check")
    #expect(wrong.status == .exited(2))
    #expect(
      wrong.errors.count == 1 && wrong.errors[0].contains("12-WriteATest.touch:2:5: unknown word"))
    // An existing file is never replaced.
    _ = try learn("12", "--folder", "my work")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("dwon"))
    #expect(try learn().output[11].hasSuffix("done"))
  }

  @Test(
    "K-20 K-50 incorrect usage of `learn` produces one message and an exit code",
    arguments: [
      (["13"], 2, "there is no lesson 13; expected a number from 1 to 12"),
      (["taps"], 2, "there is no lesson taps; expected a number from 1 to 12"),
      (["--check"], 2, "--check needs the number of a lesson, as in `touchbox learn 3 --check`"),
      (["3", "--check", "--hint"], 2, "found --check and --hint; expected one of them"),
      (["3", "--explain", "--hint"], 2, "--explain needs a window; use it without --hint"),
      (
        ["3", "--check"], 5,
        "touch-lessons/03-CountTaps.swift: no such file; `touchbox learn 3` writes it"
      ),
      (["3", "--folder", "file"], 5, "file/03-CountTaps.swift: cannot be written"),
    ])
  func usage(arguments: [String], code: Int32, message: String) throws {
    try folder.write("", to: "file")
    let command = try touchbox(["learn"] + arguments)
    #expect(command.status == .exited(code))
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
    #expect(command.output.isEmpty)
  }
}
