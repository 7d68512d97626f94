import Foundation
import Testing
import XServer

/// Tests the output of `touchbox-bench`, not the measured speed.
struct BenchTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func bench(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Command {
    try Command(arguments, in: folder, environment: environment, program: "touchbox-bench")
  }

  /// Runs a workload and returns the members of its last line.
  private func measure(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> [String: Any] {
    let command = try bench(arguments, environment: environment)
    #expect(command.status == .exited(0), "\(command.errors)")
    let line = try #require(command.output.last)
    let members = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(members["impl"] as? String != nil)
    #expect(try #require(members["value"] as? Double) > 0)
    return members
  }

  private let once = ["--min-time", "0"]

  @Test(
    "K-37 w1 delivers each of ten fingers' moves to its own leaf",
    arguments: [
      ["w1"], ["moves"], ["w1", "--flat"], ["w1", "--via", "sdl"], ["w1", "--via", "direct"],
    ])
  func moves(arguments: [String]) throws {
    let members = try measure(arguments + once + ["--n", "60", "--frames", "3"])
    #expect(
      Set(members.keys) == [
        "name", "impl", "n", "flat", "frames", "via", "min-time", "rounds", "metric", "value",
        "build_s", "checksum",
      ])
    #expect(members["name"] as? String == "w1")
    #expect(members["metric"] as? String == "moves_per_s")
    #expect(members["n"] as? Int == 60)
    #expect(members["frames"] as? Int == 3)
    #expect(members["flat"] as? Int == (arguments.contains("--flat") ? 1 : 0))
    #expect(members["checksum"] as? String == TreeModel(count: 60).checksumOfMoves(frames: 3))
  }

  @Test("K-37 w1 can share fewer leaves among the ten fingers")
  func sharedLeaves() throws {
    let members = try measure(["w1", "--n", "4", "--frames", "2"] + once)
    #expect(members["checksum"] as? String == TreeModel(count: 4).checksumOfMoves(frames: 2))
  }

  @Test(
    "K-37 w2 delivers each tap to its leaf, unless the leaf is hidden, disabled or transparent",
    arguments: [["w2"], ["taps"], ["w2", "--flat"]])
  func taps(arguments: [String]) throws {
    let members = try measure(arguments + once + ["--n", "48", "--taps", "200"])
    #expect(
      Set(members.keys) == [
        "name", "impl", "n", "taps", "flat", "min-time", "rounds", "metric", "value", "build_s",
        "hits", "misses", "checksum",
      ])
    #expect(members["name"] as? String == "w2")
    #expect(members["metric"] as? String == "taps_per_s")
    let expected = TreeModel(count: 48).taps(200)
    #expect(members["checksum"] as? String == expected.checksum)
    #expect(members["hits"] as? Int == expected.hits)
    #expect(members["misses"] as? Int == 200 - expected.hits)
  }

  @Test(
    "K-37 w3, w3b and w3c move sprites across a white screen",
    arguments: ["w3", "w3b", "w3c"])
  func sprites(workload: String) throws {
    let picture = folder.path + "/last.png"
    let members = try measure([workload, "--k", "1", "--frames", "2", "--dump", picture])
    #expect(
      Set(members.keys) == [
        "name", "impl", "k", "frames", "dump", "min-time", "rounds", "metric", "value", "cpu_ms",
      ])
    #expect(members["name"] as? String == workload)
    #expect(members["metric"] as? String == "frames_per_s")
    let shot = try Screenshot(picture)
    let model = SpriteModel(side: workload == "w3c" ? 100 : 114, frames: 2)
    // A circle's center has a single color. An icon's center is half red, half green, and 128 blue.
    // The rotation changes it by at most one step of 255/113.
    let expected = workload == "w3c" ? model.color : [128, 128, 128]
    let seen = shot[model.middle.x, model.middle.y]
    for (seen, expected) in zip(seen, expected) {
      #expect(abs(seen - expected) <= (workload == "w3b" ? 3 : 0), "\(model.middle)")
    }
    #expect(shot[model.outside.x, model.outside.y] == [255, 255, 255])
    // A status bar would show a battery here.
    #expect(shot[600, 20] == [255, 255, 255])
  }

  @Test("K-37 w4 and w5 open a window and end on their own")
  func windows() throws {
    // SDL's own driver for running without a display.
    let headless = ["SDL_VIDEODRIVER": "dummy"]
    let start = try measure(["w4"], environment: headless)
    #expect(Set(start.keys) == ["name", "impl", "renderer", "driver", "metric", "value"])
    #expect(start["metric"] as? String == "first_frame_s")
    let idle = try measure(
      ["w5", "--seconds", "0", "--renderer", "opengl"], environment: headless)
    #expect(Set(idle.keys) == ["name", "impl", "seconds", "renderer", "metric", "value"])
    #expect(idle["metric"] as? String == "cpu_s")
    #expect(idle["renderer"] as? String == "opengl")
  }

  @Test(
    "K-37 the packets workload plays a script of random moves",
    arguments: [[], ["--trace"], ["--log"]])
  func packets(options: [String]) throws {
    let members = try measure(
      ["packets", "--packets", "20", "--fingers", "3", "--demo", "TouchSpots"] + options + once)
    #expect(
      Set(members.keys) == [
        "name", "impl", "demo", "packets", "fingers", "trace", "log", "min-time", "rounds",
        "metric", "value",
      ])
    #expect(members["metric"] as? String == "packets_per_s")
    #expect(members["packets"] as? Int == 20)
    #expect(members["demo"] as? String == "TouchSpots")
  }

  @Test("K-37 the scripts workload plays every script it is given")
  func scripts() throws {
    let folder = Project.root + "/Assets/PinchMe"
    let members = try measure(
      ["scripts", "\(folder)/mouse-pinch.touch", "\(folder)/diagonal-spread.touch"] + once)
    #expect(
      Set(members.keys) == [
        "name", "impl", "scripts", "min-time", "rounds", "metric", "value",
      ])
    #expect(members["metric"] as? String == "scripts_per_s")
    #expect(members["scripts"] as? Int == 2)
  }

  @Test(
    "K-37 tree, reading and drag each print a number",
    arguments: [
      (["tree", "--n", "20"], "s", "peak_mib"), (["reading", "--lines", "9"], "s", nil),
      (["drag", "--frames", "2", "--scale", "1"], "frames_per_s", "cpu_ms"),
    ])
  func others(arguments: [String], metric: String, further: String?) throws {
    let members = try measure(arguments + once)
    #expect(members["metric"] as? String == metric)
    #expect(try #require(members["value"] as? Double) > 0)
    if let further { #expect(members[further] as? Double ?? 0 > 0) }
  }

  @Test("K-37 K-20 if a script fails, the exit code is 1 and no measurement is printed")
  func failingScript() throws {
    let script = try folder.write(
      "touchscript 1\ndemo TapCounter\n0.0 d1 1,30\n0.0 expect log \"no\"\n0.1 u1\n",
      to: "wrong.touch")
    let command = try bench(["scripts", script] + once)
    #expect(command.status == .exited(1))
    #expect(command.output.isEmpty)
    #expect(command.errors.contains { $0.contains("wrong.touch:4") })
  }

  @Test(
    "K-37 K-20 if a measurement is invalid, the command prints one message and exits with an error code",
    arguments: [
      (["w9"], 2, "there is no workload 'w9'; expected moves, "),
      (["w1", "--size", "5"], 2, "unknown option '--size'"),
      (["w1", "5"], 2, "unexpected argument '5'"), (["w1", "--n"], 2, "--n needs a value"),
      (["w4", "--n", "5"], 2, "unknown option '--n'"),
      (["w1", "--n", "0"], 2, "--n 0 is out of range; expected 1 to 1000000"),
      (["moves", "--via", "mail"], 2, "--via mail is out of range; expected direct or sdl"),
      (["w2", "--taps", "many"], 2, "--taps many is out of range; expected 1 to 1000000"),
      (["w3", "--k", "-1"], 2, "--k -1 is out of range; expected 1 to 1000000"),
      (
        ["w3c", "--frames", "1", "--dump", "/dev/null/x.png"], 5,
        "/dev/null/x.png: cannot be written"
      ),
      (["w1", "--min-time", "-1"], 2, "--min-time -1 is out of range; expected 0 to 1000000"),
      (["drag", "--scale", "0"], 2, "--scale 0 is out of range; expected 0.25 to 16"),
      (["packets", "--fingers", "12"], 2, "--fingers 12 is out of range; expected 1 to 11"),
      (["packets", "--demo", "PinchMee"], 2, "did you mean PinchMe?"),
      (["scripts"], 2, "scripts needs at least one file"),
      (["scripts", "none.touch"], 5, "none.touch: no such file"),
      (["w4"], 4, "no display for a window"),
      (["w5"], 4, "no display for a window"), (["w6"], 4, "no display for a window"),
    ])
  func mistakes(arguments: [String], code: Int32, message: String) throws {
    let command = try bench(arguments)
    #expect(command.status == .exited(code))
    #expect(command.output.isEmpty)
    #expect(command.errors.count { $0.contains(message) } == 1, "\(command.errors)")
  }

  @Test("K-37 help lists all workloads and includes each workload's help")
  func help() throws {
    let all = try bench(["help"])
    #expect(all.status == .exited(0))
    for name in ["moves, w1", "taps, w2", "icons, w3", "start, w4", "packets", "scripts"] {
      #expect(all.output.contains { $0.hasPrefix("\(name) ") }, "\(name)")
      let one = try bench([String(name.prefix { $0 != "," }), "--help"])
      #expect(one.status == .exited(0))
      #expect(all.output.joined(separator: "\n").contains(one.output.joined(separator: "\n")))
    }
  }

  @Test("K-37 outside the repository, missing pictures cause one warning")
  func missingPictures() throws {
    // A copy elsewhere does not find Assets next to its sources or in the working directory.
    let program = try ChildProcess.builtProgram("touchbox-bench")
    try FileManager.default.copyItem(atPath: program, toPath: folder.path + "/bench")
    let child = try ChildProcess(
      folder.path + "/bench", ["packets", "--packets", "20", "--min-time", "0.05"],
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    #expect(child.lines(of: .output).count == 1)
    let errors = child.lines(of: .error)
    for number in 1...4 {
      let message = "bench: there is no picture named \"\(number)\"; "
      #expect(errors.count { $0.hasPrefix(message) } == 1, "\(errors)")
    }
    #expect(errors.count { $0.contains("TOUCHBOX_ASSETS") } == 1, "\(errors)")
    #expect(errors.count == 5)
  }
}
