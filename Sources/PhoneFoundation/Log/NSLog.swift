import Foundation

/// Writes a line to the app's log, formatted like C's `printf` in the C locale.
///
/// It has the same signature as Foundation's `NSLog`, which writes to standard error with a date.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nslog
public func NSLog(_ format: String, _ args: any CVarArg...) {
  // Convert arguments one by one: for an array, the runtime would look up the conversion each time.
  var values: [Any?] = []
  values.reserveCapacity(args.count)
  for argument in args { values.append(argument) }
  if let write = AppRun.writeLog {
    write(format, values)
  } else {
    withVaList(args) { NSLogv(format, $0) }
  }
}
