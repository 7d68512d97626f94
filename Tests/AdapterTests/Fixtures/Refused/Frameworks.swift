import AVFoundation  // warning: AVFoundation is missing: there is no sound, no video and no camera; code that uses it does not compile
import Combine  // error: Combine is missing: use didSet, a closure or a delegate
import Imaginary  // warning: Imaginary is missing; code that uses it does not compile
import MapKit  // warning: MapKit is missing: show an image of a map in a UIScrollView; code that uses it does not compile
import SpriteKit  // error: SpriteKit is missing: write the scene as a UIView whose nodes are layers
import SwiftUI  // error: SwiftUI is missing: write the view as a subclass of UIView
import UIKit
import simd  // warning: simd is missing: use SIMD2<Float> and SIMD3<Float>, and write the functions that they lack; code that uses it does not compile
