package import AppLibrary
import ArgumentParser

extension AppCatalog {
  /// Returns the app to start when the command has no script. A user's own program starts its first
  /// app by default.
  ///
  /// - Parameter name: The requested name, or `nil` for the default app.
  package func start(_ name: String?) throws -> App {
    if let name { return try find(name) }
    guard let first = apps.first, origin != .demos else {
      throw ValidationError("Missing expected argument '<demo>'")
    }
    return first
  }
}
