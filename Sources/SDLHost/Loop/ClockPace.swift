import Simulator
import UIKit

/// The speed of a window's clock, and whether it is paused.
struct ClockPace {
  /// The speeds that keys can select; 1 is real time.
  static let speeds = 0.0625...16

  /// The speed while the clock is not paused; 1 is real time.
  private(set) var speed: Double
  /// Whether the clock is paused.
  var isPaused = false

  /// Creates a pace that is not paused.
  init(speed: Double) {
    self.speed = speed
  }

  /// The number of phone seconds per real second; 0 while paused.
  var clockSpeed: Double { isPaused ? 0 : speed }

  /// Changes the pace as a key requires.
  mutating func change(with key: ClockKey) {
    switch key {
    case .space: isPaused.toggle()
    case .right: isPaused = true
    case .minus: speed = max(speed / 2, Self.speeds.lowerBound)
    case .plus: speed = min(speed * 2, Self.speeds.upperBound)
    }
  }

  /// Returns a message about the pace.
  ///
  /// - Parameter time: The time on the phone's clock.
  func message(at time: AppTime) -> String {
    if isPaused { return "Paused at \(TraceFormatter.seconds(time)) s; period: next frame" }
    if speed == 1 { return "Normal speed" }
    return speed < 1 ? "1/\(Int(1 / speed)) speed" : "\(Int(speed)) times the speed"
  }
}

extension WindowEventLoop {
  /// Returns the key of an event that controls the clock, or `nil`. While paused, Right does.
  func clockKey(for event: WindowEvent) -> ClockKey? {
    switch event {
    case .keyboard(.clock(let key)): key
    case .keyboard(.focus(.right, isDown: true)) where pace.isPaused: .right
    case .finger, .mouse, .keyboard, .window: nil
    }
  }

  /// Changes the clock's speed, or advances it by one frame. The caller runs the turn at the new
  /// time.
  func perform(_ key: ClockKey) {
    pace.change(with: key)
    if key == .right {
      clock.advance(microseconds: 1_000_000 / Int64(scheduler.ticksPerSecond))
    }
    clock.setSpeed(pace.clockSpeed)
    shareClock()
    if !isPanelOpen { show(pace.message(at: clock.now.time)) }
  }
}
