import CoreGraphics

/// Writes a line to the app's log, formatted as C's `printf` does in the C locale.
///
/// It replaces Foundation's, which would write to standard error with a date. It knows
/// `%d %i %u %x %f %g %e %s %@ %c %p %%` with flags, width and precision; lengths such as `%ld` are
/// accepted. `%s` and `%@` accept any value. A missing argument, or one that does not suit, shows as
/// `(null)`. One newline at the end is dropped.
@_disfavoredOverload
public func NSLog(_ format: String, _ arguments: Any?...) {
  AppContext.current.writeLine(format, arguments)
}

/// Writes a line to the app's log: the same for values that C knows.
///
/// It has the signature of Foundation's `NSLog` and therefore replaces it; without it, calls
/// with nothing but numbers would go there.
public func NSLog(_ format: String, _ arguments: any CVarArg...) {
  AppContext.current.writeLine(format, arguments)
}

/// Writes values to the app's log, in the standard library's form.
///
/// It replaces the standard library's, so that a demo's output is part of its log.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  AppContext.current.write(text + terminator)
}

extension AppContext {
  fileprivate func writeLine(_ format: String, _ arguments: [Any?]) {
    var line = PrintFormat(format).filled(with: arguments)
    if line.hasSuffix("\n") { line.removeLast() }
    write(line + "\n")
  }

  /// Writes text to the log, line by line; what has no newline yet waits for one.
  func write(_ text: String) {
    var lines = (unfinishedLine + text).split(separator: "\n", omittingEmptySubsequences: false)
    unfinishedLine = lines.popLast().map(String.init) ?? ""
    for line in lines {
      trace?(.log(String(line)))
      log(String(line))
    }
  }
}
