import Foundation

/// A program that tests a target with arbitrary bytes: `Fuzz TARGET …`.
///
/// If built with `-D LIBFUZZER -sanitize=fuzzer`, the program generates inputs, and passes the
/// other arguments to libFuzzer. Otherwise, they are input files and folders. `Fuzz --targets`
/// lists the targets, `Fuzz --long` lists the names of `LongInputs`, and `Fuzz --long NAME` tests
/// one of them. See Tests/tools/fuzz.sh.
@main enum Fuzz {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--targets"?: for target in FuzzTarget.allCases { print(target.rawValue) }
    case "--long"?: testLong(arguments.dropFirst().first)
    default:
      guard let target = arguments.first.flatMap(FuzzTarget.init) else {
        print("usage: Fuzz TARGET [FILE or FOLDER]…, Fuzz --targets, Fuzz --long [NAME]")
        exit(2)
      }
      run(target, arguments.dropFirst())
    }
  }

  private static func run(_ target: FuzzTarget, _ arguments: ArraySlice<String>) {
    #if LIBFUZZER
      Self.target = target
      // libFuzzer expects the program's name before its own arguments.
      var count = CommandLine.argc - 1
      var shifted: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
      exit(
        runDriver(&count, &shifted) { bytes, size in
          let input = Array(UnsafeBufferPointer(start: bytes, count: size))
          MainActor.assumeIsolated { Fuzz.target.test(input) }
          return 0
        })
    #else
      let inputs = arguments.flatMap(files).compactMap(FileManager.default.contents)
      for input in inputs { target.test(Array(input)) }
      print("read \(inputs.count) inputs; \(peakMemory) kB at most")
    #endif
  }

  /// The target that libFuzzer's callback tests. It is static because the callback has no context
  /// parameter.
  private static var target = FuzzTarget.scripts

  /// Tests one of the long inputs and prints its peak memory. Without a name, prints the names of
  /// all inputs.
  private static func testLong(_ name: String?) {
    guard let name else { return LongInputs.all.forEach { print($0.name) } }
    guard let input = LongInputs.all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no long input \(name)")
    }
    let bytes = Array(input.make().utf8)
    let base = peakMemory
    for target in [FuzzTarget.scripts, .actions, .recordings] { target.test(bytes) }
    print("\(bytes.count) bytes, \(peakMemory - base) kB: \(name)")
  }

  private static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { path + "/" + $0 }
  }

  /// The program's peak memory, in kB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}

extension FuzzTarget {
  /// Tests one input. An error ends the program.
  fileprivate func test(_ bytes: [UInt8]) {
    if let problem = problem(with: bytes) { fatalError("\(rawValue): \(problem)") }
  }
}

#if LIBFUZZER
  /// libFuzzer's own main function.
  @_silgen_name("LLVMFuzzerRunDriver")
  private nonisolated func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
  ) -> Int32
#endif
