import Foundation
import Testing
import XServer

/// Tests `play --jobs`, which plays scripts in worker processes.
struct JobsTests {
  /// Logs a line, and passes.
  private static let tap = """
    touchscript 1
    demo TapCounter
    0.0 tap 1 100,120
    0.2 expect log "\(tapLine)"

    """
  private static let tapLine = "Single tap at 100.000000, 100.000000 tap count: 1"

  /// A script that hangs at its snapshot, because text requires the fonts from `silentFonts`.
  private static let hang = """
    touchscript 1
    demo TouchExample
    0.0 d1 32,52
    0.1 snapshot hang
    0.1 expect count message 1
    0.2 u1

    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/tmp", withIntermediateDirectories: true)
    try folder.write(Self.tap, to: "tap.touch")
    try folder.write(Self.hang, to: "hang.touch")
  }

  /// Returns the path of a font list that blocks every reader forever.
  private func silentFonts() -> String {
    let file = folder.path + "/fonts.conf"
    #expect(mkfifo(file, 0o600) == 0)
    return file
  }

  /// Plays scripts and waits for the command to exit.
  private func play(_ arguments: [String], hangs: Bool = false) throws -> Command {
    var environment = ["TMPDIR": folder.path + "/tmp"]
    if hangs { environment["FONTCONFIG_FILE"] = silentFonts() }
    return try Command(["play"] + arguments, in: folder, environment: environment)
  }

  /// Starts playing scripts, some of which hang.
  private func start(_ arguments: String...) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder.path + "/tmp"
    environment["FONTCONFIG_FILE"] = silentFonts()
    // Otherwise, `swift test` would print long crash reports.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["play"] + arguments, environment: environment,
      directory: folder.path)
  }

  /// Returns the process ID of a worker, numbered from 0 in order of starting.
  private func worker(_ number: Int, of play: ChildProcess) throws -> pid_t {
    // A worker's standard output is its own file.
    let output = #/\/tmp\/touchbox-play-[^/]+\/([0-9]+)\.output$/#
    return try #require(
      poll(timeout: .seconds(20)) { () -> pid_t? in
        try children(of: play).first { process in
          let file = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(process)/fd/1")
          return file?.firstMatch(of: output)?.1 == "\(number)"
        }
      })
  }

  private func children(of play: ChildProcess) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
      .filter {
        words(ofFile: "/proc/\($0)/stat", after: ") ").dropFirst().first == "\(play.processID)"
      }
  }

  private func words(
    ofFile path: String, after start: String = "", separator: Character = " "
  ) -> [Substring] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let rest = start.isEmpty ? text : text.components(separatedBy: start).last ?? ""
    return rest.split(separator: separator)
  }

  /// Returns the names of the files that a process has open.
  private func openFiles(of process: pid_t) -> [String] {
    let folder = "/proc/\(process)/fd"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }.map { ($0 as NSString).lastPathComponent }
  }

  /// Whether a process has ended or is a zombie.
  private func hasEnded(_ process: pid_t) -> Bool {
    let state = words(ofFile: "/proc/\(process)/stat", after: ") ").first
    return state == nil || state == "Z" || state == "X"
  }

  private var leftOver: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp")) ?? ["no folder"]
  }

  /// Returns a report without the real times that JUnit XML contains.
  private static func timeless(_ report: Data) -> Data {
    guard report.starts(with: "<?xml".utf8) else { return report }
    let text = String(decoding: report, as: UTF8.self)
    return Data(text.replacing(#/ time="[0-9]+\.[0-9]{3}"/#, with: "").utf8)
  }

  /// Returns a summary without its time.
  private func timeless(_ line: String?) -> String? {
    line?.replacing(#/in [0-9]+\.[0-9][0-9] s/#, with: "in T s")
  }

  // MARK: - Success

  @Test(
    "K-25 with --jobs, all streams and files match a single process, in script order",
    arguments: [(1, "o.trace"), (3, "o.trace"), (3, "-")])
  func sameBytes(jobs: Int, trace: String) throws {
    // This script fails, logs, warns, and saves a picture with the same name as another script's.
    try folder.write(
      """
      touchscript 1
      demo TapCounter
      0.0 tap 1 50,60
      0.1 snapshot shot
      0.2 expect log "something else"
      0.3 d1 10,30 & d2 90,90
      0.4 snapshot fingers

