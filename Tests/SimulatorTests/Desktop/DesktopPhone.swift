import CoreGraphics
import ScriptSupport
import Simulator
import UIKit

/// A phone with a desktop's mouse, keyboard and window, for tests.
final class DesktopPhone {
  let phone: Phone
  private var desktop = DesktopInput(
    viewport: ScreenViewport(
      windowSize: CGSize(width: 320, height: 480), screen: CGSize(width: 320, height: 480)))
  /// The phone's packets, in the contract's notation.
  private(set) var packets: [String] = []
  /// The reasons for cancellations, with the touches' numbers.
  private(set) var cancels: [String] = []

  /// Creates a phone that shows a view that receives all fingers.
  init() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    view.isMultipleTouchEnabled = true
    phone = Phone(root: view)
    phone.observer = { [unowned self] event in
      switch event {
      case .packet(let packet): packets.append(FingerNotation.text(packet.changes))
      case .cancel(let reason, let fingers): cancels.append("\(reason.rawValue) \(fingers)")
      default: break
      }
    }
  }

  /// Runs a turn with events that all occur at the turn's end, at a time in milliseconds.
  func turn(at milliseconds: Int64, _ events: DesktopEvent...) {
    let time = AppTime(microseconds: milliseconds * 1000)
    for event in events { desktop.perform(event, at: time) }
    phone.overlay.mouseDots = desktop.mouseDots
    phone.step(desktop.takeEvents(), to: time)
  }
}
