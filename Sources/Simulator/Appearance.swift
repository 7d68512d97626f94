package import UIKit

/// A user setting for the interface style or the text size.
package nonisolated enum Appearance: Hashable, Sendable {
  /// The light or dark style.
  case style(UIUserInterfaceStyle)
  /// The text size, one of `UIContentSizeCategory.sizes`.
  case textSize(UIContentSizeCategory)

  /// The style names used in scripts and options, as in Apple's `simctl ui`.
  package static let styleNames = ["light", "dark"]

  /// The size names in scripts and options, from smallest to largest, as in Apple's `simctl ui`.
  package static let sizeNames = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
    "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
    "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  /// Creates the appearance with the given name, or returns `nil` if the name is unknown.
  package init?(named name: String) {
    switch name {
    case "light": self = .style(.light)
    case "dark": self = .style(.dark)
    default:
      guard let index = Self.sizeNames.firstIndex(of: name) else { return nil }
      self = .textSize(UIContentSizeCategory.sizes[index])
    }
  }

  /// The name used in scripts.
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
  /// The settings that differ from the defaults: the light style and the text size `large`.
  package var appearances: [Appearance] {
    var changes: [Appearance] = []
    if context.interface.systemStyle == .dark { changes.append(.style(.dark)) }
    if context.interface.contentSize != .large {
      changes.append(.textSize(context.interface.contentSize))
    }
    return changes
  }

  /// Whether the keyboard appears on the screen while text is edited. By default, it doesn't, as if
  /// a keyboard were connected to the phone.
  package var showsKeyboard: Bool {
    get { context.keyboard.isEnabled }
    set { context.keyboard.isEnabled = newValue }
  }

  /// Changes the appearance immediately. Before the launch, the app receives no event.
  package func show(_ appearance: Appearance) {
    switch appearance {
    case .style(let style): context.setSystemStyle(style)
    case .textSize(let size): context.setContentSize(size)
    }
  }
}
