import CSwiftRuntime

/// The calls that the current thread is in.
package enum CallStack {
  /// Writes the addresses of the calls, the innermost first; in a signal handler, those of the interrupted function.
  ///
  /// - Returns: How many addresses were written.
  package static func read(into addresses: UnsafeMutableBufferPointer<UInt>) -> Int {
    Int(getCallAddresses(addresses.baseAddress, Int32(clamping: addresses.count)))
  }
}
