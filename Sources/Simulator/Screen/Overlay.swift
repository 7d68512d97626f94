package import CoreGraphics
import DisplayList
import UIKit

/// The drawing over a phone's app: marks for the mouse's fingers, marks for all fingers, a ring
/// around the focused control, a hint, the log, messages, the legend, the guide, the inspector, the
/// fingers' numbers, and a recording mark.
///
/// The overlay is not part of the view tree: it receives no touches, and apps cannot access it. The
/// phone's owner sets its contents.
package struct Overlay: Hashable {
  /// The marks of two-finger mode and of fingers that stay down.
  package var mouseDots: [MouseTouchEmulator.Dot] = []
  /// Whether the marks in `mouseDots` are drawn.
  package var showsMouseDots = true
  /// Whether every finger has a mark.
  package var showsFingers = false
  /// Whether the inspector is drawn: view outlines and class names, and finger paths with
  /// explanations.
  package var showsInspector = false
  /// Whether the fingers' numbers, crosshairs, and paths are drawn, and a graph of the frames.
  package var showsNumbers = false
  /// Whether the notch and home indicator are drawn for a device that has them. Windows show them;
  /// pictures do not, like screenshots from Apple's Simulator.
  package var showsNotch = false
  /// Whether the mouse and key legend covers the screen.
  package var showsLegend = false
  /// Whether the recording mark is drawn.
  package var showsRecordingMark = false
  /// A short suggestion of something to try, also shown in the legend, or `nil`.
  package var hint: String?
  /// Whether the last lines of the app's log cover the lower part of the screen.
  package var showsLog = false
  /// A short message about a key's effect, or `nil`. The phone's owner removes it after a while.
  package var toast: String?
  /// The reason the visible app is older than its files, such as a compile error, or `nil` if it is
  /// up to date.
  package var banner: String?
  /// The fraction of a script that has been played, 0…1, shown as a thin bar at the bottom, or
  /// `nil` if no script is playing.
  package var progress: CGFloat?
  /// Whether the hint is drawn.
  package var showsHint = true
  /// The visible guide, or `nil` if no guide is visible.
  package var guide: Guide?
  /// Whether there is a Home screen. If so, the hint and the legend explain how to reach it.
  package var hasHome = false
  /// The focused control's frame, marked by a ring, in screen points, or `nil`.
  package var focus: CGRect?

  /// The diameter of a mark, in points.
  package static let dotDiameter: CGFloat = 22

  /// Creates an overlay that shows only the mouse's marks.
  package init() {}

  /// The settings that survive an app restart: the user's choices, and whether the hint was
  /// followed.
  package var forRestart: Overlay {
    var overlay = Overlay()
    overlay.hint = hint
    overlay.showsHint = showsHint
    overlay.showsFingers = showsFingers
    overlay.showsLog = showsLog
    overlay.hasHome = hasHome
    overlay.showsNotch = showsNotch
    overlay.showsInspector = showsInspector
    overlay.showsNumbers = showsNumbers
    overlay.banner = banner
    return overlay
  }

  /// Whether the drawing depends on the fingers.
  var followsFingers: Bool { showsFingers || showsInspector || showsNumbers }

  /// An overlay that draws nothing.
  package static var off: Overlay { Overlay().forPictures(marksFingers: false) }

  /// Returns the overlay for pictures and films: marks for all fingers, or nothing.
  package func forPictures(marksFingers: Bool) -> Overlay {
    var overlay = Overlay()
    overlay.mouseDots = mouseDots
    overlay.showsMouseDots = marksFingers
    overlay.showsFingers = marksFingers
    return overlay
  }
}
