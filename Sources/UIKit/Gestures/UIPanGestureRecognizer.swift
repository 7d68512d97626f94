public import CoreGraphics

/// Recognizes fingers that drag.
///
/// It begins once their middle went more than 10 points, goes on with every move, and ends as too
/// few are left. Fingers that come or go do not change the way that it tells.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uipangesturerecognizer
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers go before the gesture begins, in points; Apple publishes no number.
  static let slop: CGFloat = 10

  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag; more before the gesture began let it fail, later ones are ignored.
  open var maximumNumberOfTouches = Int.max

  private var fingers: [UITouch] = []
  private var history = VelocityTracker()
  /// Where the middle of the fingers would have to be for a way of zero, in window points.
  private var origin: CGPoint?
  /// The way since the start, in window points.
  private var way = CGPoint.zero
  /// The way at which the translation is zero.
  private var zeroWay = CGPoint.zero

  /// Returns the way since the start, in the coordinates of `view`; nil means the window.
  open func translation(in view: UIView?) -> CGPoint {
    inView(view, way: CGPoint(x: way.x - zeroWay.x, y: way.y - zeroWay.y))
  }

  /// Sets the way since the start, from which on it counts, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = inWindow(way: translation, of: view)
    zeroWay = CGPoint(x: way.x - inWindow.x, y: way.y - inWindow.y)
  }

  /// Returns how fast the fingers move, in points per second, in the coordinates of `view`.
  ///
  /// It is the mean of the last 0.1 seconds, and zero where they rested as long.
  open func velocity(in view: UIView?) -> CGPoint {
    inView(view, way: history.velocity(at: context.queue.now))
  }

  /// Takes more fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    for touch in touches.ordered {
      if fingers.count < maximumNumberOfTouches {
        fingers.append(touch)
      } else if isActiveOrPending {
        ignore(touch, for: event)
      } else {
        return state = .failed
      }
    }
    fingersChanged()
  }

  /// Begins or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    guard origin != nil else { return }
    if isActiveOrPending {
      state = .changed
    } else if way.distance(to: .zero) > Self.slop {
      state = .began
    }
  }

  /// Ends, or goes on with fewer fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow()
    fingers.removeAll { touches.contains($0) }
    if isActiveOrPending, fingers.count < max(minimumNumberOfTouches, 1) {
      state = .ended
    } else if fingers.isEmpty {
      state = .failed
    } else {
      fingersChanged()
    }
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Starts anew.
  open override func reset() {
    fingers = []
    origin = nil
    (way, zeroWay) = (.zero, .zero)
    history = VelocityTracker()
  }

  private var middle: CGPoint { CGPoint(middleOf: fingers.map { $0.location(in: nil) }) }

  /// Brings the way up to date with where the fingers are.
  private func follow() {
    guard let origin, !fingers.isEmpty else { return }
    way = CGPoint(x: middle.x - origin.x, y: middle.y - origin.y)
    history.note(way, at: context.queue.now)
  }

  /// Goes on from where the way is now with other fingers.
  private func fingersChanged() {
    guard fingers.count >= minimumNumberOfTouches else {
      origin = nil
      way = .zero
      return
    }
    if origin == nil { history.note(way, at: context.queue.now) }
    origin = CGPoint(x: middle.x - way.x, y: middle.y - way.y)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
