import Foundation
import Terminal

/// A cache of programs built from users' files, so unchanged files start immediately.
///
/// Each entry is a folder that contains the program, its key, which covers everything that the
/// program was built from, and its version, which reveals a damaged program so it can be rebuilt.
/// Entries appear atomically, even if several processes build the same one or the machine crashes.
struct BuildCache {
  /// The number of entries of each kind to keep, newest first.
  private static let capacity = 16

  /// The files in an entry: the program, the library of an Objective-C app, and the adapter's
  /// warnings.
  private static let retained: Set<String> = ["touchbox", "app.so", "undefined", "warnings"]

  /// The cache folder.
  let folder: String

  /// Finds the cache folder: `touchbox` in `XDG_CACHE_HOME` or else in `~/.cache`, or the user's
  /// own temporary folder if neither is writable.
  ///
  /// - Throws: `CommandFailure` if none of them is writable.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    var candidates: [String] = []
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      candidates.append(caches + "/touchbox")
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      candidates.append(home + "/.cache/touchbox")
    }
    let temporary = environment["TMPDIR"] ?? "/tmp"
    candidates.append("\(temporary)/touchbox-\(getuid())")
    guard let usable = candidates.first(where: Self.makePrivate) else {
      throw CommandFailure(
        .file,
        "\(candidates.joined(separator: ", ")): cannot write compiled programs to any of these folders; "
          + "set XDG_CACHE_HOME to a writable one")
    }
    folder = usable
  }

  /// Creates a folder that only its owner can read. Returns whether it exists and is writable.
  private static func makePrivate(_ path: String) -> Bool {
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o022 == 0
    else { return false }
    return access(path, W_OK | X_OK) == 0
  }

  /// The folder for the compiler's own cache. Its files contain its path, so a cache that was moved
  /// uses a different folder.
  var modules: String { "\(folder)/modules/\(Self.hash(Data(folder.utf8)))" }

  /// Creates the folder for the compiler's own cache, replacing any file of that name.
  ///
  /// - Parameter isDamaged: Whether to remove its contents.
  func prepareModules(isDamaged: Bool = false) throws {
    if isDamaged { try? FileManager.default.removeItem(atPath: modules) }
    try makeFolder((modules as NSString).deletingLastPathComponent)
    try makeFolder(modules)
  }

  /// Creates a folder, replacing any file of that name.
  private func makeFolder(_ path: String) throws {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { unlink(path) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw CommandFailure.unwritable(path, String(cString: strerror(errno)))
    }
  }

  /// Returns the path of an entry's program, or `nil` if there is no such entry.
  ///
  /// - Parameters:
  ///   - kind: The subfolder for the kind of entry.
  ///   - key: The entry's key.
  func find(_ kind: String, _ key: Data) -> String? {
    let entry = path(of: kind, key)
    guard let known = try? Data(contentsOf: URL(fileURLWithPath: entry + "/key")), known == key,
      access(entry + "/touchbox", X_OK) == 0,
      let version = FileIdentity(entry + "/touchbox")?.version,
      (try? String(contentsOfFile: entry + "/version", encoding: .utf8)) == version
    else { return nil }
    // Update the time of last use, which determines the entries that are removed first.
    utimensat(AT_FDCWD, entry, nil, 0)
    return entry + "/touchbox"
  }

  /// Creates an entry, removes the oldest entries, and returns the path of the new entry's file.
  ///
  /// - Parameter make: A closure that creates the file `touchbox` in a folder. It may create
  ///   temporary files there too.
  func insert(_ kind: String, _ key: Data, _ make: (_ folder: String) throws -> Void) throws
    -> String
  {
    let entry = path(of: kind, key)
    let entries = (entry as NSString).deletingLastPathComponent
    // Unfinished files are removed by this process or, if it is killed, when the next entry is
    // created.
    let work = "\(entries)/\(getpid())-\(UUID().uuidString)"
    do {
      try makeFolder(entries)
      try makeFolder(work)
      defer { try? FileManager.default.removeItem(atPath: work) }
      try make(work)
      for file in try FileManager.default.contentsOfDirectory(atPath: work)
      where !Self.retained.contains(file) {
        try FileManager.default.removeItem(atPath: "\(work)/\(file)")
      }
      try key.write(to: URL(fileURLWithPath: work + "/key"))
      try FileIdentity(work + "/touchbox")?.version.write(
        toFile: work + "/version", atomically: false, encoding: .utf8)
      for file in try FileManager.default.contentsOfDirectory(atPath: work) + ["."] {
        try Self.synchronize("\(work)/\(file)")
      }
      // If another process was faster, its entry may be in use already.
      if rename(work, entry) != 0, find(kind, key) == nil {
        // Another key has the same hash, or the entry is damaged.
        try? FileManager.default.removeItem(atPath: entry)
        guard rename(work, entry) == 0 || find(kind, key) != nil else {
          throw CommandFailure.unwritable(entry, String(cString: strerror(errno)))
        }
      }
    } catch let error as CocoaError {
      throw CommandFailure.unwritable(entries, error.systemReason)
    }
    prune(entries)
    return entry + "/touchbox"
  }

  /// Waits until a file is on disk, because its name must not appear before its contents do.
  private static func synchronize(_ path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 else {
      throw CommandFailure.unwritable(path, String(cString: strerror(errno)))
    }
  }

  private func prune(_ entries: String) {
    var names = (try? FileManager.default.contentsOfDirectory(atPath: entries)) ?? []
    names.removeAll { name in
      guard Self.isAbandoned(name) else { return false }
      return (try? FileManager.default.removeItem(atPath: "\(entries)/\(name)")) != nil
    }
    let times = names.map { name -> (path: String, time: Int) in
      var status = stat()
      stat("\(entries)/\(name)", &status)
      return ("\(entries)/\(name)", status.st_mtim.tv_sec)
    }
    for old in times.sorted(by: { $0.time > $1.time }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }

  /// Whether a folder named `PID-UUID` belongs to a process that no longer exists.
  private static func isAbandoned(_ name: String) -> Bool {
    guard name.contains("-"), let owner = pid_t(name.prefix { $0 != "-" }) else { return false }
    return kill(owner, 0) != 0 && errno == ESRCH
  }

  private func path(of kind: String, _ key: Data) -> String {
    // The hash is only used as a name. The key itself is compared too.
    "\(folder)/\(kind)/\(Self.hash(key))"
  }

  /// Returns the FNV-1a hash of some bytes.
  private static func hash(_ bytes: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
