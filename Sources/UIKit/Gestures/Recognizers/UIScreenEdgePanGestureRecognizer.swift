import CoreGraphics

/// The edges of a rectangle. Raw values match Apple's.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  /// Creates a set of edges from the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Recognizes a drag that starts near an edge of the screen and moves away from it.
///
/// The gesture fails if a touch lands more than 20 points from all `edges`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance from the edge at which a finger may land, in points. (Assumption: Apple
  /// doesn't publish a value.)
  private static let margin: CGFloat = 20

  /// The edges of the screen where the gesture may begin; none by default.
  open var edges: UIRectEdge = []

  private var landing: UIRectEdge = []

  /// Makes the gesture fail if a finger lands too far from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == touches.count else {
      return super.touchesBegan(touches, with: event)
    }
    landing = touches.reduce(edges) { $0.intersection(Self.edges(at: $1.screenPoint)) }
    if landing.isEmpty { return fail(because: .landedAwayFromEdge(limit: Self.margin)) }
    super.touchesBegan(touches, with: event)
  }

  override func measure(of failure: GestureFailure) -> GestureMeasure? {
    guard case .landedAwayFromEdge(let limit) = failure else {
      return super.measure(of: failure)
    }
    let screen = UIScreen.main.bounds
    let distances = touchesSinceReset.map(\.landingPoint).flatMap { point in
      let all: [(edge: UIRectEdge, distance: CGFloat)] = [
        (.top, point.y - screen.minY), (.left, point.x - screen.minX),
        (.bottom, screen.maxY - point.y), (.right, screen.maxX - point.x),
      ]
      return all.filter { edges.contains($0.edge) }.map(\.distance)
    }
    return distances.min().map { .distance($0, limit: limit) }
  }

  override func begins(at distance: CGPoint) -> Bool {
    guard super.begins(at: distance) else { return false }
    let isLevel = abs(distance.x) >= abs(distance.y)
    return isLevel && distance.x > 0 && landing.contains(.left)
      || isLevel && distance.x < 0 && landing.contains(.right)
      || !isLevel && distance.y > 0 && landing.contains(.top)
      || !isLevel && distance.y < 0 && landing.contains(.bottom)
  }

  /// Returns the edges of the screen that are near a point.
  private static func edges(at point: CGPoint) -> UIRectEdge {
    let screen = UIScreen.main.bounds
    var edges: UIRectEdge = []
    if point.x <= screen.minX + margin { edges.insert(.left) }
    if point.x >= screen.maxX - margin { edges.insert(.right) }
    if point.y <= screen.minY + margin { edges.insert(.top) }
    if point.y >= screen.maxY - margin { edges.insert(.bottom) }
    return edges
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
