import Foundation

/// Where a picture that the user brings comes from.
enum ImageSource: Hashable, Sendable {
  /// A file.
  case file(String)
  /// The file of a folder that a demo would find by a name.
  case named(String, folder: String)
  /// An address of the web.
  case web(String)

  /// Returns where the pictures of `names` come from, as the words of `--images` say; the words'
  /// pictures go to the names in their order.
  ///
  /// - Throws: `CommandFailure` where the words cannot be followed.
  static func assign(_ words: [String], to names: [String]) throws -> [String: ImageSource] {
    guard !names.isEmpty else { return [:] }
    let sources = try words.flatMap { try all(in: $0, for: names) }
    guard sources.count <= names.count else {
      throw CommandFailure(
        .usage,
        "--images brings \(sources.count) pictures for a demo of \(names.count); expected no more")
    }
    return Dictionary(uniqueKeysWithValues: zip(names, sources))
  }

  /// Returns the pictures that one word of `--images` stands for.
  private static func all(in word: String, for names: [String]) throws -> [ImageSource] {
    if let match = word.firstMatch(of: #/^([A-Za-z][A-Za-z0-9+.\-]*):///#) {
      let scheme = match.1.lowercased()
      guard ["http", "https", "file"].contains(scheme) else {
        throw CommandFailure(
          .usage,
          "--images \(word): pictures are not fetched by \(scheme); expected http, https, "
            + "file or a path")
      }
      return try numbered(word, names.count).map { address in
        scheme == "file" ? .file(try path(ofFile: address)) : .web(address)
      }
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) {
      return isFolder.boolValue ? all(inFolder: word, for: names) : [.file(word)]
    }
    return numbered(word, names.count).map { .file($0) }
  }

  /// Writes the numbers 1, 2, 3 … for `%d`; before another digit of base 16 that is no number but
  /// an escaped byte.
  private static func numbered(_ word: String, _ count: Int) -> [String] {
    let place = #/%d(?![0-9A-Fa-f])/#
    guard word.contains(place) else { return [word] }
    return (1...max(1, count)).map { word.replacing(place, with: "\($0)") }
  }

  private static func path(ofFile address: String) throws -> String {
    guard let url = URL(string: address), ["", "localhost"].contains(url.host ?? ""),
      !url.path.isEmpty
    else {
      throw CommandFailure(
        .usage, "--images \(address): no file of this machine; expected file:///folder/name.png")
    }
    return url.path
  }

  /// Takes the pictures that have the demo's names; where none has, all in the order of their names.
  private static func all(inFolder folder: String, for names: [String]) -> [ImageSource] {
    let found = ImageFinder.names(in: folder)
    let isNamed = found.contains(where: names.contains)
    // One that is missing is asked for all the same, and complained about.
    let wanted = isNamed ? names : found.isEmpty ? Array(names.prefix(1)) : found
    return wanted.prefix(names.count).map { .named($0, folder: folder) }
  }
}
