// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Opens the source adapter in an editor, and builds it: `swift build` in this folder. The command does not
// use this manifest: it compiles the sources when it first needs them (TouchboxCommand/UserCode/SourceAdapter.swift).
// The adapter is not a target of the package above, because it needs the libraries of the compiler's parser.

/// The folder of these libraries in the toolchain that reads this manifest.
let parser: String = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  // The library of manifests is at lib/swift/pm/ManifestAPI, the libraries of the parser are at lib/swift/host.
  guard let line = maps.split(separator: "\n").first(where: { $0.contains("/lib/swift/pm/") }),
    let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/")?.lowerBound
  else { fatalError("cannot find the toolchain's lib/swift folder") }
  return line[start..<end] + "/host"
}()

let package = Package(
  name: "touchbox-adapt",
  targets: [
    .executableTarget(
      name: "touchbox-adapt", path: ".",
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-I", parser])],
      linkerSettings: [
        .unsafeFlags([
          "-L", parser, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", parser,
        ])
      ])
  ]
)
