package import CoreGraphics
import DisplayList
import UIKit

/// What a phone draws over its app: marks of the mouse's fingers, marks of all fingers, a ring around
/// what the arrow keys chose, a hint of what to try, the log, messages, the legend, the guide, the
/// inspector, and a mark while it is recorded.
///
/// It is not part of the view tree: it receives no touches and no app sees it. Whoever runs the phone
/// decides what it shows.
package struct Overlay: Hashable {
  /// The marks of two-finger mode and of fingers that stay.
  package var mouseDots: [MouseTouchEmulator.Dot] = []
  /// Whether these marks are drawn.
  package var showsMouseDots = true
  /// Whether every finger has a mark.
  package var showsFingers = false
  /// Whether the views' outlines and classes, and the fingers' paths and their reasons, are drawn.
  package var showsInspector = false
  /// Whether the notch and the home indicator of a device that has them are drawn: in windows. Pictures have
  /// neither, as those of Apple's simulator have no notch.
  package var showsNotch = false
  /// Whether the legend of mouse and keys lies over the screen.
  package var showsLegend = false
  /// Whether the mark of a recording is drawn.
  package var showsRecordingMark = false
  /// What to try, in a few words; the legend shows it too. Nil for nothing.
  package var hint: String?
  /// Whether the last lines of the app's log lie over the lower part of the screen.
  package var showsLog = false
  /// A short message about what a key did; nil for none. Its owner removes it after a while.
  package var toast: String?
  /// Why the app that is visible is not the one in its files, such as a mistake in them; nil for nothing to say.
  package var banner: String?
  /// How much of a script was played, 0…1, as a thin bar at the bottom; nil without a script.
  package var progress: CGFloat?
  /// Whether the hint is drawn.
  package var showsHint = true
  /// The guide that lies over the screen; nil for none.
  package var guide: Guide?
  /// Whether a Home screen waits behind the app: hint and legend say how to go there.
  package var hasHome = false
  /// What the arrow keys chose, with a ring around it, in the screen's points; nil for nothing.
  package var focus: CGRect?

  /// The diameter of marks, in points.
  package static let dotDiameter: CGFloat = 22

  /// Makes an overlay with the mouse's marks on and all else off.
  package init() {}

  /// What stays when the app restarts: the user's choices, and whether the hint was followed.
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
