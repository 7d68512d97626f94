import Foundation
import Testing

@testable import Fuzz

/// Inputs that are kept because they are strange, and such that ask for as much as they can.
///
/// `make fuzz` looks for more; how much memory each takes is measured there, in a process of its own.
struct CorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus")

  private static func inputs() throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().map { name in
      (name, Array(try Data(contentsOf: corpus.appendingPathComponent(name))))
    }
  }

  @Test("K-03 K-12 no kept input traps a reader, and what is read is written and reads back")
  func keptInputs() throws {
    let inputs = try Self.inputs()
    #expect(inputs.count >= 20)
    for input in inputs {
      let problem = Fuzz.problem(with: input.bytes)
      #expect(problem == nil, "\(input.name)")
    }
  }

  @Test("The corpus stays small: under 50 files, under 200 kB in all")
  func size() throws {
    let inputs = try Self.inputs()
    #expect(inputs.count < 50)
    #expect(inputs.reduce(0) { $0 + $1.bytes.count } < 200_000)
  }

  @Test("K-03 K-12 long inputs are under a megabyte; short ones that make many packets read back")
  func longInputs() {
    for (name, make) in LongInputs.all {
      let bytes = Array(make().utf8)
      #expect(bytes.count < 1_000_000, "\(name)")
      if bytes.count < 100_000 {
        let problem = Fuzz.problem(with: bytes)
        #expect(problem == nil, "\(name)")
      }
    }
  }
}
