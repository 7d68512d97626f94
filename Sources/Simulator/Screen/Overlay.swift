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

  /// Returns what belongs to the interface, in its coordinates: the home indicator, what the arrow keys chose,
  /// and the marks of fingers.
  func marks(for phone: Phone) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    if hasNotch(phone) {
      nodes.append(
        Notch.homeIndicator(
          on: phone.context.screen.bounds.size,
          isLight: phone.context.statusBarStyle == .lightContent))
    }
    if let focus { nodes.append(Self.ring(around: focus)) }
    if showsInspector, let inspector = phone.inspector {
      nodes += InspectorOverlay.nodes(inspector, for: phone, bottom: bottomOfStrips(phone))
    }
    let dots = showsMouseDots ? mouseDots : []
    if showsFingers {
      let marked = Set(dots.filter(\.isPressed).map(\.point))
      for touch in phone.context.tracker.active where !marked.contains(touch.screenPoint) {
        nodes.append(Self.mark(at: touch.screenPoint, Self.gray, isPressed: true))
      }
    }
    for dot in dots {
      let color =
        switch dot.role {
        case .pointer, .mirror: Self.gray
        case .sticky: Self.red
        }
      nodes.append(Self.mark(at: dot.point, color, isPressed: dot.isPressed))
    }
    return nodes
  }

  /// Returns everything else, upright for the user.
  ///
  /// - Parameter screen: The screen as it is shown.
  func nodes(for phone: Phone, on screen: CGRect) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    let statusBarHeight = phone.context.device.statusBarHeight
    let measure = phone.context.services.measure
    if hasNotch(phone) {
      nodes.append(Notch.node(on: screen.size, phone.context.deviceOrientation.turns))
    }
    let strips = CGRect(
      x: 0, y: 0, width: screen.width, height: screen.height - bottomMargin(phone))
    if showsLog {
      let bottom = strips.height - (visibleHint == nil ? 0 : Hint.height) - 8
      let lines = phone.log.lines.suffix(LogStrip.lineCount).map(\.text)
      nodes.append(LogStrip.node(lines, in: screen, bottom: bottom))
    }
    if let visibleHint {
      nodes += Hint.nodes(visibleHint, hasHome: hasHome, in: strips, measure: measure)
    }
    if let banner {
      nodes.append(
        Banner.node(banner, in: screen, top: statusBarHeight + 6, measure: measure))
    }
    if let toast {
      nodes.append(
        Capsule.node(
          toast, in: screen, top: statusBarHeight + 10, maximumWidth: screen.width - 32,
          opacity: 0.88, measure: measure))
    }
    if showsRecordingMark {
      nodes.append(Self.recordingMark(width: screen.width, height: statusBarHeight))
    }
    if let progress { nodes += Self.progressBar(progress, in: screen) }
    if showsLegend {
      nodes.append(
        Legend.node(in: screen, hint: hint, isPlayback: progress != nil, hasHome: hasHome))
    }
    if let guide { nodes.append(GuidePanel.node(guide, in: screen, measure: measure)) }
    return nodes
  }

  private func hasNotch(_ phone: Phone) -> Bool { showsNotch && phone.context.device.hasNotch }

  /// The space that the home indicator needs below the strips.
  private func bottomMargin(_ phone: Phone) -> CGFloat {
    hasNotch(phone) && phone.context.interfaceTurns.count == 0 ? Notch.bottomMargin : 0
  }

  /// A frame around what the arrow keys chose.
  private static func ring(around rect: CGRect) -> DisplayNode {
    let width: CGFloat = 3
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: rect.size),
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
    node.cornerRadius = min(10, rect.width / 2, rect.height / 2)
    node.borderWidth = width
    node.borderColor = blue
    return node
  }

  private var visibleHint: String? {
    showsHint && !showsLegend && guide == nil ? hint : nil
  }

  /// The upper edge of the log or of the hint, or the lower edge of the screen, in points.
  private func bottomOfStrips(_ phone: Phone) -> CGFloat {
    let bottom =
      phone.context.screen.bounds.height - bottomMargin(phone)
      - (visibleHint == nil ? 0 : Hint.height)
    return showsLog ? bottom - 8 - LogStrip.height : bottom
  }

  /// A red disc in the middle of the status bar.
  private static func recordingMark(width: CGFloat, height: CGFloat) -> DisplayNode {
    let size: CGFloat = 12
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: size, height: size),
      transform: CGAffineTransform(
        translationX: (width - size) / 2, y: (height - size) / 2))
    node.cornerRadius = size / 2
    node.background = red
    return node
  }

  /// A track across the bottom of the screen, and the part of it that was played.
  private static func progressBar(_ progress: CGFloat, in screen: CGRect) -> [DisplayNode] {
    let height: CGFloat = 3
    return [(1, CGColor(gray: 0, alpha: 0.25)), (progress, blue)].map { part, color in
      var node = DisplayNode(
        bounds: CGRect(x: 0, y: 0, width: screen.width * part, height: height),
        transform: CGAffineTransform(translationX: 0, y: screen.height - height))
      node.background = color
      return node
    }
  }

  private static let blue = CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 1)
  private static let gray = CGColor(gray: 0.5, alpha: 1)
  private static let red = CGColor(red: 0.86, green: 0.15, blue: 0.15, alpha: 1)

  private static func mark(at point: CGPoint, _ color: CGColor, isPressed: Bool) -> DisplayNode {
    let size = dotDiameter
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: size, height: size),
      transform: CGAffineTransform(
        translationX: point.x - size / 2, y: point.y - size / 2))
    node.cornerRadius = size / 2
    node.opacity = isPressed ? 0.8 : 0.5
    node.background = color
    node.borderWidth = 1
    node.borderColor = .white
    return node
  }
}
