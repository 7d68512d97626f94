import Foundation
import Terminal

/// The installed library that provides Foundation for Objective-C.
struct GNUstep {
  /// The folder that contains the headers.
  let headers: String
  /// The paths of the libraries: Foundation and the Objective-C runtime.
  let libraries: [String]

  /// Finds the library.
  ///
  /// - Parameter root: The folder that contains `usr`.
  /// - Throws: `CommandFailure` if it is not installed.
  init(root: String = "") throws {
    let headers = Self.folders("\(root)/usr/include").map { $0 + "/GNUstep" }
      .first { FileManager.default.fileExists(atPath: $0 + "/Foundation/Foundation.h") }
    let foundation = Self.library("libgnustep-base.so.", root)
    let runtime = Self.library("libobjc.so.4", root)
    guard let headers, let foundation, let runtime else {
      throw CommandFailure(
        .environment,
        "files in Objective-C need GNUstep's Foundation, which is not installed; as root: "
          + "apt-get install --no-install-recommends \(Self.package)")
    }
    self.headers = headers
    libraries = [foundation, runtime]
  }

  /// The Debian package.
  static let package = "libgnustep-base-dev"

  /// A string that differs between any two installations.
  var identity: String {
    ([headers + "/Foundation/NSObject.h"] + libraries).map {
      "\($0) \(FileIdentity($0)?.text ?? "")"
    }.joined(separator: "\n")
  }

  /// Returns a folder and its architecture-specific subfolders, such as `x86_64-linux-gnu`.
  private static func folders(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.filter { $0.hasSuffix("-linux-gnu") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func library(_ name: String, _ root: String) -> String? {
    for folder in folders("\(root)/usr/lib") + folders("\(root)/lib") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // Programs load the shortest name: libgnustep-base.so.1.28.
      let found = names.filter { $0.hasPrefix(name) }.min { ($0.count, $0) < ($1.count, $1) }
      if let found { return "\(folder)/\(found)" }
    }
    return nil
  }
}
