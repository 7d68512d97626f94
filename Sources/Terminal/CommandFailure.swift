import Painter
import SDLHost
import TouchScript

/// A command's failure: messages for standard error, and an exit code.
package struct CommandFailure: Error {
  /// The messages, one per line; empty if they have already been printed.
  package let messages: [String]
  /// The process's exit code.
  package let code: CommandStatus
  /// The most important message already printed; empty if the messages are in `messages`.
  package let reported: String

  /// Creates a failure.
  package init(_ code: CommandStatus, _ messages: String...) {
    self.init(code, messages: messages)
  }

  /// Creates a failure with any number of messages.
  package init(_ code: CommandStatus, messages: [String]) {
    self.messages = messages
    self.code = code
    reported = ""
  }

  /// Creates a failure whose messages have already been printed.
  ///
  /// - Parameter reported: The most important message.
  package init(_ code: CommandStatus, reported: String) {
    messages = []
    self.code = code
    self.reported = reported
  }

  /// The failure in a single line.
  package var summary: String { messages.first ?? reported }

  /// Creates a failure from a lower module's error, or returns `nil` for other errors.
  package init?(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as ImageFileError: self.init(.file, error.description)
    case let error as HostError: self.init(.environment, error.description)
    case let error as ScriptError:
      self.init(.usage, messages: error.messages)
    default: return nil
    }
  }

  /// Returns a failure that reports that a file cannot be written.
  package static func unwritable(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.file, ImageFileError.unwritable(path: path, reason: reason).description)
  }
}

/// Collects failures for many files so that they can be reported together.
package struct FailureList {
  private var messages: [String] = []
  private var code = CommandStatus.success

  /// Creates an empty list.
  package init() {}

  /// Returns the result of `work`, or adds its failure and returns `nil`.
  package mutating func collect<Value>(_ work: () throws -> Value) throws -> Value? {
    do {
      return try work()
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      add(failure)
      return nil
    }
  }

  /// Adds a failure.
  package mutating func add(_ failure: CommandFailure) {
    messages += failure.messages
    code = max(code, failure.code)
  }

  /// Throws all failures as one, with the highest code. Does nothing if there are none.
  package func rethrow() throws {
    if code != .success { throw CommandFailure(code, messages: messages) }
  }
}
