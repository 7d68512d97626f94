import CoreGraphics

/// The settings of one `CATransaction`.
final class Transaction {
  /// The duration, in seconds, of animations without an explicit duration.
  var animationDuration: CFTimeInterval = 0.25
  /// The timing function of all animations; nil if each animation has its own.
  var timingFunction: CAMediaTimingFunction?
  /// Whether properties of layers change without animation.
  var disablesActions = false
  /// Called after the animations that are added from now on.
  var completion: TransactionCompletion?
  /// The values that the app stored under its own keys.
  var values: [String: Any] = [:]

  /// Makes a transaction with the settings of the enclosing one.
  init(in outer: Transaction? = nil) {
    guard let outer else { return }
    animationDuration = outer.animationDuration
    timingFunction = outer.timingFunction
    disablesActions = outer.disablesActions
    values = outer.values
  }
}

/// A function to call once several animations have ended.
final class TransactionCompletion {
  let block: () -> Void
  /// The app's context, which owns the objects that wait for the end of animations.
  private weak var context: LayerContext?
  private var running = 0
  private var isComplete = false

  init(_ context: LayerContext, _ block: @escaping () -> Void) {
    (self.context, self.block) = (context, block)
  }

  /// Waits for one more animation.
  func join() { running += 1 }

  /// Counts the end of one animation.
  func leave() {
    running -= 1
    if running == 0, isComplete { context?.deferCompletion(block) }
  }

  /// Ends the list of animations. If it is empty, the function is called on the next turn.
  func complete() {
    isComplete = true
    guard running == 0, let context else { return }
    context.queue.schedule(at: context.queue.now, .animationEnd, action: block)
  }
}

extension AnimationEngine {
  /// The innermost transaction. Outside `begin()` and `commit()`, an implicit one that is committed
  /// at the end of the turn.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implicit = Transaction()
    transactions = [implicit]
    hasImplicitTransaction = true
    context.deferCompletion { [unowned self] in flushTransactions() }
    return implicit
  }

  /// Begins a transaction within the current one.
  func beginTransaction() {
    transactions.append(Transaction(in: transactions.last))
  }

  /// Commits the innermost transaction. Without an open transaction, nothing happens.
  func commitTransaction() {
    guard transactions.count > (hasImplicitTransaction ? 1 : 0) else { return }
    transactions.popLast()?.completion?.complete()
  }

  /// Commits the implicit transaction, which is open outside `begin()` and `commit()`.
  func flushTransactions() {
    newLayers = []
    guard hasImplicitTransaction, transactions.count == 1 else { return }
    hasImplicitTransaction = false
    transactions.popLast()?.completion?.complete()
  }

  /// Sets the function to call after the animations that are added from now on.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = transaction
    transaction.completion?.complete()
    transaction.completion = block.map { TransactionCompletion(context, $0) }
  }

  /// Makes the completions of the open transactions wait for one more animation.
  func joinCompletions() -> [TransactionCompletion] {
    let completions = transactions.compactMap(\.completion)
    for completion in completions { completion.join() }
    return completions
  }
}
