import CoreGraphics
import Foundation
import InputRecordings
import Simulator
import TouchScript
import WebDriverActions

/// Tests the parsers of scripts, of WebDriver Actions and of recordings with arbitrary bytes.
///
/// Each input is parsed, compiled, written and parsed again, with the same result. Built with
/// `-D LIBFUZZER -sanitize=fuzzer` the program generates its inputs; otherwise the arguments are files
/// and folders, or `--long` and a name of `LongInputs`. See Tests/tools/fuzz.sh.
@main enum Fuzz {
  static func main() {
    #if LIBFUZZER
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(
        run(&count, &arguments) { bytes, size in
          let input = Array(UnsafeBufferPointer(start: bytes, count: size))
          MainActor.assumeIsolated { Fuzz.test(input) }
          return 0
        })
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "--long" {
        testLong(arguments.dropFirst().first)
      } else {
        let inputs = arguments.flatMap(files).compactMap(FileManager.default.contents)
        for input in inputs { test(Array(input)) }
        print("read \(inputs.count) inputs; \(peakMemory) kB at most")
      }
    #endif
  }

  /// Tests one input; an error ends the program.
  static func test(_ bytes: [UInt8]) {
    if let problem = problem(with: bytes) { fatalError(problem) }
  }

  /// Returns the error that an input causes; nil for none.
  static func problem(with bytes: [UInt8]) -> String? {
    _ = Script.isActions(bytes)
    if let script = try? Script(parsing: bytes, file: "fuzz"),
      let problem = problem(with: script)
    {
      return problem
    }
    if let text = try? ScriptSyntax(parsing: bytes, file: "fuzz").text {
      guard let again = try? ScriptSyntax(parsing: text, file: "again").text else {
        return "a formatted script does not parse"
      }
      if again != text { return "formatting a formatted script changes it" }
    }
    if let recording = try? InputRecording(bytes, file: "fuzz"),
      let script = try? Script.converting(
        recording, file: "fuzz", device: nil, screen: CGSize(width: 320, height: 480)
      ).script, let problem = problem(with: script)
    {
      return problem
    }
    return (try? Script(actions: bytes, file: "fuzz")).flatMap(problem(with:))
  }

  private static func problem(with script: Script) -> String? {
    // A short line may make many packets, which are slow to write and to parse.
    let count = script.steps.reduce(0) { count, step in
      if case .packet(let changes) = step.action { count + changes.count } else { count + 1 }
    }
    guard count < 2000 else { return nil }
    guard let again = try? Script(parsing: script.text, file: "again") else {
      return "a written script does not parse"
    }
    if again != script { return "a written script parses to another one" }
    let json = Array(WebDriverActionsExport(script).text.utf8)
    guard (try? Script(actions: json, file: "json")) != nil else {
      return "exported Actions do not parse"
    }
    return nil
  }

  /// Tests one of the long inputs and prints the memory that it needed; without a name prints all names.
  private static func testLong(_ name: String?) {
    guard let name else { return LongInputs.all.forEach { print($0.name) } }
    guard let input = LongInputs.all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no long input \(name)")
    }
    let bytes = Array(input.make().utf8)
    let base = peakMemory
    test(bytes)
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

#if LIBFUZZER
  /// libFuzzer's own main function.
  @_silgen_name("LLVMFuzzerRunDriver")
  private nonisolated func run(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
  ) -> Int32
#endif
