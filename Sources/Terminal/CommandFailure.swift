import Painter
import SDLHost
import TouchScript

/// The failure of a command: messages for standard error, and an exit code.
package struct CommandFailure: Error {
  /// The messages, one for each line; empty if they were printed already.
  package let messages: [String]
  /// The exit code of the process.
  package let code: CommandStatus
  /// The most important message that was printed already; empty if the messages are in `messages`.
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

  /// Creates a failure whose messages were printed already.
  ///
  /// - Parameter reported: The most important message.
  package init(_ code: CommandStatus, reported: String) {
    messages = []
    self.code = code
    self.reported = reported
  }

  /// The failure in one line.
  package var summary: String { messages.first ?? reported }

  /// Creates a failure from an error of a lower module; `nil` for other errors.
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

  /// Returns the failure to write a file.
  package static func unwritable(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.file, ImageFileError.unwritable(path: path, reason: reason).description)
  }
}

/// Collects the failures of many files, to report them together.
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

  /// Throws all failures as one, with the highest code; does nothing if there are none.
  package func rethrow() throws {
    if code != .success { throw CommandFailure(code, messages: messages) }
  }
}
