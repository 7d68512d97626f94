import Simulator
import Testing
import TouchTesting

@testable import UIKit

/// Storyboards and nib files, as registered by generated code. The suite is serialized, and each
/// test uses unique names, because the registry is shared.
@Suite(.serialized)
struct InterfaceFileTests {
  /// A view that records the order of calls.
  final class Card: UIView {
    static var log: [String] = []

    required init?(coder: NSCoder) {
      Card.log.append(
        "init \(coder.containsValue(forKey: "any")) \(coder.decodeInteger(forKey: "x"))")
      super.init(coder: coder)
      Card.log.append("frame \(frame.width) \(subviews.count)")
    }
  }

  final class Board: UIViewController {
    var prepared: [String] = []
    var declines = false

    override func awakeFromNib() { prepared.append("awake") }
    override func viewDidLoad() { prepared.append("loaded \(view.bounds.width)") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      !declines
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(
        "\(segue.identifier ?? "nil") \(segue.source === self) \(type(of: segue.destination)) "
          + "\(sender is UIButton)")
    }

    func back(_ segue: UIStoryboardSegue) { prepared.append("back from \(type(of: segue.source))") }
  }

  final class Detail: UIViewController {}

  /// Registers a storyboard with two scenes. The first scene's view has a button that presents the
  /// second.
  private func addStoryboard(_ name: String, isMain: Bool = false) {
    let unwind = _InterfaceSegue(
      id: "s2", identifier: "done",
      target: .unwind { $0 is Board ? Selector("back:", Board.back(_:)) : nil })
    _InterfaceFiles.add(
      storyboard: name, initial: "a", isMain: isMain,
      scenes: [
        _InterfaceScene(
          id: "a", identifier: "board",
          segues: [_InterfaceSegue(id: "s1", identifier: "more", target: .controller("b"))],
          coder: {
            _InterfaceCoder(UIViewController.self) { (made: UIViewController) in made.title = "A" }
          },
          make: { Board(coder: $0) },
          loadView: { owner in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.addSubview(button)
            owner.view = view
            owner._addSegue("s1", to: button, for: .touchUpInside)
            return [view]
          }),
        _InterfaceScene(
          id: "b", identifier: "detail", segues: [unwind],
          coder: { _InterfaceCoder(UIViewController.self) { (_: UIViewController) in } },
          make: { Detail(coder: $0) }, loadView: nil),
      ])
  }

  @Test("a coder sets UIKit properties once, in super.init of the nearest UIKit class")
  func decodesWithinInit() {
    Card.log = []
    var calls = 0
    let card = Card(
      coder: _InterfaceCoder(UIView.self) { (view: UIView) in
        calls += 1
        view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        view.addSubview(UIView())
      })
    #expect(card?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(Card.log == ["init false 0", "frame 30.0 1"])
    #expect(calls == 1)
    // The label's own setup does not override the properties from the file.
    let label = UILabel(
      coder: _InterfaceCoder(UILabel.self) { (label: UILabel) in
        label.isUserInteractionEnabled = true
      })
    #expect(label?.isUserInteractionEnabled == true)
    let button = UIButton(
      coder: _InterfaceCoder(UIButton.self, buttonType: .system) { (_: UIButton) in })
    #expect(button?.buttonType == .system)
  }

  @Test("a value is converted to the property's type, or is nil if it cannot be converted")
  func convertsValues() {
    var (radius, count, optional, flag): (CGFloat, Int, Float?, Bool) = (0, 0, nil, false)
    if let new = _interfaceValue(2.5, like: radius) { radius = new }
    if let new = _interfaceValue(3.0, like: count) { count = new }
    if let new = _interfaceValue(4.0, like: optional) { optional = new }
    if let new = _interfaceValue(true, like: flag) { flag = new }
    #expect((radius, count, optional, flag) == (2.5, 3, 4, true))
    #expect(_interfaceValue("text", like: count) == nil)
    #expect(_interfaceValue(Double.nan, like: count) == nil)
    #expect(_interfaceValue(Double.infinity, like: count) == nil)
    var label: UILabel?
    #expect(_interfaceValue(UIView(), like: label) == nil)
    let made = UILabel()
    if let new = _interfaceValue(made, like: label) { label = new }
    #expect(label === made)
    let views: [NSObject] = [UIButton(), UIButton()]
    #expect(_interfaceValue(views, like: [UIButton]())?.count == 2)
    #expect(_interfaceValue([UIView()], like: [UIButton]()) == nil)
  }

