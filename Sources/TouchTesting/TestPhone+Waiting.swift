public import UIKit

/// A view state that a test can wait for.
public nonisolated enum ViewState: String, Hashable, Sendable {
  /// The view is in a window.
  case present
  /// Part of the view is on the screen, and neither it nor its superviews are hidden or
  /// transparent.
  case visible
  /// A finger at the center of the view's visible part touches the view or one of its subviews.
  case touchable
}

/// Waiting on the phone's clock, at 60 frames per second.
extension TestPhone {
  /// Advances the time until a view exists and is in a state.
  ///
  /// - Parameters:
  ///   - target: The query for the view.
  ///   - state: The required state.
  ///   - seconds: The limit, in seconds on the phone's clock. If 0, the state is checked once.
  /// - Returns: The view.
  /// - Throws: A failure that describes the state at the time limit and lists the views.
  @discardableResult
  public func wait(
    for target: some TestTarget, toBe state: ViewState = .present,
    within seconds: TimeInterval = 5, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) -> UIView {
    let query = target.viewQuery
    locate(file, line)
    var last: String?
    let isMet = try advance(within: seconds) {
      last = problem(query, state)
      return last == nil
    }
    if isMet, let view = try? find(query, UIView.self) { return view }
    throw failure(
      withOutline("\(last ?? "") after waiting \(text(seconds)) for it to be \(state.rawValue)"),
      caller)
  }

  /// Advances the time until no view matches.
  ///
  /// - Parameters:
  ///   - target: The query for the view.
  ///   - seconds: The limit, in seconds on the phone's clock. If 0, the state is checked once.
  public func waitUntilGone(
    _ target: some TestTarget, within seconds: TimeInterval = 5, file: String = #filePath,
    line: Int = #line
  ) throws(TestFailure) {
    let query = target.viewQuery
    locate(file, line)
    let isMet = try advance(within: seconds) {
      views(query).allSatisfy { $0.window == nil }
    }
    guard !isMet else { return }
    throw failure(
      withOutline("a view still \(query.subject) after waiting \(text(seconds))"), caller)
  }

  /// Advances the time until a condition is true.
  ///
  /// - Parameters:
  ///   - condition: A clause that describes the condition in the message: `the ball rests`.
  ///   - seconds: The limit, in seconds on the phone's clock. If 0, the condition is checked once.
  ///   - isMet: Evaluated at the start and after each frame.
  public func wait(
    until condition: String = "the condition is true", within seconds: TimeInterval = 5,
    file: String = #filePath, line: Int = #line, _ isMet: () -> Bool
  ) throws(TestFailure) {
    locate(file, line)
    guard try !advance(within: seconds, until: isMet) else { return }
    throw failure(
      withOutline("after waiting \(text(seconds)), it is still not true that \(condition)"), caller)
  }

  /// Advances the time frame by frame until a condition is true or the limit is reached.
  ///
  /// - Returns: `true` if the condition is met.
  private func advance(
    within seconds: TimeInterval, until isMet: () -> Bool
  ) throws(TestFailure) -> Bool {
    let start = clock
    let limit = start.advanced(by: seconds)
    guard seconds >= 0, limit <= Self.lastTime else {
      throw failure("invalid limit \(seconds) s; expected 0 or more", caller)
    }
    var frame = 1
    while !isMet() {
      guard clock < limit, device.halt == nil else { return false }
      step(to: min(limit, start.advanced(1_000_000, frame, of: 60)))
      frame += 1
    }
    return true
  }

  private func text(_ seconds: TimeInterval) -> String { String(format: "%g s", seconds) }
}
