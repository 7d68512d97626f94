package import CoreGraphics
package import Streams
package import UIKit

/// A view that records the phases of each touch that it receives.
package final class TouchHistoryView: TouchCallbackView {
  /// A touch's phases, and its first and last locations in the view's coordinates.
  package struct Life: Equatable {
    package var phases: [String] = []
    package var began: CGPoint
    package var last: CGPoint
    package var tapCount = 0
  }

  /// The lives of all touches, in order of touch down.
  package private(set) var lives: [Life] = []
  private var indices: [UITouch: Int] = [:]

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  package required init?(coder: NSCoder) { nil }

  package override func receive(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    for touch in touches.ordered {
      let point = touch.location(in: self)
      if phase == .began {
        indices[touch] = lives.count
        lives.append(Life(began: point, last: point, tapCount: touch.tapCount))
      }
      guard let index = indices[touch] else { continue }
      lives[index].phases.append("\(phase)")
      lives[index].last = point
    }
  }
}
