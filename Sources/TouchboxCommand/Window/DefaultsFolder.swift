import Foundation
import PhoneFoundation

/// The folder that contains an app's `UserDefaults`: `defaults.plist`, and a file for each suite.
///
/// A file that cannot be read is ignored, and so is one that cannot be written, as if the app had
/// been deleted and installed again.
struct DefaultsFolder {
  /// The folder's absolute path.
  let path: String

  /// Uses a folder that the user has chosen.
  init(_ path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Uses the app's folder in the state folder, or returns nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - source: The absolute path of its source file or program, which distinguishes apps with the
  ///     same name; nil for a demo.
  init?(
    of name: String, source: String?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let suffix = source.map { "-" + String(Self.hash($0), radix: 16) } ?? ""
    let folder = "apps/\(Self.fileName(name))\(suffix)"
    guard let file = StateFile(folder, environment: environment) else { return nil }
    path = file.path
  }

  /// The functions that read and write the folder's files.
  var storage: DefaultsStorage {
    DefaultsStorage(
      load: { [path] in
        let file = Self.file(of: $0, in: path)
        let type = try? FileManager.default.attributesOfItem(atPath: file)[.type]
        guard type as? FileAttributeType == .typeRegular else { return nil }
        return FileManager.default.contents(atPath: file)
      },
      save: { [path] domain, data in
        try? FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? data.write(to: URL(fileURLWithPath: Self.file(of: domain, in: path)), options: .atomic)
      })
  }

  private static func file(of domain: String, in folder: String) -> String {
    folder + "/" + (domain.isEmpty ? "defaults" : "suite-" + fileName(domain)) + ".plist"
  }

  /// Returns a name without characters that have a meaning in paths.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "_" }.prefix(100))
  }

  /// Returns the FNV-1a hash of a path, which is the same in every process.
  private static func hash(_ path: String) -> UInt64 {
    path.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
