// With ARC, references are strong or weak, and weak ones become nil.
// touch: 0.1 tap 1 100,100
// log: weak is set
// log: node two ends
// log: node three ends
// log: node one ends
// log: weak is nil
// log: points 2, first {1, 2}
// log: dictionary b
// log: nil has 0 subviews
#import <UIKit/UIKit.h>

@interface Node : NSObject
@property (nonatomic, strong) Node *next;
@property (nonatomic, weak) Node *previous;
@property (nonatomic, copy) NSString *name;
@end
@implementation Node
- (void)dealloc {
  NSLog(@"node %@ ends", _name);
}
@end

@interface Root : UIViewController
@property (nonatomic, strong) NSMutableArray *points;
@end
@implementation Root {
  __weak UIView *_box;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.points = [NSMutableArray array];
  UIView *box = [[UIView alloc] initWithFrame:CGRectMake(10, 10, 20, 20)];
  [self.view addSubview:box];
  _box = box;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"weak is %@", _box ? @"set" : @"nil");
  @autoreleasepool {
    Node *one = [Node new];
    Node *two = [Node new];
    one.name = @"one";
    two.name = @"two";
    two.previous = one;
    two.next = [Node new];
    two.next.name = @"three";
    [_box removeFromSuperview];
  }
  NSLog(@"weak is %@", _box ? @"set" : @"nil");
  [self.points addObject:[NSValue valueWithCGPoint:CGPointMake(1, 2)]];
  [self.points addObject:[NSValue valueWithCGPoint:CGPointMake(3, 4)]];
  NSLog(@"points %d, first %@", (int)self.points.count, NSStringFromCGPoint([self.points[0] CGPointValue]));
  NSDictionary *dictionary = @{@"a" : @"b", @1 : @[ @YES ]};
  NSLog(@"dictionary %@", dictionary[@"a"]);
  UIView *none = nil;
  NSLog(@"nil has %d subviews", (int)none.subviews.count);
}
@end
