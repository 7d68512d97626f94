import Foundation
import Testing

@testable import Fuzz

/// Tests inputs that once revealed bugs, unusual inputs, and inputs that take as much memory and
/// time as possible.
///
/// `make fuzz` finds more, and measures the memory for each long input in a separate process.
@Suite(.serialized)
struct CorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus")

  private static func inputs(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = corpus.appendingPathComponent(target.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test(
    "K-03 K-12 every input in the corpus passes the checks of its target",
    arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    let inputs = try Self.inputs(target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let problem = target.problem(with: input.bytes)
      #expect(problem == nil, "\(target.rawValue)/\(input.name)")
    }
  }

  @Test(
    "Empty input and repeated bytes pass the checks of every target",
    arguments: FuzzTarget.allCases)
  func dull(target: FuzzTarget) {
    for byte in [UInt8(0), 1, 10, 127, 255] {
      for count in [0, 1, 2, 60, 400] {
        let problem = target.problem(with: Array(repeating: byte, count: count))
        #expect(problem == nil, "\(count) times \(byte)")
      }
    }
  }

  @Test("The corpus stays small, with at most 40 files per target and less than 300 kB in total")
  func size() throws {
    let corpora = try FuzzTarget.allCases.map { try Self.inputs($0) }
    #expect(corpora.allSatisfy { $0.count <= 40 })
    #expect(corpora.joined().reduce(0) { $0 + $1.bytes.count } < 300_000)
  }

  @Test(
    "K-03 K-12 long inputs are under a megabyte, and short texts with many packets pass the checks")
  func longInputs() {
    for (name, make) in LongInputs.all {
      let bytes = Array(make().utf8)
      #expect(bytes.count < 1_000_000, "\(name)")
      guard bytes.count < 100_000 else { continue }
      for target in [FuzzTarget.scripts, .actions, .recordings] {
        let problem = target.problem(with: bytes)
        #expect(problem == nil, "\(name)")
      }
    }
  }
}
