import Foundation
import Painter
import Testing
import XServer

/// Tests the `--images` option of the built command, without a window.
@Suite(.serialized)
struct ImagesTests {
  private static let server = try? ImageServer()

  private let folder: Folder
  private let server: ImageServer

  init() throws {
    folder = try Folder()
    server = try #require(Self.server, "needs /usr/bin/python3; `make test` installs it")
  }

  private func touchbox(_ arguments: String..., path: String? = nil) throws -> Command {
    var environment = ImageServer.environment
    if let path { environment["PATH"] = path }
    return try Command(
      arguments + ["--allow-private-addresses"], in: folder, environment: environment)
  }

  /// Returns the color at a point in a saved picture, as red, green and blue.
  private func color(_ x: Int, _ y: Int, in name: String = "out.png") throws -> [UInt8] {
    let picture = try ImageFile.load(folder.path + "/" + name)
    let start = (y * picture.width + x) * 4
    return picture.pixels[start..<start + 3].reversed()
  }

  // The color of the server's pictures.
  private let pink: [UInt8] = [200, 0, 100]
  private let violet: [UInt8] = [90, 60, 160]
  private let white: [UInt8] = [255, 255, 255]

  @Test(
    "J4-03 without a window, all pictures are loaded before launch at their own size",
    arguments: ["corrected", "published"])
  func snap(variant: String) throws {
    // The server delays each response by a second.
    let command = try touchbox(
      "snap", "TouchDemo", "-o", "out.png", "--variant", variant, "--images",
      server.address + "/late/%d.png")
    #expect(command.status == .exited(0))
    #expect(command.errors == ["wrote out.png"])
    // 100 x 40, below the status bar of 20.
    #expect(try color(99, 59) == pink)
    #expect(try color(100, 59) == white)
    #expect(try color(99, 60) == white)
    #expect(try color(220, 440) == violet)
    #expect(try color(219, 440) == white)
    #expect(try color(220, 439) == white)
  }

  @Test("J4-03 `play` and `run --headless` play scripts with pictures from --images")
  func play() throws {
    let script = try folder.write(
      """
      touchscript 1
      demo TouchDemo
      0.0 expect prop view.offsets[3] 220,420
      0.1 d1 300,470
      0.1 expect log "Begin Touch ID 0 Tracking with image 3"

      """, to: "wide.touch")
    let images = server.address + "/size100x40/%d.png"
    let log = ["Begin Touch ID 0 Tracking with image 3"]
    let played = try touchbox("play", script, "--images", images)
    #expect((played.status, played.output) == (.exited(0), log), "\(played.errors)")
    let run = try touchbox(
      "run", "TouchDemo", "--headless", "--script", script, "--images", images)
    #expect((run.status, run.output) == (.exited(0), log), "\(run.errors)")
    let without = try touchbox("play", script)
    #expect(without.status == .exited(1))
  }

  @Test("J4-03 a film shows pictures from --images, as `snap` does")
  func film() throws {
    let script = try folder.write(
      "touchscript 1\ndemo TouchDemo\n0.0 expect prop view.offsets[3] 220,420\n", to: "wide.touch")
    let images = server.address + "/size100x40/%d.png"
    let film = try touchbox("film", script, "-o", "film%d.png", "--images", images)
    #expect(film.status == .exited(0), "\(film.errors)")
    let snap = try touchbox("snap", script, "-o", "snap.png", "--images", images)
    #expect(snap.status == .exited(0), "\(snap.errors)")
    let pictures = try ["film0.png", "snap.png"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + $0))
    }
    #expect(pictures[0] == pictures[1])
    let wrong = try touchbox("film", script, "-o", "film%d.png", "--images", "none.png")
    #expect(wrong.errors.contains { $0.contains("none.png: no such file") }, "\(wrong.errors)")
  }

  @Test("J4-03 a picture that cannot be loaded produces one message, and the demo shows its own")
  func failures() throws {
    let command = try touchbox(
      "snap", "TouchDemo", "-o", "out.png", "--images", server.address + "/nothing/1.png",
      "--images", server.refusingAddress + "/2.png", "--images", "missing.png", "--images",
      server.address + "/size64x64/4.png")
    #expect(command.status == .exited(0))
    #expect(command.errors.count == 4, "\(command.errors)")
    for (line, name) in zip(command.errors, ["1", "2", "3"]) {
      #expect(line.hasPrefix("touchbox: "))
      #expect(line.hasSuffix("; the demo shows its own picture \"\(name)\""))
    }
    #expect(try color(300, 470) == violet)
    let own = try touchbox("snap", "TouchDemo", "-o", "own.png")
    #expect(own.status == .exited(0))
    for (x, y) in [(20, 40), (300, 40), (20, 460)] {
      #expect(try color(x, y) == color(x, y, in: "own.png"))
    }
  }

  @Test("J7-02 the ball shows a picture from --images at its own size")
  func ball() throws {
    let command = try touchbox(
      "snap", "BeachBall", "-o", "out.png", "--images", server.address + "/size10x10/%d.png")
    #expect(command.errors == ["wrote out.png"])
    // 120 x 120 around (160,250).
    #expect(try color(102, 192) == pink)
    #expect(try color(218, 308) == pink)
    #expect(try color(222, 250) == white)
  }

  @Test(
    "K-20 if a demo has no pictures, or a value is invalid, the command exits with code 2 and prints one message",
    arguments: [
      (["run", "TapCounter", "--images", "a.png"], "TapCounter has no pictures"),
      (["snap", "TouchSpots", "-o", "x.png", "--images", "a.png"], "works with TouchDemo"),
      (["run", "BeachBall", "--images", "ftp://host/a.png"], "expected http, https"),
      (["run", "BeachBall", "--images", "a", "--images", "b"], "2 pictures for a demo with 1"),
      (
        ["play", Project.root + "/Assets/PinchMe/mouse-pinch.touch", "--images", "a.png"],
        "PinchMe has no pictures"
      ),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.count == 1, "\(command.errors)")
    #expect(command.errors.first?.contains(message) == true, "\(command.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test("K-20 without curl, downloads exit with code 4 and print one message, but files work")
  func noCurl() throws {
    let command = try touchbox(
      "snap", "TouchDemo", "-o", "out.png", "--images", "https://host/%d.png", path: "/nowhere")
    #expect(command.status == .exited(4))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("install the package curl") == true)
    let files = try touchbox(
      "snap", "TouchDemo", "-o", "out.png", "--images", Project.root + "/Assets/BeachBall",
      path: "/nowhere")
    #expect(files.errors == ["wrote out.png"])
  }

  @Test("If no picture has a web address, no program is started and no connection is made")
  func startsNothing() throws {
    let calls = folder.path + "/calls.txt"
    let program = try ChildProcess.builtProgram("touchbox")
    let child = try ChildProcess(
      "strace",
      [
        "-f", "-e", "trace=execve,connect", "-o", calls, program, "snap", "TouchDemo", "-o",
        "out.png", "--images", Project.root + "/Assets/BeachBall",
      ], directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(120)) == .exited(0), "\(child.lines)")
    let lines = try String(contentsOfFile: calls, encoding: .utf8).split(separator: "\n")
    #expect(lines.count { $0.contains("execve(") } == 1)
    #expect(!lines.contains { $0.contains("AF_INET") })
  }
}