  @Test("a storyboard creates controllers, whose views are created later")
  func storyboardMakesControllers() throws {
    addStoryboard("Boards")
    let storyboard = UIStoryboard(name: "Boards", bundle: nil)
    let board = try #require(storyboard.instantiateInitialViewController() as? Board)
    #expect(board.title == "A")
    #expect(board.storyboard === storyboard)
    #expect(board.prepared == ["awake"])
    #expect(!board.isViewLoaded)
    #expect(board.view.subviews.count == 1)
    #expect(board.prepared == ["awake", "loaded 100.0"])
    #expect(storyboard.instantiateViewController(withIdentifier: "detail") is Detail)
    let created: Board = storyboard.instantiateViewController(identifier: "board") { coder in
      let made = Board(coder: coder)
      made?.declines = true
      return made
    }
    #expect(created.declines && created.view.subviews.count == 1)
  }

  @Test("a storyboard controller without a view gets a plain view")
  func sceneWithoutView() {
    addStoryboard("Plain")
    let detail = UIStoryboard(name: "Plain", bundle: nil)
      .instantiateViewController(withIdentifier: "detail")
    #expect(detail.view.frame.width == UIScreen.main.bounds.width)
  }

  @Test("prepare is called before a segue presents a controller; an unwind segue dismisses it")
  func segues() throws {
    addStoryboard("Segues")
    let board = try #require(
      UIStoryboard(name: "Segues", bundle: nil).instantiateInitialViewController() as? Board)
    let phone = TestPhone(board)
    // The button covers the view below the status bar.
    phone.finger(1).down(at: 50, 40).up()
    #expect(board.prepared.last == "more true Detail true")
    let detail = try #require(board.presentedViewController as? Detail)
    phone.after(0.6)
    detail.performSegue(withIdentifier: "done", sender: nil)
    #expect(board.prepared.last == "back from Detail")
    phone.after(0.6)
    #expect(board.presentedViewController == nil)
    board.declines = true
    let before = board.prepared.count
    phone.finger(1).down(at: 50, 40).up()
    #expect(board.prepared.count == before)
    try phone.finish()
  }

  @Test("a nib file is loaded for its owner, and for a controller with the same name")
  func nibFiles() throws {
    _InterfaceFiles.add(nib: "Badge") { owner in
      let label = UILabel()
      label.text = owner as? String
      return [label]
    }
    let made = Bundle.main.loadNibNamed("Badge", owner: "me", options: nil)
    #expect((made?.first as? UILabel)?.text == "me")
    #expect(UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).count == 1)
    // Class names are tried with and without "Controller".
    _InterfaceFiles.add(nib: "DrawerView") { owner in
      (owner as? UIViewController)?.view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
      return []
    }
    #expect(DrawerViewController().view.bounds.width == 7)
    #expect(UIViewController(nibName: "DrawerView", bundle: nil).view.bounds.width == 7)
    #expect(UIViewController(nibName: "DrawerView", bundle: nil).nibName == "DrawerView")
  }

  final class DrawerViewController: UIViewController {}

  @Test("unknown names are programming errors, as on iOS")
  func missingNames() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("Nowhere", owner: nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "none", sender: nil) }
    }
    // If a controller's nib file is missing, there is only a warning.
    let phone = TestPhone(UIView())
    defer { withExtendedLifetime(phone) {} }
    #expect(UIViewController(nibName: "Nowhere", bundle: nil).view.bounds.width == 320)
  }

  @Test("the main storyboard's window exists when the app finishes launching")
  func mainStoryboard() throws {
    addStoryboard("Start", isMain: true)
    defer { _InterfaceFiles.removeAll() }
    let phone = TestPhone(Starter.self)
    #expect(phone.log == "true false true")
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(window.rootViewController is Board)
    try phone.finish()
  }

  final class Starter: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let root = window?.rootViewController
      NSLog(
        "%@ %@ %@", "\(root is Board)", "\(root?.isViewLoaded == true)",
        "\(window?.isHidden == true)")
      return true
    }
  }

  @Test("a window from an interface file is hidden and has the file's values")
  func window() throws {
    let coder = _InterfaceCoder(UIWindow.self) { $0.windowLevel = .alert }
    let window = try #require(UIWindow(coder: coder))
    #expect(window.isHidden)
    #expect(window.windowLevel == .alert)
    #expect(window.frame == UIScreen.main.bounds)
  }
}
