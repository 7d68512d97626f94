// Text fields. They are not simulated: they display nothing and cannot be edited.
#ifndef TOUCHBOX_UI_TEXT_FIELD_H
#define TOUCHBOX_UI_TEXT_FIELD_H
#import <UIKit/UIControls.h>

@interface UITextField : UIControl
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSString *placeholder;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic, retain) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@end
#endif
