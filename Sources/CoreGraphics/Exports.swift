// On Linux, Foundation has `CGPoint`, `CGSize`, `CGRect` and `CGFloat`; files that import
// CoreGraphics expect them.
@_exported public import Foundation
