package import Foundation

/// The naming rules for picture files: `ball@2x.png` is the picture `ball` at 2 pixels per point.
package nonisolated enum ImageFileNames {
  private static let endings = ["png", "jpg", "jpeg", "gif", "bmp"]

  /// Returns a picture's name without its file extension.
  package static func base(of name: String) -> String { split(name).base }

  /// Returns the possible file names of a picture, best first, along with their pixels per point.
  package static func files(
    for name: String, screenScale: CGFloat
  ) -> [(file: String, scale: CGFloat)] {
    let (base, ending) = split(name)
    let possible = ending.map { [$0] } ?? endings
    let wanted = Int(screenScale)
    // The screen's own scale comes first, then larger scales, then smaller ones.
    let scales = [wanted] + (wanted + 1..<max(4, wanted + 1)) + (1..<max(1, wanted)).reversed()
    return scales.flatMap { scale in
      possible.map { (base + (scale == 1 ? "" : "@\(scale)x") + "." + $0, CGFloat(scale)) }
    }
  }

  /// Returns the names of the pictures in a folder, such as `1`, `2` … `10`.
  package static func names(in folder: String) -> [String] {
    var seen: Set<String> = []
    return files(in: folder).map { splitScale(split($0).base).name }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the names of the picture files in a folder, with numbers sorted numerically.
  package static func files(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { split($0).ending != nil && !$0.hasPrefix(".") }
      .sorted { ($0 as NSString).compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns whether a file name has a picture extension.
  package static func isPicture(_ file: String) -> Bool { split(file).ending != nil }

  /// Returns the rank of a file's extension among picture formats. The preferred format has rank 0.
  package static func order(ofFile file: String) -> Int {
    split(file).ending.flatMap { endings.firstIndex(of: $0.lowercased()) } ?? endings.count
  }

  /// Returns the parts of a file name in an app's bundle: for `ball@2x~ipad.png`, the name `ball`,
  /// 2 pixels per point, and the device `ipad`.
  package static func parts(of file: String) -> (name: String, scale: Int, device: String?) {
    let base = split(file).base
    let device = ["iphone", "ipad"].first { base.hasSuffix("~" + $0) }
    let (name, scale) = splitScale(String(base.dropLast(device.map { $0.count + 1 } ?? 0)))
    return (name, Int(scale), device)
  }

  /// Returns a file's pixels per point: 2 for `ball@2x.png`.
  package static func scale(ofFile file: String) -> CGFloat {
    splitScale(split(file).base).scale
  }

  /// Splits `ball@2x` into the picture's name and its pixels per point (1 for `ball`).
  ///
  /// This function runs for every picture file on each launch. A regular expression took longer
  /// than reading the folder.
  private static func splitScale(_ base: String) -> (name: String, scale: CGFloat) {
    let end = Array(base.utf8.suffix(3))
    let digits = UInt8(ascii: "1")...UInt8(ascii: "9")
    guard end.count == 3, end[0] == UInt8(ascii: "@"), digits.contains(end[1]),
      end[2] == UInt8(ascii: "x")
    else { return (base, 1) }
    return (
      String(decoding: base.utf8.dropLast(3), as: UTF8.self), CGFloat(end[1] - UInt8(ascii: "0"))
    )
  }

  /// Splits off a picture's file extension, which is `nil` if there is none.
  package static func split(_ name: String) -> (base: String, ending: String?) {
    let ending = (name as NSString).pathExtension
    guard endings.contains(ending.lowercased()) else { return (name, nil) }
    return ((name as NSString).deletingPathExtension, ending)
  }
}
