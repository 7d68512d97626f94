import ArgumentParser
import Foundation

/// `touchbox play-part`, which `touchbox play --jobs` starts for each script; nobody else needs it.
struct PlayWorkerCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "play-part", abstract: "Play one script of many, as `play --jobs` asks for it.",
    shouldDisplay: false)

  @Argument(help: "The beginning of the paths of the part's files.")
  var place: String

  @MainActor func perform() throws {
    ParentDeathWatch.hold()
    do {
      try WorkerJob(place: place).play()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.file, "\(place): is no part of a play; expected `play --jobs` to ask")
    }
  }
}
