import Foundation

/// Writes a line to the app's log, formatted as C's `printf` does in the C locale.
///
/// It has the signature of Foundation's `NSLog`, which would write to standard error with a date.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nslog
public func NSLog(_ format: String, _ args: any CVarArg...) {
  // Converts one by one: for a whole array the runtime would search for the conversion each time.
  var values: [Any?] = []
  values.reserveCapacity(args.count)
  for argument in args { values.append(argument) }
  if let write = AppRun.writeLog {
    write(format, values)
  } else {
    withVaList(args) { NSLogv(format, $0) }
  }
}
