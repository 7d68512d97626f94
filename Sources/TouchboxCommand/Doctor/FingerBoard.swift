import Foundation
import Simulator
import UIKit

/// The fingers reported by touch devices since the screen was last untouched.
@MainActor
struct FingerBoard {
  /// One finger, starting at touch down.
  struct Finger {
    /// The finger's number, in order of touch down, from 1.
    let number: Int
    /// The device's number, in the order in which devices first reported.
    let device: Int
    /// The kind of device.
    let kind: String
    /// The current location, as fractions of the window's size.
    var fraction: CGPoint
    /// The most recent locations, in screen points, up to `trailLimit`. The last one is current.
    var trail: [CGPoint]
    /// The pressure, from 0 to 1, or `nil` if the device does not report pressure.
    var pressure: CGFloat?
    /// Whether the finger is down.
    var isDown = true
  }

  /// The maximum number of locations to display per finger.
  static let trailLimit = 500

  /// The fingers, in order of touch down.
  private(set) var fingers: [Finger] = []
  private var indices: [FingerKey: Int] = [:]
  private var devices: [Int64] = []

  /// Adds a report about a finger, and returns it as a line of text.
  mutating func report(
    _ finger: WindowEvent.Finger, at time: AppTime, in viewport: ScreenViewport
  ) -> String {
    let point = viewport.point(atFraction: finger.position)
    let device = number(of: finger.key.device)
    if finger.action == .down {
      // The first finger on an untouched screen clears the board.
      if indices.isEmpty { fingers = [] }
      indices[finger.key] = fingers.count
      fingers.append(
        Finger(
          number: fingers.count + 1, device: device, kind: finger.device.name,
          fraction: finger.position, trail: [], pressure: finger.pressure))
    }
    var number = "?"
    if let index = indices[finger.key] {
      number = "\(fingers[index].number)"
      fingers[index].fraction = finger.position
      fingers[index].pressure = finger.pressure
      fingers[index].trail = fingers[index].trail.suffix(Self.trailLimit - 1) + [point]
      fingers[index].isDown = finger.action != .up
    }
    if finger.action == .up { indices[finger.key] = nil }
    let pressure = finger.pressure.map { String(format: " pressure %.3f", $0) } ?? ""
    return String(format: "%.3f ", time.seconds)
      + "\(finger.action.rawValue) finger \(number), device \(device) (\(finger.device.name))"
      + String(
        format: " at %.2f,%.2f = %.5f,%.5f", point.x, point.y, finger.position.x, finger.position.y)
      + pressure
  }

  private mutating func number(of device: Int64) -> Int {
    if let index = devices.firstIndex(of: device) { return index + 1 }
    devices.append(device)
    return devices.count
  }
}

extension WindowEvent.Finger.Device {
  /// The kind of device, in one word.
  fileprivate var name: String {
    switch self {
    case .direct: "screen"
    case .indirectAbsolute: "touchpad"
    case .indirectRelative: "relative"
    }
  }
}
