import Foundation
import Testing

@testable import Fuzz

/// Unusual inputs, and inputs that need as much memory and time as possible.
///
/// `make fuzz` finds more, and measures the memory of each in a separate process.
struct CorpusTests {
  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus")

  private static func inputs() throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted().map { name in
      (name, Array(try Data(contentsOf: corpus.appendingPathComponent(name))))
    }
  }

  @Test(
    "K-03 K-12 no input of the corpus traps a parser; what parses can be written and parsed again")
  func keptInputs() throws {
    let inputs = try Self.inputs()
    #expect(inputs.count >= 20)
    for input in inputs {
      let problem = Fuzz.problem(with: input.bytes)
      #expect(problem == nil, "\(input.name)")
    }
  }

  @Test("The corpus stays small: under 50 files, under 200 kB in total")
  func size() throws {
    let inputs = try Self.inputs()
    #expect(inputs.count < 50)
    #expect(inputs.reduce(0) { $0 + $1.bytes.count } < 200_000)
  }

  @Test("K-03 K-12 long inputs are under a megabyte; those that make many packets parse again")
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
