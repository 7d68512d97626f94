import Simulator
import Testing
import TouchTesting
import UIKit

/// A newer-style delegate that shows a window with a view.
class NewerDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let text = "made"
  var list = [1, 2, 3]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.addSubview(LoggingView())
    window?.makeKeyAndVisible()
    print("newer \(text) \(list.count) \(launchOptions == nil)")
    return true
  }
}

/// An older-style delegate with its own initializer.
final class OlderDelegate: NSObject, UIApplicationDelegate {
  private let window: UIWindow

  override init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    super.init()
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window.addSubview(LoggingView())
    window.isHidden = false
    print("older \(application === UIApplication.shared)")
  }
}

/// A delegate that inherits everything from another delegate.
final class InheritingDelegate: NewerDelegate {
  var more = "more"
  override init() {
    super.init()
    list.append(4)
  }
}

/// An application that overrides `sendEvent(_:)`.
final class OwnApplication: UIApplication {
  var packets = 0
  override func sendEvent(_ event: UIEvent) {
    packets += 1
    super.sendEvent(event)
  }
}

/// A delegate that does not create a window.
final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

/// A delegate that does not store its window.
final class ForgetfulDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    UIWindow().makeKeyAndVisible()
  }
}

/// A delegate that creates a window without showing it.
final class HidingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow? = UIWindow()
}

struct LaunchTests {
  /// Runs an app on a phone, and returns the phone and the warnings sent to the phone's owner.
  private func run(_ app: LaunchTarget) -> (phone: TestPhone, warnings: [String]) {
    let device = Phone(screenScale: 1)
    var warnings: [String] = []
    device.context.host.warn = { warnings.append($0) }
    return (TestPhone(device, launching: app), warnings)
  }

  @Test("C-50 an app starts with its delegate class, in both the newer and the older form")
  func delegateClass() {
    for (app, line) in [
      (LaunchTarget.delegate(NewerDelegate.self), "newer made 3 true"),
      (LaunchTarget.delegate(OlderDelegate.self), "older true"),
      (LaunchTarget.delegate(InheritingDelegate.self), "newer made 4 true"),
    ] {
      let (phone, warnings) = run(app)
      phone.finger(1).down(at: 10, 10)
      #expect(phone.log.text == line + "\nview began 1 (10,10)")
      #expect(warnings.isEmpty)
    }
  }

  @Test("C-50 an app starts with main(), which @main calls")
  func mainOfDelegate() {
    let (phone, warnings) = run(.main { NewerDelegate.main() })
    phone.finger(1).down(at: 10, 10)
    #expect(phone.log.text == "newer made 3 true\nview began 1 (10,10)")
    #expect(warnings.isEmpty)
    #expect(UIApplication.shared.delegate is NewerDelegate)
  }

  @Test("C-50 an app starts with UIApplicationMain and its class names")
  func byName() {
    let names = (NSStringFromClass(OwnApplication.self), NSStringFromClass(NewerDelegate.self))
    let (phone, warnings) = run(
      .main {
        #expect(UIApplicationMain(0, nil, names.0, names.1) == 0)
      })
    phone.finger(1).down(at: 10, 10)
    #expect((UIApplication.shared as? OwnApplication)?.packets == 1)
    #expect(phone.log.text == "newer made 3 true\nview began 1 (10,10)")
    #expect(warnings.isEmpty)
  }

