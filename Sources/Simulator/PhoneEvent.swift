package import CoreGraphics
package import UIKit

/// An event of a phone: its only kind of input.
///
/// Windows, scripts, replays and tests all make these values. They differ only in the source of the
/// values and in who moves the clock.
package enum PhoneEvent: Hashable, Sendable {
  /// Fingers changed, in exactly one packet with at most one change for each finger.
  case touches([TouchChange])
  /// The pointer hovers at a screen location; nil when it has left the screen or plays fingers.
  case hover(CGPoint?)
  /// The stylus has this tilt from now on.
  case stylusTilt(StylusTilt)
  /// The window gained or lost the keyboard focus.
  case focus(gained: Bool)
  /// The app is suspended, or resumes.
  case suspend, resume
  /// The window changed its size or its display.
  case resize
  /// The device is turned.
  case rotate(DeviceTurn)
  /// The user changes the phone's appearance.
  case appearance(Appearance)
  /// The touches of these fingers are cancelled, or all touches for nil.
  case cancel([FingerKey]?)
  /// Images that the app finds by name have arrived or changed.
  case imagesChanged
  /// The app ends.
  case quit

  /// Whether fingers or the pointer changed; a suspended app does not receive such events.
  var isPointing: Bool {
    switch self {
    case .touches, .hover: true
    case .stylusTilt, .focus, .suspend, .resume, .resize, .rotate, .appearance, .cancel,
      .imagesChanged, .quit:
      false
    }
  }
}

/// A rotation of the device.
package nonisolated enum DeviceTurn: Hashable, Sendable {
  /// A quarter turn, counterclockwise or clockwise.
  case left, right
  /// To an orientation.
  case to(UIDeviceOrientation)

  /// The names that scripts use, in the order in which they are listed.
  package static let names: [(name: String, turn: DeviceTurn)] = [
    ("left", .left), ("right", .right), ("portrait", .to(.portrait)),
    ("landscape-left", .to(.landscapeLeft)), ("landscape-right", .to(.landscapeRight)),
    ("upside-down", .to(.portraitUpsideDown)),
  ]

  /// The name that scripts use.
  package var name: String { Self.names.first { $0.turn == self }?.name ?? "portrait" }

  /// Returns the orientation after this rotation.
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
  /// When it happened.
  package var time: AppTime
  /// What happened.
  package var event: Event

  /// Pairs an event with its time.
  package init(_ time: AppTime, _ event: Event) {
    self.time = time
    self.event = event
  }
}

extension Timed where Event == PhoneEvent {
  /// Makes a timed phone event. This function is not generic, so other modules call it without a
  /// specialization.
  package init(_ time: AppTime, _ event: PhoneEvent) {
    self.time = time
    self.event = event
  }
}

extension Timed: Equatable where Event: Equatable {}
extension Timed: Hashable where Event: Hashable {}
extension Timed: Sendable where Event: Sendable {}
