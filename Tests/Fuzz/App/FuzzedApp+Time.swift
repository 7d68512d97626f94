import CoreGraphics
import Simulator
import Streams
import UIKit

/// Operations on animations, timers and layout.
extension FuzzedApp {
  /// Runs one operation.
  func operateOnTime() {
    switch data.count(0...15) {
    case 0, 1, 2: animate()
    case 3: animateKeyframes()
    case 4: transition()
    case 5, 6: animateProperty()
    case 7, 8: animateLayer()
    case 9: constrain()
    case 10: changeConstraint()
    case 11: changeStack()
    case 12: schedule()
    case 13: changeLayers()
    default: layOut()
    }
  }

  // MARK: - Animations of views

  private var options: UIView.AnimationOptions {
    var options = UIView.AnimationOptions(rawValue: UInt(data.count(0...255)))
    if data.once(in: 4) { options.insert(.layoutSubviews) }
    return options
  }

  /// Changes some views, possibly inside an animation.
  private func changeViews() {
    for _ in 0..<data.count(0...3) where !data.isAtEnd {
      guard let view = anyView() else { return }
      switch data.count(0...8) {
      case 0: view.frame = data.anyRect()
      case 1: view.center = data.anyPoint()
      case 2: view.bounds = data.anyRect()
      case 3: view.transform = data.anyTransform()
      case 4: view.alpha = data.anyNumber()
      case 5: view.backgroundColor = data.bool() ? nil : .red
      case 6:
        view.transform3D = CATransform3DMakeRotation(data.coordinate(), 1, data.coordinate(), 0)
      case 7: view.layoutIfNeeded()
      default: act()
      }
    }
  }

