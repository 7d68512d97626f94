import Foundation
import TouchTesting
import UIKit

/// Replays the drags that github.com/Vercantez/openuikit recorded in Apple's simulator (iOS 26.1): a
/// scroll view of 393 x 852 points at 3x, contents of 40,000 points, and packets every 8 ms.
final class ScrollTrace: UIViewController, UIScrollViewDelegate {
  /// A drag with moves of equal length.
  struct Drag {
    let name: String
    /// The initial offset, the finger's initial location, and the length of a move.
    let offset, start, step: CGFloat
    let moves: Int
    /// The time from the last move to the lift, in seconds.
    var rest = 0.008

    static let all = [
      Drag(name: "decel1500", offset: 5000, start: 792, step: -12, moves: 14),
      Drag(name: "decel4875", offset: 5000, start: 792, step: -39, moves: 14),
      Drag(name: "rubber", offset: 39148, start: 792, step: -5, moves: 120, rest: 0.312),
      Drag(name: "bounce", offset: 0, start: 120, step: 14, moves: 12),
    ]
  }

  private let drag: Drag
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private var values: [(id: String, value: Any)] = []
  private var samples: [(time: Double, offset: CGFloat)] = []
  private var release = 0.0

  init(_ drag: Drag) {
    self.drag = drag
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Plays a drag and returns its values.
  static func values(of drag: Drag) throws -> [(id: String, value: Any)] {
    guard let device = TestDevice(named: "393x852@3") else { return [] }
    let controller = ScrollTrace(drag)
    let phone = TestPhone(controller, device: device)
    phone.at(1)
    phone.finger(1).down(at: 196.5, drag.start)
    for move in 1...drag.moves {
      phone.at(1 + 0.008 * Double(move))
      phone.finger(1).move(to: 196.5, drag.start + drag.step * CGFloat(move))
    }
    phone.at(1 + 0.008 * Double(drag.moves) + drag.rest)
    phone.finger(1).up()
    phone.after(6)
    return controller.values
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = CGSize(width: 393, height: 40000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset.y = drag.offset
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  private func add(_ id: String, _ value: Any) { values.append(("s-\(drag.name)-\(id)", value)) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard drag.name == "rubber" else { return }
    values.append(("r-pan-begin", -scrollView.panGestureRecognizer.translation(in: nil).y))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    samples.append((CACurrentMediaTime(), scrollView.contentOffset.y))
    if scrollView.isTracking, scrollView.panGestureRecognizer.location(in: nil).y == 592 {
      add("finger-592", scrollView.contentOffset.y)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    add("velocity", velocity.y)
    add("target", targetContentOffset.pointee.y)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add("first", samples.first?.offset ?? 0)
    add("release", scrollView.contentOffset.y)
    release = CACurrentMediaTime()
    samples = []
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    add("final", scrollView.contentOffset.y)
    add("duration", CACurrentMediaTime() - release)
    for step in [1, 10, 30] where samples.count >= step {
      add("step-\(step)", samples[step - 1].offset)
    }
    if let sample = samples.last(where: { $0.time <= release + 0.25 + 1e-6 }) {
      add("after-0.25", sample.offset)
    }
    if let lowest = samples.min(by: { $0.offset < $1.offset }) {
      add("lowest", lowest.offset)
      add("lowest-time", lowest.time - release)
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
