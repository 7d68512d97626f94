import Synchronization

/// Carries a result from one thread to another.
final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
