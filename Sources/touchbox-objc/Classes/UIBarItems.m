// Bar items, and navigation controllers.
#import "TBPrivate.h"

static const char *nameOf(SEL action) { return action ? sel_getName(action) : NULL; }

@implementation UIBarButtonItem
#include "UIBarButtonItem.inc"
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action {
  tbs_makeBarButton(self, [title UTF8String], NULL, style, -1);
  tbs_setBarAction(self, target, nameOf(action));
  return self;
}
- (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action {
  tbs_makeBarButton(self, NULL, image, style, -1);
  tbs_setBarAction(self, target, nameOf(action));
  return self;
}
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action {
  tbs_makeBarButton(self, NULL, NULL, 0, item);
  tbs_setBarAction(self, target, nameOf(action));
  return self;
}
- (id)target {
  return [(id)tbs_barTarget(self) autorelease];
}
- (void)setTarget:(id)target {
  tbs_setBarAction(self, target, nameOf([self action]));
}
- (SEL)action {
  char *name = tbs_barAction(self);
  SEL action = name ? sel_registerName(name) : NULL;
  free(name);
  return action;
}
- (void)setAction:(SEL)action {
  tbs_setBarAction(self, [self target], nameOf(action));
}
@end

@implementation UINavigationController
#include "UINavigationController.inc"
- (instancetype)initWithRootViewController:(UIViewController *)controller {
  if (!(self = [self initWithNibName:nil bundle:nil])) return nil;
  if (controller) [self setViewControllers:[NSArray arrayWithObject:controller] animated:NO];
  return self;
}
@end
