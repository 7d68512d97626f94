package import CoreGraphics
package import UIKit

/// An explanation as an entry in a timeline.
///
/// Unlike the lines of `ExplanationText`, each entry is complete: nothing is summarized or omitted
/// because it repeats an earlier entry.
package struct ExplanationEntry {
  /// What an entry is about.
  package enum Kind: String, Sendable {
    /// A finger: `name` is `finger 1`.
    case touch
    /// A callback: `name` is the first responder that received it.
    case callback
    /// A callback that was deferred or withheld: `name` is the view or window.
    case obstacle
    /// A gesture recognizer.
    case recognizer
    /// An action: `name` is the object that has the method, and the method.
    case action
    /// A shake: `name` is the responder.
    case motion
  }

  /// What the entry is about.
  package let kind: Kind
  /// The subject, which entries about the same subject share.
  package let name: String
  /// The subject's new state, in one word.
  package let state: String
  /// The fingers involved.
  package let fingers: [Int]
  /// A sentence.
  package let text: String
  /// The steps of a hit test, or the responders of a callback.
  package let steps: [ExplanationStep]
  /// The methods that are called, and their objects.
  package let calls: [(object: String, method: String)]
  /// The control or recognizer that calls an action.
  package let sender: String?
  /// The finger's location in screen coordinates, for an entry about a finger.
  package let point: CGPoint?

  private init(
    _ kind: Kind, _ name: String, _ state: String, fingers: [Int], _ text: String,
    steps: [ExplanationStep] = [], calls: [(object: String, method: String)] = [],
    sender: String? = nil, at point: CGPoint? = nil
  ) {
    (self.kind, self.name, self.state, self.fingers) = (kind, name, state, fingers)
    (self.text, self.steps, self.calls) = (text, steps, calls)
    (self.sender, self.point) = (sender, point)
  }

  /// Creates the entry for an explanation.
  package init(_ explanation: TouchExplanation) {
    switch explanation {
    case .landed(let landing):
      self.init(
        .touch, Self.name(of: landing.finger), "began", fingers: [landing.finger],
        "\(HitTestText.text(of: landing)): \(HitTestText.result(of: landing))",
        steps: HitTestText.steps(of: landing), at: landing.point)
    case .moved(let finger, let point):
      self.init(
        .touch, Self.name(of: finger), "moved", fingers: [finger],
        "moved to \(ExplanationText.text(of: point))", at: point)
    case .left(let finger, let point, let duration, let tapCount, let isCancelled):
      self.init(
        .touch, Self.name(of: finger), isCancelled ? "cancelled" : "ended", fingers: [finger],
        "\(isCancelled ? "cancelled" : "lifted") at \(ExplanationText.text(of: point)) after "
          + "\(ExplanationText.text(of: duration)) s, tapCount \(tapCount)", at: point)
    case .cancelled(let reason, let fingers):
      self.init(
        .touch, fingers.first.map(Self.name) ?? "", "cancelling", fingers: fingers,
        "will be cancelled: \(ExplanationText.text(of: reason))")
    case .delivered(let delivery):
      self.init(
        .callback, delivery.steps.first?.name ?? "", "\(delivery.phase)", fingers: delivery.fingers,
        ResponderText.summary(of: delivery), steps: ResponderText.steps(of: delivery),
        calls: delivery.steps.filter(\.overrides).map {
          ($0.name, ResponderText.method(delivery.phase))
        })
    case .unsent(let name, let fingers):
      self.init(
        .obstacle, name, "unsent", fingers: fingers, ExplanationText.text(ofUnsent: name))
    case .deferred(let phase, let name, let finger, let others):
      self.init(
        .obstacle, name, "deferred", fingers: [finger],
        ExplanationText.text(ofDeferred: phase, name, by: others))
    case .taken(let finger, let name, let recognizer, let isUnknownToView):
      self.init(
        .obstacle, name, "taken", fingers: [finger],
        ExplanationText.text(ofTaken: name, by: recognizer, isUnknownToView))
    case .uncalled(let message, let fingers):
      self.init(.obstacle, "", "uncalled", fingers: fingers, message)
    case .gesture(let change):
      let view = change.view.map { " of \($0)" } ?? ""
      self.init(
        .recognizer, change.name, Self.state(after: change),
        fingers: GestureText.fingers(of: change), "\(change.name)\(view) \(Self.text(of: change))")
    case .called(let call):
      let action = call.action ?? "a closure"
      self.init(
        .action, "\(call.target) \(action)", "called", fingers: call.fingers,
        "\(call.sender) calls \(action) on \(call.target)",
        calls: call.action.map { [(call.target, $0)] } ?? [], sender: call.sender)
    case .motion(let phase, let responder, let isFirstResponder):
      let reason =
        isFirstResponder ? "the first responder" : "because there is no first responder"
      self.init(
        .motion, responder, phase.method, fingers: [],
        "\(phase.method) is sent to \(responder), \(reason)")
    }
  }

  private static func name(of finger: Int) -> String { "finger \(finger)" }

  private static func text(of change: GestureChange) -> String {
    switch change.kind {
    case .receives: "receives the touch"
    case .reset: "is ready for the next gesture"
    case .refuses, .entered, .failed, .waits: GestureText.status(change)
    }
  }

  private static func state(after change: GestureChange) -> String {
    switch change.kind {
    case .receives: GestureText.possible
    case .refuses: "refused"
    case .entered(.ended, isDiscrete: true): "recognized"
    case .entered(let state, _): "\(state)"
    case .failed: "failed"
    case .waits: "waiting"
    case .reset: "reset"
    }
  }
}
