package import AppLibrary
import ArgumentParser

extension AppCatalog {
  /// Returns the app that a command without a script starts: of one's own apps by default the first.
  ///
  /// - Parameter name: The name that was asked for; `nil` if none was.
  package func start(_ name: String?) throws -> App {
    if let name { return try find(name) }
    guard let first = apps.first, origin != .demos else {
      throw ValidationError("Missing expected argument '<demo>'")
    }
    return first
  }
}
