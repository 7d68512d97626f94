import Foundation
import Terminal
import Testing
import XServer

@testable import TouchboxCommand

/// Tests how the values of `--images` are interpreted.
struct ImageSourceTests {
  private let folder: Folder
  private let names = ["1", "2", "3", "4"]

  init() throws {
    folder = try Folder()
  }

  private func sources(_ words: String...) throws -> [String: ImageSource] {
    try ImageSource.assign(words, to: names)
  }

  @Test("%d stands for 1, 2, 3 … in addresses and paths, but not in an escaped byte")
  func numbers() throws {
    #expect(
      try sources("http://host/%d.png?n=%d")
        == Dictionary(
          uniqueKeysWithValues: names.map { ($0, .web("http://host/\($0).png?n=\($0)")) }))
    #expect(try sources("/no/%d.png")["3"] == .file("/no/3.png"))
    #expect(try sources("HTTPS://host/%d0%b0.png") == ["1": .web("HTTPS://host/%d0%b0.png")])
  }

  @Test("Several values replace pictures in order; the other pictures are unchanged")
  func several() throws {
    #expect(
      try sources("/a.png", "http://host/b.png") == [
        "1": .file("/a.png"), "2": .web("http://host/b.png"),
      ])
  }

  @Test("A file: URL is treated as a path")
  func fileAddress() throws {
    #expect(try sources("file:///a%20b/c.png") == ["1": .file("/a b/c.png")])
    #expect(try sources("file://localhost/%d.png")["4"] == .file("/4.png"))
    #expect(throws: CommandFailure.self) { try sources("file://elsewhere/c.png") }
  }

  @Test("A folder provides pictures with the demo's names, or else all its pictures in order")
  func folders() throws {
    for name in ["2.png", "2@2x.png", "notes.txt"] { try folder.write("", to: "own/" + name) }
    let own = folder.path + "/own"
    #expect(
      try sources(own)
        == Dictionary(uniqueKeysWithValues: names.map { ($0, .named($0, folder: own)) }))
    for name in ["IMG_10.JPG", "IMG_9.JPG", "IMG_9@2x.JPG", ".hidden.png", "a.txt"] {
      try folder.write("", to: "photos/" + name)
    }
    let photos = folder.path + "/photos"
    #expect(
      try sources(photos) == [
        "1": .named("IMG_9", folder: photos), "2": .named("IMG_10", folder: photos),
      ])
  }

  @Test(
    "Unsupported schemes, and more pictures than the demo has, are usage errors",
    arguments: [
      (["ftp://host/%d.png"], "expected http, https, file or a path"),
      (["data://x"], "expected http, https, file or a path"),
      (["a", "b", "c", "d", "e"], "5 pictures for a demo with 4"),
      (["http://host/%d.png", "a"], "5 pictures for a demo with 4"),
    ])
  func refused(words: [String], message: String) {
    #expect {
      try ImageSource.assign(words, to: names)
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.code == .usage && failure.messages.count == 1
        && failure.messages[0].contains(message)
    }
  }

  @Test("C-54 the screen's scale selects a folder's file, regardless of case")
  func scales() throws {
    let assets = Project.root + "/Assets/TouchDemo/"
    for (from, to) in [("1.png", "IMG_1.PNG"), ("1@2x.png", "IMG_1@2x.PNG")] {
      try FileManager.default.copyItem(atPath: assets + from, toPath: folder.path + "/" + to)
    }
    let loader = ImageLoader()
    let source = ImageSource.named("IMG_1", folder: folder.path)
    #expect(try loader.load(source, screenScale: 1).image.width == 64)
    let fine = try loader.load(source, screenScale: 2)
    #expect((fine.image.width, fine.scale) == (128, 2))
    #expect {
      try loader.load(.named("9", folder: folder.path), screenScale: 1)
    } throws: {
      "\($0)" == "\(folder.path): there is no picture named \"9\"; expected a file such as 9.png"
    }
  }

  @Test("An oversized file is rejected before it is read")
  func largeFile() throws {
    let path = try folder.write(String(repeating: "x", count: 1001), to: "large.png")
    var loader = ImageLoader()
    loader.limits.bytes = 1000
    #expect {
      try loader.load(.file(path), screenScale: 1)
    } throws: {
      "\($0)" == "\(path): larger than 1000 bytes; expected a smaller picture"
    }
  }
}