  private func animate() {
    let (duration, delay) = (Double(data.anyNumber()), Double(data.anyNumber()))
    switch data.count(0...3) {
    case 0:
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: data.anyNumber(),
        initialSpringVelocity: data.anyNumber(), options: options
      ) { [self] in
        changeViews()
      } completion: { [weak self] _ in
        self?.act()
      }
    case 1:
      UIView.animate(withDuration: duration) { [self] in
        UIView.modifyAnimations(withRepeatCount: data.anyNumber(), autoreverses: data.bool()) {
          changeViews()
        }
      }
    case 2: UIView.performWithoutAnimation { changeViews() }
    default:
      UIView.animate(withDuration: duration, delay: delay, options: options) { [self] in
        changeViews()
      } completion: { [weak self] _ in
        self?.act()
      }
    }
  }

  private func animateKeyframes() {
    UIView.animateKeyframes(
      withDuration: Double(data.anyNumber()), delay: Double(data.anyNumber()),
      options: UIView.KeyframeAnimationOptions(rawValue: UInt(data.count(0...0x1FFF)))
    ) { [self] in
      for _ in 0..<data.count(0...4) where !data.isAtEnd {
        UIView.addKeyframe(
          withRelativeStartTime: Double(data.anyNumber()),
          relativeDuration: Double(data.anyNumber())
        ) { changeViews() }
      }
    } completion: { [weak self] _ in
      self?.act()
    }
  }

  private func transition() {
    guard let view = anyView(), let other = anyView() else { return }
    let options = UIView.AnimationOptions(rawValue: UInt(data.count(0...7)) << 20)
    let duration = Double(data.anyNumber())
    if data.bool(), let parent = view.superview, !chain(of: parent, leadsInto: other),
      view !== other,
      !(other is UIWindow)
    {
      connect(other) {
        UIView.transition(from: view, to: other, duration: duration, options: options) {
          [weak self] _ in self?.act()
        }
      }
    } else {
      UIView.transition(with: view, duration: duration, options: options) { [self] in
        changeViews()
        act()
      } completion: { [weak self] _ in
        self?.act()
      }
    }
  }

  private func animateProperty() {
    if animators.isEmpty || data.once(in: 3), animators.count < 8 {
      let timing: any UITimingCurveProvider =
        data.bool()
        ? UISpringTimingParameters(
          mass: data.anyNumber(), stiffness: data.anyNumber(), damping: data.anyNumber(),
          initialVelocity: CGVector(dx: data.anyNumber(), dy: data.anyNumber()))
        : UICubicTimingParameters(controlPoint1: data.anyPoint(), controlPoint2: data.anyPoint())
      let animator = UIViewPropertyAnimator(
        duration: Double(data.anyNumber()), timingParameters: timing)
      animator.addAnimations { [weak self] in self?.changeViews() }
      animator.addCompletion { [weak self] _ in self?.act() }
      animators.append(animator)
      watch(animator)
      return
    }
    guard let animator = data.one(of: animators) else { return }
    switch data.count(0...8) {
    case 0, 1: animator.startAnimation(afterDelay: Double(data.anyNumber()))
    case 2: animator.pauseAnimation()
    case 3: animator.isReversed.toggle()
    case 4: animator.fractionComplete = data.anyNumber()
    case 5: animator.stopAnimation(data.bool())
    case 6: animator.finishAnimation(at: data.one(of: [.start, .current, .end]) ?? .end)
    case 7:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: data.anyNumber())
    default:
      animator.addAnimations({ [weak self] in self?.changeViews() }, delayFactor: data.anyNumber())
    }
  }

  // MARK: - Layers

  private static let keyPaths = [
    "position", "bounds", "transform", "opacity", "transform.scale.x", "position.y", "cornerRadius",
    "backgroundColor", "bounds.size.width", "transform.rotation.z", "nothing", "shadowPath",
    "zPosition",
  ]

  private func anyValue() -> Any? {
    switch data.count(0...5) {
    case 0: data.anyPoint()
    case 1: data.anyRect()
    case 2: CGColor.white
    case 3: nil
    default: data.anyNumber()
    }
  }

  private func animateLayer() {
    guard let layer = data.bool() ? anyView()?.layer : data.one(of: layers) else { return }
    switch data.count(0...6) {
    case 0: layer.removeAllAnimations()
    case 1: layer.removeAnimation(forKey: "key")
    case 2: (layer.speed, layer.timeOffset) = (Float(data.anyNumber()), Double(data.anyNumber()))
    case 3: _ = layer.presentation()?.frame
    default:
      let path = data.one(of: Self.keyPaths)
      let animation: CAAnimation
      switch data.count(0...4) {
      case 0:
        let keyframes = CAKeyframeAnimation(keyPath: path)
        keyframes.values = (0..<data.count(0...4)).compactMap { _ in anyValue() }
        keyframes.keyTimes = data.bool() ? nil : [0, NSNumber(value: Double(data.anyNumber())), 1]
        keyframes.calculationMode =
          data.one(of: [.linear, .discrete, .paced, .cubic, .cubicPaced]) ?? .linear
        animation = keyframes
      case 1:
        let spring = CASpringAnimation(keyPath: path)
        (spring.mass, spring.stiffness) = (data.anyNumber(), data.anyNumber())
        (spring.damping, spring.initialVelocity) = (data.anyNumber(), data.anyNumber())
        (spring.fromValue, spring.toValue) = (anyValue(), anyValue())
        animation = spring
      case 2: animation = CATransition()
      default:
        let basic = CABasicAnimation(keyPath: path)
        (basic.fromValue, basic.toValue, basic.byValue) = (anyValue(), anyValue(), anyValue())
        basic.isAdditive = data.bool()
        animation = basic
      }
      animation.duration = Double(data.anyNumber())
      animation.repeatCount = Float(data.anyNumber())
      animation.beginTime = Double(data.anyNumber())
      animation.speed = data.once(in: 4) ? Float(data.anyNumber()) : 1
      animation.autoreverses = data.bool()
      animation.isRemovedOnCompletion = data.bool()
      layer.add(animation, forKey: data.bool() ? "key" : nil)
    }
  }

  private func changeLayers() {
    guard let layer = anyView()?.layer else { return }
    switch data.count(0...6) {
    case 0, 1:
      let kinds: [() -> CALayer] = [
        { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATextLayer() },
        { CAReplicatorLayer() },
      ]
      guard layers.count < 16, let made = data.one(of: kinds)?() else { return }
      made.frame = data.anyRect()
      (made as? CAReplicatorLayer)?.instanceCount = data.count(0...20)
      (made as? CAShapeLayer)?.path = CGPath(ellipseIn: data.anyRect())
      layers.append(made)
      watch(made)
      layer.addSublayer(made)
    case 2: data.one(of: layers)?.removeFromSuperlayer()
    case 3: data.one(of: layers)?.position = data.anyPoint()
    case 4:
      CATransaction.begin()
      CATransaction.setAnimationDuration(Double(data.anyNumber()))
      CATransaction.setCompletionBlock { [weak self] in self?.act() }
      data.one(of: layers)?.opacity = Float(data.anyNumber())
      act()
      CATransaction.commit()
    case 5: layer.shadowOpacity = Float(data.anyNumber())
    default: layer.transform = CATransform3DMakeScale(data.coordinate(), data.coordinate(), 1)
    }
  }

  // MARK: - Layout

  private func layOut() {
    guard let view = anyView() else { return }
    switch data.count(0...5) {
    case 0: view.setNeedsLayout()
    case 1: view.layoutIfNeeded()
    case 2: view.setNeedsDisplay()
    case 3: view.invalidateIntrinsicContentSize()
    case 4: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(data.count(0...63)))
    default: view.translatesAutoresizingMaskIntoConstraints.toggle()
    }
  }

  private func constrain() {
    guard let view = anyView(), constraints.count < 60 else { return }
    // UIKit raises an exception if two views have no common superview.
    let others = [nil, view.superview] + view.subviews
    let other = data.one(of: others) ?? nil
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    ]
    let attribute = attributes[data.count(0...9)]
    // Constraints cannot relate locations to lengths, or horizontal attributes to vertical ones.
    let group: [NSLayoutConstraint.Attribute] =
      switch attribute {
      case .width, .height: [.width, .height]
      case .top, .bottom, .centerY: [.top, .bottom, .centerY]
      default: [.left, .right, .centerX]
      }
    guard other != nil || attribute == .width || attribute == .height else { return }
    if other != nil, attribute == .leading || attribute == .trailing { return }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute,
      relatedBy: data.one(of: [.lessThanOrEqual, .equal, .greaterThanOrEqual]) ?? .equal,
      toItem: other, attribute: other == nil ? .notAnAttribute : data.one(of: group) ?? attribute,
      multiplier: data.once(in: 4) ? data.coordinate() : 1, constant: data.coordinate())
    constraint.priority = UILayoutPriority(Float(data.count(1...1000)))
    view.translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    constraints.append(constraint)
    watch(constraint)
  }

  private func changeConstraint() {
    guard let constraint = data.one(of: constraints) else { return }
    switch data.count(0...3) {
    case 0: constraint.constant = data.coordinate()
    case 1: constraint.priority = UILayoutPriority(Float(data.count(1...1000)))
    case 2: constraint.isActive = false
    default: constraints.removeAll { $0 === constraint }
    }
  }

  private func changeStack() {
    guard let stack = data.one(of: views.compactMap { $0 as? UIStackView }) else { return }
    switch data.count(0...4) {
    case 0: stack.axis = data.bool() ? .horizontal : .vertical
    case 1: stack.spacing = data.coordinate()
    case 2: stack.distribution = UIStackView.Distribution(rawValue: data.count(0...4)) ?? .fill
    case 3: stack.alignment = UIStackView.Alignment(rawValue: data.count(0...5)) ?? .fill
    default: stack.arrangedSubviews.first.map(stack.removeArrangedSubview)
    }
  }

  // MARK: - Timers

  private func schedule() {
    switch data.count(0...3) {
    case 0:
      Timer.scheduledTimer(withTimeInterval: Double(data.anyNumber()), repeats: data.bool()) {
        [weak self] timer in
        let isDone = MainActor.assumeIsolated {
          self?.act()
          return self?.data.isAtEnd != false
        }
        if isDone { timer.invalidate() }
      }
    case 1: DispatchQueue.main.async { [weak self] in self?.act() }
    case 2:
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(data.count(0...100)) / 50) {
        [weak self] in self?.act()
      }
    default: Task { [weak self] in self?.act() }
    }
  }
}
