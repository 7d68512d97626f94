import AVFoundation  // warning: there is no module AVFoundation here: code that uses it does not compile
import Combine  // error: Combine is missing: use didSet, a closure or a delegate
import SpriteKit  // error: SpriteKit is missing: write the scene as a UIView whose nodes are layers
import SwiftUI  // error: SwiftUI is missing: write the view as a subclass of UIView
import UIKit
