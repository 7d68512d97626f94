import Foundation
import Testing
import XServer

@testable import TouchboxCommand

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Tests the cache of compiled programs, including damaged entries and full disks.
@Suite(
  .serialized,
  .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct BuildCacheTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("touchscript 1\n0.1 tap 1 100,120\n", to: "tap.touch")
    try shell(Self.copyAdapters(to: "cache"))
    try save("first")
  }

  /// Returns a command that copies adapters, preserving times, so they need not be recompiled.
  private static func copyAdapters(to cache: String) -> String {
    "mkdir -p -m 700 \(cache)/touchbox; cp -a '\(ChildProcess.cache)/touchbox/adapters' \(cache)/touchbox || true"
  }

  private func save(_ text: String) throws {
    try folder.write(
      """
      import UIKit
      class CacheView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("\(text)") }
      }
      """, to: "Cache.swift")
  }

  @discardableResult
  private func shell(_ text: String) throws -> Command {
    try Command(["-e", "-c", text], in: folder, program: "/bin/bash")
  }

  /// Runs the file and returns its log lines.
  private func run(cache: String = "cache") throws -> [String] {
    let command = try Command(
      ["run", "Cache.swift", "--headless", "--script", "tap.touch"], in: folder,
      environment: ["XDG_CACHE_HOME": "\(folder.path)/\(cache)"])
    #expect(command.status == .exited(0), "\(command.errors)")
    return command.output
  }

  @Test(
    "A program that is empty, truncated, replaced or missing is not found, and can be built again",
    arguments: [
      ": >$entry/touchbox", "truncate -s 3 $entry/touchbox", "cp /bin/true $entry/touchbox",
      "rm $entry/touchbox", "chmod -x $entry/touchbox", "rm $entry/version", "rm $entry/key",
      "rm -r $entry; touch $entry",
    ])
  func damagedEntry(damage: String) throws {
    let cache = try BuildCache(environment: ["XDG_CACHE_HOME": folder.path + "/entries"])
    func insert(_ text: String) throws -> String {
      try cache.insert("programs", Data("key".utf8)) { work in
        try text.write(toFile: work + "/touchbox", atomically: false, encoding: .utf8)
        chmod(work + "/touchbox", 0o755)
      }
    }
    let program = try insert("first")
    #expect(cache.find("programs", Data("key".utf8)) == program)
    #expect(cache.find("programs", Data("other key".utf8)) == nil)
    let damaged = try shell("entry=$(ls -d entries/touchbox/programs/*); \(damage)")
    #expect(damaged.status == .exited(0), "\(damaged.errors)")
    #expect(cache.find("programs", Data("key".utf8)) == nil)
    #expect(try insert("second") == program)
    #expect(cache.find("programs", Data("key".utf8)) == program)
    #expect(try String(contentsOfFile: program, encoding: .utf8) == "second")
  }

  @Test("A copied cache is used, and a damaged program in it is rebuilt")
  func copiedCache() throws {
    #expect(try run() == ["first"])
    let copied = try shell("cp -a cache copy && ls copy/touchbox/programs")
    #expect(try run(cache: "copy") == ["first"])
    #expect(try shell("ls copy/touchbox/programs").output == copied.output)
    try shell("cp /bin/true copy/touchbox/programs/*/touchbox")
    #expect(try run(cache: "copy") == ["first"])
  }

  @Test("The compiler's own cache is rebuilt if it is damaged, replaced by a file, or moved")
  func damagedModules() throws {
    #expect(try run() == ["first"])
    try shell("mv cache moved")
    try save("second")
    #expect(try run(cache: "moved") == ["second"])
    try shell("find moved/touchbox/modules -name '*.pcm' -exec truncate -s 1000 {} +")
    try save("third")
    #expect(try run(cache: "moved") == ["third"])
    try shell(
      "cd moved/touchbox; rm -r modules && touch modules; rm -r programs && touch programs")
    #expect(try run(cache: "moved") == ["third"])
  }

  @Test(
    "K-20 if the cache's disk is full, the command exits with code 5 and prints one message",
    .enabled(if: DiskFaultTests.canMount, "requires permission to mount: run as root"),
    arguments: ["16k", "80m"])
  func full(size: String) throws {
    let program = try ChildProcess.builtProgram("touchbox")
    let command = try Command(
      [
        "-m", "/bin/bash", "-c",
        """
        mkdir disk && mount -t tmpfs -o size=\(size) tmpfs disk
        \(size == "16k" ? "" : Self.copyAdapters(to: "disk"))
        XDG_CACHE_HOME=$PWD/disk "$0" run Cache.swift; echo "code $?"
        ls disk/touchbox/programs/*/touchbox disk/touchbox/programs/*/key
        """, program,
      ], in: folder, program: "/usr/bin/unshare")
    #expect(command.output == ["code 5"], "\(command.errors)")
    #expect(
      command.errors.count {
        $0.hasPrefix("touchbox: ") && $0.contains("(No space left on device)")
      } == 1, "\(command.errors)")
  }
}
