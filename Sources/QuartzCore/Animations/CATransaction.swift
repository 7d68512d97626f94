public import CoreGraphics
import PhoneFoundation

/// Groups layer changes and controls how they animate.
///
/// `begin()` and `commit()` can be nested. A change outside them belongs to an implicit
/// transaction, which is committed at the end of the turn. Call all methods on the main thread.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransaction
open nonisolated class CATransaction: NSObject {
  /// Begins a transaction within the current one and inherits its settings.
  open class func begin() {
    engine { $0.beginTransaction() }
  }

  /// Commits the innermost transaction. Does nothing if no transaction is open.
  open class func commit() {
    engine { $0.commitTransaction() }
  }

  /// Commits the implicit transaction, if there is one.
  open class func flush() {
    engine { $0.flushTransactions() }
  }

  /// Does nothing, because layers are used only on the main thread.
  open class func lock() {}

  /// Does nothing.
  open class func unlock() {}

  /// Returns the duration, in seconds, of animations without an explicit duration; 0.25 by default.
  @discardableResult
  open class func animationDuration() -> CFTimeInterval {
    engine { $0.transaction.animationDuration }
  }

  /// Sets the duration, in seconds, of animations without an explicit duration.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    engine { $0.transaction.animationDuration = dur }
  }

  /// Returns the timing function for all animations, or nil if each animation uses its own.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    engine { $0.transaction.timingFunction }
  }

  /// Sets the timing function for all animations that the transaction adds, including view
  /// animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    engine(function) { $0.transaction.timingFunction = $1 }
  }

  /// Returns whether animations of property changes are disabled.
  @discardableResult
  open class func disableActions() -> Bool {
    engine { $0.transaction.disablesActions }
  }

  /// Sets whether animations of property changes are disabled.
  open class func setDisableActions(_ flag: Bool) {
    engine { $0.transaction.disablesActions = flag }
  }

  /// Returns the function to call when the animations have ended.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? {
    engine { $0.transaction.completion?.block }
  }

  /// Sets the function to call once all animations that the transaction adds after this call have
  /// ended or been removed.
  ///
  /// If the transaction adds no animations, the function is called on the turn after the commit or
  /// after another completion block is set.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    engine(block) { $0.setCompletionBlock($1) }
  }

  /// Returns the value of a setting, or the value that the app stored under a custom key.
  @discardableResult
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: engine { $0.transaction.values[key] }
    }
  }

  /// Changes a setting, or stores a value under a custom key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: engine(anObject) { $0.transaction.values[key] = $1 }
    }
  }

  private static func engine<Result>(_ body: @MainActor (AnimationEngine) -> Result) -> Result {
    onMain { body(LayerContext.current.animations) }
  }

  private static func engine<Object>(
    _ object: Object, _ body: @MainActor (AnimationEngine, Object) -> Void
  ) {
    onMain(object) { body(LayerContext.current.animations, $0) }
  }
}

/// The key for the setting that `setAnimationDuration(_:)` changes.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key for the setting that `setDisableActions(_:)` changes.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key for the setting that `setAnimationTimingFunction(_:)` changes.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the setting that `setCompletionBlock(_:)` changes.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
