package import CoreGraphics
import PhoneFoundation
import UIKit

// Where touches go, and why: for the text of `--explain` and for the inspector in the overlay.
extension Phone {
  /// Turns the inspector on or off.
  func setInspector(_ inspector: Inspector?) {
    self.inspector = inspector
    updateExplainer()
  }

  /// Lets the app explain its touches while somebody reads or sees it.
  func updateExplainer() {
    guard explain != nil || inspector != nil else {
      context.explainer = nil
      return
    }
    guard context.explainer == nil else { return }
    var text = ExplanationText()
    context.explainer = TouchExplainer { [weak self] explanation in
      guard let self else { return }
      inspector?.receive(explanation)
      guard let explain else { return }
      for line in text.lines(about: explanation, at: scriptTime) { explain(line) }
    }
  }
}

extension AppContext {
  /// Returns which view a finger at a point of the screen would touch now, and why, line by line; nothing is
  /// touched.
  package func explainTouch(at point: CGPoint) -> [String] {
    // Without the first line, which reports that the finger landed.
    Array(HitTestText.lines(about: TouchExplainer.landing(at: point, in: self)).dropFirst())
  }
}
