// Lets every finger drag its own icon. The app has a delegate and a main function, but no nib file.
#import <UIKit/UIKit.h>

enum { IconCount = 4, FingerCount = 16 };

@interface TouchView : UIView {
  UIImage *images[IconCount];
  CGPoint offsets[IconCount];
  UITouch *fingers[FingerCount];
  int dragged[FingerCount];
  NSMutableArray *tracking;
}
@end

@implementation TouchView
- (id)initWithFrame:(CGRect)frame {
  if (!(self = [super initWithFrame:frame])) return nil;
  self.multipleTouchEnabled = YES;
  self.backgroundColor = [UIColor whiteColor];
  tracking = [[NSMutableArray alloc] init];
  for (int i = 0; i < IconCount; i++) {
    images[i] = [[UIImage imageNamed:[NSString stringWithFormat:@"%d.png", i + 1]] retain];
    CGSize size = images[i].size;
    offsets[i].x = i % 2 ? frame.size.width - size.width : 0;
    offsets[i].y = i / 2 ? frame.size.height - size.height : 0;
  }
  return self;
}

- (CGRect)rectOfIcon:(int)i {
  CGSize size = images[i].size;
  return CGRectMake(offsets[i].x, offsets[i].y, size.width, size.height);
}

- (void)drawRect:(CGRect)rect {
  for (int i = 0; i < IconCount; i++) [images[i] drawInRect:[self rectOfIcon:i]];
}

- (BOOL)isDragged:(int)icon {
  for (int i = 0; i < FingerCount; i++) {
    if (fingers[i] && dragged[i] == icon) return YES;
  }
  return NO;
}

- (int)slotOf:(UITouch *)touch {
  int slot = 0;
  while (slot < FingerCount && fingers[slot] != touch) slot++;
  return slot;
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    int slot = [self slotOf:nil];
    if (slot == FingerCount) continue;
    CGPoint point = [touch locationInView:self];
    int icon = IconCount - 1;
    while (icon >= 0 && ([self isDragged:icon] || !CGRectContainsPoint([self rectOfIcon:icon], point))) icon--;
    fingers[slot] = [touch retain];
    dragged[slot] = icon;
    [tracking addObject:touch];
    if (icon >= 0) NSLog(@"Begin Touch ID %d Tracking with image %d", slot, icon);
  }
}

- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    int slot = [self slotOf:touch];
    if (slot == FingerCount || dragged[slot] < 0) continue;
    int icon = dragged[slot];
    NSLog(@"Touch ID %d Tracking with image %d", slot, icon);
    CGPoint from = [touch previousLocationInView:self], to = [touch locationInView:self];
    CGSize size = images[icon].size, all = self.frame.size;
    offsets[icon].x = MAX(0, MIN(offsets[icon].x + to.x - from.x, all.width - size.width));
    offsets[icon].y = MAX(0, MIN(offsets[icon].y + to.y - from.y, all.height - size.height));
  }
  [self setNeedsDisplay];
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    int slot = [self slotOf:touch];
    if (slot == FingerCount) continue;
    [tracking removeObject:touch];
    [fingers[slot] release];
    fingers[slot] = nil;
  }
}

- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}

- (void)dealloc {
  for (int i = 0; i < IconCount; i++) [images[i] release];
  for (int i = 0; i < FingerCount; i++) [fingers[i] release];
  [tracking release];
  [super dealloc];
}
@end

@interface TouchDemoController : UIViewController
@end
@implementation TouchDemoController
- (void)loadView {
  CGSize size = [[UIScreen mainScreen] applicationFrame].size;
  self.view = [[[TouchView alloc] initWithFrame:CGRectMake(0, 0, size.width, size.height)] autorelease];
}
@end

@interface TouchDemoDelegate : NSObject <UIApplicationDelegate> {
  UIWindow *window;
  TouchDemoController *controller;
}
@property (nonatomic, retain) UIWindow *window;
@end
@implementation TouchDemoDelegate
@synthesize window;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]] autorelease];
  controller = [[TouchDemoController alloc] init];
  [window addSubview:controller.view];
  [window makeKeyAndVisible];
  return YES;
}
- (void)dealloc {
  [controller release];
  [window release];
  [super dealloc];
}
@end

int main(int argc, char *argv[]) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  int result = UIApplicationMain(argc, argv, nil, NSStringFromClass([TouchDemoDelegate class]));
  [pool drain];
  return result;
}
