// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A manifest for editing the source adapter, or building it with `swift build` in this folder. The
// command does not use the manifest, but compiles the sources when they are first needed
// (TouchboxCommand/UserCode/SourceAdapter.swift). The adapter needs the compiler's parser, so it is
// not in the main package.

/// The folder that contains the parser's libraries, in the toolchain that evaluates this manifest.
let parser: String = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  // Manifest libraries are in lib/swift/pm/ManifestAPI, and parser libraries are in lib/swift/host.
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
