import Foundation

/// How the host and Objective-C apps are compiled.
///
/// `TOUCHBOX_OBJC_MODE` selects it for tests of Touchbox itself.
enum ObjectiveCMode: String {
  /// The host is optimized.
  case optimized
  /// Nothing is optimized, so the host compiles in half the time.
  case unoptimized
  /// Invalid memory accesses are reported by the address sanitizer.
  case address

  /// Reads the mode from the environment.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self = environment["TOUCHBOX_OBJC_MODE"].flatMap(Self.init) ?? .optimized
  }

  /// The Swift compiler's arguments for the host.
  var swiftArguments: [String] {
    switch self {
    case .optimized: ["-O"]
    case .unoptimized: ["-Onone"] + Self.probes
    case .address:
      // The app's library uses the same runtime as the host.
      ["-Onone", "-sanitize=address", "-Xclang-linker", "-shared-libasan"] + Self.probes
    }
  }

  /// Includes the function that calls all overridable members.
  private static let probes = ["-D", "TOUCHBOX_PROBES"]

  /// The Objective-C compiler's arguments for the host.
  var hostArguments: [String] { (self == .optimized ? ["-O1"] : ["-O0"]) + clangArguments }

  /// The Objective-C compiler's arguments for all code.
  var clangArguments: [String] { self == .address ? ["-fsanitize=address"] : [] }
}
