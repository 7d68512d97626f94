import Foundation
import Testing
import XServer

/// Tests full disks, read-only disks, and quotas.
struct DiskFaultTests {
  /// Whether this process is allowed to mount file systems in a private namespace.
  static let canMount: Bool = {
    let child = try? ChildProcess(
      "/usr/bin/unshare", ["-m", "/bin/mount", "-t", "tmpfs", "tmpfs", "/mnt"],
      environment: ProcessInfo.processInfo.environment)
    return (try? child?.waitForExit(timeout: .seconds(20))) == .exited(0)
  }()

  private static let tap = """
    touchscript 1
    demo TapCounter
    0.0 tap 1 100,120
    0.2 snapshot tapped

    """

  private let folder: Folder
  private let program: String

  init() throws {
    folder = try Folder()
    program = try ChildProcess.builtProgram("touchbox")
    try folder.write(Self.tap, to: "tap.touch")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/disk", withIntermediateDirectories: true)
  }

  /// Runs shell commands in the folder. `$0` is the program.
  private func shell(_ text: String, unsharing: Bool = false) throws -> Command {
    let shell = ["/bin/bash", "-c", text, program]
    return try Command(
      unsharing ? ["-m"] + shell : Array(shell.dropFirst()), in: folder,
      program: unsharing ? "/usr/bin/unshare" : shell[0])
  }

  /// The commands, and the output that each writes to the disk.
  static let writers = [
    "play tap.touch --trace disk/o", "play tap.touch --json disk/o",
    "play tap.touch --junit disk/o --jobs 1", "play tap.touch --out disk",
    "snap tap.touch -o disk/o.png --scale 3", "film tap.touch --scale 0.25 -o disk/%d.png",
    "film tap.touch --scale 0.25 -o disk/o.webp", "convert tap.touch -o disk/o",
  ]

