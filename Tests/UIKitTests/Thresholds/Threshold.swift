import Foundation
import Testing
import TouchTesting
import UIKit

/// A threshold of time, distance, or count: the last value that meets it, and the nearest value that
/// does not.
nonisolated struct Threshold: CustomTestStringConvertible, Sendable {
  /// The unit of a threshold's values.
  enum Unit {
    case seconds, points, fingers, alpha

    /// The difference between the two values: the clock's resolution, a quarter of a point, one
    /// finger, or a ten-thousandth.
    var step: Double {
      switch self {
      case .seconds: 0.000_001
      case .points: 0.25
      case .fingers: 1
      case .alpha: 0.000_1
      }
    }

    /// Returns a value with its unit.
    func text(_ value: Double) -> String {
      let number = String(format: "%.10g", value)
      return switch self {
      case .seconds: number + " s"
      case .points: number + " pt"
      case .fingers, .alpha: number
      }
    }
  }

  /// What is measured, and what the passing value causes.
  let name: String
  /// The rule of the contract, or `nil` if only the code states the number.
  let rule: String?
  /// The constant's file and name, or `nil` if the number follows from a size or an angle.
  let constant: String?
  let unit: Unit
  let passes: Double
  let fails: Double
  /// Plays a scenario with a value, and returns whether the value met the threshold.
  let scenario: @MainActor (CGFloat) -> Bool

  init(
    _ name: String, _ rule: String?, _ constant: String?, _ unit: Unit, passes: Double,
    fails: Double, _ scenario: @escaping @MainActor (CGFloat) -> Bool
  ) {
    (self.name, self.rule, self.constant, self.unit) = (name, rule, constant, unit)
    (self.passes, self.fails, self.scenario) = (passes, fails, scenario)
  }

  var testDescription: String { name }

  /// All thresholds.
  static let all =
    taps + gestures + edges + scrolling + tables + controls + text + mouse
}

/// A phone whose only view has a recognizer.
struct GestureScenario {
  let phone: TestPhone
  private let delegate = RecordingDelegate()

  init(_ recognizers: UIGestureRecognizer...) {
    let view = LoggingView()
    for (index, recognizer) in recognizers.enumerated() {
      delegate.watch(recognizer, "gesture\(index)", on: view)
    }
    phone = TestPhone(view)
  }

  /// Whether the first recognizer has begun or was recognized.
  var isRecognized: Bool {
    ["gesture0 began!", "gesture0 ended!"].contains { phone.log.text.contains($0) }
  }
}

extension TestPhone {
  /// Lands a finger, moves it, lets it rest, and then moves it by another distance in exactly 0.1 s
  /// before it lifts. Its velocity is the last distance times 10.
  func flick(from start: CGPoint, to middle: CGPoint, by last: CGVector) {
    finger(1).down(at: start.x, start.y).move(to: middle.x, middle.y)
    after(1)
    // The first move after a rest is the first location of the velocity's interval.
    finger(1).move(to: middle.x + last.dx.signum, middle.y + last.dy.signum)
    after(0.1)
    finger(1).move(
      to: middle.x + last.dx.signum + last.dx, middle.y + last.dy.signum + last.dy
    ).up()
  }
}

extension CGFloat {
  /// -1, 0, or 1.
  fileprivate var signum: CGFloat { self == 0 ? 0 : self < 0 ? -1 : 1 }
}
