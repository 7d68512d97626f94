import PhoneLink
import Testing

@testable import PhoneServer

struct FingerRouterTests {
  /// Returns a change at the center of the screen.
  private func change(_ finger: Int, _ phase: PhoneMessage.Phase) -> ClientMessage.Change {
    ClientMessage.Change(finger: finger, phase: phase, x: 0.5, y: 0.5, age: 0)
  }

  /// Returns a message's fingers by number and phase, or an empty array if there is no message.
  private func fingers(_ message: PhoneMessage?) -> [String] {
    guard case .fingers(let changes, _) = message else { return [] }
    return changes.map { "\($0.device):\($0.finger) \($0.phase.rawValue)" }
  }

  @Test("a finger gets the lowest free number, regardless of the page's number")
  func numbers() {
    var router = FingerRouter(isShared: false)
    let result1 = fingers(router.route([change(7, .down), change(3, .down)], of: 1, own: 1))
    #expect(result1 == ["1:0 down", "1:1 down"])
    let result2 = fingers(router.route([change(7, .up)], of: 1, own: 2))
    #expect(result2 == ["1:0 up"])
    let result3 = fingers(router.route([change(9, .down)], of: 1, own: 3))
    #expect(result3 == ["1:0 down"])
  }

  @Test("changes of fingers that are not down, and repeated downs, have no effect")
  func unknownFingers() {
    var router = FingerRouter(isShared: false)
    let result4 = router.route(
      [change(1, .move), change(1, .up), change(1, .cancel)], of: 1, own: 1)
    #expect(result4 == nil)
    _ = router.route([change(1, .down)], of: 1, own: 2)
    let result5 = router.route([change(1, .down)], of: 1, own: 3)
    #expect(result5 == nil)
  }

  @Test("only the first client to touch can touch until its last finger lifts")
  func oneClient() {
    var router = FingerRouter(isShared: false)
    _ = router.route([change(0, .down), change(1, .down)], of: 1, own: 1)
    let result6 = router.route([change(0, .down)], of: 2, own: 1)
    #expect(result6 == nil)
    _ = router.route([change(0, .up)], of: 1, own: 2)
    #expect(router.owner == 1)
    _ = router.route([change(1, .up)], of: 1, own: 3)
    #expect(router.owner == nil)
    // The finger that landed too early is still ignored, but a new one is accepted.
    let result7 = router.route([change(0, .move)], of: 2, own: 2)
    #expect(result7 == nil)
    let result8 = fingers(router.route([change(5, .down)], of: 2, own: 3))
    #expect(result8 == ["2:0 down"])
  }

  @Test("clients of a shared phone can touch at the same time as separate devices")
  func shared() {
    var router = FingerRouter(isShared: true)
    let result9 = fingers(router.route([change(0, .down)], of: 1, own: 1))
    #expect(result9 == ["1:0 down"])
    let result10 = fingers(router.route([change(0, .down)], of: 2, own: 1))
    #expect(result10 == ["2:0 down"])
    #expect(router.owner == nil)
  }

  @Test("when a client disconnects, its fingers are canceled, and others can touch")
  func removal() {
    var router = FingerRouter(isShared: false)
    _ = router.route([change(0, .down)], of: 1, own: 1)
    let result11 = router.remove(1)
    #expect(result11 == .deviceGone(1))
    let result12 = router.remove(1)
    #expect(result12 == nil)
    let result13 = fingers(router.route([change(0, .down)], of: 2, own: 1))
    #expect(result13 == ["2:0 down"])
  }

  @Test("a twelfth finger is ignored")
  func tooManyFingers() {
    var router = FingerRouter(isShared: false)
    let landings = (0..<12).map { change($0, .down) }
    let result14 = fingers(router.route(landings, of: 1, own: 1)).count
    #expect(result14 == FingerRouter.fingerLimit)
  }

  @Test("a frame acknowledges the latest visible input of each client")
  func acknowledgment() {
    var router = FingerRouter(isShared: true)
    _ = router.route([change(0, .down)], of: 1, own: 10)
    _ = router.route([change(0, .down)], of: 2, own: 70)
    _ = router.route([change(0, .move)], of: 1, own: 11)
    let result15 = router.shown(through: 2)
    #expect(result15 == [1: 10, 2: 70])
    let result16 = router.shown(through: 3)
    #expect(result16 == [1: 11])
    let result17 = router.shown(through: 3)
    #expect(result17.isEmpty)
  }
}
