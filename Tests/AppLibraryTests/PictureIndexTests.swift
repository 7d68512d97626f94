import Folders
import Foundation
import Testing
import UIKit

@testable import AppLibrary

/// Tests the index of pictures in a user's app.
struct PictureIndexTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Returns the files that may contain a picture, best first, as `path scale`.
  private func files(
    _ name: String, _ scale: CGFloat = 2, idiom: UIUserInterfaceIdiom = .phone,
    except excluded: [String] = []
  ) -> [String] {
    PictureIndex(
      of: folder.path, except: excluded.map { folder.path + "/" + $0 }, idiom: idiom
    ).files(named: name, screenScale: scale).map {
      "\($0.path.dropFirst(folder.path.count + 1)) \(Int($0.scale))"
    }
  }

  private func write(_ paths: String...) throws {
    for path in paths { try folder.write("", to: path) }
  }

  /// Writes the `Contents.json` of an image set.
  private func writeSet(_ name: String, _ images: String, in catalog: String = "A.xcassets") throws
  {
    try folder.write("{\"images\":[\(images)]}", to: "\(catalog)/\(name).imageset/Contents.json")
  }

  // MARK: - Files

  @Test("A picture in a subfolder is found by its name and by its path")
  func subfolders() throws {
    try write("Pictures/Balls/red.png", "Pictures/blue@2x.png")
    #expect(files("red") == ["Pictures/Balls/red.png 1"])
    #expect(files("red.png") == ["Pictures/Balls/red.png 1"])
    #expect(files("Balls/red") == ["Pictures/Balls/red.png 1"])
    #expect(files("Pictures/Balls/red.png") == ["Pictures/Balls/red.png 1"])
    #expect(files("alls/red") == [])
    #expect(files("red.jpg") == [])
    #expect(files("../red") == [])
    #expect(files("blue") == ["Pictures/blue@2x.png 2"])
  }

  @Test(
    "Files are ordered by scale (the screen's, then larger, then smaller), then by format")
  func scales() throws {
    try write("b.png", "b@2x.jpg", "b@2x.png", "b@3x.png")
    #expect(files("b", 1) == ["b.png 1", "b@2x.png 2", "b@2x.jpg 2", "b@3x.png 3"])
    #expect(files("b", 2) == ["b@2x.png 2", "b@2x.jpg 2", "b@3x.png 3", "b.png 1"])
    #expect(files("b", 3) == ["b@3x.png 3", "b@2x.png 2", "b@2x.jpg 2", "b.png 1"])
  }

  @Test("The current device's file comes first, and other devices' files come last")
  func devices() throws {
    try write("b.png", "b~ipad.png", "b@2x~iphone.png")
    #expect(files("b", 1) == ["b@2x~iphone.png 2", "b.png 1", "b~ipad.png 1"])
    #expect(files("b", 1, idiom: .pad) == ["b~ipad.png 1", "b.png 1", "b@2x~iphone.png 2"])
  }

  @Test(
    "Unlocalized files come first, then files for the phone's language, then Base, then other languages"
  )
  func languages() throws {
    try write("de.lproj/a.png", "Base.lproj/a.png", "en.lproj/a.png", "X/a.png", "de.lproj/b.png")
    #expect(
      files("a") == ["X/a.png 1", "en.lproj/a.png 1", "Base.lproj/a.png 1", "de.lproj/a.png 1"])
    #expect(files("b") == ["de.lproj/b.png 1"])
  }

  @Test("Pictures in dependencies and other apps are not found")
  func foreign() throws {
    try write("Pods/a.png", "Game/a.png", "Other/b.png", "Other/B.xcassets/c.imageset/c.png")
    #expect(files("a") == ["Game/a.png 1"])
    #expect(files("b", except: ["Other"]) == [])
    #expect(files("b") == ["Other/b.png 1"])
  }

  // MARK: - Asset catalogs

  @Test("Contents.json determines each file's scale, regardless of file names")
  func contents() throws {
    try writeSet(
      "dot",
      """
      {"idiom":"universal","filename":"big.png","scale":"1x"},
      {"idiom":"universal","filename":"dot@3x.png","scale":"2x"},{"idiom":"universal","scale":"3x"}
      """)
    try write("dot.png")
    let set = "A.xcassets/dot.imageset/"
    #expect(files("dot", 2) == [set + "dot@3x.png 2", set + "big.png 1", "dot.png 1"])
    #expect(files("dot.png", 1) == [set + "big.png 1", set + "dot@3x.png 2", "dot.png 1"])
    #expect(files("big") == [])
  }

  @Test("A file for all scales has one pixel per point")
  func singleScale() throws {
    try writeSet("dot", "{\"idiom\":\"universal\",\"filename\":\"dot.png\"}")
    #expect(files("dot", 3) == ["A.xcassets/dot.imageset/dot.png 1"])
  }

  @Test("Files for the device precede universal files, and files for an appearance come last")
  func variants() throws {
    try writeSet(
      "dot",
      """
      {"idiom":"universal","filename":"dark.png","scale":"2x","appearances":[
        {"appearance":"luminosity","value":"dark"}]},
      {"idiom":"universal","filename":"any.png","scale":"2x"},
      {"idiom":"ipad","filename":"pad.png","scale":"1x"},
      {"idiom":"iphone","filename":"phone.png","scale":"1x"}
      """)
    let set = "A.xcassets/dot.imageset/"
    #expect(
      files("dot") == [
        set + "phone.png 1", set + "any.png 2", set + "pad.png 1", set + "dark.png 2",
      ])
    #expect(files("dot", idiom: .pad).first == set + "pad.png 1")
  }

  @Test("Catalog groups are part of names only if they provide a namespace")
  func groups() throws {
    let image = "{\"idiom\":\"universal\",\"filename\":\"x.png\",\"scale\":\"1x\"}"
    try writeSet("Plain/a", image)
    try writeSet("Own/Sub/b", image)
    try folder.write(
      "{\"properties\":{\"provides-namespace\":true}}", to: "A.xcassets/Own/Contents.json")
    try folder.write("{}", to: "A.xcassets/Plain/Contents.json")
    #expect(files("a") == ["A.xcassets/Plain/a.imageset/x.png 1"])
    #expect(files("Own/b") == ["A.xcassets/Own/Sub/b.imageset/x.png 1"])
    #expect(files("b") == [])
  }

  @Test("Picture names are sorted, and numbers in names are compared by value")
  func names() throws {
    try write("10.png", "2@2x.png", "2.png")
    try writeSet("1", "{\"idiom\":\"universal\",\"filename\":\"x.png\",\"scale\":\"1x\"}")
    #expect(PictureIndex(of: folder.path).names == ["1", "2", "10"])
  }

  // MARK: - Messages

  @Test("The message about a missing picture states the reason")
  @MainActor func problems() throws {
    try folder.write("not JSON", to: "A.xcassets/broken.imageset/Contents.json")
    try folder.write("", to: "A.xcassets/bare.imageset/bare.png")
    try writeSet("empty", "{\"idiom\":\"universal\",\"scale\":\"1x\"}")
    try writeSet("gone", "{\"idiom\":\"universal\",\"filename\":\"gone.png\",\"scale\":\"1x\"}")
    try writeSet("paper", "{\"idiom\":\"universal\",\"filename\":\"paper.pdf\"}")
    try folder.write("%PDF-1.4", to: "A.xcassets/paper.imageset/paper.pdf")
    try write("Ball.png")
    var messages: [String] = []
    let assets = AssetFolder(ownFolder: folder.path, environment: [:])
    let finder = ImageFinder(assets, of: "App") { messages.append($0) }
    for name in ["broken", "bare", "empty", "gone", "paper", "ball", "none"] {
      #expect(finder.picture(named: name, screenScale: 1) == nil)
    }
    let catalog = folder.path + "/A.xcassets"
    #expect(
      messages == [
        "there is no picture named \"broken\": \(catalog)/broken.imageset/Contents.json cannot be read; "
          + "expected the JSON that Xcode writes",
        "there is no picture named \"bare\": \(catalog)/bare.imageset/Contents.json is missing",
        "there is no picture named \"empty\": \(catalog)/empty.imageset does not assign a file",
        "there is no picture named \"gone\": \(catalog)/gone.imageset/gone.png, which its image set "
          + "names, is missing",
        "\(catalog)/paper.imageset/paper.pdf: not a complete image (unknown format); expected PNG, JPEG, "
          + "GIF or BMP",
        "there is no picture named \"ball\" in \(folder.path), its subfolders and asset catalogs; did you "
          + "mean \"Ball\"?",
        "there is no picture named \"none\" in \(folder.path), its subfolders and asset catalogs",
      ])
  }
}
