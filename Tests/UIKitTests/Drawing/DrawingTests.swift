import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// Drawing in `draw(_:)` with UIKit classes and with the context.
struct DrawingTests {
  private final class Canvas: UIView {
    var body: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { body(context) }
    }
  }

  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// Returns the commands of a view that calls `body` to draw.
  private func commands(_ body: @escaping (CGContext) -> Void) -> [DrawCommand] {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.body = body
    let phone = TestPhone(canvas)
    return phone.context.composeFrame().nodes.first?.children.first?.contents ?? []
  }

  @Test("A path draws with the current colors and its own style, then restores the state")
  func path() {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel)
    let outline = CGPath(rect: rect)
    let drawn = commands { _ in
      UIColor.yellow.setFill()
      UIColor.magenta.setStroke()
      path.fill()
      path.usesEvenOddFillRule = true
      path.fill()
      path.stroke()
      path.addClip()
    }
    #expect(
      drawn == [
        .save, .fill(outline, UIColor.yellow.cgColor, .winding), .restore,
        .save, .fill(outline, UIColor.yellow.cgColor, .evenOdd), .restore,
        .save, .stroke(outline, UIColor.magenta.cgColor, style), .restore,
        .clip(outline, .evenOdd),
      ])
  }

  @Test("A path drawn with context methods has the same elements as a CGPath")
  func steps() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 4), controlPoint: CGPoint(x: 6, y: 7))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 1, y: 0))
    path.close()
    path.apply(CGAffineTransform(translationX: 1, y: 1))
    #expect(
      path.cgPath.elements == [
        .move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 4, y: 5)),
        .quadCurve(control: CGPoint(x: 7, y: 8), to: CGPoint(x: 10, y: 5)),
        .curve(
          control1: CGPoint(x: 6, y: 6), control2: CGPoint(x: 2, y: 1), to: CGPoint(x: 1, y: 1)),
        .close,
      ])
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).bounds == rect)
    let half = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.currentPoint.distance(to: CGPoint(x: -10, y: 0)) < 1e-9)
  }

  @Test("The context's style, opacity and coordinates apply to subsequent drawing")
  func context() {
    let color = UIColor.cyan
    let drawn = commands { context in
      context.setStrokeColor(color.cgColor)
      context.setAlpha(0.5)
      context.setMiterLimit(4)
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.strokeEllipse(in: self.rect)
      context.scaleBy(x: 2, y: 3)
      // In device space, y points up from the view's lower-left corner. The view is 100 points
      // high.
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 0, ty: 100))
      context.beginPath()
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.closePath()
      context.strokePath()
    }
    let half = color.withAlphaComponent(0.5).cgColor
    let style = StrokeStyle(miterLimit: 4, dashes: [2, 3], dashPhase: 1)
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 1, y: 1))
    line.closeSubpath()
    #expect(
      drawn == [
        .stroke(CGPath(ellipseIn: rect), half, style),
        .concatenate(CGAffineTransform(scaleX: 2, y: 3)), .stroke(line, half, style),
      ])
  }

  @Test("UIRectFrame fills a frame that is one point wide, and UIRectClip clips")
  func rectangles() {
    let frame = CGMutablePath(elements: CGPath(rect: rect).elements)
    frame.addRect(CGRect(x: 11, y: 21, width: 28, height: 38))
    let drawn = commands { _ in
      UIColor.purple.set()
      UIRectFrame(self.rect)
      UIRectClip(self.rect)
    }
    let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    #expect(
      drawn == [.fill(frame, purple, .evenOdd), .clip(CGPath(rect: rect), .winding)])
  }

  @Test("Resizing a font preserves its style; the line height exceeds the point size")
  func fonts() {
    let font = UIFont.italicSystemFont(ofSize: 10).withSize(20)
    #expect(font.pointSize == 20)
    #expect(font.familyName == UIFont.systemFont(ofSize: UIFont.labelFontSize).familyName)
    #expect(UIFont(name: "Inter-Italic", size: 20)?.lineHeight == font.lineHeight)
    #expect(font.lineHeight > 20)
  }

  /// A view that draws nested transparency layers and a red square in the innermost one.
  private final class NestingView: UIView {
    var levels = 0

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      for _ in 0..<levels { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      UIColor.red.setFill()
      UIRectFill(rect)
      for _ in 0..<levels { context.endTransparencyLayer() }
    }
  }

  @Test("Layers in a drawing can be nested 100 deep; one more level ends the app with a message")
  func deepDrawing() async throws {
    let view = NestingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.levels = DisplayListRecorder.depthLimit
    let phone = TestPhone(view)
    let node = try #require(phone.device.frame().nodes[0].children.first)
    // The view's own layer is the first level.
    #expect([node].levels(upTo: 1000) == 1 + 100)
    #expect([node].levels(upTo: 7) == 7)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NestingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.levels = DisplayListRecorder.depthLimit + 1
        _ = TestPhone(view)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("more than 100 layers are nested in a drawing"))
  }

  @Test("Images that a view renders of itself count toward the nesting depth")
  func renderedDrawing() async throws {
    final class Mirror: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layer.render(in: context)
      }
    }
    let view = Mirror(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let phone = TestPhone(view)
    for number in 1...3 {
      view.setNeedsDisplay()
      phone.at(Double(number))
    }
    let node = try #require(phone.device.frame().nodes[0].children.first)
    #expect([node].levels(upTo: 1000) == 5, "its own, and one for each of four drawings")
  }
}
