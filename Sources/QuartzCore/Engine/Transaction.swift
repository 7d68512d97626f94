import CoreGraphics

/// The settings of a `CATransaction`.
final class Transaction {
  /// The duration, in seconds, of animations without an explicit duration.
  var animationDuration: CFTimeInterval = 0.25
  /// The timing function for all animations, or nil if each animation uses its own.
  var timingFunction: CAMediaTimingFunction?
  /// Whether layer properties change without animation.
  var disablesActions = false
  /// The completion to call once all animations added after it was set have ended.
  var completion: TransactionCompletion?
  /// The values that the app stored under custom keys.
  var values: [String: Any] = [:]

  /// Creates a transaction that inherits the settings of the enclosing one.
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
  /// The app's context, which owns the objects that are waiting for animations to end.
  private weak var context: LayerContext?
  private var running = 0
  private var isComplete = false

  init(_ context: LayerContext, _ block: @escaping () -> Void) {
    (self.context, self.block) = (context, block)
  }

  /// Registers another animation to wait for.
  func join() { running += 1 }

  /// Records that an animation has ended.
  func leave() {
    running -= 1
    if running == 0, isComplete { context?.deferCompletion(block) }
  }

  /// Stops accepting animations. If no animations were added, the function is called on the next
  /// turn.
  func complete() {
    isComplete = true
    guard running == 0, let context else { return }
    context.queue.schedule(at: context.queue.now, .animationEnd, action: block)
  }
}

extension AnimationEngine {
  /// The innermost transaction. Outside `begin()` and `commit()`, this is an implicit transaction,
  /// which is committed at the end of the turn.
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

  /// Commits the innermost transaction. Does nothing if no transaction is open.
  func commitTransaction() {
    guard transactions.count > (hasImplicitTransaction ? 1 : 0) else { return }
    transactions.popLast()?.completion?.complete()
  }

  /// Commits the implicit transaction, if one is open.
  func flushTransactions() {
    newLayers = []
    guard hasImplicitTransaction, transactions.count == 1 else { return }
    hasImplicitTransaction = false
    transactions.popLast()?.completion?.complete()
  }

  /// Sets the function to call once all animations added after this call have ended.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = transaction
    transaction.completion?.complete()
    transaction.completion = block.map { TransactionCompletion(context, $0) }
  }

  /// Registers another animation that the completions of the open transactions wait for.
  func joinCompletions() -> [TransactionCompletion] {
    let completions = transactions.compactMap(\.completion)
    for completion in completions { completion.join() }
    return completions
  }
}
