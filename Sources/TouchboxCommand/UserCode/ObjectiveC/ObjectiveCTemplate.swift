/// A small Objective-C app: a delegate, a view that draws a dot under each finger, and a script.
struct ObjectiveCTemplate {
  /// The files and their contents.
  static let files = [
    ("main.m", main), ("AppDelegate.h", header), ("AppDelegate.m", delegate),
    ("BoardView.h", viewHeader), ("BoardView.m", view), ("tap.touch", script),
  ]

  private static let main = """
    #import <UIKit/UIKit.h>
    #import "AppDelegate.h"

    int main(int argc, char *argv[]) {
      @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
      }
    }

    """

  private static let header = """
    #import <UIKit/UIKit.h>

    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property (nonatomic, strong) UIWindow *window;
    @end

    """

  private static let delegate = """
    #import "AppDelegate.h"
    #import "BoardView.h"

    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
      CGRect screen = [UIScreen mainScreen].bounds;
      UIViewController *controller = [[UIViewController alloc] init];
      controller.view = [[BoardView alloc] initWithFrame:screen];
      self.window = [[UIWindow alloc] initWithFrame:screen];
      self.window.rootViewController = controller;
      [self.window makeKeyAndVisible];
      return YES;
    }
    @end

    """

  private static let viewHeader = """
    #import <UIKit/UIKit.h>

    @interface BoardView : UIView
    @end

    """

  private static let view = """
    #import "BoardView.h"

    @implementation BoardView {
      NSMutableArray *_fingers;
    }

    - (instancetype)initWithFrame:(CGRect)frame {
      if ((self = [super initWithFrame:frame])) {
        _fingers = [NSMutableArray array];
        self.multipleTouchEnabled = YES;
        self.backgroundColor = [UIColor whiteColor];
      }
      return self;
    }

    - (void)drawRect:(CGRect)rect {
      [[UIColor orangeColor] setFill];
      for (UITouch *finger in _fingers) {
        CGPoint point = [finger locationInView:self];
        [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(point.x - 40, point.y - 40, 80, 80)] fill];
      }
    }

    - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
      [_fingers addObjectsFromArray:touches.allObjects];
      NSLog(@"%d fingers", (int)_fingers.count);
      [self setNeedsDisplay];
    }

    - (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
      [self setNeedsDisplay];
    }

    - (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
      [_fingers removeObjectsInArray:touches.allObjects];
      [self setNeedsDisplay];
    }

    - (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
      [self touchesEnded:touches withEvent:event];
    }
    @end

    """

  private static let script = """
    touchscript 1
    0.1 d1 100,200
    0.1 expect log "1 fingers"
    0.2 d2 220,200
    0.2 expect log "2 fingers"
    0.3 m1 60,200 & m2 260,200 over 0.2
    0.6 u1 & u2
    0.6 expect nolog

    """
}
