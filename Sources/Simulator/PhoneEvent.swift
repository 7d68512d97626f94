package import CoreGraphics
package import UIKit

/// One thing that happens to a phone: its only input, whoever makes it.
///
/// Windows, scripts, replays and tests all make these; they differ in nothing but who makes them
/// and who moves the clock.
package enum PhoneEvent: Hashable, Sendable {
  /// Fingers changed, in exactly one packet with at most one change for each finger.
  case touches([TouchChange])
  /// The pointer hovers at a screen location; nil when it has left the screen or stands for fingers.
  case hover(CGPoint?)
  /// The stylus is held in another way, from now on.
  case stylusTilt(StylusTilt)
  /// The window gained or lost the keyboard focus.
  case focus(gained: Bool)
  /// The app is suspended, or resumes.
  case suspend, resume
  /// The window changed its size or its display.
  case resize
  /// The touches of these fingers are cancelled, or all touches for nil.
  case cancel([FingerKey]?)
  /// Images that the app finds by name have arrived or changed.
  case imagesChanged
  /// The app ends.
  case quit
}

/// An event with the time at which it happened, on the phone's clock.
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
  /// Pairs a phone's event with its time: not generic, so that other modules call it directly.
  package init(_ time: AppTime, _ event: PhoneEvent) {
    self.time = time
    self.event = event
  }
}

extension Timed: Equatable where Event: Equatable {}
extension Timed: Hashable where Event: Hashable {}
extension Timed: Sendable where Event: Sendable {}
