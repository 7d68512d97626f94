package import CoreGraphics
package import UIKit

/// The picker's state: a view, its selected property, and the changes made to its properties.
///
/// The picker is a part of the overlay: it reads and changes the app's views, but the app is not
/// involved in finding them. Changes are not recorded in scripts; `changes` returns them as code.
package struct ViewPick {
  /// The view, or `nil` if no view has been found or the view no longer exists.
  package private(set) weak var view: UIView?
  /// The view's name in the app's code, or `nil` without a view.
  package private(set) var name: ObjectName?
  /// Whether the view stays picked while the pointer moves, so its properties can be changed.
  package private(set) var isPinned = false

  private var selection = 0
  /// The values of changed properties before their first change, by name, in that order.
  private var originals: [(name: String, value: ViewProperty.Value)] = []

  /// Creates a picker without a view.
  package init() {}

  /// Picks the view at a screen point, unless a view is pinned.
  package mutating func move(to point: CGPoint, in context: AppContext) {
    guard !isPinned else { return }
    let found = ViewFinder.view(at: point, in: context)
    guard found !== view else { return }
    view = found
    name = found.map { ObjectName(of: $0) }
  }

  /// Pins the picked view, if there is one.
  package mutating func pin() {
    isPinned = view != nil
  }

  // MARK: - Properties

  /// The view's properties.
  var properties: [ViewProperty] {
    guard let view, let name else { return [] }
    return ViewProperty.all(of: view, named: name)
  }

  /// The position of the selected property in `properties`.
  var selectedIndex: Int { min(selection, max(properties.count - 1, 0)) }

  private var selected: ViewProperty? {
    let properties = properties
    return properties.isEmpty ? nil : properties[selectedIndex]
  }

  /// The line of code that sets the selected property to its current value, or `nil` without a view.
  package var code: String? { selected?.code() }

  /// Selects another property, stopping at the first and the last one.
  package mutating func select(movingBy rows: Int) {
    selection = min(max(selectedIndex + rows, 0), max(properties.count - 1, 0))
  }

  /// Changes the selected property.
  ///
  /// - Parameter presses: The number of presses of Right, or of Left if it is negative.
  package mutating func change(by presses: Int) {
    guard let selected else { return }
    if !originals.contains(where: { $0.name == selected.name }) {
      originals.append((selected.name, selected.value))
    }
    selected.set(selected.value(after: presses))
  }

  /// Restores the selected property's value before its first change.
  package mutating func restore() {
    guard let selected, let index = originals.firstIndex(where: { $0.name == selected.name })
    else { return }
    selected.set(originals.remove(at: index).value)
  }

  /// The changes of the view's properties as lines of code, in the order of the first changes, each
  /// line once.
  package var changes: [String] {
    let properties = properties
    var lines: [String] = []
    for original in originals {
      guard let property = properties.first(where: { $0.name == original.name }),
        property.value != original.value, !lines.contains(property.code())
      else { continue }
      lines.append(property.code())
    }
    return lines
  }
}
