import Testing
import XServer

extension RealScreen {
  @Suite struct TouchTests {
    @Test func twoFingersArriveAtTheirPixels() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let touch = server.touchscreens[0]
        try touch.down(1, at: 100, 200)
        try touch.down(2, at: 50, 60)
        try touch.move(1, to: 150, 210)
        try touch.move(2, to: 50.5, 479)
        try touch.up(1)
        try touch.up(2)
        try touch.sync()
        try echo.process.waitForLines(2, containing: "finger up")
        let fingers = echo.fingers
        #expect(abs(fingers[0].x / 319 - 0.313480) < 1e-6)
        #expect(fingers.map(\.phase) == ["down", "down", "motion", "motion", "up", "up"])
        let path: [(Double, Double)] = [
          (100, 200), (50, 60), (150, 210), (50.5, 479), (150, 210), (50.5, 479),
        ]
        for (finger, pixel) in zip(fingers, path) {
          #expect(finger.isClose(to: pixel.0, pixel.1), "\(finger)")
        }
        #expect(fingers[0].id == fingers[2].id && fingers[0].id == fingers[4].id)
        #expect(fingers[0].id != fingers[1].id)
      }
    }

    @Test(arguments: [11, 20]) func manyFingersAreFollowed(count: Int) throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let touch = server.touchscreens[0]
        for finger in 0..<count { try touch.down(finger, at: Double(finger) * 16, 100) }
        #expect(touch.fingersDown == Array(0..<count))
        try echo.process.waitForLines(count, containing: "finger down")
        for finger in 0..<count { try touch.move(finger, to: Double(finger) * 16, 101) }
        try touch.upAll()
        try touch.sync()
        try echo.process.waitForLines(count, containing: "finger up")
        #expect(Set(echo.fingers.map(\.id)).count == count)
        for (index, finger) in echo.fingers.suffix(count).enumerated() {
          #expect(finger.isClose(to: Double(index) * 16, 101))
        }
      }
    }

    @Test func noMotionIsMergedWithAnother() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let touch = server.touchscreens[0]
        echo.process.send(signal: 19)
        try touch.down(1, at: 0, 0)
        for x in 1...300 { try touch.move(1, to: Double(x), 0) }
        try touch.up(1)
        try touch.sync()
        echo.process.send(signal: 18)
        try echo.process.waitForLine(containing: "finger up")
        #expect(echo.fingers.count == 302)
        #expect(echo.fingers.dropLast().enumerated().allSatisfy { $1.isClose(to: Double($0), 0) })
      }
    }

    @Test func aFingerKeepsItsWindow() throws {
      try withXServer { server in
        let echo = try Echo(on: server)
        let touch = server.touchscreens[0]
        try touch.down(1, at: 600, 700)
        try touch.move(1, to: 100, 100)
        try touch.up(1)
        try touch.down(1, at: 100, 100)
        try touch.move(1, to: 638, 958)
        try touch.up(1)
        try touch.sync()
        try echo.process.waitForLine(containing: "finger up")
        #expect(echo.fingers.map(\.phase) == ["down", "motion", "up"])
        #expect(echo.fingers[1].isClose(to: 638, 958))
      }
    }

    @Test func twoTouchscreensAreTwoDevices() throws {
      try withXServer(touchscreens: 2) { server in
        let echo = try Echo(on: server)
        for (index, touch) in server.touchscreens.enumerated() {
          try touch.down(1, at: 10 + Double(index), 20)
          try touch.sync()
        }
        try echo.process.waitForLines(2, containing: "finger down")
        #expect(echo.fingers[0].device != echo.fingers[1].device)
        #expect(echo.fingers[0].isClose(to: 10, 20) && echo.fingers[1].isClose(to: 11, 20))
      }
    }

    @Test func disablingADeviceTakesItsFingersUp() throws {
      try withXServer(touchscreens: 2) { server in
        let echo = try Echo(on: server)
        let (first, second) = (server.touchscreens[0], server.touchscreens[1])
        try first.down(1, at: 10, 20)
        try first.down(2, at: 30, 40)
        try first.sync()
        try second.down(1, at: 50, 60)
        try second.sync()
        try echo.process.waitForLines(3, containing: "finger down")
        try server.disable(first)
        try echo.process.waitForLines(2, containing: "finger up")
        #expect(echo.fingers.suffix(2).allSatisfy { $0.device == echo.fingers[0].device })
        #expect(first.fingersDown == [])

        try second.up(1)
        try second.sync()
        try echo.process.waitForLines(3, containing: "finger up")
        try server.enable(first)
        try first.down(1, at: 70, 80)
        try first.up(1)
        try first.sync()
        try echo.process.waitForLines(4, containing: "finger up")
        #expect(echo.fingers.last?.isClose(to: 70, 80) == true)
        #expect(echo.fingers.last?.device == echo.fingers.first?.device)
      }
    }

    @Test func aDisabledDeviceThrows() throws {
      try withXServer { server in
        let touch = server.touchscreens[0]
        try touch.down(1, at: 10, 20)
        try touch.sync()
        try server.screen.setDevice(touch.name, enabled: false)
        #expect(throws: XServerError.self) {
          try touch.up(1)
          try touch.sync()
        }
        #expect(throws: XServerError.self) {
          try server.screen.setDevice("no such device", enabled: false)
        }
      }
    }
  }
}
