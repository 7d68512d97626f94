import Testing

struct ShellTests {
  @Test("No source starts a shell: what somebody types is never a command line")
  func noShell() {
    let files = SourceFile.all(in: "Sources", extensions: ["swift", "c", "h"])
    #expect(files.count > 500)
    let shells: [Regex<Substring>] = [
      #/\/bin\/[a-z]*sh\b/#, #/\bpopen\(/#, #/(?:Glibc|Foundation)\.system\(/#, #/\bwordexp\(/#,
      #/(?:^|[^.\w])system\("/#, #/\bProcess\(\)/#, #/\bexec[lv]p\(/#,
    ]
    for file in files {
      for line in file.code {
        #expect(!shells.contains { line.contains($0) }, "\(file.path): \(line)")
      }
    }
  }
}
