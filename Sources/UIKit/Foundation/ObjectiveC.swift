// Objective-C functions that Swift code still uses.

/// Returns a selector that has a name but no method.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
@discardableResult
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns a selector's name.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/nsstringfromselector(_:)
@discardableResult
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// Calls a closure. Swift on Linux has no autorelease pools; each object is released when its last
/// reference goes away.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public nonisolated func autoreleasepool<Result, E: Error>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  try body()
}
