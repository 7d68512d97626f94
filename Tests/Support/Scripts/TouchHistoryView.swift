package import CoreGraphics
package import UIKit

/// A view that records the phases of each touch that it receives.
package final class TouchHistoryView: UIView {
  /// The phases of one touch, and where it began and was last, in the view's coordinates.
  package struct Life: Equatable {
    package var phases: [String] = []
    package var began: CGPoint
    package var last: CGPoint
    package var tapCount = 0
  }

  /// One life for each touch, in the order of landing.
  package private(set) var lives: [Life] = []
  private var indices: [UITouch: Int] = [:]

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered {
      indices[touch] = lives.count
      let point = touch.location(in: self)
      lives.append(Life(began: point, last: point, tapCount: touch.tapCount))
    }
    record("began", touches)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("moved", touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("ended", touches)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches.ordered {
      guard let index = indices[touch] else { continue }
      lives[index].phases.append(phase)
      lives[index].last = touch.location(in: self)
    }
  }
}
