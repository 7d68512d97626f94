import CoreGraphics
import DisplayList
import UIKit

/// Draws a panel that explains how the newest finger's touch was delivered. It covers the half of
/// the screen, or of the space above the log, in which the finger did not land.
enum InspectorPanel {
  /// The maximum number of lines for views that were not hit, and for gestures.
  private static let mostMisses = 3
  private static let mostGestures = 6

  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 7
  private static let gap: CGFloat = 2

  /// Returns the panel, without the last lines if they do not fit, or `nil` if no line fits.
  ///
  /// - Parameters:
  ///   - isLow: Whether the finger landed in the lower half, so the panel is at the top.
  ///   - space: The vertical range of the screen that the panel may cover, in points from the top.
  static func node(
    _ inspector: Inspector, in screen: CGRect, isLow: Bool, within space: ClosedRange<CGFloat>,
    measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode? {
    let width = screen.width - 2 * margin
    let available = space.upperBound - space.lowerBound - 2 * margin - padding
    var height = padding
    var contents: [DrawCommand] = []
    for (number, line) in lines(about: inspector).enumerated() {
      let block = block(line, isTitle: number == 0)
      let size = measure(block, width - 2 * padding)
      guard height + size.height.rounded(.up) <= available else { break }
      contents.append(
        .text(
          block,
          in: CGRect(
            x: padding, y: height, width: width - 2 * padding, height: size.height.rounded(.up))))
      height += size.height.rounded(.up) + gap
    }
    guard !contents.isEmpty else { return nil }
    height += padding - gap
    let y = isLow ? space.lowerBound + margin : space.upperBound - margin - height
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(translationX: margin, y: y.rounded()))
    node.background = CGColor(gray: 0.1, alpha: 1)
    node.cornerRadius = 8
    node.contents = contents
    return node
  }

  /// Returns the panel's lines, beginning with a title.
  static func lines(about inspector: Inspector) -> [String] {
    guard let landing = inspector.landing else {
      return ["Touch a view to see who receives it, and why."]
    }
    let point = ExplanationText.text(of: landing.point)
    var lines = ["Finger \(landing.finger) at \(point): \(HitTestText.result(of: landing))"]
    let steps = landing.walk.windows.flatMap(allSteps)
    let path = steps.filter { HitTestText.miss(of: $0) == nil }.map(\.view)
    if path.count > 1 { lines.append(path.joined(separator: " › ")) }
    // List views that do not contain the location last.
    let misses = [false, true].flatMap { isElsewhere in
      steps.filter { HitTestText.isPlainlyOutside($0) == isElsewhere }
        .compactMap(HitTestText.miss)
    }
    lines += misses.prefix(mostMisses)
    if misses.count > mostMisses { lines.append("\(misses.count - mostMisses) more said no") }
    if landing.walk.ignoresEvents { lines.append("The application ignores interaction events.") }
    if let delivery = inspector.delivery { lines.append(ResponderText.summary(of: delivery)) }
    if let obstacle = inspector.obstacle { lines.append(short(obstacle)) }
    return lines + gestureLines(inspector.gestures)
  }

  /// Returns the lines for gestures, without the words that all names share. If there are many
  /// gestures, decided ones come first.
  private static func gestureLines(_ gestures: [Inspector.Gesture]) -> [String] {
    var shown = gestures
    while shown.count > mostGestures, let index = shown.lastIndex(where: \.isUndecided) {
      shown.remove(at: index)
    }
    return shown.prefix(mostGestures).map { short("\($0.name) \($0.status)") }
  }

  private static func short(_ text: String) -> String {
    text.replacing("GestureRecognizer#", with: "#")
  }

  /// Returns a step and the steps of all its subviews, in hit-test order.
  private static func allSteps(of step: HitTestStep) -> [HitTestStep] {
    [step] + step.subviews.flatMap(allSteps)
  }

  private static func block(_ text: String, isTitle: Bool) -> TextBlock {
    var block = InspectorOverlay.label(
      text, size: isTitle ? 10.5 : 9.5, weight: isTitle ? 600 : 400, color: .white)
    block.lineBreak = .wordWrap
    block.maximumLines = 3
    return block
  }
}
