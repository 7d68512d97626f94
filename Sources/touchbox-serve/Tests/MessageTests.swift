import FlyingFox
import Foundation
import Testing

@testable import PhoneServer

struct MessageTests {
  @Test("a message with finger changes is decoded")
  func fingers() throws {
    let text = #"{"sequence":4,"fingers":[{"i":2,"p":"down","x":0.25,"y":0.5,"f":0.7,"a":0.01}]}"#
    let message = try #require(ClientMessage(Data(text.utf8)))
    #expect(message.sequence == 4)
    let change = try #require(message.fingers?.first)
    #expect(change.finger == 2)
    #expect(change.phase == .down)
    #expect(change.x == 0.25)
    #expect(change.pressure == 0.7)
    #expect(change.radius == nil)
    #expect(change.age == 0.01)
  }

  @Test(
    "messages that a page would never send are rejected",
    arguments: [
      "", "nothing", "[]", "{", #"{"fingers":1}"#,
      #"{"fingers":[{"i":0,"p":"hover","x":0,"y":0,"a":0}]}"#,
      #"{"fingers":[{"i":-1,"p":"down","x":0,"y":0,"a":0}]}"#,
      #"{"fingers":[{"i":0,"p":"down","x":1e9,"y":0,"a":0}]}"#,
      #"{"fingers":[{"i":0,"p":"down","x":0,"y":0,"a":-1}]}"#,
      #"{"fingers":[{"i":0,"p":"down","x":0,"y":0,"f":2,"a":0}]}"#,
      #"{"size":[0,100]}"#, #"{"size":[1]}"#, #"{"size":[99999,1]}"#, #"{"command":"rm"}"#,
      #"{"sequence":-1}"#, #"{"mouse":{"action":"move","x":99,"y":0}}"#,
      #"{"key":{"key":"\#(String(repeating: "a", count: 33))","isDown":true}}"#,
      #"{"fingers":[\#([String](repeating: #"{"i":0,"p":"move","x":0,"y":0,"a":0}"#, count: 201).joined(separator: ","))]}"#,
    ])
  func refusals(text: String) {
    #expect(ClientMessage(Data(text.utf8)) == nil)
  }

  @Test("frames are joined into messages even with control frames between them")
  func assembly() {
    var assembly = MessageAssembly()
    func frame(_ opcode: WSFrame.Opcode, _ text: String, fin: Bool = true) -> WSFrame {
      WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(text.utf8))
    }
    let result1 = assembly.add(frame(.text, "ab", fin: false))
    #expect(result1 == .incomplete)
    let result2 = assembly.add(frame(.ping, "p"))
    #expect(result2 == .ping(Data("p".utf8)))
    let result3 = assembly.add(frame(.continuation, "cd"))
    #expect(result3 == .message(Data("abcd".utf8)))
    let result4 = assembly.add(frame(.text, "e"))
    #expect(result4 == .message(Data("e".utf8)))
    let result5 = assembly.add(frame(.close, ""))
    #expect(result5 == .closed)
  }

  @Test("frames that violate the protocol close the connection")
  func violations() {
    func outcome(_ frame: WSFrame) -> MessageAssembly.Outcome {
      var assembly = MessageAssembly()
      return assembly.add(frame)
    }
    let long = Data(count: ClientMessage.limit + 1)
    #expect(
      outcome(WSFrame(fin: true, opcode: .continuation, mask: nil, payload: Data()))
        == .violation(.protocolError))
    #expect(
      outcome(WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data()))
        == .violation(.unsupportedData))
    #expect(
      outcome(WSFrame(fin: true, opcode: .text, mask: nil, payload: long))
        == .violation(.messageTooBig))
    #expect(
      outcome(WSFrame(fin: false, opcode: .ping, mask: nil, payload: Data()))
        == .violation(.protocolError))
    #expect(
      outcome(WSFrame(fin: true, rsv1: true, opcode: .text, mask: nil, payload: Data()))
        == .violation(.protocolError))
  }

  @Test("a rate limit allows a burst, then only its steady rate")
  func rateLimit() {
    var limit = RateLimit(perSecond: 8, burst: 3, now: 100)
    let result6 = (0..<5).map { _ in limit.allows(at: 100) }
    #expect(result6 == [true, true, true, false, false])
    let result7 = limit.allows(at: 100.125)
    #expect(result7)
    let result8 = limit.allows(at: 100.125)
    #expect(!result8)
    // If the clock goes backward, no more events are allowed.
    let result9 = limit.allows(at: 50)
    #expect(!result9)
    let result10 = (0..<4).map { _ in limit.allows(at: 200) }
    #expect(result10 == [true, true, true, false])
  }
}
