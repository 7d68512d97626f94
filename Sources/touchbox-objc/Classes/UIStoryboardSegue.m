// Transitions between a storyboard's controllers.
#import "TBNib.h"

UIViewController *TBMakeController(UIStoryboard *storyboard, NSString *identifier);

@implementation UIStoryboardSegue {
  NSString *_identifier;
  UIViewController *_source, *_destination;
 @public
  void (^_action)(void);
  BOOL _isInstant, _isPush;
}
- (instancetype)initWithIdentifier:(NSString *)identifier
                            source:(UIViewController *)source
                       destination:(UIViewController *)destination {
  if (!(self = [super init])) return nil;
  _identifier = [identifier copy];
  _source = [source retain];
  _destination = [destination retain];
  return self;
}
- (void)dealloc {
  [_identifier release];
  [_source release];
  [_destination release];
  if (_action) _Block_release(_action);
  [super dealloc];
}
- (NSString *)identifier {
  return _identifier;
}
- (__kindof UIViewController *)sourceViewController {
  return _source;
}
- (__kindof UIViewController *)destinationViewController {
  return _destination;
}
- (void)perform {
  if (_action) return _action();
  UINavigationController *navigation = [_source navigationController];
  if (_isPush && navigation) return [navigation pushViewController:_destination animated:!_isInstant];
  [_source presentViewController:_destination animated:!_isInstant completion:NULL];
}
@end

static UIStoryboardSegue *makeSegue(TBElement *element, UIViewController *source, UIViewController *destination) {
  NSString *path = NSStringFromClass([source class]);
  Class plain = [UIStoryboardSegue class];
  Class cls = TBClassNamed([element attribute:@"customClass"], plain, plain, path, element);
  UIStoryboardSegue *made = [[cls alloc] initWithIdentifier:[element attribute:@"identifier"]
                                                     source:source
                                                destination:destination];
  made->_isInstant = [[element attribute:@"animates"] isEqualToString:@"NO"];
  made->_isPush = [[NSArray arrayWithObjects:@"push", @"show", nil] containsObject:[element attribute:@"kind"] ?: @""];
  return [made autorelease];
}

/// Returns the controller that has shown another one: below it in a navigation controller, or presenting it.
static UIViewController *before(UIViewController *controller) {
  NSArray *stack = [[controller navigationController] viewControllers];
  NSUInteger index = stack ? [stack indexOfObject:controller] : NSNotFound;
  if (index != NSNotFound && index > 0) return [stack objectAtIndex:index - 1];
  UIViewController *presenter = [controller presentingViewController];
  if ([presenter isKindOfClass:[UINavigationController class]]) presenter = [(UINavigationController *)presenter topViewController];
  return presenter ?: [controller parentViewController];
}

/// Pops or dismisses all controllers in front of a controller.
static void showAgain(UIViewController *controller, BOOL isAnimated) {
  BOOL isPopped = [[[controller navigationController] topViewController] presentedViewController] == nil;
  UIViewController *presenter = [controller presentedViewController] ? controller : [controller navigationController];
  if ([presenter presentedViewController]) [presenter dismissViewControllerAnimated:isAnimated completion:NULL];
  [[controller navigationController] popToViewController:controller animated:isAnimated && isPopped];
}

/// Calls the unwind action on the nearest controller that has it, and shows that controller.
static void unwind(TBElement *element, UIViewController *source, id sender) {
  SEL action = NSSelectorFromString([element attribute:@"unwindAction"]);
  UIViewController *each = before(source);
  while (each && ![each respondsToSelector:action]) each = before(each);
  if (!each) {
    NSString *text = [NSString stringWithFormat:@"%@: no presenting controller has the action of the unwind segue %@",
                                                NSStringFromClass([source class]), [element attribute:@"unwindAction"]];
    return tbs_warn([text UTF8String]);
  }
  UIStoryboardSegue *segue = makeSegue(element, source, each);
  BOOL isAnimated = !segue->_isInstant;
  segue->_action = _Block_copy(^{ showAgain(each, isAnimated); });
  [source prepareForSegue:segue sender:sender];
  [each performSelector:action withObject:segue];
  [segue perform];
}

static void perform(TBElement *element, UIViewController *source, id sender) {
  if ([[element attribute:@"kind"] isEqualToString:@"unwind"]) return unwind(element, source, sender);
  UIViewController *destination = TBMakeController(TBSceneOf(source)->_storyboard, [element attribute:@"destination"]);
  if (!destination) {
    NSString *text = [NSString stringWithFormat:@"%@: the segue %@ does not lead to a controller in the storyboard",
                                                NSStringFromClass([source class]), [element attribute:@"identifier"]];
    return tbs_warn([text UTF8String]);
  }
  UIStoryboardSegue *segue = makeSegue(element, source, destination);
  [source prepareForSegue:segue sender:sender];
  [segue perform];
}

