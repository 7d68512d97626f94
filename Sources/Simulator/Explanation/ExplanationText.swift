import CoreGraphics
package import UIKit

/// Formats touch explanations as lines of text that are identical in every run.
///
/// Each line begins with the script time and the affected fingers. The views in a hit test are
/// indented by depth, and a callback's responders by one level. When a finger lifts, its moves are
/// summarized as a count. A callback that reaches the same responders as an earlier one for the
/// same finger has at most one line.
package struct ExplanationText {
  /// The state of a finger that is down.
  private struct Finger {
    var location: CGPoint
    var moves = 0
    var length: CGFloat = 0
    /// The responders last printed for the finger's callbacks, by phase.
    var paths: [UITouch.Phase: [ResponderStep]] = [:]

    mutating func move(to point: CGPoint) {
      moves += 1
      length += point.distance(to: location)
      location = point
    }

    /// A phrase that describes how far the finger moved.
    var path: String {
      switch moves {
      case 0: ""
      case 1: " and a move of \(ExplanationText.number(length)) points"
      default: " and \(moves) moves totaling \(ExplanationText.number(length)) points"
      }
    }
  }

  private var fingers: [Int: Finger] = [:]

  /// Creates the formatter for one run.
  package init() {}

  /// Returns an explanation's lines, in order. The result is empty if the explanation is written
  /// later or omitted.
  package mutating func lines(about explanation: TouchExplanation, at time: AppTime) -> [String] {
    let time = Self.text(of: time)
    if case .motion(let phase, let responder, let isFirstResponder) = explanation {
      let reason =
        isFirstResponder ? "the first responder" : "because there is no first responder"
      return ["\(time) shake: \(phase.method) is sent to \(responder), \(reason)"]
    }
    let (fingers, texts) = text(of: explanation)
    let start = "\(time) \(Self.text(ofFingers: fingers)): "
    return texts.map { start + $0 }
  }

  private mutating func text(
    of explanation: TouchExplanation
  ) -> (fingers: [Int], lines: [String]) {
    switch explanation {
    case .landed(let landing):
      fingers[landing.finger] = Finger(location: landing.point)
      return ([landing.finger], HitTestText.lines(about: landing))
    case .moved(let finger, let point):
      fingers[finger]?.move(to: point)
      return ([finger], [])
    case .left(let finger, let point, let duration, let tapCount, let isCancelled):
      let path = fingers[finger]?.path ?? ""
      return (
        [finger],
        [
          "\(isCancelled ? "cancelled" : "lifted") at \(Self.text(of: point)) after "
            + "\(Self.text(of: duration)) s\(path), tapCount \(tapCount)"
        ]
      )
    case .cancelled(let reason, let fingers):
      return (fingers, ["will be cancelled: \(Self.text(of: reason))"])
    case .delivered(let delivery):
      return (delivery.fingers, lines(about: delivery))
    case .unsent(let window, let fingers):
      return (fingers, [Self.text(ofUnsent: window)])
    case .deferred(let phase, let view, let finger, let others):
      return ([finger], [Self.text(ofDeferred: phase, view, by: others)])
    case .taken(let finger, let view, let recognizer, let isUnknownToView):
      return ([finger], [Self.text(ofTaken: view, by: recognizer, isUnknownToView)])
    case .gesture(let change):
      return (GestureText.fingers(of: change), GestureText.lines(about: change))
    case .uncalled(let message, let fingers):
      return (fingers, [message])
    case .called, .motion:
      return ([], [])
    }
  }

  private mutating func lines(about delivery: TouchDelivery) -> [String] {
    let known = delivery.fingers.compactMap { fingers[$0] }
    defer {
      for finger in delivery.fingers { fingers[finger]?.paths[delivery.phase] = delivery.steps }
    }
    // Write the text once if it is the same for all fingers, and in full otherwise.
    if known.count == delivery.fingers.count {
      if delivery.phase == .moved, known.allSatisfy({ $0.paths[.moved] == delivery.steps }) {
        return []
      }
      for phase in [UITouch.Phase.moved, .began] where phase != delivery.phase {
        if known.allSatisfy({ $0.paths[phase] == delivery.steps }) {
          return [
            "\(ResponderText.method(delivery.phase)): the same as \(ResponderText.method(phase))"
          ]
        }
      }
    }
    return ResponderText.lines(about: delivery)
  }

  // MARK: - Reasons why a view does not receive a touch

  /// The reason for `TouchExplanation.unsent`.
  static func text(ofUnsent window: String) -> String {
    "\(window) does not receive the packet: a sendEvent(_:) did not call super"
  }

  /// The reason for `TouchExplanation.deferred`.
  static func text(ofDeferred phase: UITouch.Phase, _ view: String, by others: [String]) -> String {
    let method = ResponderText.method(phase)
    let property = phase == .began ? "delaysTouchesBegan" : "delaysTouchesEnded"
    return "\(method) of \(view) waits until \(list(others)) failed (\(property))"
  }

  /// The reason for `TouchExplanation.taken`.
  static func text(ofTaken view: String, by recognizer: String, _ isUnknownToView: Bool) -> String {
    isUnknownToView
      ? "\(view) never receives the touch: \(recognizer) recognized (delaysTouchesBegan)"
      : "\(view) loses the touch: \(recognizer) recognized (cancelsTouchesInView)"
  }

  // MARK: - Words

  /// Formats a time as in scripts: with three decimal places, or six if needed.
  static func text(of time: AppTime) -> String {
    let text = TraceFormatter.seconds(time)
    return time.microseconds % 1000 == 0 ? String(text.dropLast(3)) : text
  }

  static func text(of seconds: TimeInterval) -> String { number(CGFloat(seconds), decimals: 3) }

  static func text(of point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func text(ofFingers fingers: [Int]) -> String {
    switch fingers.count {
    case 0: "no finger"
    case 1: "finger \(fingers[0])"
    default: "fingers " + fingers.map(String.init).joined(separator: ", ")
    }
  }

  /// Formats a number with as few decimal places as needed, by default at most two.
  static func number(_ value: CGFloat, decimals: Int = 2) -> String {
    guard value.isFinite else { return "\(value)" }
    var text = String(format: "%.\(decimals)f", value)
    while text.contains("."), text.last == "0" || text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// Joins names with "and", followed by the matching form of the verb.
  static func list(_ names: [String]) -> String {
    "\(names.joined(separator: " and ")) \(names.count == 1 ? "has" : "have")"
  }

  static func text(of reason: CancelReason) -> String {
    switch reason {
    case .focusLost: "the window lost the keyboard focus"
    case .suspend: "the app is suspended"
    case .resize: "the window was resized"
    case .rotate: "the device was turned"
    case .quit: "the app quit"
    case .system: "the system or a script requested it"
    case .viewRemoved: "the view was removed from its window"
    case .windowHidden: "the window was hidden"
    case .ignoring: "the app ignores interaction events"
    case .scriptEnd: "the script ended"
    }
  }
}
