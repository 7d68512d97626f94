import Foundation
import Testing
import XServer

/// Tests the pages and the data that `touchbox explain` writes.
struct ExplainPageTests {
  /// A finger drags an icon.
  private static let script = """
    touchscript 1
    demo TouchDemo
    0.1 d1 32,52
    0.2 m1 60,80
    0.3 u1
    0.3 expect prop view.tracking.count COUNT

    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.script.replacing("COUNT", with: "0"), to: "drag.touch")
    try folder.write(Self.script.replacing("COUNT", with: "5"), to: "fail.touch")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  /// Returns the data in a page.
  private func data(inPage text: String) throws -> String {
    let match = try #require(
      text.firstMatch(of: #/<script id="data" type="application\/json">\n(.*)\n<\/script>/#))
    return String(match.output.1)
  }

  private func object(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("K-42 a page refers to no other file, is the same in every run, and contains the JSON data")
  func page() throws {
    let first = try Command(["explain", "drag.touch"], in: folder)
    #expect(first.status == .exited(0), "\(first.errors)")
    #expect(first.errors == ["wrote drag-explained.html"])
    #expect(first.output.isEmpty)
    let page = try text("drag-explained.html")
    #expect(!page.contains("%%"))
    // The only addresses are the data of pictures, and the name of the SVG format.
    let markup = page.replacing(#/base64,[A-Za-z0-9+\/=]+/#, with: "")
    let addresses = markup.matches(of: #/[a-z]+:\/\/[a-z0-9.]+/#).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org"])
    #expect(!page.contains(#/<(?:link|img|iframe)|src=|@import|url\(/#))
    let second = try Command(["explain", "drag.touch", "-o", "again.html"], in: folder)
    #expect(second.status == .exited(0))
    #expect(try text("again.html") == page)
    let json = try Command(["explain", "drag.touch", "--json"], in: folder)
    #expect(
      try object(data(inPage: page)) == object(json.output.joined(separator: "\n")))
  }

  @Test("K-43 the moments of a script are its steps; each event belongs to one moment")
  func moments() throws {
    let json = try Command(["explain", "drag.touch", "--json"], in: folder)
    let document = try object(json.output.joined(separator: "\n"))
    #expect(document["format"] as? String == "touchbox explanation")
    #expect(document["version"] as? Int == 1)
    let run = try #require((document["runs"] as? [NSDictionary])?.first)
    let moments = try #require(run["moments"] as? [NSDictionary])
    #expect(moments.compactMap { $0["time"] as? Double } == [0, 0.1, 0.2, 0.3])
    let counts = moments.compactMap { $0["eventCount"] as? Int }
    #expect(
      moments.compactMap { $0["firstEvent"] as? Int } == [0, 0, counts[1], counts[1] + counts[2]])
    let events = try #require(run["events"] as? [NSDictionary])
    #expect(events.count == counts.reduce(0, +))
    let touches = events.filter { $0["kind"] as? String == "touch" }
    #expect(touches.compactMap { $0["state"] as? String } == ["began", "moved", "ended"])
    #expect(touches.compactMap { $0["point"] as? [Double] } == [[32, 52], [60, 80], [60, 80]])
    let steps = try #require(touches.first?["steps"] as? [NSDictionary])
    #expect((steps.last?["text"] as? String)?.hasPrefix("touch.view is ") == true)
    #expect(events.last?["state"] as? String == "passed")
    let lanes = try #require(run["lanes"] as? [NSDictionary])
    #expect(
      lanes.compactMap { $0["kind"] as? String } == ["touch", "callback", "log", "expectation"])
    // The move changes the screen.
    let pictures = moments.compactMap { $0["picture"] as? Int }
    #expect(pictures[2] != pictures[1])
    #expect((run["pictures"] as? [Any])?.count == Set(pictures).count)
  }

  @Test("K-43 a part of a run contains the expectations at its times")
  func part() throws {
    func checks(_ part: [String]) throws -> [Double] {
      let json = try Command(["explain", "fail.touch", "--json"] + part, in: folder)
      #expect(json.status == .exited(1))
      let run = try object(json.output.joined(separator: "\n"))["runs"] as? [NSDictionary]
      let events = try #require(run?.first?["events"] as? [NSDictionary])
      return events.filter { $0["kind"] as? String == "expectation" }.compactMap {
        $0["time"] as? Double
      }
    }
    // The script's only expectation is at 0.3 and fails.
    #expect(try checks(["--to", "0.2"]).isEmpty)
    #expect(try checks(["--from", "0.2", "--to", "0.3"]) == [0.3])
  }

  @Test("K-42 an app logs the same with explanations as without them")
  func log() throws {
    let script = Project.root + "/Assets/TouchChain/one-finger.touch"
    let play = try Command(["play", script], in: folder)
    let explain = try Command(["explain", script, "--json"], in: folder)
    #expect(explain.status == .exited(0), "\(explain.errors)")
    let run = try object(explain.output.joined(separator: "\n"))["runs"] as? [NSDictionary]
    let events = try #require(run?.first?["events"] as? [NSDictionary])
    let lines = events.filter { $0["kind"] as? String == "log" }.compactMap {
      $0["text"] as? String
    }
    #expect(lines == play.output)
    #expect(lines.count > 10)
  }

  @Test("K-44 two runs share a page, with their first difference")
  func comparison() throws {
    try folder.write(
      Self.script.replacing("0.2 m1 60,80", with: "0.2 m1 61,80").replacing("COUNT", with: "0"),
      to: "other.touch")
    let both = try Command(["explain", "drag.touch", "other.touch", "--json"], in: folder)
    #expect(both.status == .exited(0), "\(both.errors)")
    let document = try object(both.output.joined(separator: "\n"))
    #expect((document["runs"] as? [Any])?.count == 2)
    let difference = try #require(document["difference"] as? NSDictionary)
    #expect(difference["time"] as? Double == 0.2)
    #expect(difference["kind"] as? String == "event")
    #expect(
      difference["texts"] as? [String] == ["finger 1 moved to 60,80", "finger 1 moved to 61,80"])
  }

  @Test("K-42 a failed expectation gives exit code 1 and a page; play can write it")
  func failures() throws {
    let command = try Command(["explain", "fail.touch", "-o", "fail.html"], in: folder)
    #expect(command.status == .exited(1))
    #expect(command.errors.last == "wrote fail.html")
    let play = try Command(
      ["play", "drag.touch", "fail.touch", "--explain-failures", "pages"], in: folder)
    #expect(play.status == .exited(1))
    #expect(try text("pages/fail.html") == text("fail.html"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pages") == ["fail.html"])
  }

  @Test(
    "Incorrect usage is one message with the contract's exit code",
    arguments: [
      (["missing.touch"], 5, "missing.touch: no such file; expected a touch script"),
      (["PinchMee"], 2, "there is no demo named \"PinchMee\"; did you mean PinchMe?"),
      (
        ["a", "b", "c"].map { "\($0).touch" }, 2, "found 3 scripts; expected one, or two to compare"
      ),
      (["drag.touch", "-o", "drag.touch/page.html"], 5, "drag.touch/page.html: "),
      (
        ["drag.touch", "-o", "page.json"], 2,
        "--output page.json: expected a name that ends in .html"
      ),
      (
        ["drag.touch", "-o", "drag.touch"], 2,
        "--output drag.touch: already used by an input script"
      ),
      (
        ["drag.touch", "fail.touch", "--variant", "corrected,published"], 2,
        "found two scripts and two variants"
      ),
      (["drag.touch", "--variant", "printed"], 2, "unknown variant printed; expected corrected"),
      (["drag.touch", "--from", "2", "--to", "1"], 2, "--to 1.0 is before the start"),
      (["drag.touch", "--from", "7"], 2, "drag.touch: no moment falls in this part of the run"),
      (["long.touch"], 2, "long.touch: more than 5000 moments until 90.1 s"),
      (["wrong.touch"], 2, "wrong.touch:3:5: unknown word \"dwon\""),
      ([], 2, "Missing expected argument '<source> ...'"),
    ] as [([String], Int32, String)])
  func usage(arguments: [String], code: Int32, message: String) throws {
    try folder.write("touchscript 1\ndemo PinchMe\n0.1 dwon 1 5,5\n", to: "wrong.touch")
    // 90 s at 60 packets per second are 5400 moments.
    try folder.write(
      "touchscript 1\ndemo PinchMe\n0.1 d1 5,5\n0.1 m1 9,9 over 90\n90.1 u1\n", to: "long.touch")
    let command = try Command(["explain"] + arguments, in: folder)
    #expect(command.status == .exited(code), "\(command.errors)")
    #expect(command.output.isEmpty)
    #expect(command.errors.first?.contains(message) == true, "\(command.errors)")
  }
}
