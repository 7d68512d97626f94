public import CoreGraphics
import PhoneFoundation

/// Groups changes of layers and sets how they animate.
///
/// `begin()` and `commit()` nest. Changes outside of them belong to a transaction that is committed at the end of
/// the turn. All methods work on the main thread.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/catransaction
open nonisolated class CATransaction: NSObject {
  /// Opens a transaction within the present one, with its settings.
  open class func begin() {
    engine { $0.beginTransaction() }
  }

  /// Closes the innermost transaction; one too many does nothing.
  open class func commit() {
    engine { $0.commitTransaction() }
  }

  /// Closes the transaction that is open outside `begin()` and `commit()`, if any.
  open class func flush() {
    engine { $0.flushTransactions() }
  }

  /// Does nothing: layers are used on the main thread only.
  open class func lock() {}

  /// Does nothing.
  open class func unlock() {}

  /// Returns the seconds of animations that have no duration of their own; 0.25 by default.
  @discardableResult
  open class func animationDuration() -> CFTimeInterval {
    engine { $0.transaction.animationDuration }
  }

  /// Sets the seconds of animations that have no duration of their own.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    engine { $0.transaction.animationDuration = dur }
  }

  /// Returns what shapes the time of all animations; nil where that is left to them.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    engine { $0.transaction.timingFunction }
  }

  /// Sets what shapes the time of all animations that are added in the transaction, also those of views.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    engine(function) { $0.transaction.timingFunction = $1 }
  }

  /// Returns whether properties change without animations.
  @discardableResult
  open class func disableActions() -> Bool {
    engine { $0.transaction.disablesActions }
  }

  /// Sets whether properties change without animations.
  open class func setDisableActions(_ flag: Bool) {
    engine { $0.transaction.disablesActions = flag }
  }

  /// Returns what is called after the animations.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? {
    engine { $0.transaction.completion?.block }
  }

  /// Sets what is called once all animations that the transaction adds from now on have ended or were removed.
  ///
  /// Without any it is called on the next turn after the commit, or after another block was set.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    engine(block) { $0.setCompletionBlock($1) }
  }

  /// Returns the value of a setting by its name, or what was stored under a name of the app's own.
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

  /// Sets a setting by its name, or stores something under a name of the app's own.
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

/// The name of the setting of `setAnimationDuration(_:)`.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting of `setDisableActions(_:)`.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The name of the setting of `setAnimationTimingFunction(_:)`.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the setting of `setCompletionBlock(_:)`.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
