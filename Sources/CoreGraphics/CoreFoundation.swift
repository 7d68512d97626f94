// Core Foundation's names of types that Apple's Swift bridges. On Linux they are Swift's own types,
// so `colors as CFArray` compiles.

/// A list of values.
public typealias CFArray = [Any]
/// A text.
public typealias CFString = String
/// Values by their keys.
public typealias CFDictionary = [AnyHashable: Any]
