import CoreGraphics

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the number of seconds since the app launched, on the app's clock.
@discardableResult
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  LayerContext.current.queue.now.seconds
}
