import Simulator
import UIKit

/// The views and gesture recognizers that an app has shown, to find those that outlive it.
@MainActor
struct ReleaseWatch {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many views the windows had when they were last looked at.
  private(set) var viewCount = 0

  /// Adds the views of a phone's windows, and their gesture recognizers.
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
    // The identifier of a released object may be another's.
    guard entries[identifier]?.object == nil else { return }
    entries[identifier] = Entry(object: object, name: "\(type(of: object))")
  }

  /// A message about the objects that still exist; nil if there are none.
  var leak: String? {
    let names = Set(entries.values.filter { $0.object != nil }.map(\.name)).sorted()
    return names.isEmpty ? nil : "not released with the app: \(names.joined(separator: ", "))"
  }
}

/// A view and all views below it, the outer ones first.
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
