// `CGPoint`, `CGSize`, `CGRect` and `CGFloat` come from Foundation on Linux; whoever imports
// CoreGraphics expects to see them.
@_exported public import Foundation
