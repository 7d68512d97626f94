public import CoreGraphics

// What Foundation on Linux lacks of `NSValue`, and a few names of the system libraries.

extension NSValue {
  /// Makes a value that identifies an object without retaining it; two of one object are equal.
  public nonisolated convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    self.init(bytes: &address, objCType: "Q")
  }

  /// The object of `init(nonretainedObject:)`, which must be alive.
  public nonisolated var nonretainedObjectValue: Any? {
    var address: UnsafeMutableRawPointer?
    getValue(&address)
    return address.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes a value that holds a point.
  public nonisolated convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes a value that holds a size.
  public nonisolated convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Makes a value that holds a rectangle.
  public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point of `init(cgPoint:)`.
  public nonisolated var cgPointValue: CGPoint { pointValue }
  /// The size of `init(cgSize:)`.
  public nonisolated var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of `init(cgRect:)`.
  public nonisolated var cgRectValue: CGRect { rectValue }
}

/// Nanoseconds in a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public nonisolated let NSEC_PER_USEC: UInt64 = 1000

/// Seconds.
public typealias CFAbsoluteTime = Double

/// Returns seconds on the app's clock, from its launch; on an iPhone they count from 2001.
@discardableResult
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  CACurrentMediaTime()
}
