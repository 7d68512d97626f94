import AppLibrary
import ArgumentParser
import Foundation
import Painter
import Terminal

/// The option `--images`, shared by all commands that show a demo.
struct ImagesOption: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      Replace the demo's pictures with a file, a folder, or an address such as \
      'http://host/%d.png', where %d stands for 1, 2, 3 …; may be repeated.
      """, valueName: "location"),
    completion: .file())
  var locations: [String] = []

  @Flag(
    help: "Allow --images to download pictures from this machine and from private networks.")
  var allowPrivateAddresses = false

  /// Returns the pictures that replace a demo's own, without loading them.
  ///
  /// - Throws: `CommandFailure` if the demo has no pictures, or if a value is invalid.
  @MainActor func pictures(
    for demo: App, in catalog: AppCatalog,
    warn: @escaping @Sendable (String) -> Void = { Console.warn($0) }
  ) throws -> ImageOverrides {
    let assets = catalog.assets
    let policy = DownloadPolicy(allowsPrivateAddresses: allowPrivateAddresses)
    let pictures = try ImageOverrides(
      locations, for: demo.name, names: assets.pictureNames(of: demo.name),
      loader: ImageLoader(downloader: ImageDownloader(policy: policy)), warn: warn)
    if !locations.isEmpty, pictures.names.isEmpty {
      let others = catalog.apps.map(\.name).filter { !assets.pictureNames(of: $0).isEmpty }
      throw CommandFailure(
        .usage,
        "\(demo.name) has no pictures to replace; --images works with "
          + (others.isEmpty ? "pictures in \(assets.path)" : others.joined(separator: ", ")))
    }
    return pictures
  }

  /// Synchronously loads the pictures that replace the demos' own, and returns them by demo name.
  ///
  /// - Throws: The same errors as `pictures(for:in:)`, before anything is loaded.
  @MainActor func load(
    for demos: [App], in catalog: AppCatalog, scale: Double
  ) throws -> [String: ImageOverrides] {
    guard !locations.isEmpty else { return [:] }
    let pictures = try demos.map { ($0.name, try self.pictures(for: $0, in: catalog)) }
    let loaded = Dictionary(pictures) { first, _ in first }
    for name in loaded.keys.sorted() {
      loaded[name]?.load(screenScale: PhoneFactory.pictureScale(scale))
    }
    return loaded
  }
}

/// The source of a picture from `--images`.
enum ImageSource: Hashable, Sendable {
  /// A file.
  case file(String)
  /// The file in a folder that a demo would find under a name.
  case named(String, folder: String)
  /// A URL.
  case web(String)

  /// Assigns the values of `--images`, in order, to the pictures in `names`, and returns the
  /// sources.
  ///
  /// - Throws: `CommandFailure` if a value is invalid.
  static func assign(_ locations: [String], to names: [String]) throws -> [String: ImageSource] {
    guard !names.isEmpty else { return [:] }
    let sources = try locations.flatMap { try all(in: $0, for: names) }
    guard sources.count <= names.count else {
      throw CommandFailure(
        .usage,
        "--images has \(sources.count) pictures for a demo with \(names.count); expected no more")
    }
    return Dictionary(uniqueKeysWithValues: zip(names, sources))
  }

  /// Returns the sources for a single value of `--images`.
  private static func all(in location: String, for names: [String]) throws -> [ImageSource] {
    if let match = location.firstMatch(of: #/^([A-Za-z][A-Za-z0-9+.\-]*):///#) {
      let scheme = match.1.lowercased()
      guard ["http", "https", "file"].contains(scheme) else {
        throw CommandFailure(
          .usage,
          "--images \(location): \(scheme) is not supported; expected http, https, "
            + "file or a path")
      }
      return try numbered(location, names.count).map { address in
        if scheme == "file" { return .file(try path(ofFile: address)) }
        guard DownloadPolicy.host(of: address) != nil else {
          throw CommandFailure(
            .usage, "--images \(address): has no host; expected http://host/name.png")
        }
        return .web(address)
      }
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: location, isDirectory: &isFolder) {
      return isFolder.boolValue ? all(inFolder: location, for: names) : [.file(location)]
    }
    return numbered(location, names.count).map { .file($0) }
  }

  /// Replaces `%d` with 1, 2, 3 … unless it is part of an escaped byte such as `%d0`.
  private static func numbered(_ location: String, _ count: Int) -> [String] {
    let number = #/%d(?![0-9A-Fa-f])/#
    guard location.contains(number) else { return [location] }
    return (1...max(1, count)).map { location.replacing(number, with: "\($0)") }
  }

  private static func path(ofFile address: String) throws -> String {
    guard let url = URL(string: address), ["", "localhost"].contains(url.host ?? ""),
      !url.path.isEmpty
    else {
      throw CommandFailure(
        .usage, "--images \(address): not a file on this machine; expected file:///folder/name.png")
    }
    return url.path
  }

  /// Returns a folder's pictures with the demo's names, or all pictures in order if no name
  /// matches.
  private static func all(inFolder folder: String, for names: [String]) -> [ImageSource] {
    let found = ImageFileNames.names(in: folder)
    let isNamed = found.contains(where: names.contains)
    // Keep missing pictures in the list, so loading them reports the failure.
    let wanted = isNamed ? names : found.isEmpty ? Array(names.prefix(1)) : found
    return wanted.prefix(names.count).map { .named($0, folder: folder) }
  }
}
