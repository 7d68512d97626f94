package import CoreGraphics

/// How the apps of a window take turns with a Home screen: what the loop asks the window's owner.
///
/// The loop decides when: after a turn in which an icon was chosen, and when Escape or a swipe from the
/// bottom edge leaves an app. The owner decides what: the next phone that it makes is the next app's.
package struct AppSwitching {
  /// A change to another app that is due.
  package struct Change {
    /// Where the icon is from which the app grows or into which it shrinks, in the screen's points.
    package var icon: CGRect
    /// Whether the next app comes from the Home screen; otherwise it is the Home screen.
    package var isOpening: Bool

    /// Makes a change.
    package init(icon: CGRect, isOpening: Bool) {
      (self.icon, self.isOpening) = (icon, isOpening)
    }
  }

  /// Makes the Home screen the next app; returns false where it runs already.
  package var requestHome: () -> Bool
  /// The change that is due; nil while the app that runs stays. The next phone that is made completes it.
  package var change: () -> Change?
  /// The title of the window while the current app runs.
  package var title: () -> String

  /// Makes the questions.
  package init(
    requestHome: @escaping () -> Bool, change: @escaping () -> Change?,
    title: @escaping () -> String
  ) {
    (self.requestHome, self.change, self.title) = (requestHome, change, title)
  }
}
