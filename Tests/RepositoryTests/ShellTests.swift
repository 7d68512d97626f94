import Testing

struct ShellTests {
  @Test("No source starts a shell, so user input never becomes a command line")
  func noShell() {
    let files = SourceFile.all(in: "Sources", extensions: ["swift", "c", "h"])
    #expect(files.count > 500)
    let shells: [Regex<Substring>] = [
      #/\/bin\/[a-z]*sh\b/#, #/\bpopen\(/#, #/(?:Glibc|Foundation)\.system\(/#, #/\bwordexp\(/#,
      #/(?:^|[^.\w])system\("/#, #/\bProcess\(\)/#, #/\bexec[lv]p\(/#,
    ]
    // Searching for words is much faster than searching for patterns.
    let words = ["/bin/", "popen", "system(", "wordexp", "Process()", "exec"]
    for file in files where words.contains(where: file.text.contains) {
      for line in file.code {
        #expect(!shells.contains { line.contains($0) }, "\(file.path): \(line)")
      }
    }
  }
}
