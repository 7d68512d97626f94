import Foundation
import Testing

@testable import Painter

struct ImageFileNamesTests {
  @Test(
    "@1x to @9x before the extension set the scale; any other suffix is part of the name",
    arguments: [
      ("ball.png", "ball", 1), ("ball@2x.png", "ball", 2), ("ball@9x.JPG", "ball", 9),
      ("ball@1x.gif", "ball", 1), ("@3x.png", "", 3), ("b.2@3x.bmp", "b.2", 3),
      ("é@2x.png", "é", 2),
      ("ball@0x.png", "ball@0x", 1), ("ball@2X.png", "ball@2X", 1), ("ball@22x.png", "ball@22x", 1),
      ("ball@2x@3x.png", "ball@2x", 3), ("2x.png", "2x", 1), ("x.png", "x", 1),
    ] as [(String, String, CGFloat)])
  func scales(file: String, name: String, scale: CGFloat) throws {
    #expect(ImageFileNames.scale(ofFile: file) == scale)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageFileNamesTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in [file, "notes.txt", ".hidden@2x.png"] {
      #expect(FileManager.default.createFile(atPath: folder + "/" + file, contents: nil))
    }
    #expect(ImageFileNames.names(in: folder) == [name])
  }

  @Test("A folder's pictures are listed once for all scales, with numbers in numeric order")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageFileNamesTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in ["10.png", "2@2x.png", "2.png", "1@3x.png", "2@3x.jpg"] {
      #expect(FileManager.default.createFile(atPath: folder + "/" + file, contents: nil))
    }
    #expect(ImageFileNames.names(in: folder) == ["1", "2", "10"])
    #expect(ImageFileNames.names(in: folder + "/none").isEmpty)
  }
}
