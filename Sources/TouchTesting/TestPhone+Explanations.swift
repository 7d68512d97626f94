import Simulator
public import UIKit

/// Explanations of where touches are delivered.
extension TestPhone {
  /// Explains which view a finger at a screen point would touch, without touching it: the views in
  /// the hit test, their results, and the resulting view.
  ///
  ///     #expect(phone.explainTouch(at: 160, 220).contains("Curtain"))
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen, in points.
  ///   - y: The distance from the top edge.
  /// - Returns: The lines that `touchbox play --explain` prints for a landing finger, without its
  ///   time and number. The last line names `touch.view`.
  public func explainTouch(at x: CGFloat, _ y: CGFloat) -> String {
    withoutTraces { device.context.explainTouch(at: CGPoint(x: x, y: y)) }.joined(separator: "\n")
  }

  /// Explains the touches made in a closure: each touch's view, the responders that received or
  /// forwarded it, and the effects on each gesture recognizer.
  ///
  ///     let text = phone.explain { phone.tap("ok") }
  ///     #expect(text.contains("UITapGestureRecognizer failed"))
  ///
  /// - Returns: The lines that `touchbox play --explain` prints, or "" if nothing was touched.
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
