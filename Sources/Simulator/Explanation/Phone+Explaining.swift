package import CoreGraphics
import PhoneFoundation
import UIKit

// Explanations of touches: for the text of `--explain` and for the inspector in the overlay.
extension Phone {
  /// Turns the inspector on or off.
  func setInspector(_ inspector: Inspector?) {
    self.inspector = inspector
    updateExplainer()
  }

  /// Makes the app explain its touches while the text or the inspector needs it.
  func updateExplainer() {
    guard explain != nil || inspector != nil else {
      context.host.explainer = nil
      return
    }
    guard context.host.explainer == nil else { return }
    var text = ExplanationText()
    context.host.explainer = TouchExplainer { [weak self] explanation in
      guard let self else { return }
      inspector?.receive(explanation)
      guard let explain else { return }
      for line in text.lines(about: explanation, at: scriptTime) { explain(line) }
    }
  }
}

extension AppContext {
  /// Returns lines that explain which view a finger at a screen point would touch now; nothing is
  /// touched.
  package func explainTouch(at point: CGPoint) -> [String] {
    // Without the first line, which reports the landing.
    Array(HitTestText.lines(about: TouchExplainer.landing(at: point, in: self)).dropFirst())
  }
}
