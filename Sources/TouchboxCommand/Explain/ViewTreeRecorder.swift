import CoreGraphics
import Simulator
import UIKit

/// Describes the views of a phone, and stores equal views and equal trees once.
@MainActor
struct ViewTreeRecorder {
  private typealias Description = ExplainedRun.ViewDescription

  /// The distinct views.
  private(set) var views: [ExplainedRun.ViewDescription] = []
  /// The distinct trees.
  private(set) var trees: [[Int]] = []
  private var viewIndexes: [ExplainedRun.ViewDescription: Int] = [:]
  private var treeIndexes: [[Int]: Int] = [:]

  /// Adds the views of all windows, back to front, and returns the index of the tree.
  mutating func add(_ phone: Phone) -> Int {
    var tree: [Int] = []
    let shape = phone.screenShape
    phone.context.makeCurrent()
    for window in phone.context.windowsFrontToBack.reversed() {
      add(window, in: window, shape, depth: 0, to: &tree)
    }
    return Self.index(of: tree, in: &trees, &treeIndexes)
  }

  private mutating func add(
    _ view: UIView, in window: UIWindow, _ shape: ScreenShape, depth: Int, to tree: inout [Int]
  ) {
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { shape.shown(window.convert(view.convert($0, to: window), to: nil as UIWindow?)) }
    let frame = view.frame
    let notes = Self.notes(about: view)
    let recognizers = (view.gestureRecognizers ?? []).map(\.traceName)
    let description = Description(
      depth: depth, name: view.traceName, identifier: view.accessibilityIdentifier,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.number),
      outline: corners.flatMap { [Self.number($0.x), Self.number($0.y)] },
      text: Self.text(in: view), notes: notes.isEmpty ? nil : notes,
      recognizers: recognizers.isEmpty ? nil : recognizers)
    tree.append(Self.index(of: description, in: &views, &viewIndexes))
    for subview in view.subviews {
      add(subview, in: window, shape, depth: depth + 1, to: &tree)
    }
  }

  private static func text(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  /// Returns the properties that determine whether a view receives touches, if they differ from a
  /// plain view's.
  private static func notes(about view: UIView) -> [String] {
    var notes: [String] = []
    if view.isHidden { notes.append("isHidden") }
    if view.alpha != 1 { notes.append("alpha \(number(view.alpha))") }
    if !view.isUserInteractionEnabled { notes.append("isUserInteractionEnabled is false") }
    if view.isMultipleTouchEnabled { notes.append("isMultipleTouchEnabled") }
    if view.isExclusiveTouch { notes.append("isExclusiveTouch") }
    if view.clipsToBounds { notes.append("clipsToBounds") }
    if let control = view as? UIControl {
      if !control.isEnabled { notes.append("isEnabled is false") }
      if control.isHighlighted { notes.append("isHighlighted") }
      if control.isSelected { notes.append("isSelected") }
    }
    return notes
  }

  /// Rounds a number to two decimals. JSON has no infinite numbers.
  static func number(_ value: CGFloat) -> Double {
    guard value.isFinite else { return 0 }
    let rounded = Double((value * 100).rounded() / 100)
    return rounded == 0 ? 0 : rounded
  }

  private static func index<Value: Hashable>(
    of value: Value, in values: inout [Value], _ indexes: inout [Value: Int]
  ) -> Int {
    if let index = indexes[value] { return index }
    let index = values.count
    indexes[value] = index
    values.append(value)
    return index
  }
}
