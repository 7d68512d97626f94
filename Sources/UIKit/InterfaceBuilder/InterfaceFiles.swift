/// The storyboards and nib files of the program: what generated code registers as the program starts.
///
/// They stand for the files of an app's bundle. They are a part of the program, not the state of an app, so
/// phones of one process share them.
@preconcurrency @MainActor
public enum _InterfaceFiles {
  private(set) static var storyboards: [String: StoryboardFile] = [:]
  private(set) static var nibs: [String: @MainActor (Any?) -> [Any]] = [:]
  /// The storyboard that the app starts with; nil for none.
  private(set) static var mainStoryboard: String?

  /// Adds a storyboard, in place of one of the same name.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - initial: The id of the controller that it starts with.
  ///   - isMain: Whether the app starts with it.
  public static func add(
    storyboard name: String, initial: String?, isMain: Bool, scenes: [_InterfaceScene]
  ) {
    storyboards[name] = StoryboardFile(initial: initial, scenes: scenes)
    if isMain { mainStoryboard = name }
  }

  /// Adds a nib file, in place of one of the same name.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - instantiate: Makes the objects for an owner, and returns those at the top.
  public static func add(nib name: String, instantiate: @escaping @MainActor (Any?) -> [Any]) {
    nibs[name] = instantiate
  }

  /// Removes all files.
  package static func removeAll() {
    (storyboards, nibs, mainStoryboard) = ([:], [:], nil)
  }
}

/// A registered storyboard.
struct StoryboardFile {
  let initial: String?
  let scenes: [_InterfaceScene]
}

/// A controller of a storyboard, and how to make it.
@preconcurrency @MainActor
public struct _InterfaceScene {
  let id: String
  let identifier: String?
  let segues: [_InterfaceSegue]
  let coder: @MainActor () -> _InterfaceCoder
  let make: @MainActor (NSCoder) -> UIViewController?
  let didMake: @MainActor (UIViewController) -> Void
  let loadView: (@MainActor (UIViewController) -> [Any])?

  /// Describes a controller.
  ///
  /// - Parameters:
  ///   - id: The controller's id in the file.
  ///   - identifier: The name by which apps ask for it.
  ///   - coder: Makes the coder of a new controller.
  ///   - make: Makes the controller with its coder.
  ///   - didMake: Sets the controller's user-defined attributes.
  ///   - loadView: Makes the controller's view, and all that the scene has beside it; nil without a view.
  public init(
    id: String, identifier: String?, segues: [_InterfaceSegue] = [],
    coder: @escaping @MainActor () -> _InterfaceCoder,
    make: @escaping @MainActor (NSCoder) -> UIViewController?,
    didMake: @escaping @MainActor (UIViewController) -> Void = { _ in },
    loadView: (@MainActor (UIViewController) -> [Any])?
  ) {
    (self.id, self.identifier, self.segues) = (id, identifier, segues)
    (self.coder, self.make, self.didMake, self.loadView) = (coder, make, didMake, loadView)
  }
}

/// Where a controller that a storyboard made comes from.
final class ControllerInterface {
  let storyboard: UIStoryboard
  let scene: _InterfaceScene
  /// Objects of the scene that nothing else retains.
  var topLevelObjects: [Any] = []

  init(storyboard: UIStoryboard, scene: _InterfaceScene) {
    (self.storyboard, self.scene) = (storyboard, scene)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIViewController {
  /// Makes the view that a storyboard or a nib file has for the controller; returns whether there is one.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/nibname
  func loadInterface() -> Bool {
    if let interface, let load = interface.scene.loadView {
      interface.topLevelObjects = load(self)
      return isViewLoaded
    }
    guard !_InterfaceFiles.nibs.isEmpty || nibName != nil, interface == nil,
      let load = nibNames.lazy.compactMap({ _InterfaceFiles.nibs[$0] }).first
    else {
      if let nibName {
        AppContext.current.warn(
          "\(type(of: self)): there is no nib file named \"\(nibName)\"; its view is a plain UIView"
        )
      }
      return false
    }
    topLevelObjects = load(self)
    if !isViewLoaded {
      AppContext.current.warn(
        "\(type(of: self)): the nib file's owner has no outlet \"view\"; its view is a plain UIView"
      )
    }
    return isViewLoaded
  }

  /// The names under which a nib file is looked for: the name given, else the class's without
  /// "Controller" if it ends so, and the class's.
  private var nibNames: [String] {
    if let nibName { return [nibName] }
    let name = String(describing: type(of: self))
    return name.hasSuffix("ViewController") ? [String(name.dropLast(10)), name] : [name]
  }
}
