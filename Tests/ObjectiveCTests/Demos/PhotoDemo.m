// Moves, scales and turns photos with gesture recognizers.
#import <UIKit/UIKit.h>

@interface PhotoDemoViewController : UIViewController <UIGestureRecognizerDelegate>
@property (nonatomic, retain) NSMutableArray *photos;
@end

@implementation PhotoDemoViewController
@synthesize photos;
- (void)dealloc {
  [photos release];
  [super dealloc];
}
- (NSArray *)names {
  return [NSArray arrayWithObjects:@"hills", @"sea", nil];
}
- (CGPoint)middle {
  return CGPointMake(CGRectGetMidX(self.view.bounds), CGRectGetMidY(self.view.bounds));
}
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = [UIColor darkGrayColor];
  self.photos = [NSMutableArray array];
  [self addPhotoAt:[self middle]];
  UILongPressGestureRecognizer *press =
      [[[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(longPress:)] autorelease];
  [self.view addGestureRecognizer:press];
}

- (void)addPhotoAt:(CGPoint)center {
  NSString *name = [self.names objectAtIndex:self.photos.count];
  UIImageView *photo = [[[UIImageView alloc] initWithFrame:CGRectMake(0, 0, 200, 150)] autorelease];
  photo.center = center;
  photo.image = [UIImage imageNamed:name];
  photo.contentMode = UIViewContentModeScaleAspectFit;
  photo.accessibilityIdentifier = name;
  photo.userInteractionEnabled = YES;
  UIPanGestureRecognizer *pan = [[[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pan:)] autorelease];
  pan.maximumNumberOfTouches = 2;
  UIPinchGestureRecognizer *pinch = [[[UIPinchGestureRecognizer alloc] initWithTarget:self action:@selector(pinch:)] autorelease];
  UIRotationGestureRecognizer *turn =
      [[[UIRotationGestureRecognizer alloc] initWithTarget:self action:@selector(rotate:)] autorelease];
  for (UIGestureRecognizer *recognizer in [NSArray arrayWithObjects:pan, pinch, turn, nil]) {
    recognizer.delegate = self;
    [photo addGestureRecognizer:recognizer];
  }
  UITapGestureRecognizer *taps = [[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(doubleTap:)] autorelease];
  taps.numberOfTapsRequired = 2;
  [photo addGestureRecognizer:taps];
  [self.photos addObject:photo];
  [self.view addSubview:photo];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
  return recognizer.view == other.view && other.delegate == self;
}

- (void)moveAnchorOf:(UIView *)photo to:(CGPoint)point {
  photo.center = [photo convertPoint:point toView:self.view];
  photo.layer.anchorPoint =
      CGPointMake(point.x / CGRectGetWidth(photo.bounds), point.y / CGRectGetHeight(photo.bounds));
}

- (UIView *)prepare:(UIGestureRecognizer *)recognizer {
  UIView *photo = recognizer.view;
  if (photo && recognizer.state == UIGestureRecognizerStateBegan) {
    [self.view bringSubviewToFront:photo];
    [self moveAnchorOf:photo to:[recognizer locationInView:photo]];
  }
  return photo;
}

- (void)pan:(UIPanGestureRecognizer *)recognizer {
  UIView *photo = [self prepare:recognizer];
  CGPoint translation = [recognizer translationInView:self.view];
  photo.center = CGPointMake(photo.center.x + translation.x, photo.center.y + translation.y);
  [recognizer setTranslation:CGPointZero inView:self.view];
}

- (void)pinch:(UIPinchGestureRecognizer *)recognizer {
  UIView *photo = [self prepare:recognizer];
  CGFloat scale = hypot(photo.transform.a, photo.transform.b);
  CGFloat factor = MIN(MAX(scale * recognizer.scale, 0.25), 4) / scale;
  photo.transform = CGAffineTransformScale(photo.transform, factor, factor);
  recognizer.scale = 1;
}

- (void)rotate:(UIRotationGestureRecognizer *)recognizer {
  UIView *photo = [self prepare:recognizer];
  photo.transform = CGAffineTransformRotate(photo.transform, recognizer.rotation);
  recognizer.rotation = 0;
}

- (void)doubleTap:(UITapGestureRecognizer *)recognizer {
  UIView *photo = recognizer.view;
  [self moveAnchorOf:photo to:CGPointMake(CGRectGetMidX(photo.bounds), CGRectGetMidY(photo.bounds))];
  [UIView animateWithDuration:0.25
                   animations:^{
                     photo.transform = CGAffineTransformIdentity;
                     photo.center = [self middle];
                   }];
}

- (void)longPress:(UILongPressGestureRecognizer *)recognizer {
  if (recognizer.state != UIGestureRecognizerStateBegan) return;
  CGPoint location = [recognizer locationInView:self.view];
  if (self.photos.count < self.names.count) {
    [self addPhotoAt:location];
    UIView *photo = [self.photos objectAtIndex:1];
    photo.alpha = 0;
    [UIView animateWithDuration:0.2 animations:^{ photo.alpha = 1; }];
  } else if ([self.view hitTest:location withEvent:nil] == [self.photos objectAtIndex:1]) {
    [[self.photos objectAtIndex:1] removeFromSuperview];
    [self.photos removeLastObject];
  }
}
@end
