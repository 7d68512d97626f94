import CoreGraphics

/// The settings of one `CATransaction`.
final class Transaction {
  /// Seconds of animations that have no duration of their own.
  var animationDuration: CFTimeInterval = 0.25
  /// How the time of all animations is shaped; nil leaves it to them.
  var timingFunction: CAMediaTimingFunction?
  /// Whether properties of layers change without animations.
  var disablesActions = false
  /// What is called after the animations that are added from now on.
  var completion: TransactionCompletion?
  /// What the app stored under names of its own.
  var values: [String: Any] = [:]

  /// Makes a transaction with the settings of the one around it.
  init(in outer: Transaction? = nil) {
    guard let outer else { return }
    animationDuration = outer.animationDuration
    timingFunction = outer.timingFunction
    disablesActions = outer.disablesActions
    values = outer.values
  }
}

/// A function that is called once several animations have ended.
final class TransactionCompletion {
  let block: () -> Void
  /// The app; it owns what waits for the end of animations.
  private weak var context: LayerContext?
  private var running = 0
  private var isComplete = false

  init(_ context: LayerContext, _ block: @escaping () -> Void) {
    (self.context, self.block) = (context, block)
  }

  /// Counts one more animation to wait for.
  func join() { running += 1 }

  /// Counts the end of an animation.
  func leave() {
    running -= 1
    if running == 0, isComplete { context?.deferCompletion(block) }
  }

  /// Closes the list of animations; without any the function is called on the next turn.
  func complete() {
    isComplete = true
    guard running == 0, let context else { return }
    context.queue.schedule(at: context.queue.now, .animationEnd, action: block)
  }
}

extension AnimationEngine {
  /// The innermost transaction; outside `begin()` and `commit()` one that is committed at the end of the turn.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implicit = Transaction()
    transactions = [implicit]
    hasImplicitTransaction = true
    context.deferCompletion { [unowned self] in flushTransactions() }
    return implicit
  }

  /// Opens a transaction within the present one.
  func beginTransaction() {
    transactions.append(Transaction(in: transactions.last))
  }

  /// Closes the innermost transaction; one too many does nothing.
  func commitTransaction() {
    guard transactions.count > (hasImplicitTransaction ? 1 : 0) else { return }
    transactions.popLast()?.completion?.complete()
  }

  /// Closes the transaction that is open outside `begin()` and `commit()`.
  func flushTransactions() {
    newLayers = []
    guard hasImplicitTransaction, transactions.count == 1 else { return }
    hasImplicitTransaction = false
    transactions.popLast()?.completion?.complete()
  }

  /// Sets the function that is called after the animations that are added from now on.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = transaction
    transaction.completion?.complete()
    transaction.completion = block.map { TransactionCompletion(context, $0) }
  }

  /// Lets the functions of the open transactions wait for one more animation.
  func joinCompletions() -> [TransactionCompletion] {
    let completions = transactions.compactMap(\.completion)
    for completion in completions { completion.join() }
    return completions
  }
}
