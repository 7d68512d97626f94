// Text input: the keyboard's traits, positions in text, and the pasteboard.
#ifndef TOUCHBOX_UI_TEXT_INPUT_H
#define TOUCHBOX_UI_TEXT_INPUT_H
#import <UIKit/UIView.h>

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) { //: UITextAutocapitalizationType
  UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters
};
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) { //: UITextAutocorrectionType
  UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes
};
typedef NS_ENUM(NSInteger, UITextSpellCheckingType) { //: UITextSpellCheckingType
  UITextSpellCheckingTypeDefault, UITextSpellCheckingTypeNo, UITextSpellCheckingTypeYes
};
typedef NS_ENUM(NSInteger, UIKeyboardType) { //: UIKeyboardType
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter, UIKeyboardTypeWebSearch, UIKeyboardTypeASCIICapableNumberPad, UIKeyboardTypeAlphabet = UIKeyboardTypeASCIICapable
};
typedef NS_ENUM(NSInteger, UIKeyboardAppearance) { //: UIKeyboardAppearance
  UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark, UIKeyboardAppearanceLight, UIKeyboardAppearanceAlert = UIKeyboardAppearanceDark
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) { //: UIReturnKeyType
  UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext, UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone, UIReturnKeyEmergencyCall, UIReturnKeyContinue
};
typedef NS_ENUM(NSInteger, UITextLayoutDirection) { //: UITextLayoutDirection
  UITextLayoutDirectionRight = 2, UITextLayoutDirectionLeft, UITextLayoutDirectionUp, UITextLayoutDirectionDown
};
#define UIKeyboardWillShowNotification @"UIKeyboardWillShowNotification"
#define UIKeyboardDidShowNotification @"UIKeyboardDidShowNotification"
#define UIKeyboardWillHideNotification @"UIKeyboardWillHideNotification"
#define UIKeyboardDidHideNotification @"UIKeyboardDidHideNotification"
#define UIKeyboardWillChangeFrameNotification @"UIKeyboardWillChangeFrameNotification"
#define UIKeyboardDidChangeFrameNotification @"UIKeyboardDidChangeFrameNotification"
#define UIKeyboardFrameBeginUserInfoKey @"UIKeyboardFrameBeginUserInfoKey"
#define UIKeyboardFrameEndUserInfoKey @"UIKeyboardFrameEndUserInfoKey"
#define UIKeyboardAnimationDurationUserInfoKey @"UIKeyboardAnimationDurationUserInfoKey"
#define UIKeyboardAnimationCurveUserInfoKey @"UIKeyboardAnimationCurveUserInfoKey"
#define UIKeyboardIsLocalUserInfoKey @"UIKeyboardIsLocalUserInfoKey"
// Before iOS 3.2.
#define UIKeyboardBoundsUserInfoKey @"UIKeyboardBoundsUserInfoKey"
#define UIPasteboardChangedNotification @"UIPasteboardChangedNotification"

@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end

@protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

@interface UITextPosition : TBObject
@end

@interface UITextRange : TBObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end

@interface UIPasteboard : TBObject
+ (UIPasteboard *)generalPasteboard; //: UIPasteboard.general
@property (nonatomic, copy) NSString *string;
@property (nonatomic, copy) NSArray *strings; //: $0.strings <- $0.strings = $1
@property (nonatomic, readonly) BOOL hasStrings;
@property (nonatomic, readonly) NSInteger numberOfItems;
@property (nonatomic, readonly) NSInteger changeCount;
@end
#endif
