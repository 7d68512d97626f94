/// Calls a closure, and returns or throws what it does.
///
/// On Apple's systems it also releases the objects that Objective-C code autoreleased meanwhile; Swift
/// on Linux releases objects at once.
///
/// - SeeAlso: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public nonisolated func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
