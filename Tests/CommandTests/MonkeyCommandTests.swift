import Foundation
import Testing
import XServer

/// Tests `touchbox monkey` with demos. `MonkeyFaultTests` uses apps with faults.
struct MonkeyCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func monkey(_ arguments: String...) throws -> ChildProcess {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["monkey"] + arguments,
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    try child.waitForExit(timeout: .seconds(120))
    return child
  }

  @Test("A demo without faults passes, and the same seed and shard produce the same sessions")
  func passes() throws {
    var summaries: [String] = []
    for shard in ["1/2", "1/2", "2/2"] {
      let child = try monkey("TouchDemo", "--packets", "2000", "--seed", "5", "--shard", shard)
      #expect(try child.waitForExit(timeout: .seconds(1)) == .exited(0), "\(child.lines)")
      let line = try #require(child.lines(of: .error).last)
      #expect(line.hasSuffix(", 0 failures, shard \(shard)"))
      // Remove the real time.
      summaries.append(line.components(separatedBy: " min of phone time")[0])
    }
    #expect(summaries[0] == summaries[1])
    #expect(summaries[0] != summaries[2])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/monkey"))
  }

  @Test(
    "A fault in the published TouchSpots is found, and its script names the variant and fails again"
  )
  func publishedVariant() throws {
    let child = try monkey(
      "TouchSpots", "--variant", "published", "--packets", "3000", "--failures", "1", "-o", "found",
      "--shard", "1/1")
    #expect(try child.waitForExit(timeout: .seconds(1)) == .exited(1), "\(child.lines)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/found")
    let script = try #require(names.first { $0.hasSuffix(".touch") })
    let text = try String(contentsOfFile: "\(folder.path)/found/\(script)", encoding: .utf8)
    #expect(text.contains("\nvariant published\n"))
    #expect(text.contains("monkey TouchSpots --seed 1 --variant published --shard 1/1`"))
    let again = try monkey("TouchSpots", "--script", "found/\(script)")
    #expect(try again.waitForExit(timeout: .seconds(1)) == .exited(1), "\(again.lines)")
    let corrected = try monkey(
      "TouchSpots", "--script", "found/\(script)", "--variant", "corrected")
    #expect(try corrected.waitForExit(timeout: .seconds(1)) == .exited(0), "\(corrected.lines)")
  }

  @Test(
    "Incorrect usage exits with code 2 and prints a message about the expected values",
    arguments: [
      (["--packets", "0"], "--packets 0 is out of range; expected 1 to"),
      (["--packets", "5", "--minutes", "1"], "expected only one of them"),
      (["--minutes", "nan"], "--minutes nan is out of range"),
      (["--timeout", "0"], "expected 0.1 to 3600 seconds"),
      (["--memory", "1"], "expected 50 to 15000 megabytes"),
      (["--shard", "3/2"], "K/N"), (["--shard", "0/2"], "K/N"), (["--shard", "1"], "K/N"),
      (["--expect", "log \"x\""], "cannot hold at every moment"),
      (["--expect", "prop"], "--expect prop: "),
      (["--expect", "prop a.b 1\n0 tap 1 5,5"], "expected one expectation"),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"), ["monkey", "TouchDemo"] + arguments,
      environment: ProcessInfo.processInfo.environment, directory: folder.path)
    #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(2), "\(child.lines)")
    #expect(child.lines(of: .error).contains { $0.contains(message) }, "\(child.lines)")
  }

  @Test("A missing file exits with code 5", arguments: ["--script", "--invariants"])
  func missingFiles(option: String) throws {
    let child = try monkey("TouchDemo", option, "nowhere.touch")
    #expect(try child.waitForExit(timeout: .seconds(1)) == .exited(5), "\(child.lines)")
  }

  @Test("An expectations file can contain comments and empty lines")
  func invariants() throws {
    try folder.write(
      "# always\n\nprop view.alpha 1  # opaque\nexpect prop view.isHidden false\n", to: "always")
    let child = try monkey("TouchDemo", "--packets", "500", "--invariants", "always")
    #expect(try child.waitForExit(timeout: .seconds(1)) == .exited(0), "\(child.lines)")
    try folder.write("prop view.alpha 0.5\n", to: "always")
    let failing = try monkey(
      "TouchDemo", "--packets", "500", "--invariants", "always", "--failures", "1")
    #expect(try failing.waitForExit(timeout: .seconds(1)) == .exited(1), "\(failing.lines)")
  }
}