@implementation UIViewController (UIStoryboard)
- (UIStoryboard *)storyboard {
  TBScene *scene = TBSceneOf(self);
  return scene ? scene->_storyboard : nil;
}
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
  return YES;
}
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
}
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender {
  TBScene *scene = TBSceneOf(self);
  TBElement *element = scene ? [scene->_scene elementWith:identifier forAttribute:@"identifier"] : nil;
  if (!element) {
    [NSException raise:NSInvalidArgumentException
                format:@"Receiver (%@) has no segue with identifier '%@'", self, identifier];
  }
  perform(element, self, sender);
}
@end

/// The target of a control or recognizer that triggers a segue.
@interface TBSegueTrigger : NSObject {
 @public
  UIViewController *_controller;
  TBElement *_element;
}
@end
@implementation TBSegueTrigger
- (void)dealloc {
  [_element release];
  [super dealloc];
}
- (void)performSegue:(id)sender {
  if ([sender isKindOfClass:[UIGestureRecognizer class]] && [sender state] > UIGestureRecognizerStateEnded) return;
  NSString *identifier = [_element attribute:@"identifier"];
  if ([_controller shouldPerformSegueWithIdentifier:identifier sender:sender]) perform(_element, _controller, sender);
}
@end

static void embed(TBElement *element, UIView *container, UIViewController *owner, TBNibFile *file) {
  // A controller that embeds itself would recurse endlessly.
  NSString *target = [element attribute:@"destination"];
  BOOL isOwn = NO;
  for (UIViewController *each = owner; each; each = [each parentViewController]) {
    TBScene *scene = TBSceneOf(each);
    if (scene && [[scene->_controller attribute:@"id"] isEqualToString:target]) isOwn = YES;
  }
  UIViewController *child = isOwn ? nil : TBMakeController(TBSceneOf(owner)->_storyboard, target);
  if (!child) {
    return TBWarn(file->_path, element, @"the segue does not lead to a controller in the file, or embeds its own; it is left out");
  }
  UIStoryboardSegue *segue = makeSegue(element, owner, child);
  segue->_action = _Block_copy(^{
    [owner addChildViewController:child];
    [[child view] setFrame:[container bounds]];
    [[child view] setAutoresizingMask:UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight];
    [container addSubview:[child view]];
    [child didMoveToParentViewController:owner];
  });
  [owner prepareForSegue:segue sender:nil];
  [segue perform];
}

void TBConnectSegue(TBNibFile *file, TBElement *element, id source, UIViewController *owner) {
  if ([[element attribute:@"kind"] isEqualToString:@"relationship"] || source == owner) return;
  if ([[element attribute:@"kind"] isEqualToString:@"embed"]) return embed(element, source, owner, file);
  BOOL isControl = [source isKindOfClass:[UIControl class]], isItem = [source isKindOfClass:[UIBarButtonItem class]];
  BOOL isCell = [source isKindOfClass:[UITableViewCell class]];
  if (!isControl && !isItem && !isCell && ![source isKindOfClass:[UIGestureRecognizer class]]) {
    return TBWarn(file->_path, element, @"%@ performs no segues here; the segue is left out",
                  NSStringFromClass([source class]));
  }
  TBSegueTrigger *trigger = [[[TBSegueTrigger alloc] init] autorelease];
  trigger->_controller = owner;
  trigger->_element = [element retain];
  // The controller or the cell retains the trigger, which controls retain weakly.
  objc_setAssociatedObject(isCell ? source : owner, element, trigger, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  if (isItem) {
    [source setTarget:trigger];
    return [source setAction:@selector(performSegue:)];
  }
  if (isCell) {
    BOOL isAccessory = [[element attribute:@"trigger"] hasPrefix:@"accessory"];
    return tbs_setCellAction(source, trigger, sel_getName(@selector(performSegue:)), isAccessory);
  }
  if (isControl) {
    BOOL isValue = [[element attribute:@"eventType"] isEqualToString:@"valueChanged"];
    [source addTarget:trigger action:@selector(performSegue:)
        forControlEvents:isValue ? UIControlEventValueChanged : UIControlEventTouchUpInside];
  } else {
    [source addTarget:trigger action:@selector(performSegue:)];
  }
}
