// Alerts and presented controllers.
#import "TBPrivate.h"
#import <UIKit/UIAlertView.h>

@implementation UIAlertView {
  NSMutableArray *_titles;
}
@synthesize title = _title, message = _message, delegate = _delegate, tag = _tag, cancelButtonIndex = _cancelButtonIndex;
- (id)init {
  _titles = [[NSMutableArray alloc] init];
  _cancelButtonIndex = -1;
  return self;
}
- (instancetype)initWithTitle:(NSString *)title
                      message:(NSString *)message
                     delegate:(id)delegate
            cancelButtonTitle:(NSString *)cancelTitle
            otherButtonTitles:(NSString *)otherTitles, ... {
  if (!(self = [self init])) return nil;
  self.title = title;
  self.message = message;
  _delegate = delegate;
  if (cancelTitle) _cancelButtonIndex = [self addButtonWithTitle:cancelTitle];
  va_list titles;
  va_start(titles, otherTitles);
  for (NSString *each = otherTitles; each; each = va_arg(titles, NSString *)) [self addButtonWithTitle:each];
  va_end(titles);
  return self;
}
- (void)dealloc {
  [_title release];
  [_message release];
  [_titles release];
  [super dealloc];
}
- (NSInteger)addButtonWithTitle:(NSString *)title {
  [_titles addObject:[[title copy] autorelease]];
  return [_titles count] - 1;
}
- (NSString *)buttonTitleAtIndex:(NSInteger)index {
  return [_titles objectAtIndex:index];
}
- (NSInteger)numberOfButtons {
  return [_titles count];
}
- (void)show {
  tbs_showAlert([self retain], [_title UTF8String], [_message UTF8String], _cancelButtonIndex, [_titles count]);
}
@end

char *TBAlertButton(void *alert, long index) { return strdup([[(UIAlertView *)alert buttonTitleAtIndex:index] UTF8String]); }

void TBAlertClicked(void *object, long index) {
  TB_BEGIN
  UIAlertView *alert = [(id)object autorelease];
  id delegate = [alert delegate];
  if ([delegate respondsToSelector:@selector(alertView:clickedButtonAtIndex:)]) [delegate alertView:alert clickedButtonAtIndex:index];
  if ([delegate respondsToSelector:@selector(alertView:didDismissWithButtonIndex:)])
    [delegate alertView:alert didDismissWithButtonIndex:index];
  TB_END
}
