// Apple's layers, timers and fonts belong to no actor. Here they are used on the main thread only, as views are,
// so their members call code of the main actor without waiting for it.

/// Runs code of the main actor from a member that belongs to none, on the main thread.
@inlinable @inline(__always)
package nonisolated func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  assertOnMain()
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Runs code of the main actor with an object that the compiler does not let it capture.
@inlinable @inline(__always)
package nonisolated func onMain<Object, Result>(
  _ object: Object, _ body: @MainActor (Object) -> Result
) -> Result {
  assertOnMain()
  return withoutActuallyEscaping(body) {
    unsafeBitCast($0, to: ((Object) -> Result).self)(object)
  }
}

/// Stops a debug build that uses a layer on another thread.
///
/// Not by `MainActor.assertIsolated` alone: its optimized form, too, asks the runtime for the executor.
@usableFromInline @inline(__always)
package nonisolated func assertOnMain() {
  #if DEBUG
    MainActor.assertIsolated("layers are used on the main thread only")
  #endif
}
