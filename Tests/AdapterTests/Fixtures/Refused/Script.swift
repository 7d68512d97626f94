import UIKit

let size: CGFloat? = 3
guard let width = size else { fatalError() }  // error: guard outside functions: write if let, or force the value
print(width)
