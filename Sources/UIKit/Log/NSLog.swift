import CoreGraphics
import PhoneFoundation

/// Writes a line to the app's log, formatted like C's `printf` in the C locale.
///
/// This replaces Foundation's function, which would write to standard error with a date. It
/// supports `%d %i %u %x %f %g %e %s %@ %c %p %%` with flags, width, and precision, and accepts
/// length modifiers, as in `%ld`. `%s` and `%@` accept any value. A missing or unsuitable argument
/// appears as `(null)`. A trailing newline is dropped.
///
/// Calls with C values use PhoneFoundation's `NSLog`, which has the same signature as Foundation's.
@_disfavoredOverload
public nonisolated func NSLog(_ format: String, _ arguments: Any?...) {
  AppContext.logLine(format, arguments)
}

/// Writes values to the app's log, formatted like the standard library's `print`.
///
/// This replaces the standard library's function so that an app's output goes to the log of the
/// phone that ran last. If there is no phone, this function prints like the standard library's.
public nonisolated func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  AppContext.log(Array((text + terminator).utf8))
}

extension AppContext {
  nonisolated static func logLine(_ format: String, _ arguments: [Any?]) {
    var text = PrintFormat.text(format, with: arguments)
    if text.last != newline { text.append(newline) }
    log(text)
  }

  /// Writes UTF-8 text to the current app's log: immediately on the main actor, in order from
  /// background work, and asynchronously from anywhere else.
  fileprivate nonisolated static func log(_ text: [UInt8]) {
    if let background = BackgroundWork.ofCurrentJob {
      background.post(name: nil) { current.write(text) }
    } else if Thread.isMainThread {
      current.write(text)
    } else {
      // Output remains immediate if the main actor runs on another thread, as in Swift Testing.
      Task.immediate { @MainActor in current.write(text) }
    }
  }

  private nonisolated static var newline: UInt8 { UInt8(ascii: "\n") }

  /// Writes UTF-8 text to the log, line by line. Text without a newline is buffered.
  nonisolated func write(_ text: [UInt8]) {
    var start = 0
    for end in text.indices where text[end] == Self.newline {
      host.unfinishedLine += text[start..<end]
      let line = String(decoding: host.unfinishedLine, as: UTF8.self)
      host.unfinishedLine.removeAll(keepingCapacity: true)
      start = end + 1
      host.trace?(.log(line))
      if let log = host.log { log(line) } else { Swift.print(line) }
    }
    host.unfinishedLine += text[start...]
  }
}
