import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// The `touchbox learn` command.
struct LearnCommand: PhoneCommand {
  /// The folder for the reader's files, in the working directory.
  static let defaultFolder = "touch-lessons"

  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Learn how touch works, in twelve exercises.",
    discussion: """
      Without a number, lists the lessons and your progress. `touchbox learn 1` writes the first \
      lesson's file into a folder, unless it is already there, and opens it in a window. The comment \
      at the top of the file explains the exercise. Complete the code in your editor: whenever you \
      save the file, the app restarts, and touch scripts check it.

      `--check` checks the file once, without a window. The exit code is 0 if all checks pass, 1 if a \
      check fails, and 2 if the file does not compile.
      """)

  @Argument(
    help: "The number of a lesson.", completion: .list((1...12).map { "\($0)" }))
  var number: String?

  @Option(
    help: ArgumentHelp("The folder for your files.", valueName: "dir"), completion: .directory)
  var folder = Self.defaultFolder

  @Flag(help: "Check the file once, without a window.")
  var check = false

  @Flag(help: "Print the next hint.")
  var hint = false

  @Flag(help: "Print a solution.")
  var solution = false

  @Flag(help: "Print where each touch in the window goes, and why.")
  var explain = false

  func validate() throws {
    let modes = [("--check", check), ("--hint", hint), ("--solution", solution)].filter(\.1)
    if number == nil, let mode = modes.first {
      throw ValidationError(
        "\(mode.0) needs the number of a lesson, as in `touchbox learn 3 \(mode.0)`")
    }
    if modes.count > 1 {
      throw ValidationError("found \(modes[0].0) and \(modes[1].0); expected one of them")
    }
    if explain, let mode = modes.first {
      throw ValidationError("--explain needs a window; use it without \(mode.0)")
    }
    if folder.isEmpty { throw ValidationError("--folder is empty; expected a folder, such as .") }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let lessons = try Lesson.all()
    guard let number else { return Self.list(lessons) }
    guard let index = Int(number).map({ $0 - 1 }), lessons.indices.contains(index) else {
      throw CommandFailure(
        .usage, "there is no lesson \(number); expected a number from 1 to \(lessons.count)")
    }
    let lesson = lessons[index]
    let path = (folder as NSString).appendingPathComponent(lesson.fileName)
    if hint {
      try printHint(for: lesson)
    } else if solution {
      Console.outText(try lesson.solution)
    } else if check {
      try checkOnce(lesson, path, of: lessons.count)
    } else {
      try write(lesson, to: path)
      try open(lesson, path, of: lessons.count)
    }
  }

  // MARK: - Without a window

  private static func list(_ lessons: [Lesson]) {
    let progress = LessonProgress()
    let width = lessons.map(\.title.count).max() ?? 0
    for lesson in lessons {
      let number = lesson.number < 10 ? " \(lesson.number)" : "\(lesson.number)"
      let title = lesson.title.padding(toLength: width, withPad: " ", startingAt: 0)
      let state = progress.state(of: lesson.name).map { "  \($0.rawValue)" } ?? ""
      Console.out(state.isEmpty ? "\(number)  \(lesson.title)" : "\(number)  \(title)\(state)")
    }
    let next = lessons.first { progress.state(of: $0.name) != .done }
    Console.err(
      next.map { "next: `touchbox learn \($0.number)`" } ?? "you have done all lessons")
  }

  private func printHint(for lesson: Lesson) throws {
    var progress = LessonProgress()
    let hints = try lesson.hints
    let index = min(progress.hintCount(of: lesson.name), hints.count - 1)
    Console.out("Hint \(index + 1) of \(hints.count): \(hints[index])")
    if index + 1 == hints.count {
      Console.err("`touchbox learn \(lesson.number) --solution` prints a whole solution")
    }
    progress.setHintCount(index + 1, of: lesson.name)
  }

  @MainActor private func checkOnce(_ lesson: Lesson, _ path: String, of count: Int) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        .file, "\(path): no such file; `touchbox learn \(lesson.number)` writes it")
    }
    let app = lesson.app(with: path).path
    let launcher = AppLauncher([app], languageMode: 5, printsBacktraces: false)
    let signals = StopSignals()
    do {
      let program = try launcher.program(signals)
      let result = try LessonCheck(lesson, path, in: program, signals)
      report(result, path, of: count)
      if !result.isPassed { throw CommandFailure(result.code, messages: []) }
    } catch let stopped as StopSignals.Stopped {
      throw ExitCode(128 + stopped.signal)
    }
  }

  /// Prints the results, and saves the progress.
  @MainActor private func report(_ result: LessonCheck, _ path: String, of count: Int) {
    let lesson = result.lesson
    result.lines.forEach(Console.out)
    var progress = LessonProgress()
    guard result.isPassed else {
      progress.start(lesson.name)
      Console.err(
        "\(result.score); `touchbox learn \(lesson.number) --hint` shows a hint"
          + (lesson.isScript ? "" : "; to watch the script:"))
      if !lesson.isScript, let index = result.results.firstIndex(where: { $0.failure != nil }) {
        Console.err(
          "  touchbox play --window --app \(path) \(lesson.folder)/\(lesson.scripts[index])")
      }
      return
    }
    progress.finish(lesson.name)
    let next = lesson.number < count ? "; next: `touchbox learn \(lesson.number + 1)`" : ""
    Console.err("lesson \(lesson.number) is done\(next)")
  }

  // MARK: - In a window

  /// Writes the exercise, unless the reader's file already exists.
  private func write(_ lesson: Lesson, to path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(lesson.exercise.utf8).write(
        to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      throw CommandFailure.unwritable(path, error.systemReason)
    }
    var progress = LessonProgress()
    progress.start(lesson.name)
    Console.wrote(path)
  }

  @MainActor private func open(_ lesson: Lesson, _ path: String, of count: Int) throws -> Never {
    Console.err("open \(path) in your editor; the comment at the top explains the exercise")
    let app = lesson.app(with: path)
    let arguments =
      ["run", app.path, "--watch"] + (app.name.map { ["--app", $0] } ?? [])
      + (explain ? ["--explain"] : [])
    let launcher = AppLauncher([app.path], languageMode: 5, printsBacktraces: false)
    try launcher.watch(
      arguments,
      WatchSession.Checks(files: lesson.isScript ? [path] : []) { program, signals in
        do {
          let result = try LessonCheck(lesson, path, in: program, signals)
          report(result, path, of: count)
          return result.isPassed
            ? "Lesson \(lesson.number) is done" : "\(result.score); see the terminal"
        } catch let failure as CommandFailure {
          Console.warn(failure)
          return "The checks did not run; see the terminal"
        }
      })
  }
}
