import Painter
import SDLHost
import TouchScript

/// Why a command did not do everything it was asked to: messages for standard error and an exit code.
package struct CommandFailure: Error {
  /// One message a line; empty if everything was reported already.
  package let messages: [String]
  /// What the process reports to the shell.
  package let code: CommandStatus
  /// The most important of the messages that were printed already; empty if they are in `messages`.
  package let reported: String

  /// Makes a failure.
  package init(_ code: CommandStatus, _ messages: String...) {
    self.init(code, messages: messages)
  }

  /// Makes a failure of any number of messages.
  package init(_ code: CommandStatus, messages: [String]) {
    self.messages = messages
    self.code = code
    reported = ""
  }

  /// Makes a failure whose messages were printed already.
  ///
  /// - Parameter reported: The most important one.
  package init(_ code: CommandStatus, reported: String) {
    messages = []
    self.code = code
    self.reported = reported
  }

  /// The failure in one line.
  package var summary: String { messages.first ?? reported }

  /// Makes the failure that an error of a lower module stands for; `nil` for other errors.
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

  /// Makes the failure of a file that cannot be written.
  package static func unwritable(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.file, ImageFileError.unwritable(path: path, reason: reason).description)
  }
}

/// Collects what is wrong with each of many files, so that all of it is reported together.
package struct FailureList {
  private var messages: [String] = []
  private var code = CommandStatus.success

  /// Makes an empty list.
  package init() {}

  /// Returns what `work` returns, or adds its failure and returns `nil`.
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
