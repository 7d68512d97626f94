import CoreGraphics
import Testing
import UIKit

/// An app's device, and the state of the app's interface.
struct InterfaceStateTests {
  @Test("an app starts upright and light, with a status bar and the default text size")
  func initialState() {
    let state = AppContext(screenScale: 2).interface
    #expect(state.deviceOrientation == .portrait)
    #expect(state.orientation == .portrait)
    #expect(state.turnCount == 0)
    #expect(state.systemStyle == .light)
    #expect(state.contentSize == .large)
    #expect(!state.isStatusBarHidden)
    #expect(state.statusBarStyle == .default)
    #expect(state.rotates)
    #expect(state.rootViewsFillScreen)
  }

  @Test("the screen has the device's size, and the device's scale if it has one")
  func screen() {
    for device in Device.named {
      let state = AppContext(device: device, screenScale: 7).interface
      #expect(state.screen.bounds == device.bounds(.portrait))
      #expect(state.screen.scale == device.scale ?? 7)
    }
  }

  @Test(
    "if the interface follows the device, two turns are counted and the interface stays upright"
  )
  func turns() {
    let context = AppContext()
    context.makeCurrent()
    context.turnDevice(to: .landscapeLeft)
    #expect(context.interface.deviceOrientation == .landscapeLeft)
    #expect(context.interface.orientation == .landscapeRight)
    #expect(context.interface.turnCount == 2)
    #expect(context.interfaceTurns == QuarterTurns(0))
    context.turnDevice(to: .landscapeLeft)
    #expect(context.interface.turnCount == 2)
  }

  @Test("if the interface does not follow the device, it appears rotated and one turn is counted")
  func fixedInterface() {
    let context = AppContext()
    context.makeCurrent()
    context.interface.rotates = false
    context.turnDevice(to: .landscapeLeft)
    #expect(context.interface.orientation == .portrait)
    #expect(context.interface.turnCount == 1)
    #expect(context.interfaceTurns == UIDeviceOrientation.landscapeLeft.turns)
  }

  @Test("the user's settings change the state; unspecified values have no effect")
  func settings() {
    let context = AppContext()
    context.makeCurrent()
    context.setSystemStyle(.dark)
    context.setSystemStyle(.unspecified)
    context.setContentSize(.extraLarge)
    context.setContentSize(.unspecified)
    #expect(context.interface.systemStyle == .dark)
    #expect(context.interface.contentSize == .extraLarge)
  }
}
