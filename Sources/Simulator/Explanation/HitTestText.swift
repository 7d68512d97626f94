import CoreGraphics
import UIKit

/// Formats a hit test's steps as text.
enum HitTestText {
  /// The maximum number of siblings to list individually if only their names differ.
  private static let longestList = 4

  /// Returns the lines for a finger's landing.
  static func lines(about landing: TouchLanding) -> [String] {
    var lines = [
      "landed at \(ExplanationText.text(of: landing.point)), tapCount \(landing.tapCount)"
    ]
    if landing.walk.ignoresEvents {
      lines.append("no view is checked: the application ignores interaction events")
    }
    for step in landing.walk.windows { add(step, depth: 1, to: &lines) }
    addUnasked(landing.walk.unasked, "window", depth: 1, to: &lines)
    lines.append(result(of: landing))
    return lines
  }

  /// Returns text about the view of a finger's touch, and whether the view receives the touch.
  static func result(of landing: TouchLanding) -> String {
    guard let view = landing.walk.hit else { return "touch.view is nil: no view was hit" }
    guard let refusal = landing.refusal else { return "touch.view is \(view)" }
    return "touch.view is \(view), which does not receive it: \(text(of: refusal))"
  }

  /// Returns the result for a view that was not hit, or `nil` if it or one of its subviews was hit.
  static func miss(of step: HitTestStep) -> String? {
    if case .no(let miss) = step.answer { "\(step.view): no, \(text(of: miss))" } else { nil }
  }

  private static func add(_ step: HitTestStep, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let start = "\(indent)\(step.view) at \(ExplanationText.text(of: step.point)): "
    let asksSubviews = !step.subviews.isEmpty || !step.unasked.isEmpty
    if case .no(let miss) = step.answer, !asksSubviews {
      lines.append(start + "no, \(text(of: miss))")
      return
    }
    let inside = step.overridesPointInside ? "inside by its own point(inside:with:)" : "inside"
    let own = "its own hitTest(_:with:)"
    if !asksSubviews {
      switch step.answer {
      case .view(let view): lines.append(start + "\(own) returned \(view)")
      case .itself where step.overridesHitTest: lines.append(start + "\(own) returned it")
      case .itself, .no: lines.append(start + "\(inside), hit")
      }
      return
    }
    lines.append(start + "\(inside); checking its subviews")
    addSubviews(of: step, depth: depth + 1, to: &lines)
    // Add the view's own result. It is obvious for a plain view with a hit subview.
    let end = "\(indent)\(step.view): "
    switch step.answer {
    case .itself where !step.unasked.isEmpty: lines.append(end + "\(own) returned it")
    case .itself: lines.append(end + "hit, because none of its subviews was hit")
    case .view(let view): if step.overridesHitTest { lines.append(end + "\(own) returned \(view)") }
    case .no(let miss): lines.append(end + "no, \(text(of: miss))")
    }
  }

  private static func addSubviews(of step: HitTestStep, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    var index = 0
    while index < step.subviews.count {
      let run = step.subviews[index...].prefix(while: isPlainlyOutside).count
      guard run > longestList else {
        add(step.subviews[index], depth: depth, to: &lines)
        index += 1
        continue
      }
      for subview in step.subviews[index..<index + longestList - 1] {
        add(subview, depth: depth, to: &lines)
      }
      lines.append("\(indent)\(run - longestList + 1) more: no, outside their bounds")
      index += run
    }
    addUnasked(step.unasked, "view", depth: depth, to: &lines)
  }

  private static func addUnasked(
    _ names: [String], _ kind: String, depth: Int, to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    let reason = "not checked, because a \(kind) in front was hit"
    let isLong = names.count > longestList
    for name in isLong ? names[..<(longestList - 1)] : names[...] {
      lines.append("\(indent)\(name): \(reason)")
    }
    if isLong { lines.append("\(indent)\(names.count - longestList + 1) more: \(reason)") }
  }

  /// Returns whether a view was not hit only because the location is outside it.
  static func isPlainlyOutside(_ step: HitTestStep) -> Bool {
    if case .no(.outside) = step.answer { step.subviews.isEmpty } else { false }
  }

  private static func text(of miss: HitTestMiss) -> String {
    switch miss {
    case .hidden: return "it is hidden"
    case .transparent(let alpha):
      return "its alpha of \(ExplanationText.number(alpha, decimals: 4)) is below 0.01"
    case .interactionDisabled: return "its isUserInteractionEnabled is false"
    case .animated: return "it is animating without allowUserInteraction"
    case .outside(let bounds):
      let size =
        "\(ExplanationText.number(bounds.width))x\(ExplanationText.number(bounds.height))"
      return "outside its bounds \(ExplanationText.text(of: bounds.origin)) \(size)"
    case .ownPointInside: return "its own point(inside:with:) returned false"
    case .ownHitTest: return "its own hitTest(_:with:) returned nil"
    }
  }

  private static func text(of refusal: TouchRefusal) -> String {
    switch refusal {
    case .oneTouchAtATime: "another finger is on it, and its isMultipleTouchEnabled is false"
    case .isExclusive: "its isExclusiveTouch is true, and another view has a touch"
    case .anotherIsExclusive: "another view with a touch has isExclusiveTouch"
    }
  }
}
