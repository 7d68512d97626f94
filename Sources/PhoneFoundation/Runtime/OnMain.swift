// Apple's layers, timers, and fonts aren't isolated. Here, like views, they are used only on the
// main thread, so their members call main actor code synchronously.

/// Runs main actor code from a nonisolated member, on the main thread.
@inlinable @inline(__always)
package nonisolated func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  assertOnMain()
  return withoutActor(body)
}

/// Runs main actor code with an object that the compiler doesn't allow the code to capture.
@inlinable @inline(__always)
package nonisolated func onMain<Object, Result>(
  _ object: Object, _ body: @MainActor (Object) -> Result
) -> Result {
  assertOnMain()
  return withoutActor(object, body)
}

/// Calls main actor code on the current thread without the runtime check.
///
/// A function type without its actor has the same representation, so the cast changes only the
/// type. This is the only cast of its kind.
@inlinable @inline(__always)
package nonisolated func withoutActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Calls main actor code with an argument, without allocating a closure that captures it.
@inlinable @inline(__always)
package nonisolated func withoutActor<Argument, Result>(
  _ argument: Argument, _ body: @MainActor (Argument) -> Result
) -> Result {
  withoutActuallyEscaping(body) {
    unsafeBitCast($0, to: ((Argument) -> Result).self)(argument)
  }
}

/// Traps in debug builds if a layer is used on another thread.
///
/// `MainActor.assertIsolated` alone isn't enough: even its optimized form queries the runtime for
/// the executor.
@usableFromInline @inline(__always)
package nonisolated func assertOnMain() {
  #if DEBUG
    MainActor.assertIsolated("layers are used on the main thread only")
  #endif
}
