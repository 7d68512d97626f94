import CoreGraphics
import PhoneFoundation

/// Writes a line to the app's log, formatted as C's `printf` does in the C locale.
///
/// It replaces Foundation's, which would write to standard error with a date. It knows
/// `%d %i %u %x %f %g %e %s %@ %c %p %%` with flags, width and precision; lengths such as `%ld` are
/// accepted. `%s` and `%@` accept any value. A missing argument, or one that does not suit, shows as
/// `(null)`. One newline at the end is dropped.
///
/// Values that C knows go to PhoneFoundation's `NSLog`, which has the signature of Foundation's.
@_disfavoredOverload
public nonisolated func NSLog(_ format: String, _ arguments: Any?...) {
  AppContext.logLine(format, arguments)
}

/// Writes values to the app's log, in the standard library's form.
///
/// It replaces the standard library's, so that an app's output is part of its phone's log: the one that
/// ran last. Without a phone it prints as the standard library's does.
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

  /// Writes UTF-8 to the current app's log: at once on the main actor, from background work in its
  /// order, later from anywhere else.
  fileprivate nonisolated static func log(_ text: [UInt8]) {
    if let background = BackgroundWork.ofCurrentJob {
      background.post(name: nil) { current.write(text) }
    } else if Thread.isMainThread {
      current.write(text)
    } else {
      // Still at once where the main actor runs on another thread, as in Swift Testing.
      Task.immediate { @MainActor in current.write(text) }
    }
  }

  private nonisolated static var newline: UInt8 { UInt8(ascii: "\n") }

  /// Writes UTF-8 to the log, line by line; what has no newline yet waits for one.
  nonisolated func write(_ text: [UInt8]) {
    var start = 0
    for end in text.indices where text[end] == Self.newline {
      unfinishedLine += text[start..<end]
      let line = String(decoding: unfinishedLine, as: UTF8.self)
      unfinishedLine.removeAll(keepingCapacity: true)
      start = end + 1
      trace?(.log(line))
      if let log { log(line) } else { Swift.print(line) }
    }
    unfinishedLine += text[start...]
  }
}
