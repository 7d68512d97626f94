import CoreGraphics

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the app's launch, according to the app's clock.
@discardableResult
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  LayerContext.current.queue.now.seconds
}
