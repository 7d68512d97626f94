public import Dispatch
public import Foundation

/// A time on the app's clock, in nanoseconds. It replaces Dispatch's `DispatchTime`.
///
/// The operators are defined in UIKit.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchtime
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// The time in nanoseconds since launch. The largest value is a time in the infinite future.
  public let rawValue: UInt64

  /// A time in the infinite future.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Creates a time.
  public init(uptimeNanoseconds: UInt64) {
    rawValue = uptimeNanoseconds
  }

  /// Returns the current time.
  public static func now() -> DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(clamping: MainQueue.now.microseconds) * 1000)
  }

  /// The time in nanoseconds since launch.
  public var uptimeNanoseconds: UInt64 { rawValue }

  /// Compares times.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns the time advanced by an interval.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    guard rawValue < .max, let nanoseconds = interval.nanoseconds else { return .distantFuture }
    return DispatchTime(uptimeNanoseconds: rawValue.adding(nanoseconds))
  }

  /// Returns the interval to another time.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    guard other.rawValue < .max, rawValue < .max else { return .never }
    return .nanoseconds(Int(clamping: other.rawValue) - Int(clamping: rawValue))
  }

  /// The time as an `AppTime`.
  var appTime: AppTime {
    rawValue == .max
      ? .distantFuture
      : AppTime.zero.advanced(byNanoseconds: Int64(clamping: rawValue))
  }

  /// The time at the same distance from now on the system clock, for waits that block a thread.
  package var systemTime: Dispatch.DispatchTime {
    if rawValue == .max { return .distantFuture }
    let delay = Int(clamping: rawValue) - Int(clamping: DispatchTime.now().rawValue)
    return .now() + .nanoseconds(max(delay, 0))
  }
}

/// A date on the app's clock. It replaces Dispatch's `DispatchWallTime`.
///
/// On first use, the app's clock is set to the system's date. From then on, it advances with the
/// app's time.
///
/// - SeeAlso: developer.apple.com/documentation/dispatch/dispatchwalltime
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  /// The date in nanoseconds since 1970.
  public let rawValue: UInt64

  private static let launch = UInt64(Date().timeIntervalSince1970 * 1e9)

  /// A date in the infinite future.
  public static let distantFuture = DispatchWallTime(rawValue: .max)

  private init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a date.
  public init(timespec: timespec) {
    rawValue =
      UInt64(clamping: timespec.tv_sec) * 1_000_000_000 + UInt64(clamping: timespec.tv_nsec)
  }

  /// Returns the current date.
  public static func now() -> DispatchWallTime {
    DispatchWallTime(rawValue: launch + DispatchTime.now().rawValue)
  }

  /// Compares dates.
  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns the date advanced by an interval.
  package func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime {
    guard rawValue < .max, let nanoseconds = interval.nanoseconds else { return .distantFuture }
    return DispatchWallTime(rawValue: rawValue.adding(nanoseconds))
  }

  /// The date as a time on the app's clock.
  var time: DispatchTime {
    if rawValue == .max { return .distantFuture }
    return DispatchTime(uptimeNanoseconds: rawValue > Self.launch ? rawValue - Self.launch : 0)
  }
}

extension DispatchTimeInterval {
  /// The length in nanoseconds; nil if the interval is infinite.
  fileprivate var nanoseconds: Int64? {
    let (count, unit): (Int, Int64) =
      switch self {
      case .seconds(let count): (count, 1_000_000_000)
      case .milliseconds(let count): (count, 1_000_000)
      case .microseconds(let count): (count, 1000)
      case .nanoseconds(let count): (count, 1)
      default: (0, 0)
      }
    guard unit > 0 else { return nil }
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
    return overflow ? (count < 0 ? .min : nil) : product
  }

  /// The negated interval; an infinite interval is unchanged.
  package var negative: DispatchTimeInterval {
    nanoseconds.map { .nanoseconds(-Int($0)) } ?? .never
  }

  /// Creates an interval from seconds. NaN is treated as 0, and intervals that are too long become
  /// infinite.
  package init(seconds: Double) {
    let nanoseconds = (seconds * 1e9).rounded()
    self =
      nanoseconds.isNaN
      ? .nanoseconds(0) : nanoseconds >= 9e18 ? .never : .nanoseconds(Int(max(nanoseconds, -9e18)))
  }
}

extension UInt64 {
  /// Returns the sum, clamped to at least 0 and less than the largest value.
  fileprivate func adding(_ step: Int64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(UInt64(bitPattern: step))
    if step < 0 { return overflow ? sum : 0 }
    return overflow ? .max - 1 : sum
  }
}
