// Grows a spot under every finger.
#import <UIKit/UIKit.h>
#import <QuartzCore/QuartzCore.h>

@interface TouchSpotView : UIView
@end

@implementation TouchSpotView
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    self.accessibilityIdentifier = @"spot";
    self.backgroundColor = [UIColor lightGrayColor];
    self.layer.borderColor = [UIColor grayColor].CGColor;
    self.layer.borderWidth = 1;
    self.userInteractionEnabled = NO;
  }
  return self;
}
- (void)setBounds:(CGRect)bounds {
  [super setBounds:bounds];
  self.layer.cornerRadius = CGRectGetWidth(bounds) / 2;
}
@end

@interface TouchableView : UIView
@property (nonatomic, retain) NSMapTable *touchViews;
@end

@implementation TouchableView
@synthesize touchViews;
- (void)dealloc {
  [touchViews release];
  [super dealloc];
}
- (id)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    self.multipleTouchEnabled = YES;
    self.backgroundColor = [UIColor whiteColor];
    self.touchViews = [NSMapTable strongToStrongObjectsMapTable];
  }
  return self;
}
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    TouchSpotView *spot = [[[TouchSpotView alloc] init] autorelease];
    spot.bounds = CGRectMake(0, 0, 1, 1);
    spot.center = [touch locationInView:self];
    [self addSubview:spot];
    [UIView animateWithDuration:0.2 animations:^{ spot.bounds = CGRectMake(0, 0, 100, 100); }];
    [self.touchViews setObject:spot forKey:touch];
  }
}
- (void)touchesMoved:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) [[self.touchViews objectForKey:touch] setCenter:[touch locationInView:self]];
}
- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
  for (UITouch *touch in touches) {
    [[self.touchViews objectForKey:touch] removeFromSuperview];
    [self.touchViews removeObjectForKey:touch];
  }
}
- (void)touchesCancelled:(NSSet *)touches withEvent:(UIEvent *)event {
  [self touchesEnded:touches withEvent:event];
}
@end

@interface TouchSpotsViewController : UIViewController
@end

@implementation TouchSpotsViewController
- (void)loadView {
  self.view = [[[TouchableView alloc] initWithFrame:[UIScreen mainScreen].applicationFrame] autorelease];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[[UILabel alloc] initWithFrame:self.view.bounds] autorelease];
  label.text = @"Touch the screen";
  label.textAlignment = NSTextAlignmentCenter;
  label.textColor = [UIColor grayColor];
  label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  [self.view addSubview:label];
}
@end
