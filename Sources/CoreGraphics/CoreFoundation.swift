// Core Foundation's names for types that are bridged to Swift on Apple's platforms. On Linux, they
// are aliases for Swift types, so `colors as CFArray` compiles.

/// An array of values.
public typealias CFArray = [Any]
/// A string.
public typealias CFString = String
/// A dictionary.
public typealias CFDictionary = [AnyHashable: Any]
