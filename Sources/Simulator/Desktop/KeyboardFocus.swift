package import CoreGraphics
import UIKit

/// Finds the control that an arrow key selects, for keyboard users.
///
/// The app is not involved. The overlay marks the focused control, and Enter touches the control's
/// center, so recordings and scripts contain only touches.
package enum KeyboardFocus {
  /// Returns the frame of the control that a key selects, in screen points, or `nil` if there is
  /// none.
  ///
  /// Considers only controls that a touch at their center would reach. Without a focus, any arrow
  /// key selects the first control in row order. Otherwise, the key selects the nearest control in
  /// its direction, and sideways distances count double.
  package static func next(_ key: FocusKey, from focus: CGRect?, in phone: Phone) -> CGRect? {
    guard let direction = direction(of: key) else { return nil }
    let controls = controls(of: phone)
    guard let focus else {
      return controls.min { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
    var best: (distance: CGFloat, control: CGRect)?
    for control in controls {
      let (x, y) = (control.midX - focus.midX, control.midY - focus.midY)
      let ahead = x * direction.dx + y * direction.dy
      let aside = x * direction.dy + y * direction.dx
      guard ahead >= 1 else { continue }
      let distance = ahead + 2 * abs(aside)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, control) }
    }
    return best?.control
  }

  /// The direction of an arrow key, as a unit vector, or `nil` for another key.
  private static func direction(of key: FocusKey) -> CGVector? {
    switch key {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .pageUp, .pageDown, .enter: nil
    }
  }

  /// Returns the frame of the control that an arrow key selects if there is no control in its
  /// direction: Right and Left wrap around to the next or previous row, and from the last row to
  /// the first; Down and Up wrap around within the column. Returns `nil` if there is no control or
  /// no focus.
  package static func wrapped(_ key: FocusKey, from focus: CGRect?, in phone: Phone) -> CGRect? {
    guard let focus else { return nil }
    let rows = controls(of: phone).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    func distance(_ control: CGRect, from edge: CGFloat) -> CGFloat {
      abs(control.midY - edge) + 2 * abs(control.midX - focus.midX)
    }
    switch key {
    case .right:
      return rows.first { ($0.minY, $0.minX) > (focus.minY, focus.minX) } ?? rows.first
    case .left:
      return rows.last { ($0.minY, $0.minX) < (focus.minY, focus.minX) } ?? rows.last
    case .down: return rows.min { distance($0, from: 0) < distance($1, from: 0) }
    case .up:
      let bottom = phone.context.interface.screen.bounds.maxY
      return rows.min { distance($0, from: bottom) < distance($1, from: bottom) }
    case .pageUp, .pageDown, .enter: return nil
    }
  }

  /// Returns the frames of the touchable controls, in screen points.
  private static func controls(of phone: Phone) -> [CGRect] {
    var frames: [CGRect] = []
    phone.perform {
      for window in phone.context.windowsFrontToBack {
        add(controlsIn: window, phone, to: &frames)
      }
    }
    return frames
  }

  private static func add(controlsIn view: UIView, _ phone: Phone, to frames: inout [CGRect]) {
    for view in view.subviews {
      guard let control = view as? UIControl, control.isEnabled else {
        add(controlsIn: view, phone, to: &frames)
        continue
      }
      let frame = control.convert(control.bounds, to: UIScreen.main.coordinateSpace)
      let center = CGPoint(x: frame.midX, y: frame.midY)
      // Check whether a touch at the center would reach the control.
      if phone.context.interface.screen.bounds.contains(center),
        phone.context.hitTest(center, with: nil)?.view.isDescendant(of: control) == true
      {
        frames.append(frame)
      }
    }
  }
}
