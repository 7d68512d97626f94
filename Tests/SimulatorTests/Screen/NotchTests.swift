import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The notch and home indicator of devices that have them.
struct NotchTests {
  /// A controller that supports all orientations, or only portrait.
  private final class Controller: UIViewController {
    var turns = true
    var style = UIStatusBarStyle.default

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      turns ? .all : .portrait
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private func phone(_ device: Device, _ controller: Controller = Controller()) -> Phone {
    let phone = Phone(context: AppContext(device: device, screenScale: 1))
    phone.launch(.controller { controller })
    return phone
  }

  /// Returns the rectangles that the overlay adds to a frame, in the frame's coordinates.
  private func added(to phone: Phone) -> [CGRect] {
    phone.overlay.showsNotch = false
    let plain = phone.frame().nodes
    phone.overlay.showsNotch = true
    let shown = phone.frame().nodes
    // In a rotated frame, the whole interface is a single node.
    func children(_ nodes: [DisplayNode]) -> [DisplayNode] {
      nodes.first.map { $0.transform.b != 0 } == true
        ? nodes.flatMap { node in node.children.isEmpty ? [node] : node.children } : nodes
    }
    return children(shown).filter { !children(plain).contains($0) }
      .map { $0.bounds.applying($0.transform) }
  }

  @Test("The notch is at the device's top edge, and the home indicator at the interface's bottom")
  func locations() throws {
    let phone = phone(.iPhoneX)
    // 209 and 134 points, centered in 375. 20 points of the notch are outside.
    #expect(
      added(to: phone) == [
        CGRect(x: 120.5, y: 812 - 13, width: 134, height: 5),
        CGRect(x: 83, y: -20, width: 209, height: 50),
      ])
    phone.step([Timed(.zero, .rotate(.left))], to: .zero)
    #expect(
      added(to: phone) == [
        CGRect(x: 301.5, y: 375 - 13, width: 209, height: 5),
        CGRect(x: -20, y: 83, width: 50, height: 209),
      ])
    phone.step([Timed(.zero, .rotate(.right)), Timed(.zero, .rotate(.right))], to: .zero)
    #expect(added(to: phone).last == CGRect(x: 782, y: 83, width: 50, height: 209))
  }

  @Test("The notch has rounded lower corners, and the indicator has rounded ends")
  func corners() throws {
    let phone = phone(.iPhoneX)
    phone.overlay.showsNotch = true
    let nodes = phone.frame().nodes
    let notch = try #require(nodes.first { $0.bounds.size == CGSize(width: 209, height: 50) })
    #expect(notch.cornerRadius == 20 && notch.transform.ty == -20)
    let indicator = try #require(nodes.first { $0.bounds.size == CGSize(width: 134, height: 5) })
    #expect(indicator.cornerRadius == 2.5)
  }

  @Test("If the interface does not rotate, the home indicator rotates with the app")
  func side() throws {
    let controller = Controller()
    controller.turns = false
    let phone = phone(.iPhoneX, controller)
    phone.step([Timed(.zero, .rotate(.right))], to: .zero)
    let rects = added(to: phone)
    #expect(rects.contains(CGRect(x: 120.5, y: 812 - 13, width: 134, height: 5)), "\(rects)")
    #expect(rects.contains(CGRect(x: 782, y: 83, width: 50, height: 209)), "\(rects)")
  }

  @Test("Other devices and pictures have no notch or home indicator")
  func none() {
    for device in [Device.iPhone, .iPhone5, .iPad] { #expect(added(to: phone(device)).isEmpty) }
    var overlay = Overlay()
    #expect(!overlay.showsNotch)
    overlay.showsNotch = true
    #expect(overlay.forRestart.showsNotch)
    #expect(!overlay.forPictures(marksFingers: true).showsNotch)
  }

  @Test("The home indicator has the color of the status bar's text", arguments: [false, true])
  func color(isLight: Bool) throws {
    let controller = Controller()
    controller.style = isLight ? .lightContent : .default
    let phone = phone(.iPhoneX, controller)
    phone.overlay.showsNotch = true
    let size = CGSize(width: 134, height: 5)
    let indicator = try #require(phone.frame().nodes.first { $0.bounds.size == size })
    #expect(indicator.background == (isLight ? .white : .black))
  }

  @Test("A hint is above the home indicator")
  func hint() throws {
    let phone = phone(.iPhoneX)
    phone.overlay.hint = "Tap"
    let low = try #require(phone.frame().nodes.last).transform.ty
    phone.overlay.showsNotch = true
    let high = try #require(phone.frame().nodes.last).transform.ty
    // The indicator is 5 points high, and 8 points above the edge.
    #expect(abs(low - high - (5 + 8)) < 1e-9)
  }
}