  @Test(
    "K-20 if the disk is full, the command exits with code 5, prints one message, and leaves no partial file",
    .enabled(if: canMount, "requires permission to mount: run as root"), arguments: writers)
  func full(words: String) throws {
    // The disk has two pages of 4096 bytes. The folder needs none, and one page is used.
    let command = try shell(
      """
      mount -t tmpfs -o size=8k tmpfs disk && head -c 8192 /dev/zero > disk/ballast
      $0 \(words) > output; echo "code $?"; ls -A disk
      """, unsharing: true)
    #expect(command.output.first == "code 5", "\(command.output) \(command.errors)")
    #expect(
      command.messages.count { $0.contains("No space left on device") } == 1, "\(command.errors)")
    // The trace file and the picture folder exist from the start.
    let expected = words.contains("--trace") ? ["o"] : words.contains("--out") ? ["tap"] : []
    #expect(command.output.dropFirst().filter { $0 != "ballast" } == expected)
  }

  @Test(
    "K-20 if the disk fills up, the old file is preserved",
    .enabled(if: canMount, "requires permission to mount: run as root"))
  func keepsOld() throws {
    let command = try shell(
      """
      mount -t tmpfs -o size=16k tmpfs disk && echo old > disk/o.png
      $0 snap tap.touch -o disk/o.png --scale 8; echo "code $?"; cat disk/o.png; ls -A disk
      """, unsharing: true)
    #expect(command.output == ["code 5", "old", "o.png"], "\(command.errors)")
  }

  @Test(
    "K-20 if the disk is read-only, the command prints one message and exits with 5 before playing",
    .enabled(if: canMount, "requires permission to mount: run as root"), arguments: writers)
  func readOnly(words: String) throws {
    let command = try shell(
      """
      mount -t tmpfs -o ro tmpfs disk
      $0 \(words) > output; echo "code $?"; ls -A disk
      """, unsharing: true)
    #expect(command.output == ["code 5"], "\(command.errors)")
    #expect(
      command.messages.count { $0.contains("Read-only file system") } == 1, "\(command.errors)")
  }

  @Test(
    "K-20 a file size limit, such as a quota, causes a write error rather than a signal",
    arguments: [
      "play tap.touch --trace disk/o", "snap tap.touch -o disk/o.png --scale 8",
      "play tap.touch --out disk --scale 8",
    ])
  func quota(words: String) throws {
    let taps = (0..<50).map { "\($0) tap 1 100,120\n" }.joined()
    try folder.write(
      Self.tap.replacing("0.0 tap 1 100,120\n0.2 ", with: taps + "60 "), to: "tap.touch")
    // A block has 1024 bytes.
    let command = try shell("ulimit -f 1; $0 \(words) > /dev/null; echo \"code $?\"")
    #expect(command.output == ["code 5"], "\(command.errors)")
    #expect(
      command.messages.count { $0.contains("disk/") && $0.contains("File too large") } == 1,
      "\(command.errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/disk")
    #expect(left.isEmpty || left == ["o"] || left == ["tap"], "\(left)")
  }

  // MARK: - Folders of killed processes

  @Test("The next launch removes a killed process's folder, but not a folder in use")
  func temporaryFolders() throws {
    let temporary = folder.path + "/tmp"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: true)
    func folders() -> Set<String> {
      Set((try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? [])
    }
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporary
    // Reading this font list blocks forever, and a picture with text requires it.
    #expect(mkfifo(folder.path + "/fonts.conf", 0o600) == 0)
    try folder.write(
      "touchscript 1\ndemo TouchExample\n0 tap 1 50,70\n0.5 snapshot text\n", to: "hang.touch")
    environment["FONTCONFIG_FILE"] = folder.path + "/fonts.conf"
    func start() throws -> (process: ChildProcess, folder: String) {
      let before = folders()
      let process = try ChildProcess(
        program, ["play", "hang.touch", "--jobs", "1"], environment: environment,
        directory: folder.path)
      let name = try #require(
        poll(timeout: .seconds(20)) { folders().subtracting(before).first })
      return (process, name)
    }
    let killed = try start()
    killed.process.send(signal: SIGKILL)
    #expect(try killed.process.waitForExit(timeout: .seconds(20)) == .signaled(SIGKILL))
    #expect(folders() == [killed.folder])
    let running = try start()
    #expect(poll(timeout: .seconds(20)) { folders() == [running.folder] })
    let next = try Command(
      ["play", "tap.touch", "--jobs", "1"], in: folder, environment: ["TMPDIR": temporary])
    #expect(next.status == .exited(0), "\(next.errors)")
    #expect(folders() == [running.folder])
    running.process.send(signal: SIGTERM)
    _ = try running.process.waitForExit(timeout: .seconds(20))
    #expect(folders().isEmpty)
  }

  @Test(
    "K-20 if the process that reads the output has exited, the exit code is 141 without a message",
    arguments: ["list", "--help", "doctor", "play tap.touch", "play tap.touch --jobs 1"],
    [false, true])
  func closedPipe(words: String, ignoresSignal: Bool) throws {
    // A pipe whose read end is closed.
    let command = try shell(
      """
      \(ignoresSignal ? "trap '' PIPE" : "")
      mkfifo pipe; exec 3<>pipe 4>pipe 3<&-
      $0 \(words) >&4; echo "code $?"
      """)
    #expect(command.output == ["code 141"])
    #expect(!command.errors.contains { $0.contains("touchbox: ") }, "\(command.errors)")
  }

  // MARK: - Large files

  @Test("A script with 100,000 steps can be played")
  func longScript() throws {
    let moves = (1..<100_000).map { step in
      let seconds = "\(step / 1000).\(String(step % 1000 + 1000).dropFirst())"
      return "\(seconds) m1 \(20 + step % 280),\(70 + step / 280 % 380)\n"
    }
    try folder.write(
      "touchscript 1\ndemo TouchSpots\n0 d1 50,70\n\(moves.joined())100 u1\n", to: "long.touch")
    let command = try Command(["play", "long.touch", "--quiet", "--strict"], in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(command.errors.last?.hasSuffix("1 passed, 0 failed") == true)
  }

  @Test("K-20 a script that is larger than 64 MB or endless is rejected with code 5")
  func largeScripts() throws {
    let most = 64 << 20
    // The comments are longer than the part checked for binary data. The last one never ends.
    let comments = String(repeating: "# a comment\n", count: 6000)
    try folder.write("touchscript 1\n\(comments)# ", to: "large.touch")
    for (size, isRead) in [(most, true), (most + 1, false)] {
      // The rest of the file is a hole.
      #expect(truncate(folder.path + "/large.touch", size) == 0)
      let command = try Command(["check", "large.touch"], in: folder)
      #expect(command.status == .exited(isRead ? 0 : 5))
      let message = "touchbox: large.touch: larger than 64 MB; expected a touch script"
      #expect(command.errors == (isRead ? [] : [message]))
    }
    let endless = try shell("yes '# a comment' | $0 check - ; echo \"code $?\"")
    #expect(endless.output == ["code 5"])
    #expect(endless.errors == ["touchbox: -: larger than 64 MB; expected a touch script"])
  }

  @Test("K-20 a report larger than 64 MB is rejected with code 5")
  func largeReports() throws {
    let play = try Command(
      ["play", "tap.touch", "--quiet", "--shard", "1/1", "--json", "report.json"], in: folder)
    #expect(play.status == .exited(0), "\(play.errors)")
    let report = try String(contentsOfFile: folder.path + "/report.json", encoding: .utf8)
    let most = 64 << 20
    for (size, message) in [(most, nil), (most + 1, "larger than 64 MB")] {
      // Whitespace after the object is ignored.
      try folder.write(
        report + String(repeating: " ", count: size - report.utf8.count), to: "report.json")
      let merge = try Command(["merge", "report.json", "-o", "all.json"], in: folder)
      #expect(merge.status == .exited(message == nil ? 0 : 5), "\(merge.errors)")
      let expected = message.map {
        "touchbox: report.json: \($0); expected a report of `play --shard K/N`"
      }
      #expect(merge.errors.last == expected ?? "1 script of 1 shard: 1 passed, 0 failed")
    }
  }

  // MARK: - Fonts and pictures

  @Test("If no fonts are installed, one message says so, text is omitted, and the rest works")
  func noFonts() throws {
    try folder.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path)/disk</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """, to: "fonts.conf")
    try folder.write(
      "touchscript 1\ndemo TouchExample\n0 tap 1 50,70\n0.5 snapshot text\n", to: "text.touch")
    let command = try Command(
      ["play", "text.touch", "text.touch"], in: folder,
      environment: ["FONTCONFIG_FILE": folder.path + "/fonts.conf"])
    #expect(command.status == .exited(0))
    #expect(
      command.errors.filter { $0.hasPrefix("touchbox: ") } == [
        "touchbox: no font is installed, so no text is drawn; expected one such as fonts-inter"
      ])
  }
}
