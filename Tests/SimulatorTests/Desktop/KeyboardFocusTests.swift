import CoreGraphics
import Simulator
import Testing
import UIKit

/// The controls that the arrow keys select.
struct KeyboardFocusTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  private let phone: Phone

  init() {
    phone = Phone(root: root)
  }

  /// Adds a control, in its superview's coordinates. In the root view, the frame is 20 points lower
  /// on the screen.
  @discardableResult
  private func add(_ x: CGFloat, _ y: CGFloat, to view: UIView? = nil) -> UIControl {
    let control = UIControl(frame: CGRect(x: x, y: y, width: 40, height: 40))
    (view ?? root).addSubview(control)
    return control
  }

  private func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y + 20, width: 40, height: 40)
  }

  private func next(_ key: FocusKey, from focus: CGRect? = nil) -> CGRect? {
    KeyboardFocus.next(key, from: focus, in: phone)
  }

  @Test(
    "If nothing has focus, any arrow key chooses the first control in the first row, if there is one"
  )
  func first() {
    #expect(next(.right) == nil)
    add(200, 0)
    add(0, 100)
    add(100, 0)
    for key in [FocusKey.left, .right, .up, .down] { #expect(next(key) == frame(100, 0)) }
  }

  @Test("If controls overlap, the control whose left edge is farther left comes first")
  func overlapping() {
    // The center of the left control, at 120, is not covered.
    add(100, 0)
    add(121, 0)
    #expect(next(.right) == frame(100, 0))
  }

  @Test(
    "An arrow key chooses the nearest control in its direction, or nothing after the last control")
  func grid() {
    for row in 0..<2 { for column in 0..<3 { add(CGFloat(column) * 80, CGFloat(row) * 80) } }
    #expect(next(.right, from: frame(0, 0)) == frame(80, 0))
    #expect(next(.right, from: frame(160, 0)) == nil)
    #expect(next(.down, from: frame(80, 0)) == frame(80, 80))
    #expect(next(.left, from: frame(160, 80)) == frame(80, 80))
    #expect(next(.up, from: frame(160, 80)) == frame(160, 0))
    #expect(next(.enter, from: frame(0, 0)) == nil)
  }

  @Test(
    "If no control is in its direction, an arrow key moves to the next row or wraps around"
  )
  func wrapping() {
    func wrapped(_ key: FocusKey, from focus: CGRect?) -> CGRect? {
      KeyboardFocus.wrapped(key, from: focus, in: phone)
    }
    #expect(wrapped(.right, from: frame(0, 0)) == nil)
    // The last row has one fewer control.
    for row in 0..<3 {
      for column in 0..<(row == 2 ? 2 : 3) { add(CGFloat(column) * 80, CGFloat(row) * 80) }
    }
    #expect(wrapped(.right, from: frame(160, 0)) == frame(0, 80))
    #expect(wrapped(.right, from: frame(80, 160)) == frame(0, 0))
    #expect(wrapped(.left, from: frame(0, 80)) == frame(160, 0))
    #expect(wrapped(.left, from: frame(0, 0)) == frame(80, 160))
    #expect(wrapped(.down, from: frame(80, 160)) == frame(80, 0))
    #expect(wrapped(.up, from: frame(80, 0)) == frame(80, 160))
    // The last row has no control in this column.
    #expect(wrapped(.up, from: frame(160, 0)) == frame(160, 80))
    #expect(wrapped(.enter, from: frame(0, 0)) == nil)
    #expect(wrapped(.right, from: nil) == nil)
  }

  @Test("An arrow key reaches a row that has no control in the current column")
  func shortRow() {
    add(160, 0)
    add(0, 80)
    #expect(next(.down, from: frame(160, 0)) == frame(0, 80))
  }

  @Test(
    "Only reachable controls are chosen: visible, enabled, not covered and not clipped")
  func reachable() {
    add(0, 0).isHidden = true
    add(80, 0).isEnabled = false
    add(160, 0).alpha = 0
    add(240, 0).isUserInteractionEnabled = false
    let covered = add(0, 80)
    let cover = UIView(frame: covered.frame)
    root.addSubview(cover)
    let clip = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    clip.clipsToBounds = true
    root.addSubview(clip)
    add(0, 0, to: clip)
    add(400, 80)
    #expect(next(.right) == nil)
    cover.isUserInteractionEnabled = false
    #expect(next(.right) == frame(0, 80))
  }

  @Test("A nested control's frame is in screen coordinates")
  func nested() {
    let outer = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
    root.addSubview(outer)
    add(5, 6, to: outer)
    #expect(next(.down) == frame(35, 46))
  }
}
