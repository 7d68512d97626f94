import AppLibrary
import Dispatch
import Painter
import Synchronization
import Terminal
import UIKit

/// The pictures that replace a demo's own, from `--images` and from files dropped onto the window.
final class ImageOverrides: Sendable {
  private struct State {
    var pictures: [String: ImageFinder.Override] = [:]
    var dropCount = 0
    /// Whether the downloads have been canceled.
    var isCancelled = false
  }

  /// The names of the demo's own pictures, in the order of replacement.
  let names: [String]
  private let demo: String
  private let sources: [String: ImageSource]
  private let loader: ImageLoader
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())
  private let drops = Dispatch.DispatchQueue(label: "dropped files")

  /// Creates overrides without loading any pictures yet.
  ///
  /// - Parameters:
  ///   - locations: The values of `--images`.
  ///   - names: The names of the demo's own pictures.
  ///   - warn: A closure that receives a message for each picture that fails to load, on any
  ///   thread.
  init(
    _ locations: [String], for demo: String, names: [String], loader: ImageLoader = ImageLoader(),
    warn: @escaping @Sendable (String) -> Void = { Console.warn($0) }
  ) throws {
    self.demo = demo
    self.loader = loader
    self.warn = warn
    self.names = names
    sources = try ImageSource.assign(locations, to: names)
    let isWeb = sources.values.contains { if case .web = $0 { true } else { false } }
    if isWeb, loader.downloader.program == nil {
      throw CommandFailure(
        .environment,
        "--images uses curl to download pictures, but curl is not installed; install the package "
          + "curl, or use picture files")
    }
  }

  /// Returns the replacement for a named picture, or `nil` if there is none.
  func picture(named name: String) -> ImageFinder.Override? {
    state.withLock { $0.pictures[name] }
  }

  /// Loads all pictures synchronously.
  func load(screenScale: CGFloat) {
    let failures = Mutex<[String: ImageLoader.Failure]>([:])
    let jobs = Array(sources)
    let group = Dispatch.DispatchGroup()
    for (name, source) in jobs {
      group.enter()
      Thread.detachNewThread {
        let failure = self.load(source, as: name, screenScale: screenScale)
        failures.withLock { $0[name] = failure }
        group.leave()
      }
    }
    group.wait()
    // Print the warnings in the same order in every run.
    for name in names { warn(failures.withLock { $0[name] }, about: name) }
  }

  /// Loads the pictures that are files, and starts downloading the others.
  ///
  /// - Parameter changed: A closure that is called on another thread after each download.
  func begin(screenScale: CGFloat, changed: @escaping @Sendable () -> Void) {
    for name in names {
      switch sources[name] {
      case nil: break
      case .file(_)?, .named(_, _)?:
        warn(load(sources[name], as: name, screenScale: screenScale), about: name)
      case .web(_)?:
        state.withLock { $0.pictures[name] = .pending }
        Thread.detachNewThread {
          self.warn(
            self.load(self.sources[name], as: name, screenScale: screenScale), about: name)
          changed()
        }
      }
    }
  }

  /// Replaces the demo's next picture with a dropped file, starting with the first picture.
  ///
  /// - Parameter changed: A closure that is called on another thread after the picture was loaded.
  func drop(_ path: String, changed: @escaping @Sendable () -> Void) {
    guard !names.isEmpty else {
      return warn("\(path): \(demo) has no pictures to replace")
    }
    drops.async {
      do throws(ImageLoader.Failure) {
        let picture = try self.loader.load(.file(path), screenScale: 1)
        self.state.withLock { state in
          state.pictures[self.names[state.dropCount % self.names.count]] = .loaded(picture)
          state.dropCount += 1
        }
        changed()
      } catch {
        self.warn(error.description)
      }
    }
  }

  /// Cancels all downloads.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    loader.downloader.cancel()
  }

  /// Loads a picture, and returns the reason if it could not be loaded.
  private func load(
    _ source: ImageSource?, as name: String, screenScale: CGFloat
  ) -> ImageLoader.Failure? {
    guard let source else { return nil }
    var picture: NamedImage?
    var failure: ImageLoader.Failure?
    do throws(ImageLoader.Failure) {
      picture = try loader.load(source, screenScale: screenScale)
    } catch {
      failure = error
    }
    state.withLock { [picture] state in
      // Keep a picture that was dropped meanwhile.
      if case .loaded? = state.pictures[name] { return }
      state.pictures[name] = picture.map { .loaded($0) }
    }
    return failure
  }

  private func warn(_ failure: ImageLoader.Failure?, about name: String) {
    // A canceled download is not a failure.
    guard let failure, !state.withLock({ $0.isCancelled }) else { return }
    warn("\(failure); the demo shows its own picture \"\(name)\"")
  }

  // MARK: - Archives for workers

  private struct Picture: Codable {
    var width: Int
    var height: Int
    var scale: Double
    var pixels: Data
  }

  private static func archive(in folder: String, for demo: String) -> URL {
    URL(fileURLWithPath: folder).appendingPathComponent(demo + ".pictures")
  }

  /// Writes the loaded pictures to an archive in a folder, for use by other processes.
  func archive(in folder: String, for demo: String) throws {
    let pictures = state.withLock { $0.pictures }.compactMapValues { override -> Picture? in
      guard case .loaded(let picture) = override else { return nil }
      return Picture(
        width: picture.image.width, height: picture.image.height, scale: Double(picture.scale),
        pixels: Data(picture.image.pixels))
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(pictures).write(to: Self.archive(in: folder, for: demo))
  }

  /// Reads pictures archived by another process, or returns `nil` if it archived none for this
  /// demo.
  init?(archivedIn folder: String, for demo: String) throws {
    let file = Self.archive(in: folder, for: demo)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let pictures = try PropertyListDecoder().decode(
      [String: Picture].self, from: Data(contentsOf: file))
    names = pictures.keys.sorted()
    (self.demo, sources, loader) = (demo, [:], ImageLoader())
    warn = { Console.warn($0) }
    state.withLock { state in
      state.pictures = pictures.compactMapValues { picture in
        CGImage(width: picture.width, height: picture.height, pixels: [UInt8](picture.pixels))
          .map { .loaded(NamedImage(image: $0, scale: picture.scale)) }
      }
    }
  }
}
