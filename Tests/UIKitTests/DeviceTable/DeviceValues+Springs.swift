import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func springs(_ controller: UIViewController, _ row: Row) {
    row("p-stiffness-0.5-0.0") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.0)
      return a.stiffness
    }
    row("p-damping-0.5-0.0") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.0)
      return a.damping
    }
    row("p-settling-0.5-0.0") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.0)
      return a.settlingDuration
    }
    row("p-stiffness-1.0-0.0") {
      let a = CASpringAnimation(perceptualDuration: 1.0, bounce: 0.0)
      return a.stiffness
    }
    row("p-damping-1.0-0.0") {
      let a = CASpringAnimation(perceptualDuration: 1.0, bounce: 0.0)
      return a.damping
    }
    row("p-settling-1.0-0.0") {
      let a = CASpringAnimation(perceptualDuration: 1.0, bounce: 0.0)
      return a.settlingDuration
    }
    row("p-stiffness-0.25-0.0") {
      let a = CASpringAnimation(perceptualDuration: 0.25, bounce: 0.0)
      return a.stiffness
    }
    row("p-damping-0.25-0.0") {
      let a = CASpringAnimation(perceptualDuration: 0.25, bounce: 0.0)
      return a.damping
    }
    row("p-settling-0.25-0.0") {
      let a = CASpringAnimation(perceptualDuration: 0.25, bounce: 0.0)
      return a.settlingDuration
    }
    row("p-stiffness-0.5-0.3") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      return a.stiffness
    }
    row("p-damping-0.5-0.3") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      return a.damping
    }
    row("p-settling-0.5-0.3") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      return a.settlingDuration
    }
    row("p-stiffness-0.5-0.7") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.7)
      return a.stiffness
    }
    row("p-damping-0.5-0.7") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.7)
      return a.damping
    }
    row("p-settling-0.5-0.7") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.7)
      return a.settlingDuration
    }
    row("p-stiffness-0.5--0.3") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
      return a.stiffness
    }
    row("p-damping-0.5--0.3") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
      return a.damping
    }
    row("p-settling-0.5--0.3") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
      return a.settlingDuration
    }
    row("p-stiffness-0.35-0.15") {
      let a = CASpringAnimation(perceptualDuration: 0.35, bounce: 0.15)
      return a.stiffness
    }
    row("p-damping-0.35-0.15") {
      let a = CASpringAnimation(perceptualDuration: 0.35, bounce: 0.15)
      return a.damping
    }
    row("p-settling-0.35-0.15") {
      let a = CASpringAnimation(perceptualDuration: 0.35, bounce: 0.15)
      return a.settlingDuration
    }
    row("p-settling-k100-d10") {
      let a = CASpringAnimation()
      a.stiffness = 100
      a.damping = 10
      return a.settlingDuration
    }
    row("p-settling-k300-d20") {
      let a = CASpringAnimation()
      a.stiffness = 300
      a.damping = 20
      return a.settlingDuration
    }
    row("p-settling-k50-d30") {
      let a = CASpringAnimation()
      a.stiffness = 50
      a.damping = 30
      return a.settlingDuration
    }
    row("p-doc-5") {
      let a = CASpringAnimation()
      a.keyPath = "position.x"
      a.damping = 5
      return (a.settlingDuration * 100).rounded() / 100
    }
    row("p-doc-15") {
      let a = CASpringAnimation()
      a.keyPath = "position.x"
      a.damping = 15
      return (a.settlingDuration * 10).rounded() / 10
    }
    row("p-defaults") {
      let a = CASpringAnimation()
      return [a.mass, a.stiffness, a.damping, a.initialVelocity]
    }
    row("p-undamped") {
      let a = CASpringAnimation(perceptualDuration: 0.5, bounce: 1)
      return a.settlingDuration
    }
    row("p-animator-spring") {
      return UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 16, damping: 0.8, initialVelocity: .zero)
      ).duration > 10
    }
  }

  static func animation(_ controller: UIViewController, _ row: Row) {
    row("a-curve-linear") {
      let f = CAMediaTimingFunction(name: .linear)
      var a: [Float] = [0, 0], b: [Float] = [0, 0]
      f.getControlPoint(at: 1, values: &a)
      f.getControlPoint(at: 2, values: &b)
      return a + b
    }
    row("a-curve-easein") {
      let f = CAMediaTimingFunction(name: .easeIn)
      var a: [Float] = [0, 0], b: [Float] = [0, 0]
      f.getControlPoint(at: 1, values: &a)
      f.getControlPoint(at: 2, values: &b)
      return a + b
    }
    row("a-curve-easeout") {
      let f = CAMediaTimingFunction(name: .easeOut)
      var a: [Float] = [0, 0], b: [Float] = [0, 0]
      f.getControlPoint(at: 1, values: &a)
      f.getControlPoint(at: 2, values: &b)
      return a + b
    }
    row("a-curve-easeineaseout") {
      let f = CAMediaTimingFunction(name: .easeInEaseOut)
      var a: [Float] = [0, 0], b: [Float] = [0, 0]
      f.getControlPoint(at: 1, values: &a)
      f.getControlPoint(at: 2, values: &b)
      return a + b
    }
  }
}
