import UIKit

let size: CGFloat? = 3
guard let width = size else { fatalError() }  // error: guard outside functions: use if let, or force-unwrap the value
print(width)
