import CoreGraphics
import Foundation
import SplitMix64
import Testing
import UIKit

@testable import Simulator

/// The numbers in trace lines.
struct TraceFormatterTests {
  private func thousandths(_ value: CGFloat) -> String {
    var text: [UInt8] = []
    TraceFormatter.append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    "K-26 locations have three decimals, rounded to nearest with ties to even, as in C",
    arguments: [
      (0, "0.000"), (-0.0, "-0.000"), (79, "79.000"), (-0.0001, "-0.000"), (0.0005, "0.001"),
      // Halves that binary fractions can represent exactly.
      (0.0625, "0.062"), (0.1875, "0.188"), (-2.0625, "-2.062"), (1e15, "1000000000000000.000"),
      (0.9996, "1.000"), (-9.9999, "-10.000"), (1.0 / 3, "0.333"), (.infinity, "inf"),
      (.nan, "nan"),
    ] as [(CGFloat, String)])
  func decimals(value: CGFloat, text: String) {
    #expect(thousandths(value) == text)
  }

  @Test(
    "K-26 each coordinate is written as `%.3f` would write it", arguments: [1, 2, 3] as [UInt64])
  func likeC(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<10_000 {
      let size = pow(10, Double.random(in: -5...17, using: &numbers))
      let any = Double.random(in: -size...size, using: &numbers)
      // A number close to half a thousandth is hard to round.
      let half = ((any * 1000).rounded(.down) + 0.5) / 1000
      for value in [any, half, half.nextUp, half.nextDown] {
        let expected = String(format: "%.3f", value)
        #expect(thousandths(value) == expected, "seed \(seed): \(value)")
      }
    }
  }

  @Test("C-56 a number with 0 to 9 decimals is either written as in C or rejected")
  func decimalsLikeC() {
    var numbers = SplitMix64(seed: 4)
    var written = 0
    for round in 0..<20_000 {
      let size = pow(10, Double.random(in: -9...9, using: &numbers))
      let any = Double.random(in: -size...size, using: &numbers)
      let decimals = round % 10
      let unit = pow(10, Double(decimals))
      let half = ((any * unit).rounded(.down) + 0.5) / unit
      for value in [any, any.rounded(), half, half.nextUp, half.nextDown] {
        var text: [UInt8] = []
        guard text.appendDecimal(value, decimals: decimals) else {
          #expect(text.isEmpty)
          continue
        }
        written += 1
        #expect(String(decoding: text, as: UTF8.self) == String(format: "%.\(decimals)f", value))
      }
    }
    // The other numbers are halves or too large.
    #expect(written > 70_000)
    for number in [0, 7, -7, 10, -1_000, .max, .min] {
      var text: [UInt8] = []
      text.appendDecimal(number)
      #expect(String(decoding: text, as: UTF8.self) == "\(number)")
    }
  }
}
