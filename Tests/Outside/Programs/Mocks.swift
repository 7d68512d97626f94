import UIKit

// Mock touches and events, like those in tests of touch code. UITouch and UIEvent inherit init()
// from NSObject, and their members are open.

class MockTouch: UITouch {
  private let point: CGPoint
  private let mockPhase: UITouch.Phase
  private weak var host: UIView?

  init(at point: CGPoint, phase: UITouch.Phase, on view: UIView) {
    self.point = point
    self.mockPhase = phase
    self.host = view
    super.init()
  }

  override var phase: UITouch.Phase { return mockPhase }
  override var view: UIView? { return host }
  override var tapCount: Int { return 2 }
  override var force: CGFloat { return 0.5 }
  override var timestamp: TimeInterval { return 3 }
  override func location(in view: UIView?) -> CGPoint { return point }
  override func previousLocation(in view: UIView?) -> CGPoint { return .zero }
}

class MockEvent: UIEvent {
  let mocks: Set<UITouch>

  init(_ mocks: Set<UITouch>) {
    self.mocks = mocks
    super.init()
  }

  override var allTouches: Set<UITouch>? { return mocks }
  override func touches(for view: UIView) -> Set<UITouch>? {
    return mocks.filter { $0.view === view }
  }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { return [touch] }
}

/// The view under test, which draws a line for each touch.
class MockedView: UIView {
  var points: [CGPoint] = []
  var count = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    count = event?.touches(for: self)?.count ?? 0
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      points.append(sample.location(in: self))
    }
  }
}
