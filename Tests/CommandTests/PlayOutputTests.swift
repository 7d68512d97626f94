import Foundation
import Testing
import XServer

/// Tests the output of `play`, and how it selects scripts.
struct PlayOutputTests {
  private static let tapLine = "Single tap at 50.000000, 50.000000 tap count: 1"

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(
      "touchscript 1\ndemo TapCounter\n0.0 tap 1 50,70\n0.1 snapshot end\n", to: "a/good.touch")
    try folder.write(
      "touchscript 1\ndemo TapCounter\n0.0 d1 50,70\n0.1 snapshot end\n0.1 expect count x 1\n",
      to: "b/wrong.touch")
  }

  private func play(_ arguments: [String]) throws -> Command {
    try Command(["play"] + arguments, in: folder)
  }

  @Test(
    "K-25 the last line reports passes, failures and seconds", arguments: [0, 2])
  func summary(jobs: Int) throws {
    let options = jobs > 0 ? ["--jobs", "\(jobs)"] : []
    let both = try play(["a/good.touch", "b/wrong.touch"] + options)
    #expect(both.status == .exited(1))
    #expect(
      both.errors.last?.wholeMatch(
        of: #/2 scripts in [0-9]+\.[0-9]{2} s: 1 passed, 1 failed: b\/wrong\.touch/#) != nil,
      "\(both.errors)")
    let one = try play(["a/good.touch"] + options)
    #expect(one.errors.last?.hasSuffix(" s: 1 passed, 0 failed") == true)
    #expect(one.errors.last?.hasPrefix("1 script in ") == true)
  }

  @Test("K-25 --quiet prints failures and the last line", arguments: [0, 2])
  func quiet(jobs: Int) throws {
    let options = ["--quiet"] + (jobs > 0 ? ["--jobs", "\(jobs)"] : [])
    let command = try play(["a/good.touch", "b/wrong.touch"] + options)
    #expect(command.output.isEmpty)
    #expect(command.messages.count == 1, "\(command.errors)")
    #expect(command.errors.first?.hasPrefix("b/wrong.touch:5:1: 0.100 expect count x 1: ") == true)
    // A warning that makes a script fail counts as a failure.
    let strict = try play(["b/wrong.touch", "--strict"] + options)
    #expect(strict.messages.contains { $0.contains("dangling touch") })
  }

  @Test("K-25 --filter plays the scripts whose paths match")
  func filter() throws {
    let command = try play(["a/good.touch", "b/wrong.touch", "--filter", "^a/.*d"])
    #expect(command.status == .exited(0))
    #expect(command.output == [Self.tapLine])
    let none = try play(["a/good.touch", "b/wrong.touch", "--filter", "none"])
    #expect(none.status == .exited(2))
    #expect(none.errors == ["touchbox: --filter none: no script's path matches, of 2"])
    let wrong = try play(["a/good.touch", "--filter", "("])
    #expect(wrong.status == .exited(2))
    #expect(wrong.errors.contains { $0.contains("--filter ( is not a valid regular expression") })
  }

  @Test("K-27 pictures with the same name are saved in their scripts' folders", arguments: [0, 2])
  func pictures(jobs: Int) throws {
    try folder.write(
      "touchscript 1\ndemo TouchSpots\n0.0 d1 50,70\n1 snapshot end\n", to: "b/good.touch")
    let command = try play(
      ["a/good.touch", "b/good.touch", "--out", "new/out"] + (jobs > 0 ? ["--jobs", "2"] : []))
    #expect(
      command.errors.filter { $0.hasPrefix("wrote ") } == [
        "wrote new/out/a/good/end.png", "wrote new/out/b/good/end.png",
      ])
    let files = ["a", "b"].map { "\(folder.path)/new/out/\($0)/good/end.png" }
    for file in files { #expect(FileManager.default.fileExists(atPath: file)) }
    #expect(!FileManager.default.contentsEqual(atPath: files[0], andPath: files[1]))
  }

  @Test("K-25 --film-failures creates a film of each failed script", arguments: [0, 2])
  func films(jobs: Int) throws {
    let options = jobs > 0 ? ["--jobs", "2"] : []
    let command = try play(
      ["a/good.touch", "b/wrong.touch", "--film-failures", "new/films"] + options)
    #expect(command.status == .exited(1))
    #expect(command.errors.contains("wrote new/films/wrong.webp"))
    let films = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/films")
    #expect(films == ["wrong.webp"])
  }

  @Test("K-25 without ffmpeg, a failure's film is a folder of pictures")
  func filmWithoutEncoder() throws {
    let command = try Command(
      ["play", "b/wrong.touch", "--film-failures", "films"], in: folder,
      environment: ["PATH": folder.path])
    #expect(command.status == .exited(1))
    // The script takes 0.1 s, which makes four frames at 30 per second.
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/films/wrong")
    #expect(frames.sorted() == (0...3).map { "000\($0).png" })
  }

  @Test("K-20 folders for all outputs are created")
  func folders() throws {
    let command = try play(
      ["a/good.touch", "--tap", "r/1/o.tap", "--json", "r/2/o.json", "--trace", "r/3/o.trace"])
    #expect(command.status == .exited(0))
    for file in ["r/1/o.tap", "r/2/o.json", "r/3/o.trace"] {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"))
    }
    #expect(
      try Command(["snap", "TapCounter", "-o", "s/t/a.png"], in: folder).status == .exited(0))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/s/t/a.png"))
  }

  @Test(
    "K-37 a demo's name refers to the script that presents it; the name by itself implies `run`")
  func demoNames() throws {
    let play = try play(["PinchMe", "--quiet"])
    #expect(play.status == .exited(0), "\(play.errors)")
    let film = try Command(
      ["film", "PinchMe", "-o", "%d.png", "--to", "0.1", "--rate", "10"], in: folder)
    #expect(film.status == .exited(0), "\(film.errors)")
    #expect(folder.files.contains("0.png"))
    // There is no display.
    let run = try Command(["PinchMe"], in: folder)
    #expect(run.status == .exited(4))
    #expect(run.errors.first?.contains("no display for a window") == true)
  }

  @Test("K-37 `snap` accepts --demo for a script that does not name one, and writes only PNG")
  func snap() throws {
    try folder.write("touchscript 1\n0.0 d1 50,70\n", to: "c.touch")
    let unnamed = try Command(["snap", "c.touch", "-o", "c.png"], in: folder)
    #expect(unnamed.status == .exited(2))
    #expect(unnamed.errors.first?.hasSuffix("expected a line `demo NAME`, or --demo NAME") == true)
    let named = try Command(["snap", "c.touch", "-o", "c.png", "--demo", "TouchSpots"], in: folder)
    #expect(named.status == .exited(0), "\(named.errors)")
    let other = try Command(["snap", "TouchSpots", "-o", "c.jpg"], in: folder)
    #expect(other.status == .exited(2))
    #expect(
      other.errors == [
        "touchbox: --output c.jpg: pictures are PNG files; expected a name that ends in .png"
      ])
    #expect(!folder.files.contains("c.jpg"))
  }

  @Test(
    "K-20 K-25 a signal ends even an app in an endless loop, and the reports are written")
  func busy() throws {
    // The picture's text requires system fonts, and reading this font list blocks forever.
    let fonts = folder.path + "/fonts.conf"
    #expect(mkfifo(fonts, 0o600) == 0)
    try folder.write(
      "touchscript 1\ndemo TouchExample\n0 tap 1 50,70\n0.5 snapshot text\n", to: "c.touch")
    var environment = ProcessInfo.processInfo.environment
    environment["FONTCONFIG_FILE"] = fonts
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      [
        "play", "a/good.touch", "c.touch", "--trace", "o.trace", "--tap", "o.tap", "--json",
        "o.json", "--junit", "o.xml",
      ],
      environment: environment, directory: folder.path)
    #expect(poll(timeout: .seconds(20)) { child.lines(of: .error).contains("wrote good/end.png") })
    child.send(signal: SIGTERM)
    #expect(try child.waitForExit(timeout: .seconds(30)) == .exited(128 + SIGTERM))
    #expect(
      child.lines(of: .error).last?.contains(
        #/^1 of 2 scripts in [0-9.]+ s, then ended by signal 15: 1 passed, 0 failed$/#)
        == true)
    try checkReports(ofSignal: SIGTERM, unfinished: ["c.touch"])
  }

  /// Checks that the reports contain a failure for each script that was not played to its end.
  private func checkReports(ofSignal signal: Int32, unfinished names: [String]) throws {
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }
    let reason = "did not finish: signal \(signal) ended the command"
    #expect(
      try text("o.tap").components(separatedBy: "the script as a whole\n# \(reason)\n").count
        == names.count + 1)
    #expect(try text("o.xml").contains(" errors=\"\(names.count)\""))
    let object = try JSONSerialization.jsonObject(with: Data(text("o.json").utf8)) as? [String: Any]
    #expect(object?["exitCode"] as? Int32 == 128 + signal)
    let scripts = try #require(object?["scripts"] as? [[String: Any]])
    #expect(
      scripts.filter { $0["halt"] as? String == reason }.map { $0["name"] as? String } == names)
    #expect(scripts.count { $0["exitCode"] as? Int == 0 } == scripts.count - names.count)
  }

  /// Returns a script with 60 packets per second. 800 seconds take more than a second to play, but
  /// almost no time to parse.
  private static func pinch(seconds: Int) -> String {
    """
    touchscript 1
    demo PinchMe
    0 d1 20,40 & d2 300,460
    0 m1 60,90 over \(seconds) & m2 250,400 over \(seconds)
    \(seconds + 1) u1 & u2

    """
  }

  @Test(
    "K-20 K-25 a signal ends playback without --jobs, and the reports are written",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(signal: Int32) throws {
    try folder.write(Self.pinch(seconds: 800), to: "long.touch")
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      [
        "play", "a/good.touch", "long.touch", "a/good.touch", "--shard", "1/1", "--tap", "o.tap",
        "--json", "o.json", "--junit", "o.xml",
      ],
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(
      poll(timeout: .seconds(60)) { child.lines(of: .error).contains { $0.hasPrefix("wrote ") } })
    child.send(signal: signal)
    #expect(try child.waitForExit(timeout: .seconds(30)) == .exited(128 + signal))
    try checkReports(ofSignal: signal, unfinished: ["long.touch", "a/good.touch"])
    for name in ["o.tap", "o.xml"] {
      let text = try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
      #expect(text.contains("shard 1/1 of 3 scripts, ended by signal \(signal)"))
    }
  }

  @Test("K-20 a signal that the parent ignores, as with `nohup`, has no effect")
  func ignoredSignals() throws {
    try folder.write(Self.pinch(seconds: 200), to: "long.touch")
    let child = try ChildProcess(
      "/bin/sh",
      [
        "-c", "trap '' HUP INT; exec \"$0\" play a/good.touch long.touch",
        try ChildProcess.builtProgram("touchbox"),
      ],
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(
      poll(timeout: .seconds(60)) {
        child.lines(of: .error).contains { $0.hasPrefix("wrote ") }
      })
    child.send(signal: SIGHUP)
    child.send(signal: SIGINT)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    #expect(child.lines(of: .error).last?.hasPrefix("2 scripts in ") == true)
  }

  @Test("`make run` writes its picture to a folder that Git ignores")
  func makeRun() throws {
    let program = try String(contentsOfFile: Project.root + "/.demos/run-demo", encoding: .utf8)
    let outputs = program.matches(of: #/(?:-o|--out) "?([^ "\n]+)/#).map(\.1)
    #expect(outputs.count == 2 && outputs.allSatisfy { $0.hasPrefix(".build/") })
  }
}
