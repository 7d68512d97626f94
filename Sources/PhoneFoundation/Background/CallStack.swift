import CSwiftRuntime

/// The call stack of the current thread.
package enum CallStack {
  /// Writes the addresses of the calls, innermost first. In a signal handler, starts with the
  /// interrupted function.
  ///
  /// - Returns: The number of addresses.
  package static func read(into addresses: UnsafeMutableBufferPointer<UInt>) -> Int {
    Int(getCallAddresses(addresses.baseAddress, Int32(clamping: addresses.count)))
  }
}
