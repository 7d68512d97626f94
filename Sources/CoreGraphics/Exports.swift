// On Linux, `CGPoint`, `CGSize`, `CGRect`, and `CGFloat` are in Foundation. Files that import
// CoreGraphics expect them.
@_exported public import Foundation
