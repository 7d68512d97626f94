// The app's delegate and window are in MainWindow.xib, in the format used before Xcode 5.
// touch: 0.1 tap 1 60,150
// touch: 0.2 drag 1 100,300 200,300 over 0.1
// touch: 1 turn
// log: launched with Hello
// log: pressed Go
// log: picture view 2 fingers
// log: moved
#import <UIKit/UIKit.h>

int main(int argc, char *argv[]) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  int result = UIApplicationMain(argc, argv, nil, nil);
  [pool release];
  return result;
}
