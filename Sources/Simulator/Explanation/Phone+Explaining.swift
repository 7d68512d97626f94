import PhoneFoundation
import UIKit

// Where touches go, and why: for the text of `--explain` and for the inspector in the overlay.
extension Phone {
  /// Lets the app explain its touches while somebody reads or sees it.
  func updateExplainer() {
    guard explain != nil || inspector != nil else {
      context.explainer = nil
      return
    }
    guard context.explainer == nil else { return }
    context.explainer = TouchExplainer { [weak self] in self?.receive($0) }
  }

  private func receive(_ explanation: TouchExplanation) {
    inspector?.receive(explanation)
    guard let explain else { return }
    for line in explanationText.lines(about: explanation, at: scriptTime) { explain(line) }
  }
}
