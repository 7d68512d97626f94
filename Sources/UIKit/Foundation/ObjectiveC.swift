// Functions of Objective-C that Swift code still uses.

/// Returns a selector with a name but without a method.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
@discardableResult
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nsstringfromselector(_:)
@discardableResult
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// Calls a closure. Swift on Linux has no autorelease pools, because each object is released after
/// its last reference.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public nonisolated func autoreleasepool<Result, E: Error>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  try body()
}
