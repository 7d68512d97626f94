package import CoreGraphics
import PhoneFoundation
import UIKit

// Touch explanations for the `--explain` output and the inspector overlay.
extension Phone {
  /// Turns the inspector on or off.
  func setInspector(_ inspector: Inspector?) {
    self.inspector = inspector
    updateExplainer()
  }

  /// Makes the app explain its touches while `--explain`, the inspector, or a page needs it.
  func updateExplainer() {
    guard explain != nil || inspector != nil || onExplanation != nil else {
      context.host.explainer = nil
      return
    }
    guard context.host.explainer == nil else { return }
    var text = ExplanationText()
    context.host.explainer = TouchExplainer { [weak self] explanation in
      guard let self else { return }
      inspector?.receive(explanation)
      onExplanation?(explanation, scriptTime)
      guard let explain else { return }
      for line in text.lines(about: explanation, at: scriptTime) { explain(line) }
    }
  }
}

extension AppContext {
  /// Returns lines that explain which view a finger at a screen point would touch, without touching
  /// it.
  package func explainTouch(at point: CGPoint) -> [String] {
    // Drop the first line, which reports the landing.
    Array(HitTestText.lines(about: TouchExplainer.landing(at: point, in: self)).dropFirst())
  }
}
