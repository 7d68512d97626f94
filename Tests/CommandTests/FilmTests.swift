import Foundation
import Testing
import XServer

/// Tests films made by the built command, which are read by another program.
struct FilmTests {
  /// Two fingers each drag an icon for 0.4 seconds.
  static let script = """
    touchscript 1
    demo TouchDemo
    0.0 d1 32,52 & d2 288,52
    0.1 m1 100,200 over 0.2 & m2 200,200 over 0.2
    0.4 u1 & u2
    0.4 expect prop view.tracking.count 0

    """

  private let folder: Folder
  private let script: String

  init() throws {
    folder = try Folder()
    script = try folder.write(Self.script, to: "pair.touch")
  }

  private func film(_ arguments: String...) throws -> Command {
    try Command(["film", script] + arguments, in: folder)
  }

  /// Creates a program to replace the encoder.
  ///
  /// The file is written by another process. A program cannot run while the file is open for
  /// writing, and a process that another test starts at that moment would inherit the open file.
  private func makeEncoder(_ line: String) throws {
    let writer = try ChildProcess(
      "/bin/sh",
      [
        "-c", "mkdir bin && printf '#!/bin/sh\\n%s\\n' \"$1\" > bin/ffmpeg && chmod 755 bin/ffmpeg",
        "-", line,
      ],
      directory: folder.path)
    #expect(try writer.waitForExit() == .exited(0))
  }

  /// Returns the properties of a film reported by ffprobe.
  private func probe(_ name: String) throws -> [String: String] {
    let child = try ChildProcess(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-show_entries",
        "stream=nb_read_frames,width,height,avg_frame_rate,codec_name", "-of", "default=nw=1",
        folder.path + "/" + name,
      ])
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    return Dictionary(
      child.lines(of: .output).compactMap { line in
        let parts = line.split(separator: "=").map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "A film has the requested frames, size and rate",
    arguments: [
      // The script ends at 0.4 s, so there are 0.4 * rate frames, plus the first one.
      ("gif", "gif", nil, "25/1", 11), ("gif", "gif", "50", "50/1", 21),
      ("mp4", "h264", nil, "30/1", 13),
      ("mp4", "h264", "60", "60/1", 25), ("apng", "apng", "10", "10/1", 5),
      // 0.4 * 59.94 is 23.976: frames 0 to 23, and frame 24 shows the end.
      ("mp4", "h264", "59.94", "2997/50", 25),
      // 0.4 s is before frame 1, at 2 s.
      ("mp4", "h264", "0.5", "1/2", 2), ("gif", "gif", "100/3", "100/3", 15),
    ] as [(String, String, String?, String, Int)])
  func readBack(ending: String, codec: String, requestedRate: String?, rate: String, frames: Int)
    throws
  {
    let name = "pair." + ending
    var arguments = ["film", script, "-o", name, "--scale", "0.5"]
    if let requestedRate { arguments += ["--rate", requestedRate] }
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(command.output.isEmpty)
    #expect(command.errors == ["wrote \(name)"])
    #expect(folder.files == ["pair.touch", name].sorted())
    let found = try probe(name)
    #expect(found["codec_name"] == codec)
    #expect(found["width"] == "160" && found["height"] == "240")
    #expect(found["nb_read_frames"] == "\(frames)")
    #expect(found["avg_frame_rate"] == rate)
  }

  @Test("A GIF uses the nearest supported rate and prints a note")
  func nearestRate() throws {
    let command = try film("-o", "pair.gif", "--scale", "0.25", "--rate", "59.94")
    #expect(command.status == .exited(0))
    #expect(
      command.errors == [
        "note: a GIF cannot have 59.94 frames per second, because its frames last whole hundredths of a "
          + "second; using 50", "wrote pair.gif",
      ])
    #expect(try probe("pair.gif")["avg_frame_rate"] == "50/1")
  }

