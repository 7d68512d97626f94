import Foundation

/// Starts other programs.
enum ProcessSpawner {
  /// Starts a program in a process group of its own, so that Ctrl-C reaches it through us alone.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look for in the `PATH`.
  ///   - arguments: The words after the program's name.
  ///   - files: Says what the program's files are; others are closed if they were opened so.
  /// - Returns: The process; or, where `problem` is not 0, the error's number.
  static func start(
    _ program: String, _ arguments: [String],
    files: (inout posix_spawn_file_actions_t) -> Void
  ) -> (process: pid_t, problem: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    files(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
    let words = ([program] + arguments).map { strdup($0) }
    let surroundings = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
    defer { (words + surroundings).forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawnp(
      &process, program, &actions, &attributes, words + [nil], surroundings + [nil])
    return (process, problem)
  }
}
