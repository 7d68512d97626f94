/// Orders names by how like they are to one that was not found.
package enum NameSuggestions {
  /// Returns names as a list for a sentence: first those that may have been meant, then the others
  /// by the alphabet.
  static func list(_ names: [String], near wanted: String) -> String {
    let limit = max(2, wanted.utf8.count / 3)
    let ranked = Set(names).map { name in
      let distance = distance(wanted.lowercased(), name.lowercased())
      return (rank: distance <= limit ? distance : Int.max, name: name)
    }
    return ScriptTokenizer.list(ranked.sorted { $0 < $1 }.map(\.name))
      .replacingOccurrences(of: " or ", with: " and ")
  }

  /// Returns how many letters have to be put in, taken out or changed to make one word the other.
  package static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    var row = Array(0...other.count)
    for (i, left) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in other.enumerated() {
        let changed = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
