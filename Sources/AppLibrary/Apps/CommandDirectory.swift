import Foundation

/// The folder in which the command was started. Relative paths in its arguments start there.
///
/// An app can change the process's current directory.
package struct CommandDirectory: Sendable {
  private let descriptor: Int32

  /// Stores the current folder.
  package init() {
    descriptor = Self.open()
  }

  /// Makes this folder the current folder again after the app has ended.
  package func enter() {
    fchdir(descriptor)
  }

  /// Reads or writes files while an app runs, and returns the result of `work`.
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    let current = Self.open()
    enter()
    defer {
      fchdir(current)
      close(current)
    }
    return try work()
  }

  private static func open() -> Int32 { Foundation.open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
}
