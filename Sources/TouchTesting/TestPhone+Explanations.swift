import Simulator
public import UIKit

/// Why touches go where they go.
extension TestPhone {
  /// Explains which view a finger at a point of the screen would touch now: the views that a hit test asks,
  /// with their answers, and the view that it finds. Nothing is touched.
  ///
  ///     #expect(phone.explainTouch(at: 160, 220).contains("Curtain"))
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen, in points.
  ///   - y: The distance from the top edge.
  /// - Returns: The lines of `touchbox play --explain` about a finger that lands, without its time and its
  ///   number. The last one names `touch.view`.
  public func explainTouch(at x: CGFloat, _ y: CGFloat) -> String {
    withoutTraces { device.context.explainTouch(at: CGPoint(x: x, y: y)) }.joined(separator: "\n")
  }

  /// Explains the touches that some calls make: where each went, who received it or passed it on, and what
  /// each gesture recognizer did with it.
  ///
  ///     let text = phone.explain { phone.tap("ok") }
  ///     #expect(text.contains("UITapGestureRecognizer failed"))
  ///
  /// - Returns: The lines of `touchbox play --explain`; empty where nothing was touched.
  public func explain<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> String
  {
    var lines: [String] = []
    let former = device.explain
    device.explain = { line in
      former?(line)
      lines.append(line)
    }
    defer { device.explain = former }
    try body()
    return lines.joined(separator: "\n")
  }
}