  @Test(
    "A WebP film is as long as its frames together, and its picture changes only at frame times")
  func webp() throws {
    #expect(try film("-o", "pair.webp", "--rate", "20").status == .exited(0))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path + "/pair.webp")))
    func number(at offset: Int, size: Int) -> Int {
      bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    // Parse the RIFF chunks. An ANMF chunk has its duration in milliseconds at byte 12 of its body.
    var (offset, durations) = (12, [Int]())
    while offset + 8 <= bytes.count {
      let kind = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let size = number(at: offset + 4, size: 4)
      if kind == "VP8X" {
        #expect(number(at: offset + 12, size: 3) == 320 - 1)
        #expect(number(at: offset + 15, size: 3) == 480 - 1)
      }
      if kind == "ANMF" { durations.append(number(at: offset + 20, size: 3)) }
      offset += 8 + size + size % 2
    }
    // There are nine frames of 50 ms. Equal frames are merged into longer ones.
    #expect(durations.reduce(0, +) == 9 * 50)
    #expect(durations.allSatisfy { $0 % 50 == 0 })
    #expect(durations.count > 4)
  }

  @Test("The same script produces the same bytes", arguments: ["gif", "webp", "apng", "mp4"])
  func sameBytes(ending: String) throws {
    for name in ["a", "b"] {
      let command = try film("-o", "\(name).\(ending)", "--scale", "0.5")
      #expect(command.status == .exited(0))
    }
    #expect(
      FileManager.default.contentsEqual(
        atPath: "\(folder.path)/a.\(ending)", andPath: "\(folder.path)/b.\(ending)"))
  }

