import CoreGraphics
package import UIKit

/// Formats gesture recognizer changes as text.
enum GestureText {
  /// The status of an undecided recognizer.
  static let possible = "possible"

  /// Returns the fingers that a change's line lists.
  static func fingers(of change: GestureChange) -> [Int] {
    switch change.kind {
    case .receives, .refuses: change.fingers.suffix(1)
    case .entered, .failed, .waits, .reset: change.fingers
    }
  }

  /// Returns a change's lines; empty if the change adds no information.
  static func lines(about change: GestureChange) -> [String] {
    let view = change.view.map { " of \($0)" } ?? ""
    return switch change.kind {
    case .receives: ["\(change.name)\(view) receives the touch"]
    case .refuses: ["\(change.name)\(view) \(status(change))"]
    case .entered(.changed, _), .entered(.possible, _), .entered(.failed, _), .reset: []
    case .entered: ["\(change.name) \(status(change))"]
    case .failed, .waits: ["\(change.name) \(status(change))"]
    }
  }

  /// Returns a change's effect on the recognizer, without the recognizer's name.
  static func status(_ change: GestureChange) -> String {
    switch change.kind {
    case .receives, .reset: possible
    case .refuses(let refusal): "does not receive the touch: \(text(of: refusal))"
    case .entered(.ended, isDiscrete: true): "recognized"
    case .entered(let state, _): "\(state)"
    case .failed(let reason, let measure): "failed: \(text(of: reason, measure))"
    case .waits(let others):
      "would recognize, but waits until \(ExplanationText.list(others)) failed"
    }
  }

  private static func text(of refusal: GestureRefusal) -> String {
    switch refusal {
    case .disabled: "its isEnabled is false"
    case .finished(let state): "its gesture has \(state), and another of its fingers is still down"
    case .touchType: "its allowedTouchTypes do not include the touch's type"
    case .otherWindow: "its other fingers are in another window"
    case .delegate: "its delegate returned false from gestureRecognizer(_:shouldReceive:)"
    }
  }

  private static func text(of reason: GestureFailure, _ measure: GestureMeasure?) -> String {
    switch reason {
    case .movedTooFar, .movedTooLittle, .tooSlow, .liftedTooEarly, .tooManyTouches, .tooFewTouches,
      .landedTooFar, .landedAwayFromEdge:
      measure.map { text(of: $0, reason) } ?? reason.description
    case .delaysNoTouches: "the scroll view's delaysContentTouches is false"
    case .touchesCancelled: "its touches were cancelled"
    case .excluded(let name): "\(name) recognized, and the two cannot recognize simultaneously"
    case .requiredFailure(let name): "\(name) recognized, and this one needed it to fail"
    case .circle(let others):
      others.isEmpty
        ? "it waits for its own failure"
        : "it and \(others.joined(separator: " and ")) wait for each other's failure"
    case .delegate: "its delegate returned false from gestureRecognizerShouldBegin(_:)"
    case .view: "a view returned false from gestureRecognizerShouldBegin(_:)"
    case .disabled: "it was disabled"
    case .removed: "it was removed from its view"
    case .setByApp: "its own code set its state"
    }
  }

