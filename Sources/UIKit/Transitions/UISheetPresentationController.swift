public import CoreGraphics

/// Presents a controller as a sheet that is attached to the bottom and that a finger can drag down.
///
/// On an iPad, the sheet is in the middle. Where the height is compact, it covers the screen.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// Returns the height in points, given the full height of a sheet.
    let height: (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// Returns a height of about half the screen's.
    public class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// Returns the full height.
    public class func large() -> Detent { Detent(.large) { $0 } }
  }

  /// The heights at which the sheet can rest; by default the full height.
  open var detents: [Detent] = [.large()] {
    didSet { applyChange() }
  }
  /// The height at which the sheet rests, or `nil` for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { applyChange() }
  }
  /// The largest height at which views behind the sheet are not dimmed and receive touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { applyChange() }
  }
  /// Whether a short bar at the top of the sheet is visible.
  open var prefersGrabberVisible = false {
    didSet { container?.setNeedsLayout() }
  }
  /// The radius of the upper corners in points, or `nil` for the standard one.
  open var preferredCornerRadius: CGFloat? {
    didSet { container?.setNeedsLayout() }
  }

  let dimming = UIView()
  private let grabber = UIView()
  var drag: SheetDrag?

  private enum Metrics {
    /// The distance between the top of a full-height sheet and the safe area, in points.
    /// Assumption: Apple doesn't publish a value.
    static let top: CGFloat = 10
    /// The radius of the corners in points. Assumption: Apple doesn't publish a value.
    static let radius: CGFloat = 10
    /// The opacity of the shade behind the sheet. Assumption: Apple doesn't publish a value.
    static let shade: CGFloat = 0.2
    /// The sizes of sheets in the middle of an iPad, in points. Assumption: Apple doesn't publish
    /// values.
    static let page = CGSize(width: 704, height: 900)
    static let form = CGSize(width: 540, height: 620)
    static let grabber = CGSize(width: 36, height: 5)
  }

  /// Changes the sheet's properties, animated.
  open func animateChanges(_ changes: () -> Void) {
    guard container != nil else { return changes() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
    ) {
      changes()
      container?.layoutIfNeeded()
    }
  }

  // MARK: - Geometry

  private var isCentered: Bool {
    presentedViewController.traitCollection.horizontalSizeClass == .regular
      && presentedViewController.traitCollection.verticalSizeClass == .regular
  }

  private var coversScreen: Bool {
    presentedViewController.traitCollection.verticalSizeClass == .compact
  }

  /// The full height of a sheet at the bottom.
  private var fullHeight: CGFloat {
    guard let container else { return 0 }
    return container.bounds.height - container.safeAreaInsets.top - Metrics.top
  }

  /// The heights at which the sheet can rest, with their names, smallest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let full = fullHeight
    let all = detents.compactMap { detent in
      detent.height(full).map { (detent.identifier, max(0, min($0, full))) }
    }
    return all.isEmpty ? [(.large, full)] : all.sorted { $0.1 < $1.1 }
  }

  private var currentHeight: CGFloat {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights[0].height
  }

  /// The frame at the selected height.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    if coversScreen { return bounds }
    if isCentered {
      let size = presentationStyle == .formSheet ? Metrics.form : Metrics.page
      let margin = container.safeAreaInsets.top + Metrics.top
      let width = min(size.width, bounds.width - 2 * margin)
      let height = min(size.height, bounds.height - 2 * margin)
      return CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
        height: height)
    }
    let height = currentHeight
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Whether a finger can change the height: not in the middle of an iPad and not in landscape.
  var hasHeights: Bool { !isCentered && !coversScreen }

  /// Whether the views behind the sheet are dimmed at the selected height.
  private var isDimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = heights.first(where: { $0.identifier == largest })?.height
    else { return true }
    return currentHeight > limit
  }

  private func applyChange() {
    guard let container, presentedView?.superview === container else { return }
    container.setNeedsLayout()
    if UIView.inheritedAnimationDuration > 0 { container.layoutIfNeeded() }
  }

  // MARK: - The container

  /// Adds the shade behind the sheet.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: Metrics.shade)
    container.insertSubview(dimming, at: 0)
    if drag == nil { drag = SheetDrag(self) }
    let isDimmed = isDimmed
    dimming.alpha = 0
    let isAlongside = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = isDimmed ? 1 : 0 })
    if isAlongside != true { dimming.alpha = isDimmed ? 1 : 0 }
    updateChrome()
  }

  /// Fades the shade out.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func layOutContainer() {
    super.layOutContainer()
    guard let view = presentedView, view.superview === container,
      presentedViewController.extras?.transition == nil, drag?.isResizing != true
    else { return }
    view.frame = frameOfPresentedViewInContainerView
    dimming.alpha = isDimmed ? 1 : 0
    updateChrome()
  }

  private func updateChrome() {
    guard let view = presentedView else { return }
    container?.letsTouchesThrough = !isDimmed
    dimming.isUserInteractionEnabled = isDimmed
    view.layer.cornerRadius = coversScreen ? 0 : preferredCornerRadius ?? Metrics.radius
    view.layer.maskedCorners =
      isCentered
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    grabber.isHidden = !prefersGrabberVisible || !hasHeights
    guard !grabber.isHidden else { return }
    grabber.backgroundColor = .systemGray
    grabber.layer.cornerRadius = Metrics.grabber.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.frame = CGRect(
      x: (view.bounds.width - Metrics.grabber.width) / 2, y: 5, width: Metrics.grabber.width,
      height: Metrics.grabber.height)
    view.addSubview(grabber)
  }

  override func standardInteractor(
    isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPresenting ? nil : drag?.driver }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// An object that is notified of a sheet's changes.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a finger has changed the height. The default implementation does nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation controller if the controller is presented as a sheet, or `nil`.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Whether the style is a sheet. `automatic` is, except in apps that predate iOS 7.
  var isSheet: Bool {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: true
    case .automatic: context.interface.rootViewsFillScreen
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }
}
