import Simulator
import UIKit

/// Determines whether and where a finger can touch a view, based on what is visible on the screen.
///
/// A touch hits a view if the hit test at its point returns the view itself or one of its subviews.
struct TouchCheck {
  /// The reason a view cannot be touched, as a clause that begins with "it".
  struct Problem: Error {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  private let context: AppContext
  private let view: UIView
  /// The view and its superviews, the window last.
  private let ancestry: [UIView]

  init(_ view: UIView, in context: AppContext) {
    self.view = view
    self.context = context
    ancestry = Array(sequence(first: view) { $0.superview })
  }

  // MARK: - Visibility

  /// Returns the part of the view that is on the screen and not clipped by a superview, in points
  /// of the view's bounds. For a rotated view, the result is a rectangle around that part.
  func visiblePart() throws(Problem) -> CGRect {
    guard let window = ancestry.last as? UIWindow else { throw Problem("it is not in a window") }
    guard context.allWindows.contains(where: { $0 === window }) else {
      throw Problem("its window is not shown by this phone")
    }
    for ancestor in ancestry {
      if ancestor.isHidden { throw Problem("\(subject(ancestor)) is hidden") }
      if ancestor.alpha < 0.01 {
        throw Problem(
          "\(subject(ancestor)) is transparent (alpha \(String(format: "%g", ancestor.alpha)))")
      }
    }
    guard view.bounds.width > 0, view.bounds.height > 0 else {
      let size = String(format: "%gx%g", view.bounds.width, view.bounds.height)
      throw Problem("it has no size (\(size))")
    }
    let screen = context.interface.screen.bounds
    var part = view.bounds.intersection(fromScreen(screen))
    guard !part.isEmpty else {
      throw Problem(
        "it is off the screen, which is \(String(format: "%gx%g", screen.width, screen.height))")
    }
    for ancestor in ancestry.dropFirst() where ancestor.clipsToBounds {
      part = part.intersection(ancestor.convert(ancestor.bounds, to: view))
      guard !part.isEmpty else { throw Problem("\(subject(ancestor)) clips it completely") }
    }
    return part
  }

  // MARK: - Touches

  /// Returns the screen point at which a finger touches the view.
  ///
  /// - Parameter point: A point in the view's bounds, or `nil` for the center of the visible part.
  func touchPoint(at point: CGPoint? = nil) throws(Problem) -> CGPoint {
    let visible = try visiblePart()
    if let problem = interactionProblem() { throw problem }
    var part = visible
    if point == nil {
      // Outside its superview, a view may be visible but does not receive touches.
      for ancestor in ancestry.dropFirst() {
        part = part.intersection(ancestor.convert(ancestor.bounds, to: view))
      }
      if part.isEmpty { part = visible }
    }
    let target = point ?? CGPoint(x: part.midX, y: part.midY)
    let location = onScreen(target)
    guard context.interface.screen.bounds.contains(location) else {
      throw Problem("the point \(ViewOutline.text(location)) is off the screen")
    }
    let hit = context.hitTest(location, with: nil)?.view
    if let hit, hit.isDescendant(of: view) { return location }
    throw problem(at: target, location, hitting: hit)
  }

  /// Returns the rectangle around the visible part on the screen.
  func visiblePartOnScreen() throws(Problem) -> CGRect {
    let part = try visiblePart()
    guard let window = ancestry.last as? UIWindow else { return part }
    return window.convert(view.convert(part, to: window), to: nil as UIWindow?)
  }

  /// Throws an error unless a finger at a screen point touches the view.
  func expectTouch(at location: CGPoint) throws(Problem) {
    guard let window = ancestry.last as? UIWindow else { return }
    _ = try touchPoint(
      at: view.convert(window.convert(location, from: nil as UIWindow?), from: window))
  }

  private func interactionProblem() -> Problem? {
    if context.runningApplication.isIgnoringInteractionEvents {
      return Problem("the app ignores interaction events")
    }
    for ancestor in ancestry {
      if !ancestor.isUserInteractionEnabled {
        return Problem("\(subject(ancestor)) has isUserInteractionEnabled == false")
      }
      if ancestor.isBlockedByAnimation {
        return Problem(
          "\(subject(ancestor)) is animating without allowUserInteraction")
      }
    }
    return nil
  }

  /// Returns the reason the hit test at a point did not return the view or one of its subviews.
  private func problem(
    at point: CGPoint, _ location: CGPoint, hitting hit: UIView?
  ) -> Problem {
    let receiver = hit.map(ViewOutline.name) ?? "nothing"
    let rest = "; \(receiver) receives touches at \(ViewOutline.text(location))"
    for ancestor in ancestry.reversed() {
      let local = view.convert(point, to: ancestor)
      if ancestor.point(inside: local, with: nil) { continue }
      if ancestor.bounds.contains(local) {
        return Problem("\(subject(ancestor)) returns false from point(inside:with:)" + rest)
      }
      let outside =
        ancestor === view
        ? "the point is outside its bounds"
        : "it is outside its ancestor \(ViewOutline.name(ancestor))"
      return Problem(outside + rest)
    }
    guard let hit else {
      return Problem(
        "nothing receives touches at \(ViewOutline.text(location)):\n" + explanation(location))
    }
    if view.isDescendant(of: hit) {
      return Problem(
        "\(subject(hit)) receives its touches, because of hitTest(_:with:):\n"
          + explanation(location))
    }
    let window = hit.window === view.window ? "" : ", in another window"
    return Problem(
      "it is covered at \(ViewOutline.text(location)) by \(ViewOutline.name(hit))\(window)")
  }

  private func explanation(_ location: CGPoint) -> String {
    context.explainTouch(at: location).joined(separator: "\n")
  }

  // MARK: - Text and coordinates

  private func subject(_ ancestor: UIView) -> String {
    ancestor === view ? "it" : "its ancestor \(ViewOutline.name(ancestor))"
  }

  /// Converts a point in the view's bounds to the screen.
  private func onScreen(_ point: CGPoint) -> CGPoint {
    guard let window = ancestry.last as? UIWindow else { return point }
    return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
  }

  /// Converts a screen rectangle to the view's coordinates.
  private func fromScreen(_ rect: CGRect) -> CGRect {
    guard let window = ancestry.last as? UIWindow else { return rect }
    return window.convert(window.convert(rect, from: nil as UIWindow?), to: view)
  }
}