  @Test("K-27 frame k of a picture sequence equals `snap --at` k / rate")
  func sequence() throws {
    let command = try film("-o", "%03d.png", "--rate", "20")
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(folder.files == (0...8).map { "00\($0).png" } + ["pair.touch"])
    for frame in 0...8 {
      let snap = try Command(
        ["snap", script, "--dots", "--at", "\(Double(frame) / 20)", "-o", "snap.png"], in: folder)
      #expect(snap.status == .exited(0))
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(folder.path)/snap.png", andPath: "\(folder.path)/00\(frame).png"),
        "frame \(frame)")
    }
  }

  @Test("A film covers the time from --from up to --to; --no-dots hides the finger marks")
  func part() throws {
    #expect(
      try film("-o", "%d.png", "--rate", "10", "--from", "0.1", "--to", "0.3", "--no-dots")
        .status == .exited(0))
    #expect(folder.files == ["0.png", "1.png", "pair.touch"])
    for (frame, time) in [(0, "0.1"), (1, "0.2")] {
      _ = try Command(["snap", script, "--at", time, "-o", "snap.png"], in: folder)
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(folder.path)/snap.png", andPath: "\(folder.path)/\(frame).png"))
    }
  }

  @Test("An odd pixel count is increased by one if MP4 requires it")
  func oddSize() throws {
    // 320 * 0.353 = 112.96, 480 * 0.353 = 169.44.
    #expect(try film("-o", "a.mp4", "--scale", "0.353").status == .exited(0))
    let found = try probe("a.mp4")
    #expect(found["width"] == "114" && found["height"] == "170")
  }

  @Test("K-20 a failing script still produces a film, with the same exit code as `play`")
  func failedExpectation() throws {
    let wrong = try folder.write(
      Self.script.replacingOccurrences(of: "count 0", with: "count 1"), to: "wrong.touch")
    let play = try Command(["play", wrong], in: folder)
    // The part that is filmed ends before the expectation.
    let film = try Command(["film", wrong, "-o", "a.gif", "--to", "0.2"], in: folder)
    #expect(play.status == .exited(1) && film.status == .exited(1))
    #expect(film.errors == play.messages + ["wrote a.gif"])
    #expect(try probe("a.gif")["nb_read_frames"] == "5")
  }

  @Test("K-24 fingers that are never lifted stay in the film and cause one warning")
  func danglingTouch() throws {
    let script = try folder.write(
      "touchscript 1\ndemo TouchSpots\n0.0 d1 160,240\n", to: "down.touch")
    let film = try Command(
      ["film", script, "-o", "%d.png", "--rate", "10", "--to", "0.5"], in: folder)
    #expect(film.status == .exited(0))
    #expect(film.errors.count == 2)
    #expect(film.errors.first?.contains("dangling touch: finger 1") == true)
    // The spot is fully grown at 0.2 s and still visible later.
    #expect(
      FileManager.default.contentsEqual(
        atPath: folder.path + "/2.png", andPath: folder.path + "/4.png"))
    #expect(
      !FileManager.default.contentsEqual(
        atPath: folder.path + "/0.png", andPath: folder.path + "/4.png"))
  }

  @Test(
    "K-20 incorrect usage of `film` exits with code 2 and leaves no file",
    arguments: [
      (["-o", "a.avi"], "a.avi: unknown film format; expected a name that ends in .gif, .webp"),
      (["-o", "film"], "expected a name that ends in .gif, .webp, .apng, .mp4, or .png"),
      (["-o", "a.png"], "expected one number in its name, such as frames/%04d.png"),
      (["-o", "a.gif", "--rate", "240.5"], "--rate 240.5 is out of range; expected 0.01 to 240"),
      (["-o", "a.webp", "--rate", "0.001"], "--rate 0.001 is out of range; expected 0.01 to 240"),
      (["-o", "a.mp4", "--rate", "0"], "'--rate <number>'"),
      (["-o", "a.mp4", "--rate", "1e2"], "'--rate <number>'"),
      (["-o", "a.gif", "--scale", "17"], "--scale 17.0 is out of range"),
      (["-o", "a.gif", "--from", "-1"], "--from"),
      (["-o", "a.gif", "--from", "nan"], "--from nan is out of range"),
      (["-o", "a.gif", "--from", "2", "--to", "1"], "--to 1.0 is not after the start"),
      (["-o", "a.gif", "--from", "9"], "no frame falls in this part of the script"),
      (["-o", "a.gif", "--to", "1000000"], "more than 1000000 frames"),
      ([], "'--output <file>'"),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    let command = try Command(["film", script] + arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
    #expect(folder.files == ["pair.touch"])
  }

  @Test("A film's name can contain characters that are special to the encoder")
  func oddNames() throws {
    for name in ["100%d.gif", "%04d.webp", "-y.gif", "a b:c.gif"] {
      let command = try film("--output=\(name)", "--to", "0.1", "--scale", "0.25")
      #expect(command.status == .exited(0), "\(command.errors)")
      #expect(folder.files.contains(name))
    }
  }

  @Test("K-20 an unwritable path exits with code 5 before anything is played")
  func unwritable() throws {
    for path in ["pair.touch/a.gif", "pair.touch/%d.png", "/proc/a.webp"] {
      let command = try film("-o", path)
      #expect(command.status == .exited(5))
      #expect(command.errors.count == 1)
      #expect(command.errors.first?.contains(": cannot be written") == true)
    }
  }

  @Test(
    "K-20 without the encoder, `film` exits with code 4 and names the encoder; pictures still work")
  func noEncoder() throws {
    let command = try Command(
      ["film", script, "-o", "a.gif"], in: folder, environment: ["PATH": folder.path])
    #expect(command.status == .exited(4))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("apt-get install") == true)
    #expect(folder.files == ["pair.touch"])
    let pictures = try Command(
      ["film", script, "-o", "%d.png", "--to", "0.1"], in: folder,
      environment: ["PATH": folder.path])
    #expect(pictures.status == .exited(0))
  }

  @Test("If the encoder fails, the old file is preserved and the encoder's message is printed")
  func failingEncoder() throws {
    try makeEncoder("echo no room >&2; exit 3")
    try folder.write("before", to: "a.gif")
    let command = try Command(
      ["film", script, "-o", "a.gif"], in: folder,
      environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"])
    #expect(command.status == .exited(5))
    #expect(command.errors == ["touchbox: ffmpeg could not make the film: no room"])
    #expect(folder.files == ["a.gif", "bin", "pair.touch"])
    #expect(try String(contentsOfFile: folder.path + "/a.gif", encoding: .utf8) == "before")
  }

  @Test(
    "Ctrl-C ends a film with code 130 and leaves neither a file nor an encoder behind",
    arguments: [
      (SIGINT, 130), (SIGTERM, 143),
    ] as [(Int32, Int32)])
  func stopped(signal: Int32, code: Int32) throws {
    // This encoder never reads, so the film waits for it until the signal arrives.
    try makeEncoder("echo $$ > started; exec sleep 600")
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.path + "/bin:/usr/bin:/bin"
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["film", script, "-o", "a.gif"],
      environment: environment, directory: folder.path)
    let started = folder.path + "/started"
    let isRunning = poll(timeout: .seconds(20)) {
      (try? String(contentsOfFile: started, encoding: .utf8))?.hasSuffix("\n") == true
    }
    #expect(isRunning)
    child.send(signal: signal)
    #expect(try child.waitForExit(timeout: .seconds(20)) == .exited(code))
    #expect(folder.files == ["bin", "pair.touch", "started"])
    let encoder = try String(contentsOfFile: started, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(encoder)"))
    #expect(child.lines.isEmpty)
  }
}
