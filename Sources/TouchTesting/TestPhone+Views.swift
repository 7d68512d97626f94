public import UIKit

/// A phone's views: queries and their state.
extension TestPhone {
  /// Returns the only view that matches a query: an `accessibilityIdentifier`, such as `"hat"` or
  /// `"spot[2]"`, or a query such as `.text("Play")` or `.type(UISwitch.self)`. Add `.at(1)` to
  /// select the second match.
  ///
  /// Hidden views also match.
  ///
  /// - Parameters:
  ///   - target: The query.
  ///   - type: The view's class. Views of other classes do not match.
  /// - Throws: A failure that lists the views if there is no match, or if several match without an
  ///   index.
  @discardableResult
  public func view<View: UIView>(
    _ target: some TestTarget, as type: View.Type = UIView.self, file: String = #filePath,
    line: Int = #line
  ) throws(TestFailure) -> View {
    do throws(TouchCheck.Problem) {
      return try find(target.viewQuery, type)
    } catch {
      throw failure(withOutline(error.message), TestFailure.Location(file: file, line: line))
    }
  }

  /// Returns all matching views, in the order in which they were added to their superviews.
  public func views<View: UIView>(
    _ target: some TestTarget, as type: View.Type = UIView.self
  ) -> [View] {
    matches(target.viewQuery, type)
  }

  /// Returns whether any view in the phone's windows matches. Hidden views also match.
  public func exists(_ target: some TestTarget) -> Bool {
    let found = matches(target.viewQuery, UIView.self)
    if let index = target.viewQuery.index { return found.indices.contains(index) }
    return found.contains { $0.window != nil }
  }

  /// Returns whether a view exists and part of it is on the screen and not clipped. The view and
  /// its superviews must not be hidden or transparent. Other views may cover it.
  public func isVisible(_ target: some TestTarget) -> Bool {
    problem(target.viewQuery, .visible) == nil
  }

  /// Returns whether a finger at the center of a view's visible part touches the view or one of its
  /// subviews.
  public func isTouchable(_ target: some TestTarget) -> Bool {
    problem(target.viewQuery, .touchable) == nil
  }

  /// The views in all windows, frontmost window last, with one line per view: its class,
  /// identifier, frame in the window, text, and any reasons it cannot be touched. Each level is
  /// indented by two spaces.
  public var outline: String {
    ViewOutline.lines(of: device.context.allWindows).joined(separator: "\n")
  }

  // MARK: - Finding

  /// Returns the reason a view is not in a state, or `nil` if it is.
  func problem(_ query: ViewQuery, _ state: ViewState) -> String? {
    updateLayout()
    do throws(TouchCheck.Problem) {
      let view = try find(query, UIView.self)
      do throws(TouchCheck.Problem) {
        switch state {
        case .present: break
        case .visible:
          _ = try check(view) { check throws(TouchCheck.Problem) in try check.visiblePart().origin }
        case .touchable: _ = try touchPoint(of: view)
        }
        return nil
      } catch {
        return "\(ViewOutline.name(view)): \(error.message)"
      }
    } catch {
      return error.message
    }
  }

  func find<View: UIView>(
    _ query: ViewQuery, _ type: View.Type
  ) throws(TouchCheck.Problem) -> View {
    let views = matches(query, type)
    if let index = query.index {
      guard views.indices.contains(index) else {
        throw TouchCheck.Problem(
          "there is no view \(index) that \(query.subject); there are \(views.count)")
      }
      return views[index]
    }
    if views.count == 1 { return views[0] }
    if views.isEmpty { throw TouchCheck.Problem("no view \(query.subject)\(suffix(type))") }
    throw TouchCheck.Problem(
      "more than one view \(query.subject)\(suffix(type)); choose one, "
        + "from .at(0) to .at(\(views.count - 1))")
  }

  private func suffix(_ type: UIView.Type) -> String {
    type == UIView.self ? "" : " and is a \(type)"
  }

  private func matches<View: UIView>(_ query: ViewQuery, _ type: View.Type) -> [View] {
    if case .view(let view) = query.subject { return [view].compactMap { $0 as? View } }
    var found: [View] = []
    func search(_ view: UIView) {
      var isFound = false
      if let view = view as? View, matches(view, query.subject) {
        found.append(view)
        isFound = true
      }
      for child in view.subviews {
        // If a button is found by its title, skip its label, which displays the same text.
        if isFound, ViewOutline.shownText(of: view) != nil, child is UILabel { continue }
        search(child)
      }
    }
    for window in device.context.allWindows { search(window) }
    return found.sorted { $0.arrival < $1.arrival }
  }

  private func matches(_ view: UIView, _ subject: ViewQuery.Subject) -> Bool {
    switch subject {
    case .view(let other): view === other
    case .identifier(let identifier): view.accessibilityIdentifier == identifier
    case .text(let text): ViewOutline.shownText(of: view) == text
    case .textContaining(let part): ViewOutline.shownText(of: view)?.contains(part) == true
    case .instance(_, let matches): matches(view)
    }
  }

  func withOutline(_ message: String) -> String {
    message + "\n" + ViewOutline.message(of: device.context.allWindows)
  }

  // MARK: - Touching

  /// Returns the screen point at which a finger touches a view.
  func touchPoint(
    of view: UIView, at point: CGPoint? = nil
  ) throws(TouchCheck.Problem) -> CGPoint {
    try check(view) { check throws(TouchCheck.Problem) in try check.touchPoint(at: point) }
  }

  /// Checks a view without adding the app's hit tests to the trace.
  func check<Result>(
    _ view: UIView, _ body: (TouchCheck) throws(TouchCheck.Problem) -> Result
  ) throws(TouchCheck.Problem) -> Result {
    try withoutTraces { () throws(TouchCheck.Problem) in
      try body(TouchCheck(view, in: device.context))
    }
  }

  /// Calls `body` without any effect on the log or the trace.
  func withoutTraces<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let context = device.context
    let (log, trace) = (context.host.log, context.host.trace)
    context.host.log = { _ in }
    context.setTrace(nil)
    defer {
      context.host.log = log
      context.setTrace(trace)
    }
    context.makeCurrent()
    return try body()
  }

  /// Lays out views that changed since the last turn.
  func updateLayout() {
    if device.context.isLayoutOutdated { step(to: clock) }
  }
}
