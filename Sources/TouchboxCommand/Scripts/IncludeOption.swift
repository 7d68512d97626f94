import ArgumentParser

/// The option `--include`, shared by all commands that read scripts.
struct IncludeOption: ParsableArguments {
  @Option(
    name: .customLong("include"),
    help: ArgumentHelp(
      "Allow scripts to include this script or folder outside their own folder; may be repeated.",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []
}
