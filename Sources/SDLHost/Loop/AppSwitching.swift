package import CoreGraphics

/// The callbacks that switch between apps and a Home screen.
///
/// The loop determines when to switch: after a turn in which an icon was chosen, and when Escape or
/// a swipe from the bottom edge leaves an app. The owner determines the next app: the next phone
/// that it makes runs this app.
package struct AppSwitching {
  /// A pending switch to another app.
  package struct Change {
    /// The icon's rectangle, in screen points, from which the app grows or into which it shrinks.
    package var icon: CGRect
    /// Whether the next app comes from the Home screen; otherwise it is the Home screen.
    package var isOpening: Bool

    /// Makes a switch.
    package init(icon: CGRect, isOpening: Bool) {
      (self.icon, self.isOpening) = (icon, isOpening)
    }
  }

  /// Makes the Home screen the next app; returns false if it is already visible.
  package var requestHome: () -> Bool
  /// The pending switch; nil for none. The next phone completes it.
  package var change: () -> Change?
  /// The title of the window for the current app.
  package var title: () -> String

  /// Makes the callbacks.
  package init(
    requestHome: @escaping () -> Bool, change: @escaping () -> Change?,
    title: @escaping () -> String
  ) {
    (self.requestHome, self.change, self.title) = (requestHome, change, title)
  }
}
