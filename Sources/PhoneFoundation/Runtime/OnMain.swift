// Apple's layers, timers and fonts are not isolated. Here they are used only on the main thread, as
// views are, so their members call main actor code synchronously.

/// Runs main actor code from a nonisolated member, on the main thread.
@inlinable @inline(__always)
package nonisolated func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  assertOnMain()
  return withoutActor(body)
}

/// Runs main actor code with an object that the compiler does not allow it to capture.
@inlinable @inline(__always)
package nonisolated func onMain<Object, Result>(
  _ object: Object, _ body: @MainActor (Object) -> Result
) -> Result {
  assertOnMain()
  return withoutActor(object, body)
}

/// Calls main actor code on the current thread, without the check of the runtime.
///
/// A function type without its actor has the same representation, so the cast changes only the type.
/// No other code contains such a cast.
@inlinable @inline(__always)
package nonisolated func withoutActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// Calls main actor code with an argument, without the allocation of a closure that captures it.
@inlinable @inline(__always)
package nonisolated func withoutActor<Argument, Result>(
  _ argument: Argument, _ body: @MainActor (Argument) -> Result
) -> Result {
  withoutActuallyEscaping(body) {
    unsafeBitCast($0, to: ((Argument) -> Result).self)(argument)
  }
}

/// Stops a debug build if a layer is used on another thread.
///
/// `MainActor.assertIsolated` alone would not suffice: even its optimized form asks the runtime for
/// the executor.
@usableFromInline @inline(__always)
package nonisolated func assertOnMain() {
  #if DEBUG
    MainActor.assertIsolated("layers are used on the main thread only")
  #endif
}
