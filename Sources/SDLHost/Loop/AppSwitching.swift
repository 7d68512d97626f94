package import CoreGraphics

/// The callbacks that switch between apps and a Home screen.
///
/// The loop determines when to switch: after a turn in which an icon was tapped, and when Escape or
/// a swipe from the bottom edge closes an app. The owner determines the next app: the next phone
/// that it creates runs that app.
package struct AppSwitching {
  /// A pending switch to another app.
  package struct Change {
    /// The icon's rectangle, in screen points, from which the app grows or into which it shrinks.
    package var icon: CGRect
    /// Whether an app is opening from the Home screen, rather than closing to it.
    package var isOpening: Bool

    /// Creates a switch.
    package init(icon: CGRect, isOpening: Bool) {
      (self.icon, self.isOpening) = (icon, isOpening)
    }
  }

  /// Makes the Home screen the next app, or returns `false` if it is already visible.
  package var requestHome: () -> Bool
  /// The pending switch, or `nil` if there is none. Creating the next phone completes it.
  package var change: () -> Change?
  /// The window title for the current app.
  package var title: () -> String

  /// Creates the callbacks.
  package init(
    requestHome: @escaping () -> Bool, change: @escaping () -> Change?,
    title: @escaping () -> String
  ) {
    (self.requestHome, self.change, self.title) = (requestHome, change, title)
  }
}
