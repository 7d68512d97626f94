import Foundation

/// The Swift files that belong to one app in a folder with several apps.
///
/// A project may contain a phone app, a watch app, and examples, each with its own delegate. The
/// iOS app with the shortest path is selected, and the other apps' folders are excluded.
struct AppSelection {
  /// The files to compile.
  private(set) var sources: [String]
  /// The other apps' folders.
  private(set) var excluded: [String] = []
  /// The selected delegate's folder and then the other iOS apps' folders. Empty for a single app.
  private(set) var apps: [String] = []

  /// Selects files.
  ///
  /// - Parameters:
  ///   - found: The absolute paths of all Swift files below a folder.
  ///   - folder: The folder.
  init(_ found: [String], in folder: String) {
    var (delegates, foreign, tests): ([String], [String], Set<String>) = ([], [], [])
    for path in found {
      switch Role(ofFile: path) {
      case .delegate: delegates.append(path)
      case .otherPlatform: foreign.append(path)
      case .test: tests.insert(path)
      case nil: break
      }
    }
    sources = found.filter { !tests.contains($0) }
    let chosen = delegates.min { Self.depth($0) < Self.depth($1) }
    let keep = chosen.map { ($0 as NSString).deletingLastPathComponent } ?? folder
    for other in delegates + foreign where other != chosen {
      if let branch = Self.branch(of: other, beside: keep, in: folder) {
        if !excluded.contains(branch) { excluded.append(branch) }
        if delegates.contains(other), !apps.contains(branch) { apps.append(branch) }
      } else if foreign.contains(other) {
        sources.removeAll { $0 == other }
      }
    }
    sources.removeAll { source in excluded.contains { source.hasPrefix($0 + "/") } }
    if !apps.isEmpty { apps.insert(keep, at: 0) }
  }

  private static func depth(_ path: String) -> Int { path.count { $0 == "/" } }

  /// Returns the topmost folder that contains a file and does not contain the selected app.
  private static func branch(of file: String, beside keep: String, in folder: String) -> String? {
    var branch: String?
    var candidate = (file as NSString).deletingLastPathComponent
    while candidate.count > folder.count, candidate != keep, !keep.hasPrefix(candidate + "/") {
      branch = candidate
      candidate = (candidate as NSString).deletingLastPathComponent
    }
    return branch
  }

  /// A file's role in its project.
  private enum Role {
    /// The file declares an iOS app's delegate.
    case delegate
    /// The file declares the entry point of an app for another platform or for SwiftUI.
    case otherPlatform
    /// The file imports XCTest.
    case test

    /// Reads a file. Most files have no role, so their bytes are searched before they are decoded.
    init?(ofFile path: String) {
      guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
      if bytes.contains("import XCTest") {
        self = .test
      } else if bytes.contains("UIApplicationDelegate"),
        bytes.text.contains(#/class\s+\w+[^{}]*\bUIApplicationDelegate\b/#)
      {
        self = .delegate
      } else if Self.foreignDelegates.contains(where: bytes.contains)
        || bytes.contains("@main") && bytes.text.contains(#/@main\s+struct\s+\w+\s*:\s*App\b/#)
      {
        self = .otherPlatform
      } else {
        return nil
      }
    }

    private static let foreignDelegates = [
      "NSApplicationDelegate", "WKExtensionDelegate", "WKApplicationDelegate",
    ]
  }
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }

  /// Returns whether the bytes contain some text. `range(of:)` takes several times as long.
  fileprivate func contains(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    return withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.count >= pattern.count, let start = rest.firstIndex(of: pattern[0]) {
        rest = rest[start...]
        if rest.starts(with: pattern) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
