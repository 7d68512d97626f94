import SwiftSyntax

extension Adaptation {
  /// Adds Core Graphics' version of `CGRect.intersects(_:)` to the app if a file calls it.
  ///
  /// On Linux, Foundation's version returns true for rectangles that merely share an edge. A method
  /// in the app's own module shadows it, whereas a method in UIKit would make every call ambiguous.
  func adaptRectangles() {
    let isDeclared = files.contains { file in
      file.tree.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "intersects" && $0.parent?.is(FunctionDeclSyntax.self) == true
      }
    }
    if mentioned.contains("intersects"), !isDeclared {
      generated.append(("Rectangles.swift", Self.rectangles))
    }
  }

  private static let rectangles = """
    import UIKit

    extension CGRect {
      /// Whether both rectangles have interior points in common.
      nonisolated func intersects(_ rect2: CGRect) -> Bool {
        !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
          && rect2.minY < maxY
      }
    }

    """
}
