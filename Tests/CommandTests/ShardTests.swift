import Foundation
import Testing
import XServer

@testable import TouchboxCommand

/// Tests `--shard K/N`.
struct ShardTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Writes passing scripts with one picture each. Each file name is shared by two scripts.
  private func writeScripts(_ count: Int) throws -> [String] {
    try (0..<count).map { number in
      let path = "\(number % 2 == 0 ? "even" : "odd")/\(number / 2).touch"
      try folder.write(
        "touchscript 1\ndemo TouchSpots\n0 tap 1 \(50 + number),70\n0.1 snapshot end\n", to: path)
      return path
    }
  }

  // MARK: - Values

  @Test(
    "K/N is valid if and only if 1 ≤ K ≤ N ≤ 10,000",
    arguments: [
      ("1/1", (1, 1)), ("2/4", (2, 4)), ("4/4", (4, 4)), ("10000/10000", (10_000, 10_000)),
      ("0/3", nil), ("4/3", nil), ("1/0", nil), ("x", nil), ("", nil), ("/", nil), ("1", nil),
      ("1/2/3", nil), ("1/", nil), ("/2", nil), ("-1/2", nil), ("+1/2", nil), ("1/+2", nil),
      (" 1/2", nil), ("1.0/2", nil), ("1/10001", nil), ("99999999999999999999/2", nil),
      ("١/٢", nil),
    ] as [(String, (Int, Int)?)])
  func values(text: String, expected: (index: Int, count: Int)?) {
    let shard = Shard(text)
    #expect(shard?.index == expected?.index)
    #expect(shard?.count == expected?.count)
    if let shard { #expect(shard.text == text) }
  }

  @Test(
    "K-20 an invalid shard exits with code 2 and prints a message about valid values",
    arguments: ["play", "monkey"], ["0/3", "4/3", "x", "1/0"])
  func badValues(command: String, value: String) throws {
    let run = try Command([command, "TouchDemo", "--shard", value, "--quiet"], in: folder)
    #expect(run.status == .exited(2))
    #expect(run.output.isEmpty)
    let messages = run.errors.filter { $0.hasPrefix("Error: ") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'\(value)'") == true, "\(run.errors)")
    #expect(messages.first?.contains("expected K/N") == true, "\(run.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test(
    "Shards contain each item once and differ in size by at most one item")
  func dealing() throws {
    for count in 1...7 {
      for total in 0...20 {
        let shards = try (1...count).map { try #require(Shard($0, of: count)) }
        let hands = shards.map { $0.positions(of: total) }
        #expect(hands.joined().sorted() == Array(0..<total))
        #expect(hands.map(\.count) == shards.map { $0.share(of: total) })
        let sizes = hands.map(\.count)
        #expect(sizes[0] - sizes[count - 1] <= 1)
        #expect(sizes == sizes.sorted(by: >))
        #expect(hands.allSatisfy { $0 == $0.sorted() })
      }
    }
  }

  // MARK: - play

  @Test("Playing shards produces the same pictures in one folder as playing all scripts")
  func pictures() throws {
    let scripts = try writeScripts(5)
    let whole = try Command(["play"] + scripts + ["--out", "whole"], in: folder)
    #expect(whole.status == .exited(0), "\(whole.errors)")
    for (shard, count) in [("1/2", 3), ("2/2", 2)] {
      let run = try Command(["play"] + scripts + ["--out", "parts", "--shard", shard], in: folder)
      #expect(run.status == .exited(0), "\(run.errors)")
      #expect(run.errors.count { $0.hasPrefix("wrote ") } == count)
      #expect(run.errors.last?.hasPrefix("\(count) scripts of shard \(shard) in ") == true)
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/whole")
    #expect(names.count { $0.hasSuffix(".png") } == 5)
    for name in names where name.hasSuffix(".png") {
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(folder.path)/whole/\(name)", andPath: "\(folder.path)/parts/\(name)"),
        "\(name)")
    }
  }

  @Test("--filter applies before sharding, and --jobs does not change the shard")
  func filter() throws {
    let scripts = try writeScripts(6)
    let arguments = ["play"] + scripts + ["--filter", "even", "--shard", "2/2"]
    for jobs in [[], ["--jobs", "2"]] {
      let run = try Command(arguments + jobs, in: folder)
      #expect(run.messages == ["wrote 1/end.png"], "\(run.errors)")
    }
  }

  @Test("Errors in another shard's scripts are not reported")
  func mistakes() throws {
    var scripts = try writeScripts(2)
    scripts.insert(try folder.write("touchscript 1\n0 dwon\n", to: "broken.touch"), at: 1)
    #expect(try Command(["play"] + scripts + ["--shard", "1/2"], in: folder).status == .exited(0))
    #expect(try Command(["play"] + scripts + ["--shard", "2/2"], in: folder).status == .exited(2))
  }

  @Test("A shard without scripts passes, and its reports name the shard")
  func empty() throws {
    let scripts = try writeScripts(2)
    let run = try Command(
      ["play"] + scripts + [
        "--shard", "3/3", "--tap", "o.tap", "--json", "o.json", "--junit", "o.xml",
      ], in: folder)
    #expect(run.status == .exited(0))
    #expect(run.errors.last?.hasPrefix("0 scripts of shard 3/3 in ") == true)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }
    #expect(
      try text("o.tap")
        == "TAP version 14\n1..0\n# shard 3/3 of 2 scripts\n# shard 3/3 of 2 scripts\n")
    #expect(try text("o.xml").contains("<testsuites name=\"shard 3/3 of 2 scripts\" tests=\"0\""))
    let object = try JSONSerialization.jsonObject(with: Data(try text("o.json").utf8))
    let shard = try #require((object as? [String: Any])?["shard"] as? [String: Int])
    #expect(shard == ["index": 3, "count": 3, "scripts": 2])
  }

  // MARK: - make streams

  /// Runs the script of `make streams` with a program that prints its range.
  private func streams(_ arguments: String...) throws -> Command {
    let script = try String(
      contentsOfFile: Project.root + "/Tests/tools/streams.sh", encoding: .utf8)
    try folder.write(script, to: "Tests/tools/streams.sh")
    let program = try folder.write(
      "#!/bin/sh\necho $1 $2\n", to: ".build/release/RandomStreams")
    chmod(program, 0o755)
    return try Command(["Tests/tools/streams.sh"] + arguments, in: folder, program: "/bin/sh")
  }

  @Test("The `make streams` shards contain each seed once")
  func streamShards() throws {
    func seeds(_ arguments: String...) throws -> [Int] {
      try arguments.flatMap { shard in
        let run = try streams("23", "100", shard)
        #expect(run.status == .exited(0))
        return run.output.flatMap { line in
          let ends = line.split(separator: " ").compactMap { Int($0) }
          return Array(ends[0]...ends[1])
        }
      }
    }
    let all = Array(100...122)
    #expect(try seeds("").sorted() == all)
    #expect(try seeds("1/4", "2/4", "3/4", "4/4").sorted() == all)
    #expect(try seeds("2/4").sorted() == (try seeds("2/4").sorted()))
    #expect(try streams("2", "1", "3/4").output == [])
  }

  @Test(
    "An invalid `make streams` shard exits with code 2",
    arguments: ["0/3", "4/3", "x", "1/0", "1", "1/2/3", "-1/2", "a/b"])
  func badStreamShards(value: String) throws {
    let run = try streams("10", "1", value)
    #expect(run.status == .exited(2))
    #expect(run.output.isEmpty)
  }
}
