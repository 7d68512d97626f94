import UIKit

/// A list of contacts in a navigation controller: a push shows one of them, a sheet edits it, and a
/// custom transition enlarges its picture until a pinch closes it.
class ContactsController: UIViewController {
  var names = ["Ada", "Barbara", "Grace", "Katherine", "Margaret"]
  private let list = UIScrollView()
  private(set) var rows: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    view.addSubview(list)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned self] _ in
        names.append("New \(names.count)")
        showRows()
      })
    showRows()
  }

  private func showRows() {
    for row in rows { row.removeFromSuperview() }
    rows = names.enumerated().map { index, name in
      let row = UIButton(type: .system)
      row.setTitle(name, for: .normal)
      row.contentHorizontalAlignment = .left
      row.frame = CGRect(
        x: 16, y: CGFloat(index) * 44, width: list.bounds.width - 32, height: 44)
      row.addAction(UIAction { [unowned self] _ in open(index) }, for: .touchUpInside)
      list.addSubview(row)
      return row
    }
    list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * 44)
  }

  private func open(_ index: Int) {
    let contact = ContactController()
    contact.name = names[index]
    contact.didRename = { [unowned self] name in
      names[index] = name
      showRows()
    }
    navigationController?.pushViewController(contact, animated: true)
  }
}

/// A contact with its picture.
class ContactController: UIViewController {
  var name = "" {
    didSet { title = name }
  }
  var didRename: (String) -> Void = { _ in }
  let picture = UIButton(type: .custom)
  private let zoom = ZoomTransitions()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    picture.frame = CGRect(x: 110, y: 120, width: 100, height: 100)
    picture.backgroundColor = .systemOrange
    picture.layer.cornerRadius = 8
    picture.addAction(UIAction { [unowned self] _ in enlarge() }, for: .touchUpInside)
    view.addSubview(picture)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: ContactController.edit)
  }

  private func edit() {
    let editor = EditController()
    editor.name = name
    editor.didSave = { [unowned self] name in
      self.name = name
      didRename(name)
    }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  private func enlarge() {
    let photo = PhotoController()
    photo.transitions = zoom
    zoom.frame = picture.convert(picture.bounds, to: nil)
    photo.modalPresentationStyle = .overFullScreen
    photo.transitioningDelegate = zoom
    present(photo, animated: true)
  }
}

/// A sheet that changes a name.
class EditController: UIViewController {
  var name = ""
  var didSave: (String) -> Void = { _ in }
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit"
    view.backgroundColor = .systemBackground
    label.text = name
    label.textAlignment = .center
    label.frame = CGRect(x: 20, y: 80, width: 280, height: 30)
    view.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Add an exclamation mark", for: .normal)
    button.frame = CGRect(x: 20, y: 130, width: 280, height: 44)
    button.addAction(
      UIAction { [unowned self] _ in
        name += "!"
        label.text = name
      }, for: .touchUpInside)
    view.addSubview(button)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: EditController.cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: EditController.save)
  }

  private func cancel() { dismiss(animated: true) }

  private func save() {
    didSave(name)
    dismiss(animated: true)
  }
}

/// An enlarged picture, which a pinch makes small again.
class PhotoController: UIViewController {
  weak var transitions: ZoomTransitions?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: PhotoController.pinched(_:)))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let fraction = max(0, min(1, 1 - pinch.scale))
    switch pinch.state {
    case .began:
      transitions?.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: transitions?.driver?.update(fraction)
    case .ended, .cancelled:
      if fraction > 0.4, pinch.state == .ended {
        transitions?.driver?.finish()
      } else {
        transitions?.driver?.cancel()
      }
      transitions?.driver = nil
    default: break
    }
  }
}

/// A transition that enlarges a picture from its position, and back.
class ZoomTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var frame = CGRect.zero
  var driver: UIPercentDrivenInteractiveTransition?
  private var isPresenting = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
    let small = frame
    let large = context.containerView.bounds
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = small
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: context.isInteractive ? .curveLinear : []
    ) {
      view.frame = self.isPresenting ? large : small
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
