import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Tests users' apps that crash or hang. All are in a single file that is compiled once, because
/// compiling takes more processor time than all of the runs.
@Suite(
  .serialized,
  .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct CrashTests {
  private static let endless =
    "recursed endlessly or ran out of stack space, at "

  /// Returns the location of the source line that contains a text, in the format of messages.
  private func location(of text: String) throws -> String {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(text) })
    return "\(file):\(index + 1)"
  }

  /// The apps' source file, in the folder of compiled programs.
  private static let file = Result {
    let folder = URL(fileURLWithPath: ChildProcess.cache + "/crashes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Faults.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  private let folder: Folder
  private let file: String
  private let environment: [String: String]

  init() throws {
    folder = try Folder()
    file = try Self.file.get()
    environment = [
      "XDG_CACHE_HOME": ChildProcess.cache, "TOUCHBOX_ASSETS": "", "SWIFT_BACKTRACE": "enable=no",
    ]
    try folder.write(RunFileTests.script, to: "tap.touch")
  }

  private func touchbox(_ arguments: String...) throws -> Command {
    try Command(arguments, in: folder, environment: environment)
  }

  /// Plays a tap on one of the views, without a window.
  private func run(_ app: String) throws -> Command {
    try touchbox(
      "run", file, "--app", app, "--headless", "--script", "tap.touch")
  }

  @Test(
    "K-20 on infinite recursion, the command exits with code 3 and prints a message with the line",
    arguments: [
      ("EndlessView", "depth(level + 1)"), ("HitView", "override func hitTest"),
      ("LayoutView", "override func layoutSubviews"),
    ])
  func endless(app: String, line: String) throws {
    let command = try run(app)
    #expect(command.status == .exited(3))
    // The stack may overflow at the start of the function, or at a call inside it.
    let start = try location(of: line)
    let message = try #require(
      command.errors.last?.dropPrefix("touchbox: tap.touch: the app \(Self.endless)"))
    let lines = try (0...3).map {
      "\(file):\(try #require(Int(start.split(separator: ":")[1])) + $0)"
    }
    #expect(lines.contains(message), "\(command.errors)")
    #expect(
      command.errors.contains(
        "touchbox: \(app) \(Self.endless)\(message) (signal 11, Segmentation fault)"))
    #expect(command.errors.count { $0.hasPrefix("\(message): ") } == 1, "\(command.errors)")
    // The log is complete up to the crash.
    #expect(command.output == (app == "EndlessView" ? ["before"] : []))
  }

  @Test(
    "K-20 in a worker, infinite recursion fails only one script, with code 3 and the same message"
  )
  func endlessWorker() throws {
    try folder.write("touchscript 1\n0.1 expect count none 0\n", to: "none.touch")
    let command = try touchbox(
      "play", "--app", file, "--app", "EndlessView", "tap.touch", "none.touch", "--jobs",
      "1")
    #expect(command.status == .exited(3), "\(command.errors)")
    #expect(command.output == ["before"])
    let message = try "\(Self.endless)\(location(of: "depth(level + 1)"))"
    #expect(
      command.errors.contains(
        "touchbox: EndlessView \(message) (signal 11, Segmentation fault)"))
    #expect(command.errors.contains("touchbox: tap.touch: the app \(message)"))
    #expect(command.errors.last?.contains("1 passed, 1 failed: tap.touch") == true)
  }

  @Test("`monkey` reports infinite recursion and writes the script")
  func endlessMonkey() throws {
    let command = try touchbox(
      "monkey", file, "--app", "EndlessView", "--packets", "200", "-o", "found")
    #expect(command.status == .exited(1), "\(command.errors)")
    #expect(
      command.errors.contains {
        $0.contains("crash: the app recursed endlessly or ran out of stack space")
      }, "\(command.errors)")
  }

  /// The crashes: the line, its message in reports, and the calling line if the caller is in the
  /// app.
  static let crashes: [(app: String, line: String, reason: String, caller: String?)] = [
    ("TrapView", "print(subviews[touches.count])", ": Index out of range", nil),
    ("CastView", "print(view as! UILabel)", ": Could not cast value of type", "show(superview)"),
    (
      "NilView", "touches.forEach { _ in label!.text",
      ": Unexpectedly found nil while unwrapping an Optional value", nil
    ),
    ("SumView", "print(Int.max - 1", ": arithmetic overflow", nil),
    ("PointerView", "print(pointer?.pointee", " (signal 11, Segmentation fault)", nil),
    ("LaunchView", "fatalError(", ": not today", nil),
    ("AbortView", "{ abort() }", " (signal 6, Aborted)", nil),
  ]

  @Test(
    "K-20 K-38 a crash report includes the line in the user's file, its text and its callers",
    arguments: crashes)
  func lines(app: String, line: String, reason: String, caller: String?) throws {
    try folder.write("touchscript 1\n0.1 tap 1 100,120\n0.3 expect count none 0\n", to: "tap.touch")
    let command = try touchbox(
      "play", "--app", file, "--app", app, "tap.touch", "--junit", "all.xml", "--tap", "all.tap",
      "--json", "all.json")
    #expect(command.status == .exited(3))
    let location = try location(of: line)
    let errors = command.errors.filter { !$0.hasPrefix("running ") }
    let message = try #require(
      errors.firstIndex {
        $0.hasPrefix("touchbox: \(app) crashed at \(location)") && $0.contains(" (signal ")
      },
      "\(errors)")
    #expect(errors[message + 1].hasPrefix("\(location): "))
    #expect(errors[message + 1].contains(line))
    if let caller {
      #expect(errors[message + 2] == "\(try self.location(of: caller)): \(caller)")
    }
    // There are no frames from the library or the runtime.
    #expect(!errors.contains { $0.contains("stack trace") || $0.contains("unavailable") })
    #expect(errors.count < 10, "\(errors)")
    let why = "the app crashed at \(location)\(reason)"
    #expect(errors.contains { $0.hasPrefix("touchbox: tap.touch: \(why)") }, "\(errors)")
    for report in ["all.tap", "all.json", "all.xml"] {
      let text = try String(contentsOfFile: "\(folder.path)/\(report)", encoding: .utf8)
      #expect(
        text.replacing("\\/", with: "/").contains("the app crashed at \(location)"), "\(text)")
    }
  }

  @Test("K-38 --backtrace prints all calls with the names of library functions")
  func backtrace() throws {
    let command = try touchbox(
      "run", file, "--app", "CastView", "--headless", "--script", "tap.touch", "--backtrace")
    #expect(command.status == .exited(3))
    let location = try location(of: "print(view as! UILabel)")
    #expect(
      command.errors.contains {
        $0.contains("CastView.show(") && $0.hasSuffix(" at \(location)")
      }, "\(command.errors)")
    #expect(command.errors.contains { $0.contains("UIWindow.sendEvent") })
  }

  @Test("K-38 the text of a line is omitted if the file has changed")
  func changedFile() throws {
    let copy = try folder.write(Self.source, to: "Copy.swift")
    let first = try touchbox(
      "run", copy, "--app", "AbortView", "--headless", "--script", "tap.touch")
    #expect(first.errors.contains { $0.hasSuffix("{ abort() }") }, "\(first.errors)")
    // The source file is newer than the program, which is not rebuilt.
    let future: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: 1000)]
    try FileManager.default.setAttributes(future, ofItemAtPath: copy)
    let second = try touchbox(
      "run", copy, "--app", "AbortView", "--headless", "--script", "tap.touch")
    #expect(second.errors.contains { $0.hasPrefix(copy) && !$0.contains("abort") })
  }

  @Test(
    "K-20 K-25 if an app exits, its script fails with code 3, and reports and a summary are written",
    arguments: [
      ("ExitView", "its process exited with code 0 before the script ended"),
      ("AtOnceView", "its process exited with code 0 before the script ended"),
      ("AbortView", "the app crashed at "),
      ("KillView", "its process was terminated by signal 9"),
    ])
  func endings(app: String, reason: String) throws {
    try folder.write("touchscript 1\n0.1 expect count none 0\n", to: "none.touch")
    for jobs in [[], ["--jobs", "2"]] {
      let command = try Command(
        ["play", "--app", file, "--app", app, "none.touch", "tap.touch", "none.touch"]
          + ["--json", "all.json", "--junit", "all.xml"] + jobs, in: folder,
        environment: environment)
      #expect(command.status == .exited(3), "\(command.errors)")
      #expect(command.output == (app == "ExitView" ? ["before no line"] : []))
      #expect(
        command.errors.contains { $0.hasPrefix("touchbox: tap.touch: \(reason)") },
        "\(command.errors)")
      #expect(command.errors.last?.hasSuffix("2 passed, 1 failed: tap.touch") == true)
      for file in ["all.json", "all.xml"] {
        let text = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
        #expect(text.contains(reason))
      }
    }
  }

  @Test(
    "K-20 if an app exits, `run --headless`, `film` and `snap` end without output files",
    arguments: ["ExitView", "AtOnceView", "KillView", "TrapView"])
  func endingsOfOtherCommands(app: String) throws {
    let run = try run(app)
    #expect(run.status == .exited(3), "\(run.errors)")
    for words in [["film", "-o", "%d.png"], ["snap", "-o", "a.png"]] {
      let command = try Command(
        words + ["--app", file, "--app", app, "tap.touch"], in: folder, environment: environment)
      #expect(command.status == .exited(3), "\(command.errors)")
      #expect(
        command.errors.last?.hasSuffix("before the command finished") == true, "\(command.errors)")
    }
    // Files whose names start with a dot are temporary.
    #expect(folder.files.filter { !$0.hasPrefix(".") } == ["tap.touch"])
  }

  @Test("K-20 old reports are replaced even if the command itself is killed")
  func killed() throws {
    try folder.write("old", to: "all.xml")
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["play", "--app", file, "--app", "BusyView", "tap.touch", "--junit", "all.xml"],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      directory: folder.path)
    #expect(poll(timeout: .seconds(60)) { child.lines(of: .error).contains("busy") })
    child.send(signal: SIGKILL)
    #expect(try child.waitForExit(timeout: .seconds(30)) == .signaled(SIGKILL))
    let text = try String(contentsOfFile: folder.path + "/all.xml", encoding: .utf8)
    #expect(text.contains("did not finish: the command ended"))
  }

  @Test(
    "K-25 an app cannot read standard input, and output ignores the app's working directory",
    arguments: [[], ["--jobs", "1"]])
  func surroundings(jobs: [String]) throws {
    try folder.write(
      "touchscript 1\n0.1 tap 1 100,120\n0.3 snapshot a\n0.3 expect snapshot gold.png\n",
      to: "tap.touch")
    for option in [["--update-snapshots"], []] {
      let command = try Command(
        ["play", "--app", file, "--app", "MovingView", "tap.touch", "--out", "out"]
          + ["--trace", "o.trace", "--json", "o.json"] + option + jobs, in: folder,
        environment: environment)
      #expect(command.status == .exited(0), "\(command.errors)")
      #expect(command.output == ["no line true"])
    }
    let film = try touchbox(
      "film", "--app", file, "--app", "MovingView", "tap.touch", "-o", "f/%d.png", "--rate", "5")
    #expect(film.status == .exited(0), "\(film.errors)")
    let snap = try touchbox(
      "snap", "--app", file, "--app", "MovingView", "tap.touch", "-o", "s.png")
    #expect(snap.status == .exited(0), "\(snap.errors)")
    #expect(
      folder.files == ["f", "gold.png", "o.json", "o.trace", "out", "s.png", "tap.touch"])
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out/tap")
    #expect(pictures == ["a.png"])
  }

  @Test(
    "A view inside itself, inside its subview or nested 500 levels deep is reported by name",
    arguments: [
      ("SelfView", "a view cannot be its own subview"),
      ("CircleView", "a view cannot be added to one of its own subviews"),
      ("DeepView", "more than 500 views are nested; expected at most 500"),
      (
        "DeepLayerView",
        "more than 500 layers are nested; expected at most 500"
      ),
    ])
  func misplacedViews(app: String, message: String) throws {
    let command = try run(app)
    #expect(
      command.errors.contains { $0.hasSuffix("Fatal error: \(message)") }, "\(command.errors)")
    #expect(
      command.errors.last?.hasPrefix("touchbox: tap.touch: the app crashed at \(file):") == true)
  }

  @Test("K-38 crash reports show lines in all of an app's files, not only in the first")
  func folderBelow() throws {
    try folder.write("import UIKit\nclass Card: UIView {}\n", to: "App/Card.swift")
    let file = try folder.write(
      """
      import UIKit
      class Table: UIViewController {
        let cards: [Card] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          cards[3].alpha = 0
        }
      }

      """, to: "App/Table.swift")
    let command = try touchbox("run", "App", "--headless", "--script", "tap.touch")
    #expect(command.status == .exited(3))
    #expect(
      command.errors.last
        == "touchbox: tap.touch: the app crashed at \(file):5: Index out of range")
  }

  @Test("K-20 Ctrl-C ends an app that never returns, with the signal's exit code")
  func busy() throws {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run", file, "--app", "BusyView", "--headless", "--script", "tap.touch"],
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      directory: folder.path)
    #expect(poll(timeout: .seconds(30)) { child.lines(of: .error).contains("busy") })
    child.send(signal: SIGINT)
    #expect(try child.waitForExit(timeout: .seconds(30)) == .exited(128 + SIGINT))
  }
}

extension String {
  /// Returns the text after a prefix, or `nil` if the string lacks the prefix.
  fileprivate func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
