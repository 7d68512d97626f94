import CoreGraphics

/// Seconds.
public typealias CFTimeInterval = Double

/// Returns seconds since the app's launch, on the app's own clock.
@discardableResult
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  LayerContext.current.queue.now.seconds
}
