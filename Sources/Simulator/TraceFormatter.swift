import CoreGraphics
package import UIKit

/// Writes what happened in a phone as lines of text that are the same in every run.
///
/// Times are seconds with six decimals, locations points with three; fingers are numbered from 1 in
/// the order of landing, views by class and number. There are no addresses, dates or paths.
package enum TraceFormatter {
  /// Returns the line of an event.
  package static func text(of event: TraceEvent, at time: AppTime) -> String {
    "T \(seconds(time)) " + body(of: event)
  }

  /// Whether a line reports a drawing, which depends on the frame rate.
  package nonisolated static func isDraw(_ line: String) -> Bool {
    line.split(separator: " ", maxSplits: 3).dropFirst(2).first == "draw"
  }

  /// Formats a time with six decimals, without binary fractions.
  package nonisolated static func seconds(_ time: AppTime) -> String {
    let (whole, part) = time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return "\(whole)." + String(1_000_000 + part).dropFirst()
  }

  private static func body(of event: TraceEvent) -> String {
    switch event {
    case .packet(let packet):
      let changed = zip(packet.changed, packet.changes).map { "\(letter($1.kind))\(name($0))" }
      let all = packet.all.map { "\(name($0)):\(name($0.phase))" }
      return "packet \(packet.number) event \(packet.event) "
        + "changed \(changed.joined(separator: ",")) all \(all.joined(separator: ","))"
    case .call(let phase, let view, let touches):
      let list = touches.map { touch in
        "[\(name(touch))@\(point(touch.location(in: view)))"
          + "<\(point(touch.previousLocation(in: view))) tap=\(touch.tapCount)]"
      }
      return "call \(method(phase)) \(view.traceName) \(list.joined(separator: " "))"
    case .gesture(let name, let state):
      return "gesture \(name) \(state)"
    case .gestureFailed(let name, let reason):
      return "gesture-failed \(name) \(reason)"
    case .gestureReset(let name):
      return "gesture-reset \(name)"
    case .cancel(let reason, let fingers):
      return "cancel \(reason.rawValue) \(fingers.map(String.init).joined(separator: ","))"
    case .timer(let name):
      return "timer \(name)"
    case .animationStop(let name, let finished):
      return "anim stop \(name) finished=\(finished ? 1 : 0)"
    case .draw(let name):
      return "draw \(name)"
    case .log(let line):
      return "log \(line)"
    }
  }

  private static func name(_ touch: UITouch) -> String { String(touch.index + 1) }

  private static func name(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  private static func method(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .stationary: "touchesStationary"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }

  private static func letter(_ kind: TouchChange.Kind) -> String {
    switch kind {
    case .down: "d"
    case .move: "m"
    case .up: "u"
    case .cancel: "c"
    }
  }

  private static func point(_ point: CGPoint) -> String {
    "\(thousandths(point.x)),\(thousandths(point.y))"
  }

  /// Formats a number with three decimals, as `%.3f` does.
  ///
  /// Most of a trace is locations of fingers: where the nearest thousandth is certain, it is computed
  /// here, several times faster.
  nonisolated static func thousandths(_ value: CGFloat) -> String {
    let nearest = (value * 1000).rounded()
    // The error of rounding, itself rounded once: below a half it is below a half in truth.
    let error = (-nearest).addingProduct(value, 1000)
    guard abs(error) < 0.5, abs(nearest) < 1e15 else { return String(format: "%.3f", value) }
    let (whole, part) = Int(abs(nearest)).quotientAndRemainder(dividingBy: 1000)
    return (value.sign == .minus ? "-" : "") + "\(whole)." + String(1000 + part).dropFirst()
  }
}
