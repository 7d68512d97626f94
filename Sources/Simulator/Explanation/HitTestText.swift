import CoreGraphics
import UIKit

/// Formats a hit test's steps as text.
enum HitTestText {
  /// The maximum number of siblings to list individually if only their names differ.
  private static let longestList = 4

  /// Returns the lines for a finger's landing.
  static func lines(about landing: TouchLanding) -> [String] {
    [text(of: landing)]
      + steps(of: landing).map { String(repeating: "  ", count: $0.depth) + $0.text }
  }

  /// Returns the landing's location and tap count.
  static func text(of landing: TouchLanding) -> String {
    "landed at \(ExplanationText.text(of: landing.point)), tapCount \(landing.tapCount)"
  }

  /// Returns the hit test step by step, followed by its result.
  static func steps(of landing: TouchLanding) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    if landing.walk.ignoresEvents {
      steps.append(
        ExplanationStep(text: "no view is checked: the application ignores interaction events"))
    }
    for step in landing.walk.windows { add(step, depth: 1, to: &steps) }
    addUnasked(landing.walk.unasked, "window", depth: 1, to: &steps)
    steps.append(ExplanationStep(name: landing.walk.hit, text: result(of: landing)))
    return steps
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

  private static func add(_ step: HitTestStep, depth: Int, to steps: inout [ExplanationStep]) {
    func add(_ text: String, isEnd: Bool = false) {
      let point = isEnd ? "" : " at \(ExplanationText.text(of: step.point))"
      steps.append(
        ExplanationStep(depth: depth, name: step.view, text: "\(step.view)\(point): \(text)"))
    }
    let asksSubviews = !step.subviews.isEmpty || !step.unasked.isEmpty
    if case .no(let miss) = step.answer, !asksSubviews { return add("no, \(text(of: miss))") }
    let inside = step.overridesPointInside ? "inside by its own point(inside:with:)" : "inside"
    let own = "its own hitTest(_:with:)"
    if !asksSubviews {
      switch step.answer {
      case .view(let view): add("\(own) returned \(view)")
      case .itself where step.overridesHitTest: add("\(own) returned it")
      case .itself, .no: add("\(inside), hit")
      }
      return
    }
    add("\(inside); checking its subviews")
    addSubviews(of: step, depth: depth + 1, to: &steps)
    // Add the view's own result. It is obvious for a plain view with a hit subview.
    switch step.answer {
    case .itself where !step.unasked.isEmpty: add("\(own) returned it", isEnd: true)
    case .itself: add("hit, because none of its subviews was hit", isEnd: true)
    case .view(let view):
      if step.overridesHitTest { add("\(own) returned \(view)", isEnd: true) }
    case .no(let miss): add("no, \(text(of: miss))", isEnd: true)
    }
  }

  private static func addSubviews(
    of step: HitTestStep, depth: Int, to steps: inout [ExplanationStep]
  ) {
    var index = 0
    while index < step.subviews.count {
      let run = step.subviews[index...].prefix(while: isPlainlyOutside).count
      guard run > longestList else {
        add(step.subviews[index], depth: depth, to: &steps)
        index += 1
        continue
      }
      for subview in step.subviews[index..<index + longestList - 1] {
        add(subview, depth: depth, to: &steps)
      }
      let text = "\(run - longestList + 1) more: no, outside their bounds"
      steps.append(ExplanationStep(depth: depth, text: text))
      index += run
    }
    addUnasked(step.unasked, "view", depth: depth, to: &steps)
  }

  private static func addUnasked(
    _ names: [String], _ kind: String, depth: Int, to steps: inout [ExplanationStep]
  ) {
    let reason = "not checked, because a \(kind) in front was hit"
    let isLong = names.count > longestList
    for name in names.prefix(isLong ? longestList - 1 : longestList) {
      steps.append(ExplanationStep(depth: depth, name: name, text: "\(name): \(reason)"))
    }
    guard isLong else { return }
    let text = "\(names.count - longestList + 1) more: \(reason)"
    steps.append(ExplanationStep(depth: depth, text: text))
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
