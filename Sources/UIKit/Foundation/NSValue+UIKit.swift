public import CoreGraphics

// Parts of `NSValue` that Foundation on Linux lacks, and a few names from system libraries.

extension NSValue {
  /// Creates a value that identifies an object without retaining it. Two values for the same object
  /// are equal.
  public nonisolated convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object passed to `init(nonretainedObject:)`, which must still exist.
  public nonisolated var nonretainedObjectValue: Any? {
    var address: UnsafeMutableRawPointer?
    getValue(&address)
    return address.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Creates a value that contains a point.
  public nonisolated convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public nonisolated convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point passed to `init(cgPoint:)`.
  public nonisolated var cgPointValue: CGPoint { pointValue }
  /// The size passed to `init(cgSize:)`.
  public nonisolated var cgSizeValue: CGSize { sizeValue }
  /// The rectangle passed to `init(cgRect:)`.
  public nonisolated var cgRectValue: CGRect { rectValue }
}

/// The number of nanoseconds in a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public nonisolated let NSEC_PER_USEC: UInt64 = 1000

/// A time in seconds.
public typealias CFAbsoluteTime = Double

/// Returns the time on the app's clock, in seconds since launch (on an iPhone, since 2001).
@discardableResult
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  CACurrentMediaTime()
}
