import Simulator
import UIKit

/// Weak references to the views and gesture recognizers that an app has used, which reveal objects
/// that outlive the app.
@MainActor
struct ReleaseWatch {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of views in the windows at the last call to `add(_:)`.
  private(set) var viewCount = 0

  /// Adds the views in a phone's windows and their gesture recognizers.
  mutating func add(_ phone: Phone) {
    viewCount = 0
    for window in phone.context.windowsFrontToBack {
      for view in ViewWalk(from: window) {
        viewCount += 1
        add(view)
        for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
      }
    }
  }

  private mutating func add(_ object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    // A new object may have the identifier of a released one.
    guard entries[identifier]?.object == nil else { return }
    entries[identifier] = Entry(object: object, name: Self.name(of: object))
  }

  private static func name(of object: AnyObject) -> String {
    switch object {
    case let responder as UIResponder: responder.className
    case let recognizer as UIGestureRecognizer: recognizer.className
    default: "\(type(of: object))"
    }
  }

  /// A message about the objects that still exist, or `nil` if there are none.
  var leak: String? {
    let names = Set(entries.values.filter { $0.object != nil }.map(\.name)).sorted()
    return names.isEmpty ? nil : "not released with the app: \(names.joined(separator: ", "))"
  }
}

/// A view and all its descendants, in which every view precedes its subviews.
@MainActor
struct ViewWalk: @MainActor Sequence {
  private let root: UIView

  init(from root: UIView) {
    self.root = root
  }

  func makeIterator() -> Iterator { Iterator(remaining: [root]) }

  @MainActor
  struct Iterator: @MainActor IteratorProtocol {
    var remaining: [UIView]

    mutating func next() -> UIView? {
      guard let view = remaining.popLast() else { return nil }
      remaining += view.subviews.reversed()
      return view
    }
  }
}
