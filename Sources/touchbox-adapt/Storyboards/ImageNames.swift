import Foundation

/// The images beside an interface file, by their names.
struct ImageNames {
  private let names: Set<String>

  /// Collects the images of a folder and those in it.
  init(besides path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var names: Set<String> = []
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String, names.count < Self.limit {
      let file = URL(fileURLWithPath: path)
      let name = file.deletingPathExtension().lastPathComponent
      // `name@2x.png`, or the folder `name.imageset` of an asset catalog.
      names.formUnion([file.lastPathComponent, String(name.prefix { $0 != "@" })])
    }
    self.names = names
  }

  /// More files than a project's folder has; a home folder may have more.
  private static let limit = 20_000

  /// Reports the images that elements name and that are not there.
  func check(_ document: InterfaceNode, _ report: InterfaceReport) {
    document.forEach { node in
      guard Self.elements.contains(node.name), node["catalog"] != "system" else { return }
      for attribute in Self.attributes {
        guard let name = node[attribute], !names.contains(name) else { continue }
        report.warn(node, "there is no image \"\(name)\" beside the file")
      }
    }
  }

  private static let elements: Set<String> = ["imageView", "state", "slider", "imageReference"]
  private static let attributes = [
    "image", "highlightedImage", "backgroundImage", "minimumValueImage", "maximumValueImage",
  ]
}
