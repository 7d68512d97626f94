// Core Foundation's names for values that Apple's Swift bridges. On Linux they are Swift's own types,
// so that `colors as CFArray` means the same.

/// A list of values.
public typealias CFArray = [Any]
/// A text.
public typealias CFString = String
/// Values by their keys.
public typealias CFDictionary = [AnyHashable: Any]
