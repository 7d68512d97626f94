package import UIKit

/// The user's choice of style or text size.
package nonisolated enum Appearance: Hashable, Sendable {
  /// Light or dark.
  case style(UIUserInterfaceStyle)
  /// The size of text, one of `UIContentSizeCategory.sizes`.
  case textSize(UIContentSizeCategory)

  /// The names of the styles in scripts and options, as in Apple's `simctl ui`.
  package static let styleNames = ["light", "dark"]

  /// The names of the sizes in scripts and options, from small to large, as in Apple's `simctl ui`.
  package static let sizeNames = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  /// Returns the appearance of a name; nil for other names.
  package init?(named name: String) {
    switch name {
    case "light": self = .style(.light)
    case "dark": self = .style(.dark)
    default:
      guard let index = Self.sizeNames.firstIndex(of: name) else { return nil }
      self = .textSize(UIContentSizeCategory.sizes[index])
    }
  }

  /// The name that scripts use.
  package var name: String {
    switch self {
    case .style(.dark): "dark"
    case .style(.light), .style(.unspecified): "light"
    case .textSize(let size):
      UIContentSizeCategory.sizes.firstIndex(of: size).map { Self.sizeNames[$0] } ?? "large"
    }
  }
}

extension Phone {
  /// The choices that differ from a light phone with text of the size `large`.
  package var appearances: [Appearance] {
    var changes: [Appearance] = []
    if context.interface.systemStyle == .dark { changes.append(.style(.dark)) }
    if context.interface.contentSize != .large {
      changes.append(.textSize(context.interface.contentSize))
    }
    return changes
  }

  /// Changes the appearance immediately; before the launch, without an event.
  package func show(_ appearance: Appearance) {
    switch appearance {
    case .style(let style): context.setSystemStyle(style)
    case .textSize(let size): context.setContentSize(size)
    }
  }
}
