import Foundation
import Terminal

/// The Objective-C compiler, which is part of the Swift toolchain.
struct ClangCompiler {
  /// The path of `clang`.
  let path: String
  private let signals: StopSignals

  /// Finds the compiler next to the Swift compiler.
  ///
  /// - Throws: `CommandFailure` if there is none.
  init(beside swift: SwiftCompiler, _ signals: StopSignals) throws {
    self.signals = signals
    let real = realpath(swift.path, nil)
    defer { free(real) }
    let program = real.map { String(cString: $0) } ?? swift.path
    path = (program as NSString).deletingLastPathComponent + "/clang"
    guard access(path, X_OK) == 0 else {
      throw CommandFailure(
        .environment,
        "\(path) is missing, which compiles Objective-C; expected a toolchain from "
          + "https://www.swift.org/install/linux")
    }
  }

  /// A string that differs between any two compilers.
  var identity: String { "\(path) \(FileIdentity(path)?.text ?? "")" }

  /// Returns the arguments for all Objective-C code.
  static func arguments(_ sdk: SDK, _ gnustep: GNUstep) -> [String] {
    let include = sdk.objectiveC + "/include"
    return [
      "-isystem", include, "-isystem", gnustep.headers, "-include", include + "/TouchboxPrefix.h",
      // GCC's runtime can run code for this ABI, which supports ARC; see Runtime/ObjFWABI.c.
      "-fobjc-runtime=objfw", "-fexceptions", "-fobjc-exceptions", "-D_NATIVE_OBJC_EXCEPTIONS",
      // Apple's C library declares all its functions by default.
      "-D_GNU_SOURCE", "-fblocks", "-fconstant-string-class=NSConstantString",
      "-fno-strict-aliasing",
    ]
  }

  /// Runs the compiler and returns its messages, without printing them.
  ///
  /// - Returns: The messages, and whether it succeeded.
  /// - Throws: `CommandFailure` if it cannot run; `StopSignals.Stopped`.
  func messages(_ arguments: [String]) throws -> (text: String, succeeded: Bool) {
    let (ending, errors) = try Subprocess.compile(path, arguments, signals) { _ in "" }
    switch ending {
    case .exited(let code): return (errors, code == 0)
    case .signaled(let signal):
      throw CommandFailure(.environment, "\(path) was ended by signal \(signal)")
    }
  }

  /// Returns the first error in the messages, such as
  /// `Board.m:12: use of undeclared identifier 'x'`.
  static func firstError(in messages: String) -> String {
    let plain = messages.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    guard
      let match = plain.firstMatch(
        of: #/(?:^|\n)([^\n]*?):([0-9]+):[0-9]+: (?:fatal )?error: ([^\n]*)/#)
    else { return "does not compile" }
    let file = (String(match.output.1) as NSString).lastPathComponent
    return "\(file):\(match.output.2): \(match.output.3)"
  }

  /// Compiles Touchbox's own code.
  ///
  /// - Throws: `CommandFailure` if it fails; `StopSignals.Stopped`.
  func run(_ arguments: [String]) throws {
    let (text, succeeded) = try messages(arguments)
    guard succeeded else {
      throw CommandFailure(
        .environment,
        "\(path) cannot compile Touchbox's own code in Objective-C: \(Self.firstError(in: text))")
    }
  }
}
