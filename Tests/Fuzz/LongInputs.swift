/// Inputs of nearly a megabyte that take as much memory and time as possible.
enum LongInputs {
  /// The approximate size of an input, in bytes.
  private static let size = 999_000

  /// The name and text of each input.
  static let all: [(name: String, make: () -> String)] = [
    ("empty lines", { script(repeating: "\n") }),
    ("cancels", { script(repeating: "0 c\n") }),
    ("moves", { script("0 d1 1,1\n", repeating: "0 m1 1,1\n") }),
    ("via points", { script("0 d1 1,1\n1 m1 1,1", repeating: " via 1,1,0", "\n") }),
    ("the mouse", { script(repeating: "0 mouse move 1,1\n") }),
    ("devices", { script(repeating: "0 sdl fingerdown 1 1 0 0\n") }),
    ("expectations", { script(repeating: "0 expect nolog\n") }),
    ("properties", { script(repeating: "0 expect prop a.b.c.d 1\n") }),
    ("regular expressions", { script(repeating: "0 expect trace " + many("(a|b)*", 480) + "\n") }),
    ("a long repeat", { script("repeat 50000\n+0.1 d1 1,1\n+0.1 u1\nend\n") }),
    ("repeats without end", { script(repeating: "repeat 1000000\n") }),
    ("variables", { script("let a = 1,1\n", repeating: "let a = $a + 1 1\n0 mouse move $a\n") }),
    ("comments", { script(repeating: "#\n") }),
    ("errors", { script(repeating: "x\n") }),
    ("one comment", { script("#", repeating: "x", "\n") }),
    ("one text", { script("0 expect log \"", repeating: "é", "\"\n") }),
    ("one path", { script("0 expect prop a", repeating: ".a", " 1\n") }),
    ("one packet", { fingers(60_000, verb: "d", rest: "1,1") }),
    ("macros", { script(repeating: "+1 tap 1 1,1 count 9\n") }),
    ("taps", { script("0 tap 1 1,1 count 49999 every 0.000002\n") }),
    ("a long move", { script("frame 1000\n0 d1 1,1\n0 m1 2,2 over 99.9\n") }),
    (
      "moves together",
      {
        fingers(2000, verb: "d", rest: "1,1")
          + fingers(2000, verb: "m", rest: "2,2 over 0.8").dropFirst("touchscript 1\n".count)
      }
    ),
    ("a deep list", { many("[", size) }),
    ("a deep object", { many("{\"a\":", size) }),
    ("objects", { "[" + many("{},", size) + "{}]" }),
    ("numbers", { "{\"actions\":[" + many("1,", size) + "1]}" }),
    ("one number", { "[" + many("1", size) + "]" }),
    ("one string", { "[\"" + many("\\u0041", size) + "\"]" }),
    ("pauses", { actions(many("{\"type\":\"pause\"},", size), "{\"type\":\"pause\"}") }),
    (
      "moves of actions",
      { actions(landing + many("{\"type\":\"pointerMove\",\"x\":1,\"y\":1},", size), lifting) }
    ),
    (
      "a long move of actions",
      {
        actions(
          landing + "{\"type\":\"pointerMove\",\"duration\":1666000,\"x\":9,\"y\":9},", lifting)
      }
    ),
  ]

  private static let landing =
    #"{"type":"pointerMove","x":1,"y":1},{"type":"pointerDown"},"#
  private static let lifting = #"{"type":"pointerUp"}"#

  private static func many(_ text: String, _ size: Int) -> String {
    String(repeating: text, count: size / text.utf8.count)
  }

  private static func script(_ start: String = "", repeating text: String = "", _ end: String = "")
    -> String
  {
    "touchscript 1\n" + start + (text.isEmpty ? "" : many(text, size)) + end
  }

  private static func fingers(_ count: Int, verb: String, rest: String) -> String {
    "touchscript 1\n0 " + (0..<count).map { "\(verb)\($0) \(rest)" }.joined(separator: " & ") + "\n"
  }

  private static func actions(_ first: String, _ last: String) -> String {
    #"{"actions":[{"type":"pointer","id":"1","parameters":{"pointerType":"touch"},"actions":["#
      + first + last + "]}]}"
  }
}
