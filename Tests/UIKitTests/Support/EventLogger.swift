import UIKit

/// A target that logs one of a control's events under a short name.
final class EventLogger {
  /// All touch events, in order of raw value, with their names in the log.
  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
  ]

  private let name: String

  init(_ name: String) { self.name = name }

  func log() { print(name) }

  /// Adds a logger for every touch event. The caller must retain the loggers, because the control
  /// does not.
  static func makeLoggers(for control: UIControl) -> [EventLogger] {
    names.map { event, name in
      let logger = EventLogger(name)
      control.addTarget(logger, action: EventLogger.log, for: event)
      return logger
    }
  }
}
