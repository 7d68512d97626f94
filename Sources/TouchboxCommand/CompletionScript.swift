import ArgumentParser

/// Corrects the parser's completions for bash, zsh and fish.
///
/// The parser (1.8.2) always adds its own `help` command, even to a program that already has one.
/// Shells then list `help` twice and use the parser's version, which completes nothing. Also, an
/// argument can complete either files or the output of a shell command, but not both.
enum CompletionScript {
  /// Marks a shell command whose output is completed together with files. The file extensions
  /// follow.
  static let mark = " # or files: "

  /// Returns a script without the parser's `help` if the root command has its own, and with file
  /// completion at each mark.
  static func corrected(_ script: String, of root: any ParsableCommand.Type) -> String {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if root.configuration.subcommands.contains(where: { $0 == HelpCommand.self }) {
      lines = withoutParsersHelp(lines)
    }
    return lines.map(addingFiles).joined(separator: "\n")
  }

  private static let parsersAbstract = "Show subcommand help information."

  private static func withoutParsersHelp(_ lines: [String]) -> [String] {
    var kept: [String] = []
    var known: Set<String> = []
    /// Matches the last line of the omitted block, or nil outside such a block.
    var end: ((String) -> Bool)?
    for line in lines {
      if let isEnd = end {
        if isEnd(line) { end = nil }
        continue
      }
      // In bash, zsh and fish, the second of two identical lines defines the function.
      let isFunction = line.hasSuffix("_help() {")
      let isCase = line.hasSuffix("case 'help'")
      if isFunction || isCase || line.hasPrefix("complete "), !known.insert(line).inserted {
        if isFunction { end = { $0 == "}" } }
        if isCase { end = { _ in true } }
        continue
      }
      // The `help` entry in the command lists of zsh and fish.
      if line.contains(parsersAbstract) { continue }
      // The word lists for bash and zsh.
      kept.append(
        line.replacing("help|help)", with: "help)").replacing(" help help'", with: " help'"))
    }
    return kept
  }

  /// Returns the line, changed to also complete files if it contains the mark.
  private static func addingFiles(_ line: String) -> String {
    guard let start = line.firstRange(of: mark)?.lowerBound,
      let match = line[start...].prefixMatch(of: #/ # or files: ([a-z ]+)/#)
    else { return line }
    let command = line[..<start]
    let rest = line[match.range.upperBound...]
    let extensions = match.1.split(separator: " ")
    if line.hasPrefix("complete ") {  // fish
      let files = extensions.map { "(commandline -t)*.\($0)" }.joined(separator: " ")
      return "\(command); for file in \(files); echo $file; end; "
        + "__fish_complete_directories (commandline -t) \"\"\(rest)"
    }
    if line.contains("_describe") {  // zsh
      let files = extensions.map { "*.\($0)" }.joined(separator: " ")
      return String(command + rest.replacing(" list}", with: " list;_files -g \"\(files)\"}"))
    }
    // bash: the line contains the name of the helper function.
    let function = command.prefixMatch(of: #/ *__[^ ]+_add_completions /#)?.0 ?? ""
    return
      "\(command)\(rest)\n\(function)-o plusdirs -fX '!*.@(\(extensions.joined(separator: "|")))'"
  }
}
