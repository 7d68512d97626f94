import Foundation
import Testing

@testable import PhoneServer

/// Tests the choice of a session's app, and its timeouts.
struct CapabilitiesTests {
  private static func arguments(_ json: String) throws -> [String] {
    let body = try #require(JSON(Data(#"{"capabilities":\#(json)}"#.utf8)))
    return try Capabilities(body, defaultNames: ["TouchDemo"]).arguments
  }

  @Test("K-41 capabilities become command arguments; the server's arguments are the defaults")
  func arguments() throws {
    #expect(try Self.arguments("{}") == ["TouchDemo"])
    #expect(
      try Self.arguments(
        #"""
        {"alwaysMatch":{"touchbox:demo":"PinchMe","touchbox:variant":"published",
         "touchbox:device":"ipad","touchbox:scale":2,"touchbox:realtime":true,"appium:x":1}}
        """#) == [
          "PinchMe", "--variant", "published", "--device", "ipad", "--scale", "2.0", "--realtime",
        ])
    #expect(
      try Self.arguments(#"{"alwaysMatch":{"touchbox:file":"/a/B.swift"}}"#) == ["/a/B.swift"])
  }

  @Test("K-41 the first matching combination is chosen")
  func firstMatch() throws {
    #expect(
      try Self.arguments(
        #"""
        {"firstMatch":[{"browserName":"firefox","touchbox:demo":"A"},
         {"browserName":"touchbox","touchbox:demo":"B"}]}
        """#) == ["B"])
  }

  @Test(
    "K-41 invalid and unsupported capabilities are errors",
    arguments: [
      (#"{"alwaysMatch":{"browserName":"firefox"}}"#, "session not created"),
      (#"{"alwaysMatch":{"acceptInsecureCerts":true}}"#, "session not created"),
      (#"{"alwaysMatch":{"touchbox:demos":"A"}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"touchbox:demo":"--device"}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"touchbox:demo":7}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"touchbox:file":"B.swift"}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"touchbox:file":["/B.swift"],"touchbox:demo":"A"}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"touchbox:scale":0}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"touchbox:realtime":"yes"}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"timeouts":{"implicit":-1}}}"#, "invalid argument"),
      (#"{"alwaysMatch":{"a:b":1},"firstMatch":[{"a:b":2}]}"#, "invalid argument"),
      (#"{"firstMatch":[]}"#, "invalid argument"), (#"[]"#, "invalid argument"),
    ])
  func refusals(json: String, name: String) throws {
    let error = #expect(throws: WebDriverError.self) { try Self.arguments(json) }
    #expect(error?.name.rawValue == name)
  }

  @Test("K-41 timeouts can be changed individually; an invalid request changes nothing")
  func timeouts() throws {
    var timeouts = try Timeouts([:])
    try timeouts.change(["implicit": .number(500), "script": .null])
    #expect(
      timeouts.json == ["implicit": .number(500), "pageLoad": .number(300_000), "script": .null])
    let before = timeouts.json
    #expect(throws: WebDriverError.self) {
      try timeouts.change(["implicit": .number(7), "pageLoad": .number(0.5)])
    }
    #expect(timeouts.json == before)
  }
}
