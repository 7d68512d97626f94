// Checks that compiled code works with the runtime. The command runs this test after it has built the host.
#import <UIKit/UIKit.h>

@protocol Named <NSObject>
@property (nonatomic, copy) NSString *name;
@end

@interface SelfTestBase : NSObject {
 @public
  int first;
}
@end
@implementation SelfTestBase
@end

static int endCount;

@interface SelfTestNode : SelfTestBase <Named> {
  double _second;
}
@property (nonatomic, weak) SelfTestNode *parent;
@property (nonatomic, strong) SelfTestNode *child;
@end
@implementation SelfTestNode
@synthesize name;
- (void)setBoth:(int)value {
  first = value;
  _second = value;
}
- (int)sum {
  return first + (int)_second;
}
- (void)dealloc {
  endCount++;
}
@end

@interface SelfTestNode (More)
- (NSString *)twice;
@end
@implementation SelfTestNode (More)
- (NSString *)twice {
  return [self.name stringByAppendingString:self.name];
}
@end

@interface SelfTestView : UIView
@end
@implementation SelfTestView
- (CGRect)frame {
  return CGRectOffset([super frame], 1, 1);
}
@end

/// Returns 0, or the number of the first check that fails.
int touchbox_self_test(void) {
  @autoreleasepool {
    SelfTestNode *node = [SelfTestNode new];
    [node setBoth:3];
    if ([node sum] != 6 || node->first != 3) return 1;
    node.name = @"ab";
    if (![[node twice] isEqualToString:@"abab"]) return 2;
    if (![node conformsToProtocol:@protocol(Named)]) return 3;
    node.child = [SelfTestNode new];
    node.child.parent = node;
    if (node.child.parent != node) return 4;
    __block int count = 0;
    NSMutableArray *blocks = [NSMutableArray array];
    for (int i = 0; i < 3; i++) [blocks addObject:[^{ count += i; } copy]];
    for (void (^block)(void) in blocks) block();
    if (count != 3) return 5;
    @try {
      [NSException raise:@"Test" format:@"%d", 1];
      return 6;
    } @catch (NSException *exception) {
      if (![[exception reason] isEqualToString:@"1"]) return 7;
    }
    if (![@{@"a" : @[ @1, @2 ]}[@"a"][1] isEqual:@2]) return 8;
    SelfTestView *view = [[SelfTestView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)];
    if (view.frame.origin.x != 2 || view.bounds.size.height != 4) return 9;
    if (![NSStringFromClass([view class]) isEqualToString:@"SelfTestView"]) return 10;
  }
  return endCount == 2 ? 0 : 11;
}
