package import CoreGraphics
package import UIKit

/// A phone event: a phone's only kind of input.
///
/// Windows, scripts, replays, and tests all create these values. They differ only in where the
/// values come from and in how the clock advances.
package enum PhoneEvent: Hashable, Sendable {
  /// Fingers changed: one packet with at most one change per finger.
  case touches([TouchChange])
  /// The pointer hovers at a screen location; `nil` if it has left the screen or emulates fingers.
  case hover(CGPoint?)
  /// The stylus tilt changed to this value.
  case stylusTilt(StylusTilt)
  /// The window gained or lost the keyboard focus.
  case focus(gained: Bool)
  /// The app is suspended or resumed.
  case suspend, resume
  /// The window was resized or moved to another display.
  case resize
  /// The device is rotated.
  case rotate(DeviceTurn)
  /// The device is shaken.
  case shake
  /// The user changes the phone's appearance.
  case appearance(Appearance)
  /// The desktop's keyboard types text or presses an editing key.
  case text(TextEntry)
  /// The user shows or hides the keyboard on the screen, which appears while text is edited.
  case keyboard(isShown: Bool)
  /// The touches of these fingers are canceled, or all touches if `nil`.
  case cancel([FingerKey]?)
  /// Images that the app loads by name were added or changed.
  case imagesChanged
  /// The app quits.
  case quit

  /// Whether the event is input that a suspended app does not receive.
  var isInput: Bool {
    switch self {
    case .text, .shake: true
    case .touches, .hover, .focus, .suspend, .resume, .resize, .rotate, .appearance, .keyboard,
      .cancel, .stylusTilt, .imagesChanged, .quit:
      isPointing
    }
  }

  /// Whether fingers or the pointer changed. A suspended app does not receive these events.
  var isPointing: Bool {
    switch self {
    case .touches, .hover: true
    case .stylusTilt, .focus, .suspend, .resume, .resize, .rotate, .shake, .appearance, .text,
      .keyboard, .cancel, .imagesChanged, .quit:
      false
    }
  }
}

/// A device rotation.
package nonisolated enum DeviceTurn: Hashable, Sendable {
  /// A quarter turn: counterclockwise or clockwise.
  case left, right
  /// A rotation to an orientation.
  case to(UIDeviceOrientation)

  /// The names used in scripts, in the order in which they are listed.
  package static let names: [(name: String, turn: DeviceTurn)] = [
    ("left", .left), ("right", .right), ("portrait", .to(.portrait)),
    ("landscape-left", .to(.landscapeLeft)), ("landscape-right", .to(.landscapeRight)),
    ("upside-down", .to(.portraitUpsideDown)),
  ]

  /// The name used in scripts.
  package var name: String { Self.names.first { $0.turn == self }?.name ?? "portrait" }

  /// Returns the orientation that this rotation leads to.
  package func orientation(from former: UIDeviceOrientation) -> UIDeviceOrientation {
    switch self {
    case .left: former.turned(by: QuarterTurns(-1))
    case .right: former.turned(by: QuarterTurns(1))
    case .to(let orientation): orientation
    }
  }
}

/// An event and its time on the phone's clock.
package nonisolated struct Timed<Event> {
  /// The time of the event.
  package var time: AppTime
  /// The event.
  package var event: Event

  /// Pairs an event with its time.
  package init(_ time: AppTime, _ event: Event) {
    self.time = time
    self.event = event
  }
}

extension Timed where Event == PhoneEvent {
  /// Creates a timed phone event. This initializer is not generic, so other modules can call it
  /// without specialization.
  package init(_ time: AppTime, _ event: PhoneEvent) {
    self.time = time
    self.event = event
  }
}

extension Timed: Equatable where Event: Equatable {}
extension Timed: Hashable where Event: Hashable {}
extension Timed: Sendable where Event: Sendable {}
