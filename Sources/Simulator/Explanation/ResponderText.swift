import UIKit

/// Formats a callback's responders as text.
enum ResponderText {
  /// Returns a callback's lines.
  static func lines(about delivery: TouchDelivery) -> [String] {
    [method(delivery.phase)] + steps(of: delivery).map { "  \($0.text)" }
  }

  /// Returns the responders that a callback reached, each with what it did.
  static func steps(of delivery: TouchDelivery) -> [ExplanationStep] {
    let method = method(delivery.phase)
    var steps: [ExplanationStep] = []
    let isHandled = delivery.steps.contains(where: \.overrides)
    for (index, step) in delivery.steps.enumerated() {
      let next = index + 1 < delivery.steps.count ? delivery.steps[index + 1].name : ""
      let isLast = index + 1 == delivery.steps.count
      let end = isLast && !isHandled ? "; no responder handled it" : ""
      steps.append(
        ExplanationStep(
          depth: 1, name: step.name,
          text: "\(step.name)\(direct(step)) \(text(of: step, method, next: next))\(end)"))
    }
    return steps
  }

  /// Returns a callback's responders in one line.
  static func summary(of delivery: TouchDelivery) -> String {
    let names = delivery.steps.map(\.name).joined(separator: " → ")
    let end = delivery.steps.last?.outcome == .endOfChain ? " (end of the chain)" : ""
    return "\(method(delivery.phase)): \(names)\(end)"
  }

  /// Returns the callback's name for a phase.
  static func method(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary: "no callback"
    }
  }

  private static func direct(_ step: ResponderStep) -> String {
    step.isCalledDirectly ? ", called by another override," : ""
  }

  private static func text(of step: ResponderStep, _ method: String, next: String) -> String {
    let own =
      step.overrides ? "overrides \(method) and calls super" : "does not override \(method)"
    return switch step.outcome {
    case .forwarded: "\(own): forwarded to \(next)"
    case .endOfChain: "\(own): this is the end of the responder chain"
    case .handled: "overrides \(method) without calling super: the chain ends"
    }
  }
}
