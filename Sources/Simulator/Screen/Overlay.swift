package import CoreGraphics
import DisplayList
import UIKit

/// The drawing over a phone's app: marks of the mouse's fingers, marks of all fingers, a ring
/// around the focused control, a hint, the log, messages, the legend, the guide, the inspector, and
/// a mark during a recording.
///
/// It is not part of the view tree: it receives no touches, and apps cannot access it. The owner of
/// the phone sets its contents.
package struct Overlay: Hashable {
  /// The marks of two-finger mode and of fingers that stay down.
  package var mouseDots: [MouseTouchEmulator.Dot] = []
  /// Whether these marks are drawn.
  package var showsMouseDots = true
  /// Whether every finger has a mark.
  package var showsFingers = false
  /// Whether the inspector is drawn: outlines and classes of views, and paths of fingers with
  /// explanations.
  package var showsInspector = false
  /// Whether the notch and the home indicator of a device that has them are drawn. Windows show
  /// them; pictures do not, like pictures of Apple's Simulator.
  package var showsNotch = false
  /// Whether the legend of mouse and keys covers the screen.
  package var showsLegend = false
  /// Whether the mark of a recording is drawn.
  package var showsRecordingMark = false
  /// A short suggestion of what to try, which the legend shows as well; nil for none.
  package var hint: String?
  /// Whether the last lines of the app's log cover the lower part of the screen.
  package var showsLog = false
  /// A short message about a key's effect; nil for none. Its owner removes it after a while.
  package var toast: String?
  /// The reason why the visible app is older than its files, such as a compile error; nil if it is
  /// current.
  package var banner: String?
  /// The fraction of a script that was played, 0…1, shown as a thin bar at the bottom; nil without
  /// a script.
  package var progress: CGFloat?
  /// Whether the hint is drawn.
  package var showsHint = true
  /// The visible guide; nil for none.
  package var guide: Guide?
  /// Whether there is a Home screen; then the hint and the legend explain how to reach it.
  package var hasHome = false
  /// The frame of the focused control, in screen points, which gets a ring; nil for none.
  package var focus: CGRect?

  /// The diameter of marks, in points.
  package static let dotDiameter: CGFloat = 22

  /// Makes an overlay that shows only the mouse's marks.
  package init() {}

  /// The settings that survive a restart of the app: the user's choices, and whether the hint was
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
    overlay.banner = banner
    return overlay
  }

  /// An overlay that draws nothing.
  package static var off: Overlay { Overlay().forPictures(marksFingers: false) }

  /// Returns the overlay of pictures and films: marks of all fingers, or nothing.
  package func forPictures(marksFingers: Bool) -> Overlay {
    var overlay = Overlay()
    overlay.mouseDots = mouseDots
    overlay.showsMouseDots = marksFingers
    overlay.showsFingers = marksFingers
    return overlay
  }
}
