import Foundation

/// The picture folders in the `--out` folder, one per script.
enum PictureFolders {
  /// Returns a folder for each script in a run, named after the script's file.
  ///
  /// Duplicate names are prefixed with the names of the scripts' folders, and a repeated script
  /// gets a number: `demo`, `PinchMe/demo`, `demo-2`.
  static func names(for paths: [String]) -> [String] {
    let parts = paths.map(parts(of:))
    var depths = Array(repeating: 1, count: paths.count)
    func name(_ index: Int) -> String {
      parts[index].suffix(depths[index]).joined(separator: "/")
    }
    while true {
      let equal = Dictionary(grouping: paths.indices, by: name).values.filter { indices in
        Set(indices.map { parts[$0] }).count > 1
      }
      let longer = equal.joined().filter { depths[$0] < parts[$0].count }
      if longer.isEmpty { break }
      for index in longer { depths[index] += 1 }
    }
    var used: Set<String> = []
    return paths.indices.map { index in
      let name = name(index)
      var unique = name
      var number = 1
      while !used.insert(unique).inserted {
        number += 1
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }

  /// Returns the components of a path without `.`, `..` and the file name extension.
  private static func parts(of path: String) -> [String] {
    guard path != "-" else { return ["stdin"] }
    var parts = path.components(separatedBy: "/").filter { !["", ".", ".."].contains($0) }
    let name = parts.popLast() ?? "script"
    let ending = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    let base = String(name[..<(ending ?? name.endIndex)])
    // A script's file name may be `...touch`.
    return parts + [base.allSatisfy { $0 == "." } ? "script" : base]
  }
}
