// Drawing text, and its attributes.
#ifndef TOUCHBOX_UI_STRING_DRAWING_H
#define TOUCHBOX_UI_STRING_DRAWING_H
#import <UIKit/UIView.h>

#define NSFontAttributeName @"NSFont"
#define NSParagraphStyleAttributeName @"NSParagraphStyle"
#define NSForegroundColorAttributeName @"NSColor"
#define NSBackgroundColorAttributeName @"NSBackgroundColor"
#define NSKernAttributeName @"NSKern"
#define NSUnderlineStyleAttributeName @"NSUnderline"
#define NSUnderlineColorAttributeName @"NSUnderlineColor"
#define NSStrikethroughStyleAttributeName @"NSStrikethrough"
#define NSStrikethroughColorAttributeName @"NSStrikethroughColor"
#define NSBaselineOffsetAttributeName @"NSBaselineOffset"
#define NSShadowAttributeName @"NSShadow"
enum { NSUnderlineStyleNone = 0, NSUnderlineStyleSingle = 1, NSUnderlineStyleDouble = 9 };
typedef NS_OPTIONS(NSInteger, NSStringDrawingOptions) { //: NSStringDrawingOptions
  NSStringDrawingUsesLineFragmentOrigin = 1, NSStringDrawingUsesFontLeading = 2, NSStringDrawingTruncatesLastVisibleLine = 32
};
typedef enum : long { UIBaselineAdjustmentAlignBaselines, UIBaselineAdjustmentAlignCenters, UIBaselineAdjustmentNone } UIBaselineAdjustment;
@class NSStringDrawingContext;

@interface NSParagraphStyle : TBObject
+ (NSParagraphStyle *)defaultParagraphStyle; //: NSParagraphStyle.default
- (instancetype)init; //: init NSParagraphStyle()
- (id)mutableCopy; //: $0.mutableCopy() as? NSObject
@property (nonatomic, readonly) NSTextAlignment alignment;
@property (nonatomic, readonly) NSLineBreakMode lineBreakMode;
@property (nonatomic, readonly) CGFloat lineSpacing;
@end

@interface NSMutableParagraphStyle : NSParagraphStyle
- (instancetype)init; //: init NSMutableParagraphStyle()
@property (nonatomic) NSTextAlignment alignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat lineSpacing;
- (void)setParagraphStyle:(NSParagraphStyle *)style;
@end

@interface NSShadow : TBObject
- (instancetype)init; //: init NSShadow()
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) CGFloat shadowBlurRadius;
@property (nonatomic, retain) id shadowColor;
@end

@interface NSString (UIStringDrawing)
- (CGSize)sizeWithAttributes:(NSDictionary *)attributes; //: objc
- (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary *)attributes; //: objc
- (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary *)attributes; //: objc
- (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options attributes:(NSDictionary *)attributes context:(NSStringDrawingContext *)context; //: objc
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options attributes:(NSDictionary *)attributes context:(NSStringDrawingContext *)context; //: objc
- (CGSize)sizeWithFont:(UIFont *)font; //: objc
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size; //: objc
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size lineBreakMode:(NSLineBreakMode)mode; //: objc
- (CGSize)sizeWithFont:(UIFont *)font forWidth:(CGFloat)width lineBreakMode:(NSLineBreakMode)mode; //: objc
- (CGSize)drawAtPoint:(CGPoint)point withFont:(UIFont *)font; //: objc
- (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode; //: objc
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font; //: objc
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode; //: objc
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode alignment:(NSTextAlignment)alignment; //: objc
@end

@interface NSAttributedString (UIStringDrawing)
- (CGSize)size; //: objc
- (void)drawAtPoint:(CGPoint)point; //: objc
- (void)drawInRect:(CGRect)rect; //: objc
- (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options context:(NSStringDrawingContext *)context; //: objc
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options context:(NSStringDrawingContext *)context; //: objc
@end

CGSize TBSizeOfText(NSAttributedString *text, CGSize size, NSStringDrawingOptions options); //: $1.boundingRect(with: $2, options: $3, context: nil).size
void TBDrawText(NSAttributedString *text, CGRect rect, NSStringDrawingOptions options); //: $1.draw(with: $2, options: $3, context: nil)
void TBDrawTextAtPoint(NSAttributedString *text, CGPoint point); //: $1.draw(at: $2)
#endif
