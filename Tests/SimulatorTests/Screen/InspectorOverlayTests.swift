import CoreGraphics
import DisplayList
import Simulator
import SplitMix64
import Testing
import UIKit

/// The inspector's drawing.
struct InspectorOverlayTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))

  private func panel(_ phone: Phone) throws -> DisplayNode {
    try #require(nodes(phone).dropFirst().first)
  }

  /// Returns the inspector's nodes: the outlines, the panel, and a badge for each finger.
  private func nodes(_ phone: Phone) -> [DisplayNode] {
    phone.overlay.showsInspector = false
    let plain = phone.frame().nodes
    phone.overlay.showsInspector = true
    let all = phone.frame().nodes
    // The other parts of the overlay are in front of the inspector.
    return Array(all.filter { !plain.contains($0) })
  }

  /// Returns the rectangles of the outlines in the first node, and whether they are dashed.
  private func outlines(_ node: DisplayNode) -> [CGRect: Bool] {
    var outlines: [CGRect: Bool] = [:]
    for case .stroke(let path, _, let style) in node.contents {
      outlines[path.boundingBox] = !style.dashes.isEmpty
    }
    return outlines
  }

  /// Turns on the inspector, and plays simultaneous finger changes.
  private func play(_ phone: Phone, _ changes: (Int64, TouchChange.Kind)...) {
    play(phone, changes)
  }

  private func play(_ phone: Phone, _ changes: [(Int64, TouchChange.Kind)]) {
    phone.overlay.showsInspector = true
    for (finger, kind) in changes {
      let key = FingerKey(device: FingerKey.scriptDevice, finger: finger)
      phone.step([Timed(phone.time, .touches([TouchChange(key, kind)]))], to: phone.time)
    }
  }

  @Test("Every visible view has an outline, which is dashed if the view receives no touches")
  func viewOutlines() throws {
    let (plain, disabled, hidden) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50)),
      UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 50)),
      UIView(frame: CGRect(x: 10, y: 200, width: 100, height: 50))
    )
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 20))
    disabled.isUserInteractionEnabled = false
    hidden.isHidden = true
    for view in [plain, disabled, hidden] { root.addSubview(view) }
    disabled.addSubview(inner)
    let outlines = outlines(try #require(nodes(Phone(root: root)).first))
    // The root is 20 points below the screen's edge.
    #expect(
      outlines == [
        CGRect(x: 0.5, y: 0.5, width: 319, height: 479): false,
        CGRect(x: 0.5, y: 20.5, width: 319, height: 459): false,
        CGRect(x: 10.5, y: 30.5, width: 99, height: 49): false,
        CGRect(x: 10.5, y: 120.5, width: 99, height: 49): true,
        CGRect(x: 30.5, y: 140.5, width: 49, height: 19): true,
      ])
  }

  @Test("A finger that lands again while another is down shows only its new path")
  func landsAgain() throws {
    root.isMultipleTouchEnabled = true
    let phone = Phone(root: root)
    play(
      phone, (1, .down(CGPoint(x: 50, y: 50))), (2, .down(CGPoint(x: 100, y: 100))), (2, .up(nil)),
      (2, .down(CGPoint(x: 200, y: 200))))
    let inspector = try #require(phone.inspector)
    #expect(inspector.fingers.map(\.number) == [1, 2])
    #expect(inspector.fingers.map(\.path) == [[CGPoint(x: 50, y: 50)], [CGPoint(x: 200, y: 200)]])
  }

  @Test("A finger that lands while no other finger is down removes the old paths")
  func startsAfresh() throws {
    root.isMultipleTouchEnabled = true
    root.addGestureRecognizer(UITapGestureRecognizer())
    let phone = Phone(root: root)
    play(
      phone, (1, .down(CGPoint(x: 50, y: 50))), (2, .down(CGPoint(x: 100, y: 100))), (2, .up(nil)),
      (1, .up(nil)))
    #expect(try #require(phone.inspector).fingers.count == 2)
    root.gestureRecognizers = []
    play(phone, (3, .down(CGPoint(x: 200, y: 200))))
    let inspector = try #require(phone.inspector)
    #expect(inspector.fingers.map(\.path) == [[CGPoint(x: 200, y: 200)]])
    #expect(inspector.gestures.isEmpty)
  }

  @Test("Class names are shown if space permits, and labels do not cover each other")
  func labels() throws {
    for _ in 0..<100 {
      root.addSubview(UIView(frame: CGRect(x: 30, y: 30, width: 200, height: 200)))
    }
    root.addSubview(UIImageView(frame: CGRect(x: 250, y: 300, width: 60, height: 60)))
    root.addSubview(UILabel(frame: CGRect(x: 250, y: 400, width: 51, height: 15)))
    let node = try #require(nodes(Phone(root: root)).first)
    let names = texts(node)
    #expect(names.contains("UIWindow") && names.contains("UIImageView"))
    #expect(!names.contains("UILabel"), "less than 16 points high")
    #expect(names.count < 20)
    let frames = labelFrames(node)
    #expect(frames.count == names.count)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[..<index].contains { $0.intersects(frame) })
    }
  }

  /// Returns the frames of the labels in the first node.
  private func labelFrames(_ node: DisplayNode?) -> [CGRect] {
    (node?.contents ?? []).compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingBox } else { nil }
    }
  }

  @Test(
    "Labels of views with the same frame are at the frame's corners, then below the upper corners")
  func labelRows() {
    for _ in 0..<20 {
      root.addSubview(UIView(frame: CGRect(x: 30, y: 30, width: 200, height: 200)))
    }
    // The labels of the window and the root are elsewhere.
    let frames = labelFrames(nodes(Phone(root: root)).first).filter { $0.minX >= 30 }
    // A character is 0.5 × 8 points wide, and a label is 6 wider than its text. The root begins at
    // 20.
    let (width, height): (CGFloat, CGFloat) = (6 * 8 / 2 + 6, 11)
    let (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (
      30, 230 - width, 50, 250 - height
    )
    // The next row would touch the first one.
    #expect(
      frames
        == [top, bottom, top + 2 * height].flatMap { y in
          [left, right].map { CGRect(x: $0, y: y, width: width, height: height) }
        })
  }

  @Test(
    "A label that does not fit at its view's left edge is at the right edge or the screen's edge")
  func wideLabel() {
    final class ViewWithAnExceedinglyLongName: UIView {}
    // A character is 0.5 × 8 points wide, and a label is 6 points wider than its text.
    let width = CGFloat("\(ViewWithAnExceedinglyLongName.self)".count) * 8 / 2 + 6
    // This view's label would overlap the second view's label at x = 5, but not at x = 0.
    root.addSubview(UIView(frame: CGRect(x: width + 2, y: 100, width: 100, height: 16)))
    root.addSubview(
      ViewWithAnExceedinglyLongName(frame: CGRect(x: 5, y: 100, width: 40, height: 16)))
    let frames = labelFrames(nodes(Phone(root: root)).first)
    #expect(frames.last == CGRect(x: 0, y: 120, width: width, height: 11))
  }

  @Test("An animated view is outlined where it receives touches")
  func animation() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(view)
    let phone = Phone(root: root)
    phone.perform {
      UIView.animate(withDuration: 1) { view.frame.origin = CGPoint(x: 100, y: 200) }
    }
    phone.step(to: AppTime(seconds: 0.5))
    let outlines = outlines(try #require(nodes(phone).first))
    #expect(outlines[CGRect(x: 100.5, y: 220.5, width: 49, height: 49)] == false)
  }

  @Test("A finger's path, number, phase and tap count are shown until the next gesture")
  func fingers() throws {
    let phone = Phone(root: root)
    play(
      phone, (1, .down(CGPoint(x: 100, y: 200))), (1, .move(CGPoint(x: 130, y: 240))),
      (1, .move(CGPoint(x: 130, y: 260))), (1, .up(nil)))
    #expect(texts(phone.frame().nodes.last) == ["1 ended, tapCount 0"])
    let inspector = try #require(phone.inspector)
    #expect(
      inspector.fingers.map(\.path) == [
        [CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 240), CGPoint(x: 130, y: 260)]
      ])
    play(phone, (1, .down(CGPoint(x: 50, y: 300))), (2, .down(CGPoint(x: 52, y: 302))))
    let badges = phone.frame().nodes.suffix(2)
    #expect(
      badges.map { texts($0).first } == ["1 stationary, tapCount 1", "2 began, tapCount 1"])
    let frames = badges.map { $0.bounds.applying($0.transform) }
    #expect(!frames[0].intersects(frames[1]))
    #expect(phone.inspector?.fingers.map(\.path.count) == [1, 1])
  }

  @Test(
    "Badges of fingers at the top edge are below the fingers, side by side",
    arguments: [2, 5, 6, 9])
  func badgesAtTheTop(y: Int) {
    let phone = Phone(root: root)
    // The window covers the status bar, where the fingers touch down.
    phone.context.allWindows.first?.isMultipleTouchEnabled = true
    play(phone, (1, .down(CGPoint(x: 100, y: y))), (2, .down(CGPoint(x: 100, y: y))))
    play(phone, (3, .down(CGPoint(x: 100, y: y))), (4, .down(CGPoint(x: 100, y: y))))
    // Each badge is 16 points high. One is 28 points below its finger, and the badges above and
    // below it are 1 point away.
    let tops = phone.frame().nodes.suffix(4).map(\.transform.ty)
    let first = CGFloat(y + 28)
    #expect(tops.prefix(3).sorted() == [first, first - 17, first + 17].sorted())
    #expect(tops.allSatisfy { $0 >= 2 })
  }

  // MARK: - Overlaps

  nonisolated static let crowds: [(device: String, turn: DeviceTurn?, log: Bool)] = [
    ("iphone", nil, false), ("iphone", nil, true), ("iphone", .left, false),
    ("iphone", .right, true),
    ("iphone5", nil, true), ("iphone-x", nil, true), ("iphone-x", .left, true), ("ipad", nil, true),
    ("200x200@1", nil, true),
  ]

  @Test("With ten fingers, badges, panel, log, hint and message do not overlap", arguments: crowds)
  func noOverlaps(device: String, turn: DeviceTurn?, log: Bool) throws {
    var random = SplitMix64(seed: 34)
    for _ in 0..<20 {
      let phone = Phone(device: try #require(Device(named: device)))
      root.gestureRecognizers = (0..<3).map { _ in UITapGestureRecognizer() }
      root.isMultipleTouchEnabled = true
      phone.launch(.view { root })
      if let turn { phone.step([Timed(.zero, .rotate(turn))], to: .zero) }
      phone.perform { for line in 0..<20 { print("line \(line)") } }
      phone.overlay.hint = "Pinch"
      phone.overlay.showsLog = log
      phone.overlay.toast = log ? "Saved picture.png in a folder" : nil
      let plain = phone.frame().nodes
      let marks = plain.count - (log ? 4 : 2)
      let size = phone.context.interface.screen.bounds.size
      let points = (1...10).map { _ in
        CGPoint(
          x: CGFloat.random(in: 0..<size.width, using: &random).rounded(.down),
          y: CGFloat.random(in: 0..<size.height, using: &random).rounded(.down))
      }
      play(phone, points.enumerated().map { (Int64($0.offset + 1), .down($0.element)) })
      let screen = CGRect(origin: .zero, size: phone.screenShape.shown)
      // The app comes first, including the outlines if the interface is in portrait.
      let isTurned = phone.screenShape.turns.count != 0
      let nodes = phone.frame().nodes.dropFirst(isTurned ? 1 : marks + 1)
      let frames =
        nodes.map { $0.bounds.applying($0.transform) }
        + (isTurned ? [] : labelFrames(phone.frame().nodes[marks]).filter { $0.height == 11 })
      for (index, frame) in frames.enumerated() {
        #expect(screen.contains(frame))
        #expect(
          !frames[..<index].contains { $0.intersects(frame.insetBy(dx: 0.01, dy: 0.01)) },
          "\(device) \(index) of \(frames)")
      }
      // A phone's screen has space for all of them.
      if device == "iphone", !log, turn == nil { #expect(nodes.count == 2 + 1 + 10) }
    }
  }

  @Test("The legend and the guide hide the inspector's text", arguments: [true, false])
  func covered(legend: Bool) {
    let phone = Phone(root: root)
    func show() -> DisplayList {
      phone.overlay.showsLegend = legend
      phone.overlay.guide = legend ? nil : Guide(title: "App", sections: [])
      return phone.frame()
    }
    let plain = show()
    (phone.overlay.showsLog, phone.overlay.hint) = (true, legend ? nil : "Tap")
    play(phone, [(1, .down(CGPoint(x: 50, y: 300)))])
    #expect(show() == plain)
    #expect(plain.nodes.last?.background?.alpha == 1)
  }

  @Test("A long path preserves its start and its end, in at most 2,000 points")
  func longPath() throws {
    let phone = Phone(root: root)
    play(phone, (1, .down(CGPoint(x: 50, y: 70))))
    for index in 1...5000 {
      play(phone, (1, .move(CGPoint(x: 50 + index % 7, y: 70 + index % 300))))
    }
    let path = try #require(phone.inspector?.fingers.first?.path)
    #expect(path.count > 1000 && path.count <= 2000)
    #expect(path.first == CGPoint(x: 50, y: 70))
    #expect(path.last == CGPoint(x: 50 + 5000 % 7, y: 70 + 5000 % 300))
  }

  @Test("The panel shows the hit view, missed views, the responders and the gestures")
  func panel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(label)
    let tap = UITapGestureRecognizer()
    root.addGestureRecognizer(tap)
    let phone = Phone(root: root)
    #expect(
      texts(try panel(phone)) == ["Touch a view to see who receives it, and why."])
    play(phone, (1, .down(CGPoint(x: 50, y: 70))), (1, .move(CGPoint(x: 70, y: 70))))
    let lines = texts(try panel(phone))
    #expect(
      lines.prefix(3) == [
        "Finger 1 at 50,70: touch.view is \(root.traceName)",
        "UIWindow#1 › \(root.traceName)",
        "\(label.traceName): no, its isUserInteractionEnabled is false",
      ])
    #expect(lines.dropFirst(3).first?.hasPrefix("touchesMoved: \(root.traceName) → ") == true)
    #expect(lines.last == "\(shortName(tap)) failed: moved 20 points, more than 10")
  }

  @Test("If many views were missed, views outside the location come last")
  func misses() throws {
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    hidden.isHidden = true
    root.addSubview(hidden)
    for index in 0..<5 {
      root.addSubview(UIView(frame: CGRect(x: 200, y: 50 * index, width: 20, height: 20)))
    }
    let phone = Phone(root: root)
    play(phone, (1, .down(CGPoint(x: 50, y: 70))))
    let lines = texts(try panel(phone)).dropFirst(2)
    #expect(lines.first == "\(hidden.traceName): no, it is hidden")
    #expect(lines.dropFirst().prefix(2).allSatisfy { $0.contains("outside its bounds") })
    #expect(lines.dropFirst(3).first == "3 more said no")
  }

  @Test("The panel shows which recognizer canceled a touch in its view")
  func obstacle() throws {
    let pan = UIPanGestureRecognizer()
    root.addGestureRecognizer(pan)
    let phone = Phone(root: root)
    play(phone, (1, .down(CGPoint(x: 50, y: 70))), (1, .move(CGPoint(x: 70, y: 70))))
    #expect(
      texts(try panel(phone)).suffix(2) == [
        "\(root.traceName) loses the touch: \(shortName(pan)) recognized (cancelsTouchesInView)",
        "\(shortName(pan)) began",
      ])
  }

  @Test("The panel shows why a recognizer does not receive the touch")
  func refusal() throws {
    let tap = UITapGestureRecognizer()
    tap.isEnabled = false
    root.addGestureRecognizer(tap)
    let phone = Phone(root: root)
    play(phone, (1, .down(CGPoint(x: 50, y: 70))))
    let line = "\(shortName(tap)) does not receive the touch: its isEnabled is false"
    #expect(texts(try panel(phone)).last == line)
  }

  @Test("Taking a picture without the inspector does not clear the inspector")
  func pictures() throws {
    let phone = Phone(root: root)
    play(phone, (1, .down(CGPoint(x: 50, y: 70))))
    let (shown, before) = (phone.overlay, phone.frame())
    phone.overlay = shown.forPictures(marksFingers: false)
    #expect(phone.frame() != before)
    phone.overlay = shown
    #expect(phone.frame() == before)
  }

  @Test("The panel's lines wrap at the panel width minus 7 points on each side")
  func panelWidth() throws {
    var widths: Set<CGFloat> = []
    let phone = Phone(
      root: root,
      services: HostServices(measure: { text, width in
        if let width { widths.insert(width) }
        return HostServices.roughSize(of: text, width: width)
      }))
    let node = try panel(phone)
    let rects = node.contents.compactMap {
      if case .text(_, let rect) = $0 { rect } else { nil }
    }
    #expect(!rects.isEmpty)
    #expect(rects.allSatisfy { $0.minX == 7 && $0.maxX == node.bounds.width - 7 })
    #expect(widths == Set(rects.map(\.width)))
  }

  @Test("The panel is above the log, in the half of the screen where the finger did not land")
  func panelLocation() throws {
    let phone = Phone(root: root)
    play(phone, (1, .down(CGPoint(x: 50, y: 240))), (1, .up(nil)))
    let low = try panel(phone)
    #expect(low.transform.ty + low.bounds.height == 472)
    play(phone, (1, .down(CGPoint(x: 50, y: 241))), (1, .up(nil)))
    #expect(try panel(phone).transform.ty == 28)
    play(phone, (1, .down(CGPoint(x: 50, y: 100))), (1, .up(nil)))
    phone.overlay.showsLog = true
    let above = try panel(phone)
    // The log is 128 points high, and 8 points above the edge.
    #expect(abs(above.transform.ty + above.bounds.height - (480 - 8 - 128 - 8)) <= 0.5)
    // The lower half of the range from the status bar to the log, 20 to 344, starts at 182.
    play(phone, (1, .down(CGPoint(x: 50, y: 183))))
    #expect(try panel(phone).transform.ty == 28)
  }

  @Test("The inspector is not drawn in pictures or when it is off, and it stays on after a restart")
  func off() {
    let phone = Phone(root: root)
    let plain = phone.frame()
    phone.overlay.showsInspector = true
    #expect(phone.frame() != plain)
    #expect(!phone.overlay.forPictures(marksFingers: true).showsInspector)
    #expect(phone.overlay.forRestart.showsInspector)
    let shown = phone.overlay
    phone.overlay = shown.forPictures(marksFingers: false)
    #expect(phone.frame() == plain)
    phone.overlay.showsInspector = false
    #expect(phone.frame() == plain)
  }

  @Test("Each turn in which a finger moves requests a frame only while the inspector is on")
  func frames() {
    let phone = Phone(root: root)
    for isOn in [true, false] {
      phone.overlay.showsInspector = isOn
      phone.context.layers.needsFrame = false
      let key = FingerKey(device: 1, finger: 1)
      let down = PhoneEvent.touches([TouchChange(key, .down(CGPoint(x: 9, y: 99)))])
      phone.step([Timed(phone.time, down)], to: phone.time)
      phone.step([Timed(phone.time, .touches([TouchChange(key, .up(nil))]))], to: phone.time)
      #expect(phone.context.layers.needsFrame == isOn)
    }
  }
}
