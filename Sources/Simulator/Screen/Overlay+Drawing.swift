import CoreGraphics
import DisplayList
import UIKit

/// Draws an overlay's parts without overlaps.
extension Overlay {
  /// The drawing: marks in interface coordinates, and everything else upright for the user.
  typealias Layers = (interface: [DisplayNode], screen: [DisplayNode])

  /// Returns the layers over a phone's app, back to front.
  func layers(for phone: Phone, on shape: ScreenShape) -> Layers {
    let screen = CGRect(origin: .zero, size: shape.shown)
    let parts = coveringParts(of: phone, on: screen)
    var layers: Layers = ([], [])
    if hasNotch(phone) {
      layers.interface.append(
        Notch.homeIndicator(
          on: phone.context.interface.screen.bounds.size,
          isLight: phone.context.isStatusBarLight))
      layers.screen.append(
        Notch.node(on: screen.size, phone.context.interface.deviceOrientation.turns))
    }
    if let focus, let ring = Self.ring(around: focus, on: phone.context.interface.screen.bounds) {
      layers.interface.append(ring)
    }
    let space = Self.space(between: parts, phone, on: screen)
    var inspection = InspectorOverlay.Drawing()
    if showsInspector, !isCovered, let inspector = phone.inspector {
      inspection = InspectorOverlay.drawing(
        inspector, for: phone, on: shape, within: space, avoiding: parts.map(\.frame))
    }
    if let pick = phone.pick, !isCovered {
      let outline = pick.view.flatMap {
        PickPanel.outline(of: $0, on: phone.context.interface.screen.bounds)
      }
      inspection.outlines += [outline].compactMap { $0 }
      inspection.panel = [PickPanel.node(pick, on: shape, within: space)]
    }
    layers.interface += inspection.outlines
    if showsNumbers, !isCovered, let numbers = phone.numbers {
      layers.interface.append(
        NumbersOverlay.fingers(numbers, on: phone.context.interface.screen.bounds))
    }
    layers.screen +=
      inspection.panel + fingerMarks(of: phone, on: shape) + inspection.badges + parts
    if showsRecordingMark {
      layers.screen.append(
        Self.recordingMark(
          width: screen.width, height: phone.context.interface.device.statusBarHeight))
    }
    if let progress { layers.screen += Self.progressBar(progress, in: screen) }
    if let panel = panel(of: phone, in: screen) { layers.screen.append(panel) }
    return layers
  }

  /// Whether the legend or the guide covers the screen, which hides all other text.
  private var isCovered: Bool { showsLegend || guide != nil }

  private func panel(of phone: Phone, in screen: CGRect) -> DisplayNode? {
    if let guide {
      let context = phone.context
      return GuidePanel.node(
        guide, in: screen, below: context.interface.device.statusBarHeight,
        measure: context.host.services.measure)
    }
    guard showsLegend else { return nil }
    return Legend.node(in: screen, hint: hint, isPlayback: progress != nil, hasHome: hasHome)
  }

  /// Returns the log and hint at the bottom, and the banner and message at the top. The legend and
  /// the guide hide all of them.
  private func coveringParts(of phone: Phone, on screen: CGRect) -> [DisplayNode] {
    guard !isCovered else { return [] }
    let (device, measure) = (phone.context.interface.device, phone.context.host.services.measure)
    var nodes: [DisplayNode] = []
    let bannerNode = banner.map {
      Banner.node($0, in: screen, top: device.statusBarHeight + 6, measure: measure)
    }
    var top = bannerNode.map { $0.frame.maxY + 4 } ?? device.statusBarHeight + 10
    if showsNumbers, let numbers = phone.numbers {
      let strip = NumbersOverlay.strip(
        numbers, at: phone.now, in: screen, top: top - 6,
        ticksPerSecond: phone.context.layers.refreshesPerSecond)
      nodes.append(strip)
      top = strip.frame.maxY + 4
    }
    let strips = CGRect(
      x: 0, y: 0, width: screen.width, height: screen.height - bottomMargin(phone))
    let visibleHint = showsHint ? hint : nil
    // The picker's panel needs the space of the log.
    if showsLog, phone.pick == nil {
      let bottom = strips.height - (visibleHint == nil ? 0 : Hint.height) - 8
      // Leave room for a message, which may appear at any time.
      let count = LogStrip.lineCount(on: screen, within: bottom - top - Capsule.height - 8)
      let lines = phone.log.lines.suffix(count).map(\.text)
      if count > 0 { nodes.append(LogStrip.node(lines, of: count, in: screen, bottom: bottom)) }
    }
    if let visibleHint {
      nodes += Hint.nodes(visibleHint, hasHome: hasHome, in: strips, measure: measure)
    }
    if let bannerNode { nodes.append(bannerNode) }
    if let toast {
      nodes.append(
        Capsule.node(
          toast, in: screen, top: top, maximumWidth: screen.width - 32, opacity: 0.88,
          measure: measure))
    }
    return nodes
  }

  /// Returns the vertical range of the screen between the message and the log or hint.
  private static func space(
    between parts: [DisplayNode], _ phone: Phone, on screen: CGRect
  ) -> ClosedRange<CGFloat> {
    var top = phone.context.interface.device.statusBarHeight
    var bottom = screen.height - phone.overlay.bottomMargin(phone)
    for frame in parts.map(\.frame) {
      if frame.midY < screen.midY {
        top = max(top, frame.maxY)
      } else {
        bottom = min(bottom, frame.minY)
      }
    }
    return min(top, bottom)...bottom
  }

  private func hasNotch(_ phone: Phone) -> Bool {
    showsNotch && phone.context.interface.device.hasNotch
  }

  /// Returns the space that the home indicator needs below the strips.
  private func bottomMargin(_ phone: Phone) -> CGFloat {
    hasNotch(phone) && phone.context.interfaceTurns.count == 0 ? Notch.bottomMargin : 0
  }

  // MARK: - Marks

  private func fingerMarks(of phone: Phone, on shape: ScreenShape) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    let dots = showsMouseDots ? mouseDots : []
    if showsFingers {
      let marked = Set(dots.filter(\.isPressed).map(\.point))
      for touch in phone.context.touches.tracker.active where !marked.contains(touch.screenPoint) {
        nodes.append(Self.mark(at: shape.shown(touch.screenPoint), Self.gray, isPressed: true))
      }
    }
    for dot in dots {
      let color =
        switch dot.role {
        case .pointer, .mirror: Self.gray
        case .sticky: Self.red
        }
      nodes.append(Self.mark(at: shape.shown(dot.point), color, isPressed: dot.isPressed))
    }
    return nodes
  }

  /// Returns a frame around the control selected with the arrow keys, or `nil` if the control is
  /// off the screen. The frame is outside the control, except at the screen's edges.
  private static func ring(around focus: CGRect, on screen: CGRect) -> DisplayNode? {
    let width: CGFloat = 3
    let rect = focus.insetBy(dx: -width, dy: -width).intersection(screen)
    guard !rect.isEmpty else { return nil }
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: rect.size),
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY))
    node.cornerRadius = min(10 + width, rect.width / 2, rect.height / 2)
    node.borderWidth = width
    node.borderColor = blue
    return node
  }

  /// Returns a red disc in the middle of the status bar.
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

  /// Returns a track across the bottom of the screen, and the played part.
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

extension DisplayNode {
  /// The rectangle that the node covers, in its parent's coordinates.
  var frame: CGRect { bounds.applying(transform) }
}
