import TouchTesting
import UIKit

/// The touch explanations from a phone's app.
final class ExplanationLog {
  private(set) var explanations: [TouchExplanation] = []

  init(_ phone: TestPhone) {
    phone.context.host.explainer = TouchExplainer { [unowned self] in explanations.append($0) }
  }

  var landings: [TouchLanding] {
    explanations.compactMap { if case .landed(let landing) = $0 { landing } else { nil } }
  }

  var deliveries: [TouchDelivery] {
    explanations.compactMap { if case .delivered(let delivery) = $0 { delivery } else { nil } }
  }

  var gestures: [GestureChange] {
    explanations.compactMap { if case .gesture(let change) = $0 { change } else { nil } }
  }

  /// The recognizer failures, in order.
  var failures: [GestureChange.Kind] {
    gestures.map(\.kind).filter { if case .failed = $0 { true } else { false } }
  }
}