      """, to: "wrong.touch")
    try folder.write("touchscript 1\n0.0 d1 160,240\n1.0 snapshot shot\n", to: "spot.touch")
    let arguments =
      ["wrong.touch", "tap.touch", "hang.touch", "wrong.touch", "spot.touch"]
      + [Project.root + "/Assets/TouchDemo/two-fingers-on-one-icon.published.touch"]
      + ["--actions", Project.root + "/Assets/PinchMe/pinch.json", "--demo", "TouchSpots"]
      + [
        "--tap", "o.tap", "--json", "o.json", "--junit", "o.xml", "--trace", trace, "--out", "out",
      ]
      + ["--dots", "--scale", "2", "--strict", "--allow-extra-log", "--keep"]
    func run(_ more: [String]) throws -> (command: Command, files: [String: Data]) {
      try? FileManager.default.removeItem(atPath: folder.path + "/out")
      try FileManager.default.createDirectory(
        atPath: folder.path + "/out", withIntermediateDirectories: true)
      let command = try play(arguments + more)
      let names =
        folder.files.filter { $0.hasPrefix("o.") }
        + ["wrong", "wrong-2"].flatMap { ["out/\($0)/shot.png", "out/\($0)/fingers.png"] }
        + ["out/spot/shot.png"]
      return (
        command,
        Dictionary(
          uniqueKeysWithValues: try names.map { name in
            (
              name,
              try Self.timeless(Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)))
            )
          })
      )
    }
    let (one, many) = (try run([]), try run(["--jobs", "\(jobs)"]))
    #expect(one.command.status == .exited(1) && many.command.status == .exited(1))
    #expect(one.files.count == (trace == "-" ? 8 : 9))
    #expect(one.files["out/wrong/shot.png"] != one.files["out/spot/shot.png"])
    #expect(many.files == one.files)
    #expect(one.command.output.count > 3)
    #expect(many.command.output == one.command.output)
    #expect(many.command.messages == one.command.messages)
    // Two scripts have failing expectations, and two leave fingers down.
    #expect(
      timeless(many.command.errors.last)
        == "7 scripts in T s: 3 passed, 4 failed: wrong.touch, wrong.touch, spot.touch, "
        + "\(Project.root)/Assets/TouchDemo/two-fingers-on-one-icon.published.touch")
    #expect(leftOver.isEmpty)
  }

  @Test("K-25 with `--tap -`, no log is printed, with or without workers")
  func tapOnOutput() throws {
    let command = try play(["tap.touch", "tap.touch", "--tap", "-", "--jobs", "2"])
    #expect(command.status == .exited(0))
    #expect(
      command.output.filter { !$0.hasPrefix("#") } == [
        "TAP version 14", "1..2", #"ok 1 - 0.200 expect log "\#(Self.tapLine)""#,
        #"ok 2 - 0.200 expect log "\#(Self.tapLine)""#,
      ])
  }

  @Test("K-37 pictures from --images are loaded once for all workers, with one warning each")
  func imageOverrides() throws {
    try folder.write("touchscript 1\ndemo TouchDemo\n0.0 snapshot a\n", to: "a.touch")
    try folder.write("touchscript 1\ndemo TouchDemo\n0.0 snapshot b\n", to: "b.touch")
    try folder.write("no picture", to: "2.png")
    let arguments = [
      "a.touch", "b.touch", "--images", Project.root + "/Assets/BeachBall/ball.png",
      "--images", "2.png",
    ]
    func pictures() -> [Data?] {
      ["a", "b"].map { FileManager.default.contents(atPath: "\(folder.path)/\($0)/\($0).png") }
    }
    let one = (try play(arguments), pictures())
    let many = (try play(arguments + ["--jobs", "2"]), pictures())
    #expect(one.0.status == .exited(0) && many.0.status == .exited(0))
    #expect(many.1 == one.1 && !one.1.contains(nil))
    #expect(one.0.messages.count == 3)
    #expect(many.0.messages == one.0.messages)
  }

  @Test("K-20 with --jobs, all scripts are read first, and none run if any has an error")
  func mistake() throws {
    try folder.write("touchscript 1\ndemo TapCounter\n0.0 snapshot made\n", to: "shot.touch")
    try folder.write("touchscript 1\ndemo TapCounter\n0.0 dwon 1\n", to: "wrong.touch")
    let command = try play(["shot.touch", "wrong.touch", "--jobs", "2"])
    #expect(command.status == .exited(2))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("wrong.touch:3:5: unknown word \"dwon\"") == true)
    #expect(!folder.files.contains("shot"))
  }

  @Test(
    "K-20 K-37 invalid job counts and time limits exit with code 2",
    arguments: [
      (["--jobs", "0"], "--jobs 0 is out of range; expected 1 to 256"),
      (["--jobs", "257"], "expected 1 to 256"),
      (["--jobs", "two"], "'--jobs <number>'"),
      (["--jobs", "2", "--timeout", "0"], "expected more than 0"),
      (["--jobs", "2", "--timeout", "nan"], "--timeout nan is out of range"),
      (["--jobs", "2", "--timeout", "1e9"], "up to 1000000 seconds"),
      (["--timeout", "5"], "add --jobs NUMBER"),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    let command = try play(["tap.touch"] + arguments)
    #expect(command.status == .exited(2))
    #expect(command.output.isEmpty)
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
  }

  @Test("K-20 a picture that cannot be saved fails only its script, with code 5")
  func unwritablePicture() throws {
    try folder.write("touchscript 1\ndemo TapCounter\n0.0 snapshot a\n", to: "shot.touch")
    let command = try play(["shot.touch", "tap.touch", "--jobs", "2", "--out", "tap.touch"])
    #expect(command.status == .exited(5))
    #expect(command.output == [Self.tapLine])
    #expect(command.errors.count == 2)
    #expect(
      command.errors.first?.hasPrefix("touchbox: tap.touch/shot/a.png: cannot be written") == true)
    #expect(timeless(command.errors.last) == "2 scripts in T s: 1 passed, 1 failed: shot.touch")
  }

  // MARK: - Hanging and crashing

  @Test("K-20 only a hanging script fails, with code 3; it is stopped at its time limit")
  func hangs() throws {
    let command = try play(
      ["hang.touch", "tap.touch", "--jobs", "2", "--timeout", "6", "--tap", "o.tap"]
        + ["--json", "o.json", "--junit", "o.xml", "--trace", "o.trace"],
      hangs: true)
    #expect(command.status == .exited(3))
    #expect(command.output == [Self.tapLine])
    let message = "did not finish within 6 s and was stopped; raise --timeout if it needs more time"
    #expect(command.errors.first == "touchbox: hang.touch: \(message)")
    #expect(command.errors.count == 2)
    #expect(timeless(command.errors.last) == "2 scripts in T s: 1 passed, 1 failed: hang.touch")
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }
    #expect(
      try text("o.tap") == """
        TAP version 14
        1..3
        # hang.touch
        not ok 1 - 0.100 expect count message 1
        # line 5: no result: \(message)
        not ok 2 - the script as a whole
        # \(message)
        # tap.touch
        ok 3 - 0.200 expect log "\(Self.tapLine)"

