// Text fields.
#ifndef TOUCHBOX_UI_TEXT_FIELD_H
#define TOUCHBOX_UI_TEXT_FIELD_H
#import <UIKit/UIControls.h>
#import <UIKit/UITextInput.h>
@protocol UITextFieldDelegate;

typedef NS_ENUM(NSInteger, UITextBorderStyle) { //: UITextField.BorderStyle
  UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect
};
typedef NS_ENUM(NSInteger, UITextFieldViewMode) { //: UITextField.ViewMode
  UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways
};
typedef NS_ENUM(NSInteger, UITextFieldDidEndEditingReason) { //: UITextField.DidEndEditingReason
  UITextFieldDidEndEditingReasonCommitted, UITextFieldDidEndEditingReasonCancelled
};
#define UITextFieldTextDidBeginEditingNotification @"UITextFieldTextDidBeginEditingNotification"
#define UITextFieldTextDidEndEditingNotification @"UITextFieldTextDidEndEditingNotification"
#define UITextFieldTextDidChangeNotification @"UITextFieldTextDidChangeNotification"
#define UITextFieldDidEndEditingReasonKey @"UITextFieldDidEndEditingReasonKey"

@interface UITextField : UIControl <UIKeyInput>
@property (nonatomic, copy) NSString *text; //: override
@property (nonatomic, copy) NSAttributedString *attributedText;
@property (nonatomic, copy) NSString *placeholder;
@property (nonatomic, copy) NSAttributedString *attributedPlaceholder;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic, retain) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic, copy) NSDictionary *defaultTextAttributes; //: named($0.defaultTextAttributes) <- $0.defaultTextAttributes = keyed($1) ?? [:]
@property (nonatomic, copy) NSDictionary *typingAttributes; //: named($0.typingAttributes) <- $0.typingAttributes = keyed($1?)
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic, assign) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nonatomic, retain) UIView *leftView;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nonatomic, retain) UIView *rightView;
@property (nonatomic) UITextFieldViewMode rightViewMode;
@property (nonatomic, retain) UIView *inputView; //: override
@property (nonatomic, retain) UIView *inputAccessoryView; //: override
- (CGRect)borderRectForBounds:(CGRect)bounds; //: override $0.borderRect(forBounds: $1)
- (CGRect)textRectForBounds:(CGRect)bounds; //: override $0.textRect(forBounds: $1)
- (CGRect)placeholderRectForBounds:(CGRect)bounds; //: override $0.placeholderRect(forBounds: $1)
- (CGRect)editingRectForBounds:(CGRect)bounds; //: override $0.editingRect(forBounds: $1)
- (CGRect)clearButtonRectForBounds:(CGRect)bounds; //: override $0.clearButtonRect(forBounds: $1)
- (CGRect)leftViewRectForBounds:(CGRect)bounds; //: override $0.leftViewRect(forBounds: $1)
- (CGRect)rightViewRectForBounds:(CGRect)bounds; //: override $0.rightViewRect(forBounds: $1)
- (void)drawTextInRect:(CGRect)rect; //: override $0.drawText(in: $1)
- (void)drawPlaceholderInRect:(CGRect)rect; //: override $0.drawPlaceholder(in: $1)
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text; //: override $0.insertText($1)
- (void)deleteBackward; //: override
@property (nonatomic, retain) UITextRange *selectedTextRange;
@property (nonatomic, readonly) UITextRange *markedTextRange;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (NSString *)textInRange:(UITextRange *)range; //: $0.text(in: $1)
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text; //: $0.replace($1, withText: $2)
- (void)setMarkedText:(NSString *)text selectedRange:(NSRange)range; //: $0.setMarkedText($1?, selectedRange: $2)
- (void)unmarkText;
- (UITextRange *)textRangeFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to; //: $0.textRange(from: $1, to: $2)
- (UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset; //: $0.position(from: $1, offset: $2)
- (UITextPosition *)positionFromPosition:(UITextPosition *)position inDirection:(UITextLayoutDirection)direction offset:(NSInteger)offset; //: $0.position(from: $1, in: $2, offset: $3)
- (NSInteger)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other; //: $0.compare($1, to: $2).rawValue
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to; //: $0.offset(from: $1, to: $2)
- (CGRect)firstRectForRange:(UITextRange *)range; //: $0.firstRect(for: $1)
- (CGRect)caretRectForPosition:(UITextPosition *)position; //: $0.caretRect(for: $1)
- (UITextPosition *)closestPositionToPoint:(CGPoint)point; //: $0.closestPosition(to: $1)
- (UITextRange *)characterRangeAtPoint:(CGPoint)point; //: $0.characterRange(at: $1)
@end

@protocol UITextFieldDelegate <NSObject> //: delegate
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField; //: $0.textFieldShouldBeginEditing($1) else true
- (void)textFieldDidBeginEditing:(UITextField *)textField; //: $0.textFieldDidBeginEditing($1)
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField; //: $0.textFieldShouldEndEditing($1) else true
- (void)textFieldDidEndEditing:(UITextField *)textField; //: $0.textFieldDidEndEditing($1)
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason; //: $0.textFieldDidEndEditing($1, reason: $2) else textFieldDidEndEditing(a1)
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string; //: $0.textField($1, shouldChangeCharactersIn: $2, replacementString: $3) else true
- (void)textFieldDidChangeSelection:(UITextField *)textField; //: $0.textFieldDidChangeSelection($1)
- (BOOL)textFieldShouldClear:(UITextField *)textField; //: $0.textFieldShouldClear($1) else true
- (BOOL)textFieldShouldReturn:(UITextField *)textField; //: $0.textFieldShouldReturn($1) else true
@end
#endif
