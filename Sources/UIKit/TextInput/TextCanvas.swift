import CoreGraphics

/// Displays the text of a text field or text view, its selection, and the selection's handles.
final class TextCanvas: UIView {
  /// The opacity of the selection's color. (Assumption: as on iOS)
  private static let selectionOpacity: CGFloat = 0.2

  weak var editor: TextEditor?
  /// The handles at the start and the end of the selection.
  private(set) var handles: [SelectionHandle] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let editor, let owner = editor.owner, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    if !owner.wrapsLines { context.clip(to: bounds) }
    if owner.isFirstResponder {
      owner.tintColor.withAlphaComponent(Self.selectionOpacity).setFill()
      for rect in editor.rects(of: editor.text.selection) { context.fill(rect) }
    }
    owner.drawContents(in: editor.textBox)
    context.restoreGState()
  }

  /// Places handles at the ends of a selection's rectangles, or removes them if there are none.
  func place(handles rects: [CGRect], color: UIColor) {
    guard let first = rects.first, let last = rects.last else {
      for handle in handles { handle.removeFromSuperview() }
      handles = []
      return
    }
    if handles.isEmpty {
      handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
      for handle in handles { addSubview(handle) }
    }
    handles[0].place(at: first.minX, first, color)
    handles[1].place(at: last.maxX, last, color)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// A bar with a round knob at one end of a selection.
final class SelectionHandle: UIView {
  /// The diameter of the knob, and the distance up to which a finger grabs the handle, in points.
  /// (Assumption: about as on iOS; Apple's minimum for touch targets is 44 points.)
  private static let (knob, reach): (CGFloat, CGFloat) = (10, 22)

  private let isStart: Bool
  private var color = UIColor.systemBlue

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Places the handle at an end of a line's selection.
  func place(at x: CGFloat, _ line: CGRect, _ color: UIColor) {
    self.color = color
    let knob = Self.knob
    frame = CGRect(
      x: x - knob / 2, y: line.minY - (isStart ? knob : 0), width: knob,
      height: line.height + knob)
    setNeedsDisplay()
  }

  /// Returns whether a finger at a point in the superview's coordinates grabs the handle.
  func isGrabbed(at point: CGPoint) -> Bool {
    abs(point.x - center.x) <= Self.reach
      && frame.insetBy(dx: 0, dy: -Self.reach).contains(
        CGPoint(x: center.x, y: point.y))
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    let knob = Self.knob
    UIBezierPath(
      ovalIn: CGRect(x: 0, y: isStart ? 0 : bounds.maxY - knob, width: knob, height: knob)
    ).fill()
    let bar = CGRect(
      x: bounds.midX - 1, y: isStart ? knob - 1 : 0, width: 2, height: bounds.height - knob + 1)
    UIBezierPath(rect: bar).fill()
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
