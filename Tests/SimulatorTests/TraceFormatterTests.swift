import CoreGraphics
import Foundation
import SplitMix64
import Testing
import UIKit

@testable import Simulator

@Suite("Lines of the trace")
struct TraceFormatterTests {
  @Test(
    "K-26 places have three decimals, rounded as C does: to the nearest, halves to even",
    arguments: [
      (0, "0.000"), (-0.0, "-0.000"), (79, "79.000"), (-0.0001, "-0.000"), (0.0005, "0.001"),
      // Halves that binary fractions hold exactly.
      (0.0625, "0.062"), (0.1875, "0.188"), (-2.0625, "-2.062"), (1e15, "1000000000000000.000"),
      (0.9996, "1.000"), (-9.9999, "-10.000"), (1.0 / 3, "0.333"), (.infinity, "inf"),
      (.nan, "nan"),
    ] as [(CGFloat, String)])
  func decimals(value: CGFloat, text: String) {
    #expect(TraceFormatter.thousandths(value) == text)
  }

  @Test("K-26 any place is written as `%.3f` writes it", arguments: [1, 2, 3] as [UInt64])
  func likeC(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<10_000 {
      let size = pow(10, Double.random(in: -5...17, using: &numbers))
      let any = Double.random(in: -size...size, using: &numbers)
      // One beside a half of a thousandth is hard to round.
      let half = ((any * 1000).rounded(.down) + 0.5) / 1000
      for value in [any, half, half.nextUp, half.nextDown] {
        let expected = String(format: "%.3f", value)
        #expect(TraceFormatter.thousandths(CGFloat(value)) == expected, "seed \(seed): \(value)")
      }
    }
  }
}
