import Foundation
import Synchronization
import UIKit

/// The pictures that the user brought for one demo, which go before the demo's own: those of
/// `--images`, and files dropped onto the window.
final class ImageOverrides: Sendable {
  /// What is known of a picture that the user brought.
  enum Answer {
    /// It is on its way; until then there is none.
    case awaited
    /// It is here.
    case here(NamedImage)
  }

  private struct Box {
    var answers: [String: Answer] = [:]
    /// How many dropped pictures were taken.
    var dropCount = 0
    /// Whether nobody waits for pictures any more.
    var isStopped = false
  }

  /// The names of the demo's own pictures, in the order in which others take their places.
  let names: [String]
  private let demo: String
  private let sources: [String: ImageSource]
  private let loader: ImageLoader
  private let warn: @Sendable (String) -> Void
  private let box = Mutex(Box())
  private let drops = DispatchQueue(label: "dropped files")

  /// Makes pictures that are not loaded yet.
  ///
  /// - Parameters:
  ///   - words: What `--images` says.
  ///   - folder: The demo's own folder.
  ///   - warn: Takes a sentence about each picture that does not come, on any thread.
  init(
    _ words: [String], for demo: String, folder: String, loader: ImageLoader = ImageLoader(),
    warn: @escaping @Sendable (String) -> Void = { Console.complain($0) }
  ) throws {
    self.demo = demo
    self.loader = loader
    self.warn = warn
    names = ImageFinder.names(in: folder)
    sources = try ImageSource.assign(words, to: names)
    let isWeb = sources.values.contains { if case .web = $0 { true } else { false } }
    if isWeb, loader.fetches.program == nil {
      throw CommandFailure(
        .environment,
        "--images fetches from the web with curl, which is not installed; expected the package "
          + "curl, or pictures from files")
    }
  }

  /// Makes pictures that are here already.
  init(loaded pictures: [String: NamedImage]) {
    names = pictures.keys.sorted()
    (demo, sources, loader, warn) = ("", [:], ImageLoader(), { Console.complain($0) })
    box.withLock { $0.answers = pictures.mapValues { .here($0) } }
  }

  /// Returns what the user brought by a name; nil for nothing.
  func picture(named name: String) -> Answer? {
    box.withLock { $0.answers[name] }
  }

  /// Loads all, and waits for them.
  func load(screenScale: CGFloat) {
    let group = DispatchGroup()
    let failures = Mutex<[String: ImageFailure]>([:])
    for (name, source) in sources {
      inBackground(group) {
        let failure = self.load(source, as: name, screenScale: screenScale)
        failures.withLock { $0[name] = failure }
      }
    }
    group.wait()
    // In the same order in every run.
    let found = failures.withLock { $0 }
    for name in names { if let failure = found[name] { complain(failure, about: name) } }
  }

  /// Loads the files, and begins to fetch what comes from the web.
  ///
  /// - Parameter changed: Is told, on another thread, when one came or will not come.
  func begin(screenScale: CGFloat, changed: @escaping @Sendable () -> Void) {
    for name in names {
      guard let source = sources[name] else { continue }
      switch source {
      case .file, .named:
        if let failure = load(source, as: name, screenScale: screenScale) {
          complain(failure, about: name)
        }
      case .web:
        box.withLock { $0.answers[name] = .awaited }
        inBackground(nil) {
          let failure = self.load(source, as: name, screenScale: screenScale)
          if let failure { self.complain(failure, about: name) }
          changed()
        }
      }
    }
  }

  /// Takes a dropped file for the next of the demo's pictures: the first one for the first name.
  ///
  /// - Parameter changed: Is told, on another thread, when the picture is there.
  func drop(_ path: String, changed: @escaping @Sendable () -> Void) {
    guard !names.isEmpty else {
      return warn("\(path): \(demo) has no pictures whose place it could take")
    }
    drops.async {
      do throws(ImageFailure) {
        let picture = try self.loader.load(.file(path), screenScale: 1)
        self.box.withLock { box in
          box.answers[self.names[box.dropCount % self.names.count]] = .here(picture)
          box.dropCount += 1
        }
        changed()
      } catch {
        self.warn(error.description)
      }
    }
  }

  /// Ends what is on its way.
  func stop() {
    box.withLock { $0.isStopped = true }
    loader.fetches.stop()
  }

  // MARK: - One picture

  /// Loads a picture and keeps it; one that was dropped meanwhile stays.
  private func load(
    _ source: ImageSource, as name: String, screenScale: CGFloat
  ) -> ImageFailure? {
    do throws(ImageFailure) {
      let picture = try loader.load(source, screenScale: screenScale)
      keep(.here(picture), as: name)
      return nil
    } catch {
      keep(nil, as: name)
      return error
    }
  }

  private func keep(_ answer: Answer?, as name: String) {
    box.withLock { box in
      if case .here? = box.answers[name] { return }
      box.answers[name] = answer
    }
  }

  private func complain(_ failure: ImageFailure, about name: String) {
    // What was ended here is no failure.
    guard !box.withLock({ $0.isStopped }) else { return }
    warn("\(failure); the demo shows its own picture \"\(name)\"")
  }

  private func inBackground(_ group: DispatchGroup?, _ work: @escaping @Sendable () -> Void) {
    group?.enter()
    Thread.detachNewThread {
      work()
      group?.leave()
    }
  }
}
