import Foundation

/// The folder in which the command was started, from which its arguments' paths begin.
///
/// An app can change the folder of its process.
package struct CommandDirectory: Sendable {
  private let descriptor: Int32

  /// Remembers the current folder.
  package init() {
    descriptor = Self.open()
  }

  /// Makes it the current folder again: the app has ended.
  package func enter() {
    fchdir(descriptor)
  }

  /// Returns what `work` returns, which reads or writes files while an app runs.
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
