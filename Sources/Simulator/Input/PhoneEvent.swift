package import CoreGraphics
package import UIKit

/// One thing that happens to a phone: the only way in, whoever makes it.
///
/// Windows, scripts, replays and tests all make these; only who makes them and who moves the clock
/// differs.
package enum PhoneEvent: Hashable, Sendable {
  /// A finger changed; changes of one turn are joined into packets.
  case finger(TouchChange)
  /// Fingers changed in exactly one packet.
  case packet([TouchChange])
  /// The mouse did something.
  case mouse(MouseInput)
  /// A key went down or up.
  case key(Key, isDown: Bool)
  /// The window lost the keyboard focus, or got it.
  case focus(gained: Bool)
  /// The app is put aside, or comes back.
  case suspend, resume
  /// The window changed its size or its display.
  case resize
  /// The touches of these fingers are taken away, or those of all where none are named.
  case cancel([FingerKey]?)
  /// Pictures that the app finds by name came, or are others now.
  case namedImagesChanged
  /// The app ends.
  case quit
}

/// An input with the time at which it happened.
package struct TimedInput: Hashable, Sendable {
  /// When it happened, on the phone's clock.
  package var time: AppTime
  /// What happened.
  package var input: PhoneEvent

  /// Makes an input of a moment.
  package init(_ time: AppTime, _ input: PhoneEvent) {
    self.time = time
    self.input = input
  }
}

/// What a mouse does, in screen points.
package enum MouseInput: Hashable, Sendable {
  /// A button of a mouse.
  package enum Button: String, Hashable, Sendable {
    /// Plays one finger, or two.
    case left
    /// Places fingers that stay.
    case right
  }

  /// The pointer moved; it may lie outside the screen.
  case move(CGPoint)
  /// A button was pressed at a place.
  case down(Button, CGPoint)
  /// A button was let go at a place.
  case up(Button, CGPoint)
  /// The pointer left the window.
  case leave
}

/// A key that means something to a phone or its window, by the name that scripts use.
package enum Key: String, Hashable, Sendable, CaseIterable {
  /// Two fingers while held.
  case alt, ctrl
  /// Two fingers move in parallel while held.
  case shift
  /// Two fingers until pressed again.
  case m
  /// Lifts the fingers that stay.
  case backspace
  /// Cancels touches.
  case escape
  /// Shows and hides the legend.
  case h
  /// Shows and hides a mark under every finger.
  case d
  /// Keys of the window: restart, record, full screen, screenshot, quit.
  case f5, f9, f11, f12, q, w
}
