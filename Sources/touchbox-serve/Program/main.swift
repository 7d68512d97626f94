import Foundation
import PhoneServer

// The program behind `touchbox serve`. The command starts it with one argument, the options as
// JSON. It exits when its standard input closes, which happens when the command exits.

/// Writes a line to standard output immediately, even if the output is a pipe.
@Sendable func printLine(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("touchbox-serve: \(message)\n".utf8))
  exit(code)
}

guard CommandLine.arguments.count == 2,
  let options = try? JSONDecoder().decode(
    ServerOptions.self, from: Data(CommandLine.arguments[1].utf8))
else { fail("touchbox serve starts this program; do not run it directly", code: 2) }

// The command handles Ctrl-C and then terminates this program.
signal(SIGINT, SIG_IGN)

Thread.detachNewThread {
  while let data = try? FileHandle.standardInput.read(upToCount: 1), !data.isEmpty {}
  if !options.socket.isEmpty {
    unlink(options.socket)
    rmdir((options.socket as NSString).deletingLastPathComponent)
  }
  exit(0)
}

do {
  if let phones = options.webDriver {
    try await WebDriverServer(port: options.port, phones).run {
      printLine("serving WebDriver at \($0)")
    }
    exit(0)
  }
  let server = PhoneServer(options, output: printLine)
  try await server.run { address in
    if options.isPublic, let lines = QRCode.lines(for: address) {
      lines.forEach(printLine)
    }
    printLine("serving at \(address)")
  }
} catch let failure as PhoneServer.Failure {
  fail(failure.description, code: 4)
} catch {
  fail("\(error)", code: 4)
}
