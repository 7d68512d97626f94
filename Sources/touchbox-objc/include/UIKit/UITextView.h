// Text views.
#ifndef TOUCHBOX_UI_TEXT_VIEW_H
#define TOUCHBOX_UI_TEXT_VIEW_H
#import <UIKit/UIScrollView.h>
#import <UIKit/UITextInput.h>
@protocol UITextViewDelegate;

#define UITextViewTextDidBeginEditingNotification @"UITextViewTextDidBeginEditingNotification"
#define UITextViewTextDidEndEditingNotification @"UITextViewTextDidEndEditingNotification"
#define UITextViewTextDidChangeNotification @"UITextViewTextDidChangeNotification"

@interface UITextView : UIScrollView <UIKeyInput>
@property (nonatomic, assign) id<UITextViewDelegate> delegate;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSAttributedString *attributedText;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic, retain) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UIEdgeInsets textContainerInset;
@property (nonatomic, copy) NSDictionary *typingAttributes; //: named($0.typingAttributes) <- $0.typingAttributes = keyed($1) ?? [:]
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic) NSRange selectedRange;
- (void)scrollRangeToVisible:(NSRange)range; //: $0.scrollRangeToVisible($1)
@property (nonatomic, retain) UIView *inputView; //: override
@property (nonatomic, retain) UIView *inputAccessoryView; //: override
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

@protocol UITextViewDelegate <UIScrollViewDelegate> //: delegate
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView; //: $0.textViewShouldBeginEditing($1) else true
- (void)textViewDidBeginEditing:(UITextView *)textView; //: $0.textViewDidBeginEditing($1)
- (BOOL)textViewShouldEndEditing:(UITextView *)textView; //: $0.textViewShouldEndEditing($1) else true
- (void)textViewDidEndEditing:(UITextView *)textView; //: $0.textViewDidEndEditing($1)
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text; //: $0.textView($1, shouldChangeTextIn: $2, replacementText: $3) else true
- (void)textViewDidChange:(UITextView *)textView; //: $0.textViewDidChange($1)
- (void)textViewDidChangeSelection:(UITextView *)textView; //: $0.textViewDidChangeSelection($1)
@end
#endif