  private static func text(of measure: GestureMeasure, _ reason: GestureFailure) -> String {
    switch measure {
    case .distance(let value, let limit):
      let points = "\(number(value, besides: limit)) points"
      return switch reason {
      case .landedTooFar: "landed \(points) from the tap before, more than \(number(limit))"
      case .landedAwayFromEdge: "landed \(points) from its edge, more than \(number(limit))"
      case .movedTooLittle where value > limit: "moved \(points), but not in the required direction"
      case .movedTooLittle: "moved \(points), not beyond the limit of \(number(limit))"
      default: "moved \(points), more than \(number(limit))"
      }
    case .stroke(let value, let limit):
      return "moved \(number(value, besides: limit)) points in its direction, and it needs "
        + number(limit)
    case .spread(let value, let limit):
      return
        "the distance between the fingers changed by \(number(value, besides: limit)) points, not "
        + "by more than \(number(limit))"
    case .arc(let value, let limit):
      return "each finger moved \(number(value, besides: limit)) points along the circle, not more "
        + "than \(number(limit))"
    case .sideways(let value, let limit):
      return "moved \(number(value, besides: limit)) points to the side, more than \(number(limit))"
    case .duration(let value, let limit):
      let seconds = "\(ExplanationText.text(of: limit)) s"
      let elapsed = "\(number(value, besides: limit, decimals: 3)) s"
      guard reason == .liftedTooEarly else {
        return "it took \(value > limit ? "\(elapsed), " : "")longer than \(seconds)"
      }
      return value < limit
        ? "lifted after \(elapsed), before \(seconds) had passed"
        : "lifted after \(elapsed), and it needs more than \(seconds)"
    case .touches(let count, let limit):
      let fingers = count == 1 ? "1 finger" : "\(count) fingers"
      guard reason == .tooManyTouches else { return "\(fingers), and it needs \(limit)" }
      return count > limit
        ? "\(fingers), and it allows \(limit)" : "another finger landed after one had lifted"
    case .taps(let count, let required, let interval):
      return "\(count) of \(required) taps, and no other within "
        + "\(ExplanationText.text(of: interval)) s"
    }
  }

  /// Returns the reason a recognizer has not recognized its gesture.
  static func text(of shortfall: GestureShortfall) -> String {
    switch shortfall {
    case .failed(let reason, let measure): text(of: reason, measure)
    case .missing(let measure): text(ofMissing: measure)
    case .undecided: "its touches have not ended"
    case .waits([]): "it would recognize, but waits until another recognizer has failed"
    case .waits(let others):
      "it would recognize, but waits until \(ExplanationText.list(others)) failed"
    case .disabled: "its isEnabled is false"
    case .noTouch: "it received no touch"
    }
  }

  private static func text(ofMissing measure: GestureMeasure) -> String {
    switch measure {
    case .distance(let value, let limit) where value > limit: text(of: measure, .movedTooLittle)
    case .distance(let value, let limit):
      "moved \(number(value, besides: limit)) points, needs more than \(number(limit))"
    case .stroke(let value, let limit):
      "moved \(number(value, besides: limit)) points in its direction, needs \(number(limit))"
    case .spread(let value, let limit):
      "the distance between the fingers changed by \(number(value, besides: limit)) points, needs "
        + "more than \(number(limit))"
    case .arc(let value, let limit):
      "each finger moved \(number(value, besides: limit)) points along the circle, needs more than "
        + number(limit)
    case .sideways: text(of: measure, .movedTooLittle)
    case .duration(let value, let limit):
      "down for \(number(value, besides: limit, decimals: 3)) s, needs "
        + "\(ExplanationText.text(of: limit)) s"
    case .touches(let count, let limit):
      "\(count == 1 ? "1 finger" : "\(count) fingers"), needs \(limit)"
    case .taps(let count, let required, _):
      "\(count == 1 ? "1 tap" : "\(count) taps"), needs \(required)"
    }
  }

  private static func number(_ value: CGFloat) -> String { ExplanationText.number(value) }

  /// Formats a number with enough decimal places to distinguish it from a limit.
  private static func number(
    _ value: CGFloat, besides limit: CGFloat, decimals: Int = 2
  ) -> String {
    let other = ExplanationText.number(limit, decimals: decimals)
    let texts = (decimals...15).lazy.map { ExplanationText.number(value, decimals: $0) }
    return texts.first { value == limit || $0 != other } ?? "\(value)"
  }
}

extension UIGestureRecognizer {
  /// A short description of the reason the recognizer has not recognized its gesture, or `nil` if
  /// it has.
  package final var shortfallText: String? { shortfall.map(GestureText.text) }
}
