import ArgumentParser
import Foundation
import Simulator

/// `--images`, for all commands that show a demo.
struct ImagesOption: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      Show other pictures than the demo's own: a file, a folder, or an address such as \
      'http://host/%d.png', where %d stands for 1, 2, 3 …; may be given several times.
      """, valueName: "place"),
    completion: .file())
  var places: [String] = []

  /// Returns the pictures that a user brings for a demo, not loaded yet.
  ///
  /// - Throws: `CommandFailure` for a demo that has no pictures, and for places of no use.
  @MainActor func pictures(
    for demo: Demo, assets: AssetFolder = AssetFolder()
  ) throws -> ImageOverrides {
    let pictures = try ImageOverrides(
      places, for: demo.name, folder: assets.folder(of: demo.name))
    if !places.isEmpty, pictures.names.isEmpty {
      let others = DemoCatalog.all.map(\.name).filter {
        !ImageFinder.names(in: assets.folder(of: $0)).isEmpty
      }
      throw CommandFailure(
        .usage,
        "\(demo.name) has no pictures whose place others could take; --images works with "
          + (others.isEmpty ? "pictures in \(assets.path)" : others.joined(separator: ", ")))
    }
    return pictures
  }

  /// Loads the pictures that a user brings for demos, by the demos' names, and waits for them.
  ///
  /// - Throws: As `pictures(for:assets:)` does, before anything is loaded.
  @MainActor func load(for demos: [Demo], scale: Double) throws -> [String: ImageOverrides] {
    guard !places.isEmpty else { return [:] }
    let pictures = try demos.map { ($0.name, try self.pictures(for: $0)) }
    let loaded = Dictionary(pictures) { first, _ in first }
    for name in loaded.keys.sorted() {
      loaded[name]?.load(screenScale: PhoneFactory.pictureScale(scale))
    }
    return loaded
  }
}
