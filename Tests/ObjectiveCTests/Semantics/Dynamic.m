// Selectors, categories, protocols, key-value coding and notifications work.
// touch: 0.1 tap 1 100,100
// log: responds 1 0
// log: performed 4
// log: shout HELLO
// log: title by key hello
// log: center by key {20, 30}
// log: path 7
// log: conforms 1
// log: observed 5
// log: class Root of UIViewController
// log: Counting Counting
#import <UIKit/UIKit.h>

@protocol Counting <NSObject>
@optional
- (NSNumber *)double:(NSNumber *)number;
@end

@interface NSString (Shouting)
- (NSString *)shout;
@end
@implementation NSString (Shouting)
- (NSString *)shout {
  return [self uppercaseString];
}
@end

@interface Model : NSObject {
  int score;
}
@end
@implementation Model
@end

@interface Root : UIViewController <Counting> {
  Model *model;
}
@end
@implementation Root
- (NSNumber *)double:(NSNumber *)number {
  return [NSNumber numberWithInt:2 * [number intValue]];
}
- (void)observe:(NSNotification *)notification {
  NSLog(@"observed %@", [[notification userInfo] objectForKey:@"value"]);
}
- (void)viewDidLoad {
  [super viewDidLoad];
  model = [[Model alloc] init];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(observe:) name:@"Changed" object:nil];
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  NSLog(@"responds %d %d", [self respondsToSelector:@selector(double:)], [self respondsToSelector:@selector(triple:)]);
  NSLog(@"performed %@", [self performSelector:@selector(double:) withObject:[NSNumber numberWithInt:2]]);
  NSLog(@"shout %@", [@"hello" shout]);
  [self setValue:@"hello" forKey:@"title"];
  NSLog(@"title by key %@", [self valueForKey:@"title"]);
  [self.view setValue:[NSValue valueWithCGPoint:CGPointMake(20, 30)] forKey:@"center"];
  NSLog(@"center by key %@", NSStringFromCGPoint(self.view.center));
  [self setValue:[NSNumber numberWithInt:7] forKeyPath:@"model.score"];
  NSLog(@"path %@", [self valueForKeyPath:@"model.score"]);
  NSLog(@"conforms %d", [self conformsToProtocol:@protocol(Counting)]);
  NSDictionary *info = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:5] forKey:@"value"];
  [[NSNotificationCenter defaultCenter] postNotificationName:@"Changed" object:self userInfo:info];
  NSLog(@"class %@ of %@", NSStringFromClass([self class]), NSStringFromClass([self superclass]));
  NSLog(@"%@ %@", NSStringFromProtocol(@protocol(Counting)), NSStringFromSelector(@selector(Counting)));
}
- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
  [model release];
  [super dealloc];
}
@end