        """)
    #expect(try text("o.xml").contains("tests=\"2\" failures=\"1\" errors=\"1\" time="))
    #expect(try text("o.xml").contains("tests=\"1\" failures=\"0\" errors=\"0\" time="))
    let object =
      try JSONSerialization.jsonObject(with: Data(try text("o.json").utf8)) as? [String: Any]
    #expect(object?["exitCode"] as? Int == 3)
    let scripts = try #require(object?["scripts"] as? [[String: Any]])
    #expect(scripts.map { $0["exitCode"] as? Int } == [3, 0])
    #expect(scripts.map { $0["halt"] as? String } == [message, nil])
    #expect(
      try text("o.trace").contains(
        "touchesBegan UIView#5 [1@32.000,32.000<32.000,32.000 tap=1]\n# tap.touch\n"))
    #expect(leftOver.isEmpty)
  }

  @Test("K-20 even a suspended process is killed after its time limit")
  func stoppedProcess() throws {
    let play = try start("hang.touch", "--jobs", "1", "--timeout", "2")
    let child = try worker(0, of: play)
    #expect(kill(child, SIGSTOP) == 0)
    #expect(try play.waitForExit(timeout: .seconds(60)) == .exited(3))
    #expect(hasEnded(child))
    #expect(leftOver.isEmpty)
  }

  @Test(
    "K-20 only a script whose process crashes fails, with code 3 and the signal number",
    arguments: [SIGSEGV, SIGKILL])
  func crashes(signal: Int32) throws {
    let play = try start("tap.touch", "hang.touch", "tap.touch", "--jobs", "2")
    let crashing = try worker(1, of: play)
    #expect(
      poll(timeout: .seconds(20)) { play.lines(of: .output).first == Self.tapLine })
    #expect(kill(crashing, signal) == 0)
    #expect(try play.waitForExit(timeout: .seconds(60)) == .exited(3))
    #expect(play.lines(of: .output) == [Self.tapLine, Self.tapLine])
    let errors = play.lines(of: .error)
    #expect(
      errors.first == "touchbox: hang.touch: its process was terminated by signal \(signal)")
    #expect(errors.count == 2)
    #expect(timeless(errors.last) == "3 scripts in T s: 2 passed, 1 failed: hang.touch")
    #expect(leftOver.isEmpty)
  }

  @Test("K-20 K-37 a worker plays many scripts, and a crashed worker is replaced")
  func pool() throws {
    let play = try start(
      "tap.touch", "tap.touch", "hang.touch", "tap.touch", "hang.touch", "--jobs", "1")
    let first = try worker(0, of: play)
    #expect(poll(timeout: .seconds(20)) { play.lines(of: .output).count == 2 })
    #expect(try children(of: play) == [first], "the third script plays in the only worker")
    #expect(kill(first, SIGKILL) == 0)
    let second = try worker(1, of: play)
    #expect(poll(timeout: .seconds(20)) { play.lines(of: .output).count == 3 })
    #expect(second != first && hasEnded(first))
    #expect(try children(of: play) == [second])
    #expect(kill(second, SIGKILL) == 0)
    #expect(try play.waitForExit(timeout: .seconds(60)) == .exited(3))
    #expect(play.lines(of: .output) == [Self.tapLine, Self.tapLine, Self.tapLine])
    #expect(
      timeless(play.lines(of: .error).last)
        == "5 scripts in T s: 3 passed, 2 failed: hang.touch, hang.touch")
    #expect(leftOver.isEmpty)
  }

  // MARK: - Signals

  @Test(
    "K-20 Ctrl-C ends all workers, reports the finished scripts, and leaves nothing behind",
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func stopped(signal: Int32, code: Int32) throws {
    let play = try start(
      "tap.touch", "hang.touch", "tap.touch", "hang.touch", "tap.touch", "--jobs", "2",
      "--tap", "o.tap", "--json", "o.json", "--trace", "o.trace")
    // The first worker plays the first and third scripts, while the second worker hangs. When the
    // first worker hangs too, in the fourth script, its results have been reported.
    let children = [try worker(0, of: play), try worker(1, of: play)]
    // While the font list is open for writing, a worker that hangs has it open.
    let fonts = open(folder.path + "/fonts.conf", O_RDWR | O_CLOEXEC)
    defer { close(fonts) }
    for child in children {
      #expect(poll(timeout: .seconds(20)) { openFiles(of: child).contains("fonts.conf") })
    }
    play.send(signal: signal)
    #expect(try play.waitForExit(timeout: .seconds(60)) == .exited(code))
    for child in children { #expect(hasEnded(child)) }
    #expect(play.lines(of: .output) == [Self.tapLine, Self.tapLine])
    #expect(
      play.lines(of: .error).map { timeless($0) }
        == ["2 of 5 scripts in T s, then ended by signal \(signal): 2 passed, 0 failed"])
    let tap = try String(contentsOfFile: folder.path + "/o.tap", encoding: .utf8)
    // Two scripts passed, with one expectation each. Three were not played to the end: each counts
    // as a failure, and so does its only expectation.
    #expect(tap.contains("1..8\n# tap.touch\nok 1 "))
    #expect(tap.matches(of: #/\nok /#).count == 2)
    let reason = "did not finish: signal \(signal) ended the command"
    #expect(tap.components(separatedBy: "the script as a whole\n# \(reason)\n").count == 4)
    let json = try String(contentsOfFile: folder.path + "/o.json", encoding: .utf8)
    #expect(json.contains("\"exitCode\" : \(code),"))
    #expect(leftOver.isEmpty)
  }

  @Test("K-37 workers exit when their parent exits for any reason")
  func orphans() throws {
    let play = try start("hang.touch", "hang.touch", "--jobs", "2")
    let children = [try worker(0, of: play), try worker(1, of: play)]
    play.send(signal: SIGKILL)
    #expect(try play.waitForExit(timeout: .seconds(20)) == .signaled(SIGKILL))
    for child in children {
      #expect(poll(timeout: .seconds(20)) { hasEnded(child) })
    }
  }

  @Test("K-20 if the process that reads the log exits, the command ends as it would without --jobs")
  func closedPipe() throws {
    let program = try ChildProcess.builtProgram("touchbox")
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder.path + "/tmp"
    let shell = try ChildProcess(
      "/bin/bash",
      ["-c", "\"$0\" play {tap,tap,tap}.touch --jobs 2 | true; echo ${PIPESTATUS[0]}", program],
      environment: environment, directory: folder.path)
    #expect(try shell.waitForExit(timeout: .seconds(60)) == .exited(0))
    #expect(shell.lines(of: .output) == ["\(128 + SIGPIPE)"])
    #expect(leftOver.isEmpty)
  }
}
