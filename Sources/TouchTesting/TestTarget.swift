public import UIKit

/// A target for a test's finger: a view, a view's `accessibilityIdentifier`, or a `ViewQuery`.
///
///     phone.tap(board.startButton)
///     phone.tap("start")
///     phone.tap(.text("Start"))
public nonisolated protocol TestTarget: Sendable {
  /// The query that finds the view.
  var viewQuery: ViewQuery { get }
}

/// A query for a view in a phone's windows.
public nonisolated struct ViewQuery: Sendable {
  /// The property by which a view is found.
  enum Subject: Sendable {
    case view(UIView)
    case identifier(String)
    case text(String)
    case textContaining(String)
    case instance(of: String, matches: @MainActor @Sendable (UIView) -> Bool)
  }

  let subject: Subject
  /// The index among several views, or `nil` if only one view may match.
  var index: Int?

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Returns a query for one of several views by its zero-based index. The views are in the order
  /// in which they were added to their superviews, as in the script path `spot[2]`.
  public func at(_ index: Int) -> ViewQuery {
    var query = self
    query.index = index
    return query
  }
}

nonisolated extension TestTarget where Self == ViewQuery {
  /// Finds a view by its `accessibilityIdentifier`.
  public static func identifier(_ identifier: String) -> ViewQuery {
    ViewQuery(.identifier(identifier))
  }

  /// Finds a view by its full text: the text of a `UILabel`, or the title of a `UIButton`.
  ///
  /// The query finds a button, but not the label inside it.
  public static func text(_ text: String) -> ViewQuery { ViewQuery(.text(text)) }

  /// Finds a view by part of its text, like `text(_:)`.
  public static func text(containing part: String) -> ViewQuery { ViewQuery(.textContaining(part)) }

  /// Finds a view by its class or a superclass of its class.
  public static func type<View: UIView>(_ type: View.Type) -> ViewQuery {
    ViewQuery(.instance(of: "\(type)") { $0 is View })
  }
}

nonisolated extension ViewQuery: TestTarget {
  /// The query itself.
  public var viewQuery: ViewQuery { self }
}

nonisolated extension String: TestTarget {
  /// A query for the view with this `accessibilityIdentifier`. `spot[2]` refers to the third of
  /// several views.
  public var viewQuery: ViewQuery {
    guard let match = wholeMatch(of: #/(.+)\[(\d+)\]/#), let index = Int(match.2) else {
      return .identifier(self)
    }
    return .identifier(String(match.1)).at(index)
  }
}

nonisolated extension UIView: TestTarget {
  /// A query for this view.
  public nonisolated var viewQuery: ViewQuery { ViewQuery(.view(self)) }
}

nonisolated extension ViewQuery.Subject: CustomStringConvertible {
  /// A predicate for the matching views, used in messages.
  var description: String {
    switch self {
    case .view(let view): "is \(type(of: view))"
    case .identifier(let identifier): "has the identifier \"\(identifier)\""
    case .text(let text): "has the text \"\(text)\""
    case .textContaining(let part): "has a text that contains \"\(part)\""
    case .instance(let name, _): "is a \(name)"
    }
  }
}
