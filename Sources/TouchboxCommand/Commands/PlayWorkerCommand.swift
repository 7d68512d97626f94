import AppLibrary
import ArgumentParser
import Foundation
import Terminal

/// The internal `touchbox play-worker` command, a worker process of `touchbox play --jobs`.
struct PlayWorkerCommand: PhoneCommand {
  static let name = "play-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Play scripts for `play --jobs`, one for each line of input.",
    shouldDisplay: false)

  @Argument(help: "The folder of the pictures that replace the demos' own.")
  var folder: String

  @Argument(help: "The path prefix of this process's files.")
  var path: String

  @Argument(help: "The settings of all scripts, as JSON.")
  var settings: String

  @MainActor func perform(_ catalog: AppCatalog) throws {
    Console.flushBeforeSignals()
    let answers = ParentChannel.open()
    let factory = PhoneFactory(assets: catalog.assets)
    var overrides: [String: ImageOverrides?] = [:]
    let settings: WorkerSettings
    do {
      settings = try JSONDecoder().decode(WorkerSettings.self, from: Data(self.settings.utf8))
    } catch {
      throw CommandFailure(
        .usage, "\(self.settings): not settings; expected JSON from `play --jobs`")
    }
    // Don't start reading earlier: the process exits as soon as it reads from a missing channel.
    let jobs = ParentInput { bytes throws(CommandFailure) in try WorkerJob(from: &bytes) }
    if !settings.isAlone {
      try WorkerStreams.redirect(STDOUT_FILENO, to: path + ".output")
      try WorkerStreams.redirect(STDERR_FILENO, to: path + ".errors")
    }
    let trace: LineWriter? =
      switch settings.trace {
      case .none: nil
      case .standardError: try LineWriter("-")
      case .file: try LineWriter(path + ".trace", isBuffered: true)
      }
    while true {
      let job = try jobs.next()
      let pictures: ImageOverrides?
      if let known = overrides[job.demo] {
        pictures = known
      } else {
        do {
          pictures = try ImageOverrides(archivedIn: folder, for: job.demo)
        } catch {
          throw CommandFailure(.usage, "\(folder): not pictures from `play --jobs` (\(error))")
        }
        overrides[job.demo] = .some(pictures)
      }
      let report = job.play(
        settings, in: catalog, with: factory, overrides: pictures, trace: trace)
      // Flush before measuring the sizes, so write errors are attributed to this script.
      let traceEnd = settings.trace == .file ? trace?.flush() ?? 0 : 0
      Console.flush()
      fflush(nil)
      var ends = WorkerOutput.Sizes(trace: traceEnd)
      if !settings.isAlone {
        ends.output = lseek(STDOUT_FILENO, 0, SEEK_CUR)
        ends.errors = lseek(STDERR_FILENO, 0, SEEK_CUR)
      }
      try answers.write(contentsOf: WorkerAnswer(report, ends: ends).line)
    }
  }
}