  @Test("C-50 an unknown class name causes a warning, and no app starts")
  func unknownName() {
    for (application, delegate) in [
      (nil, "No.Such"), ("No.Such", NSStringFromClass(NewerDelegate.self)),
      (nil, NSStringFromClass(OwnApplication.self)),
    ] as [(String?, String)] {
      let (phone, warnings) = run(
        .main { #expect(UIApplicationMain(0, nil, application, delegate) == 1) })
      #expect(warnings.count == 1)
      #expect(phone.log.text == "")
    }
    let (_, warnings) = run(.main { #expect(UIApplicationMain(0, nil, nil, nil) == 1) })
    #expect(warnings.count == 1)
  }

  @Test("C-50 C-01 the app's own application class receives every packet")
  func applicationClass() {
    let (phone, _) = run(.delegate(OlderDelegate.self, application: OwnApplication.self))
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).up()
    #expect((UIApplication.shared as? OwnApplication)?.packets == 3)
  }

  @Test("C-50 a delegate whose initializer needs arguments causes a warning")
  func plainDelegate() {
    final class Plain: UIApplicationDelegate {}
    let (_, warnings) = run(.delegate(Plain.self))
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Plain") == true)
  }

  @Test("C-50 the app retains its launch delegate")
  func delegateLives() {
    let (phone, _) = run(.delegate(NewerDelegate.self))
    #expect(UIApplication.shared.delegate != nil)
    #expect(UIApplication.shared.keyWindow?.isKeyWindow == true)
    #expect(UIApplication.shared.windows.count == 1)
    #expect(UIApplication.shared.applicationState == .active)
    withExtendedLifetime(phone) {}
  }

  @Test("C-51 E-21 a single controller or view can be hosted")
  func hosting() {
    let controller = UIViewController()
    let hosted = run(.controller { controller })
    #expect(hosted.warnings.isEmpty)
    #expect(controller.view.window?.isKeyWindow == true)
    let view = LoggingView()
    let phone = run(.view { view }).phone
    phone.finger(1).down(at: 10, 30)
    #expect(phone.log.text == "view began 1 (10,10)")
    #expect(view.next is UIViewController)
  }

  /// A controller that logs its callbacks.
  class Controller: UIViewController {
    var ownView: UIView?
    override func loadView() {
      print("load")
      if let ownView { view = ownView } else { super.loadView() }
    }
    override func viewDidLoad() { print("loaded \(isViewLoaded)") }
    override func viewWillAppear(_ animated: Bool) { print("will appear") }
    override func viewDidAppear(_ animated: Bool) { print("appeared") }
    override func viewWillDisappear(_ animated: Bool) { print("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { print("disappeared") }
    override func viewWillLayoutSubviews() { print("will layout") }
    override func viewDidLayoutSubviews() { print("did layout") }
  }

  /// A view that logs its layout and drawing.
  final class Drawing: UIView {
    override func layoutSubviews() { print("layout") }
    override func draw(_ rect: CGRect) { print("draw") }
  }

  @Test("C-52 a controller's callbacks run in order, from loading to disappearing")
  func controllerLife() {
    let controller = Controller()
    let drawing = Drawing()
    controller.ownView = drawing
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let (phone, _) = run(.controller { controller })
    controller.loadViewIfNeeded()
    drawing.setNeedsLayout()
    phone.after(1)
    drawing.removeFromSuperview()
    #expect(
      phone.log.text.split(separator: "\n") == [
        "load", "loaded true", "will appear", "will layout", "layout", "did layout", "draw",
        "appeared", "will layout", "layout", "did layout", "will disappear", "disappeared",
      ])
  }

  @Test(
    "C-52 the view is created at first access; by default, it is a plain view that fills the screen"
  )
  func defaultView() throws {
    let phone = TestPhone(LoggingView())
    let controller = Controller()
    #expect(type(of: try #require(controller.view)) == UIView.self)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view === controller.viewIfLoaded)
    #expect(phone.log.text == "load\nloaded true")
  }

  @Test("C-52 if loadView sets no view, the controller gets a plain view")
  func emptyLoadView() {
    final class EmptyLoadController: UIViewController {
      override func loadView() {}
    }
    let phone = TestPhone(UIView())
    defer { withExtendedLifetime(phone) {} }
    #expect(EmptyLoadController().view.frame == UIScreen.main.bounds)
  }

  @Test("C-52 C-53 a controller in a hidden window appears when the window is shown")
  func hiddenWindow() {
    let controller = Controller()
    let phone = TestPhone(windows: UIWindow())
    let window = UIWindow()
    window.rootViewController = controller
    phone.after(1)
    #expect(phone.log.text == "load\nloaded true\nwill layout\ndid layout")
    window.isHidden = false
    phone.after(1)
    #expect(phone.log.lines.suffix(2).map(\.text) == ["will appear", "appeared"])
  }

  @Test("C-52 a view that is added and removed in the same turn never appears")
  func briefly() {
    let controller = Controller()
    let window = UIWindow()
    let phone = TestPhone(windows: window)
    window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    phone.after(1)
    #expect(phone.log.text == "load\nloaded true")
  }

  @Test("C-53 a window is invisible and receives no touches until it is shown")
  func hiddenByDefault() {
    let phone = TestPhone(windows: UIWindow(holding: LoggingView("back")))
    let window = UIWindow(holding: LoggingView())
    #expect(window.isHidden)
    phone.finger(1).down(at: 10, 10).up()
    #expect(phone.device.frame().nodes.count == 2)
    window.isHidden = false
    #expect(!window.isKeyWindow)
    phone.finger(1).down(at: 10, 10).up()
    #expect(phone.device.frame().nodes.count == 3)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(phone.log.lines.map(\.text.first) == ["b", "b", "v", "v"])
    #expect(phone.log.lines[2].text == "view began 1 (10,10)")
  }

  @Test("C-53 an app that shows no window gets one warning and continues")
  func noWindow() {
    for delegate in [
      WindowlessDelegate.self, ForgetfulDelegate.self, HidingDelegate.self,
    ] as [any UIApplicationDelegate.Type] {
      let (phone, warnings) = run(.delegate(delegate))
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("makeKeyAndVisible()") == true)
      phone.finger(1).down(at: 10, 10)
      #expect(phone.finger(1).touch?.view == nil)
    }
  }

  @Test("C-54 a named image is requested at the screen's scale; a missing image is nil")
  func pictures() {
    var asked: [String] = []
    let pixels = CGImage(width: 8, height: 4, pixels: Array(repeating: 0, count: 128))
    let services = HostServices(picture: { name, scale in
      asked.append("\(name) \(scale)")
      return name == "Ball" ? pixels.map { NamedImage(image: $0, scale: 2) } : nil
    })
    let phone = Phone(screenScale: 2, services: services)
    #expect(UIImage(named: "Ball")?.size == CGSize(width: 4, height: 2))
    #expect(UIImage(named: "Bell.png") == nil)
    #expect(asked == ["Ball 2.0", "Bell.png 2.0"])
    withExtendedLifetime(phone) {}
  }

  @Test("C-55 views and controllers have Apple's initializers")
  func initializers() {
    final class View: UIView {
      let text: String
      init(text: String) {
        self.text = text
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class InitializingController: UIViewController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let phone = TestPhone(UIView())
    defer { withExtendedLifetime(phone) {} }
    #expect(View(text: "own").text == "own")
    #expect(View(coder: NSCoder()) == nil)
    #expect(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center == CGPoint(x: 2.5, y: 4))
    #expect(InitializingController(nibName: nil, bundle: nil).view.frame.width == 320)
    #expect(InitializingController(coder: NSCoder()) != nil)
    #expect(UIWindow(coder: NSCoder())?.frame == UIScreen.main.bounds)
    #expect(UIImageView(coder: NSCoder())?.isUserInteractionEnabled == false)
    #expect(UILabel(coder: NSCoder())?.isUserInteractionEnabled == false)
    #expect(UIControl(coder: NSCoder())?.isEnabled == true)
  }

  @Test("the window of a hosted view has the given background")
  func viewAlone() {
    let view = UIView()
    let phone = run(.view({ view }, background: .red)).phone
    #expect(view.window?.backgroundColor == .red)
    #expect(view.backgroundColor == nil)
    phone.after(0)
  }

  @Test("C-57 a stored set of touches is empty if and only if no finger remains down")
  func keptSet() {
    let view = LoggingView()
    var held: Set<UITouch> = []
    var emptied: [Bool] = []
    view.onTouches = { phase, touches, event in
      switch phase {
      case .began: held.formUnion(touches)
      case .ended, .cancelled:
        held.subtract(touches)
        let left = (event.allTouches ?? []).subtracting(touches)
        emptied.append(held.isEmpty == left.isEmpty)
      case .moved, .stationary: break
      }
    }
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    phone.finger(2).down(at: 20, 10)
    phone.finger(1).up()
    phone.finger(3).down(at: 20, 10)
    phone.finger(2).up()
    phone.finger(3).up()
    phone.finger(1).down(at: 10, 10)
    phone.cancel()
    #expect(emptied == [true, true, true, true])
    #expect(held.isEmpty)
  }
}
