import Testing

@testable import TouchboxCommand

/// Tests the picture folders of scripts.
struct PictureFolderTests {
  @Test(
    "K-27 each script in a run has a folder named after its file and as much of its path as needed",
    arguments: [
      (["a.touch"], ["a"]), (["/x/a.touch", "-", "b.json"], ["a", "stdin", "b"]),
      (["x/demo.touch", "y/demo.touch", "z.touch"], ["x/demo", "y/demo", "z"]),
      (["p/x/demo.touch", "q/x/demo.touch"], ["p/x/demo", "q/x/demo"]),
      (["demo.touch", "x/demo.touch"], ["demo", "x/demo"]),
      (["a.touch", "./a.touch", "a.touch"], ["a", "a-2", "a-3"]),
      (["a.touch", "a-2.touch", "a.touch"], ["a", "a-2", "a-3"]),
      (["../a.touch", "a.json"], ["a", "a-2"]),
      // These names must not become the folders `.` and `..`.
      (["..touch", "x/...touch", "/....touch"], ["script", "x/script", "script-2"]),
    ])
  func names(paths: [String], folders: [String]) {
    let names = PictureFolders.names(for: paths)
    #expect(names == folders)
    #expect(Set(names).count == paths.count)
  }
}
