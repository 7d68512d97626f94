import Testing
import TouchScript

struct PrintableTextTests {
  @Test("Characters with a glyph are unchanged")
  func glyphs() {
    for text in ["", "a b", "~/Bälle/球.touch", "👩‍👩‍👧", "e\u{301}", "…"] {
      #expect(text.printable() == text)
    }
  }

  @Test("Control characters and characters that reorder text are replaced by numbers")
  func controls() {
    #expect("a\u{1B}[31mb".printable() == #"a\u{1B}[31mb"#)
    #expect("\u{0}\u{7}\u{7F}\u{9B}".printable() == #"\u{0}\u{7}\u{7F}\u{9B}"#)
    #expect("a\r\nb\tc".printable() == #"a\u{D}\u{A}b\u{9}c"#)
    #expect("\u{202E}gpj.exe\u{2066}\u{200F}".printable() == #"\u{202E}gpj.exe\u{2066}\u{200F}"#)
    #expect("\u{2028}\u{2029}\u{E000}".printable() == #"\u{2028}\u{2029}\u{E000}"#)
  }

  @Test("Newlines can be preserved")
  func lines() {
    #expect("a\n\tb\u{1B}".printable(keepsLines: true) == "a\n\tb\\u{1B}")
    #expect("a\rb".printable(keepsLines: true) == #"a\u{D}b"#)
  }

  @Test("No character in the Basic Multilingual Plane prints as a control character")
  func everyCharacter() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar).printable()
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      if (0x20...0x7E).contains(value) { #expect(text == String(scalar)) }
    }
  }
}
