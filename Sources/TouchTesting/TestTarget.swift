public import UIKit

/// What a finger of a test can touch: a view, the `accessibilityIdentifier` of one, or a `ViewQuery`.
///
///     phone.tap(board.startButton)
///     phone.tap("start")
///     phone.tap(.text("Start"))
public nonisolated protocol TestTarget: Sendable {
  /// How to find the view.
  var viewQuery: ViewQuery { get }
}

/// How to find a view in the windows of a phone.
public nonisolated struct ViewQuery: Sendable {
  /// What a view is found by.
  enum Subject: Sendable {
    case view(UIView)
    case identifier(String)
    case text(String)
    case textContaining(String)
    case instance(of: String, matches: @MainActor @Sendable (UIView) -> Bool)
  }

  let subject: Subject
  /// Which of several views; nil where there has to be only one.
  var index: Int?

  init(_ subject: Subject) {
    self.subject = subject
  }

  /// Returns a query for one of several views, from 0, in the order in which they came into their
  /// superviews, as `spot[2]` in scripts.
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

  /// Finds a view by its whole text: that of a `UILabel`, or the title of a `UIButton`.
  ///
  /// A button is found, and not the label in it.
  public static func text(_ text: String) -> ViewQuery { ViewQuery(.text(text)) }

  /// Finds a view by a part of its text, as `text(_:)`.
  public static func text(containing part: String) -> ViewQuery { ViewQuery(.textContaining(part)) }

  /// Finds a view by its class or a superclass of it.
  public static func type<View: UIView>(_ type: View.Type) -> ViewQuery {
    ViewQuery(.instance(of: "\(type)") { $0 is View })
  }
}

nonisolated extension ViewQuery: TestTarget {
  /// The query itself.
  public var viewQuery: ViewQuery { self }
}

nonisolated extension String: TestTarget {
  /// Finds the view with this `accessibilityIdentifier`; `spot[2]` is the third one with it.
  public var viewQuery: ViewQuery {
    guard let match = wholeMatch(of: #/(.+)\[(\d+)\]/#), let index = Int(match.2) else {
      return .identifier(self)
    }
    return .identifier(String(match.1)).at(index)
  }
}

nonisolated extension UIView: TestTarget {
  /// The view itself.
  public nonisolated var viewQuery: ViewQuery { ViewQuery(.view(self)) }
}

nonisolated extension ViewQuery.Subject: CustomStringConvertible {
  /// What views have in common that are found.
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
