// Text fields store their text, but are not simulated.
#import "TBPrivate.h"
#import <UIKit/UITextField.h>

@implementation UITextField
@synthesize text = _text, placeholder = _placeholder, font = _font, textColor = _textColor, textAlignment = _textAlignment;
- (instancetype)initWithFrame:(CGRect)frame {
  tbs_warn("UITextField is not simulated: it shows nothing and cannot be edited");
  return [super initWithFrame:frame];
}
- (void)dealloc {
  [_text release];
  [_placeholder release];
  [_font release];
  [_textColor release];
  [super dealloc];
}
@end
