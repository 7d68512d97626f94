import PhoneFoundation

// The Swift runtime's versions of these functions wait in real time. The versions below have the
// same signatures and take precedence. They are declared in this module because a declaration that
// is exported by name does not hide the runtime's.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a number of nanoseconds on the app's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is canceled.
  /// - SeeAlso: developer.apple.com/documentation/swift/task/sleep(nanoseconds:)
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await AppSleep.sleep(nanoseconds: duration)
  }

  /// Suspends the task for a duration on the app's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is canceled.
  /// - SeeAlso: developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = max(seconds, 0).multipliedReportingOverflow(by: 1_000_000_000)
    let rest = seconds < 0 ? 0 : max(attoseconds / 1_000_000_000, 0)
    try await AppSleep.sleep(nanoseconds: overflow ? .max : UInt64(whole) + UInt64(rest))
  }

  /// Suspends the task so that pending work in the app's queue runs first.
  ///
  /// - SeeAlso: developer.apple.com/documentation/swift/task/yield()
  public nonisolated(nonsending) static func yield() async {
    await AppSleep.yield()
  }
}
