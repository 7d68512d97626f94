import ArgumentParser

/// A command that works with phones, which live on the main actor.
///
/// The parser knows nothing of actors; the command is run by the main thread all the same.
protocol PhoneCommand: ParsableCommand {
  /// Does what the command is for.
  @MainActor func perform() throws
}

extension PhoneCommand {
  /// Runs the command; called by the main thread.
  func run() throws {
    let command = Unchecked(value: self)
    try MainActor.assumeIsolated { try command.value.perform() }
  }
}

/// Carries a value to the actor that it is on already.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
