import SwiftSyntax

extension Adaptation {
  /// Gives the app's own module `CGRect.intersects(_:)` as Core Graphics has it, where a file calls it.
  ///
  /// Foundation's on Linux is true for rectangles that share only an edge. A method of the module itself
  /// hides that of Foundation; one of UIKit's would be as good as it, and every call ambiguous.
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
      /// Whether both rectangles have points in common; edges alone do not count.
      nonisolated func intersects(_ rect2: CGRect) -> Bool {
        !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
          && rect2.minY < maxY
      }
    }

    """
}
