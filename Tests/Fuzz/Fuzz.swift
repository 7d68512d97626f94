import Foundation
import Simulator
import TouchScript
import WebDriverActions

/// Gives the readers of scripts and of WebDriver Actions whatever bytes come.
///
/// Each input is read, worked out, written and read again; what was written has to read back as the
/// same. Built with `-D LIBFUZZER -sanitize=fuzzer` the program makes its inputs up itself, otherwise
/// it takes those of the files and folders named, or, after `--long`, one of `LongInputs`. See Tests/tools/fuzz.sh.
@main enum Fuzz {
  static func main() {
    #if LIBFUZZER
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(
        run(&count, &arguments) { bytes, size in
          let input = Array(UnsafeBufferPointer(start: bytes, count: size))
          MainActor.assumeIsolated { Fuzz.take(input) }
          return 0
        })
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "--long" {
        takeLong(arguments.dropFirst().first)
      } else {
        let inputs = arguments.flatMap(files).compactMap(FileManager.default.contents)
        for input in inputs { take(Array(input)) }
        print("read \(inputs.count) inputs; \(peakMemory) kB at most")
      }
    #endif
  }

  /// Tries one input; a fault ends the program.
  static func take(_ bytes: [UInt8]) {
    if let problem = problem(with: bytes) { fatalError(problem) }
  }

  /// Returns what went wrong with one input, if it did not trap; nil for nothing.
  static func problem(with bytes: [UInt8]) -> String? {
    _ = Script.isActions(bytes)
    if let script = try? Script(parsing: bytes, file: "fuzz"),
      let problem = problem(with: script)
    {
      return problem
    }
    if let text = try? ScriptSyntax(parsing: bytes, file: "fuzz").text {
      guard let again = try? ScriptSyntax(parsing: text, file: "again").text else {
        return "a script that was laid out does not read back"
      }
      if again != text { return "a script that was laid out is laid out otherwise" }
    }
    return (try? Script(actions: bytes, file: "fuzz")).flatMap(problem(with:))
  }

  private static func problem(with script: Script) -> String? {
    // A short line may make many packets, which take long to write and to read.
    let count = script.steps.reduce(0) { count, step in
      if case .packet(let changes) = step.action { count + changes.count } else { count + 1 }
    }
    guard count < 2000 else { return nil }
    guard let again = try? Script(parsing: script.text, file: "again") else {
      return "a script that was written does not read back"
    }
    if again != script { return "a script that was written reads back as another" }
    let json = Array(WebDriverActionsExport(script).text.utf8)
    guard (try? Script(actions: json, file: "json")) != nil else {
      return "exported Actions do not read back"
    }
    return nil
  }

  /// Tries one of the long inputs and prints how much memory it took; without a name prints all names.
  private static func takeLong(_ name: String?) {
    guard let name else { return LongInputs.all.forEach { print($0.name) } }
    guard let input = LongInputs.all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no long input \(name)")
    }
    let bytes = Array(input.make().utf8)
    let base = peakMemory
    take(bytes)
    print("\(bytes.count) bytes, \(peakMemory - base) kB: \(name)")
  }

  private static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { path + "/" + $0 }
  }

  /// The most memory that the program had so far, in kB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}

#if LIBFUZZER
  /// libFuzzer's own main function.
  @_silgen_name("LLVMFuzzerRunDriver")
  private nonisolated func run(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
  ) -> Int32
#endif
