import ArgumentParser

/// `--include`, for the commands that read scripts.
struct IncludeOption: ParsableArguments {
  @Option(
    name: .customLong("include"),
    help: ArgumentHelp(
      "A script, or a folder of scripts, outside a script's own folder that it may include; may be "
        + "repeated.", valueName: "path"),
    completion: .file())
  var paths: [String] = []
}
