import Foundation

nonisolated extension Error {
  /// Why the system did not do something with a file, in its own words.
  package var systemReason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(clamping: cause.code))) : cause.localizedDescription
  }
}
