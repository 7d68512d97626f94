// Drawing text.
#import "TBPrivate.h"

static NSAttributedString *styled(NSString *text, NSDictionary *attributes) {
  return [[[NSAttributedString alloc] initWithString:text attributes:attributes] autorelease];
}
/// Text in a font, with the context's current fill color.
static NSAttributedString *plain(NSString *text, UIFont *font, NSLineBreakMode mode, NSTextAlignment alignment) {
  NSMutableParagraphStyle *style = [[[NSMutableParagraphStyle alloc] init] autorelease];
  [style setLineBreakMode:mode];
  [style setAlignment:alignment];
  NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
  [attributes setObject:style forKey:NSParagraphStyleAttributeName];
  if (font) [attributes setObject:font forKey:NSFontAttributeName];
  id color = [(id)tbs_fillColor() autorelease];
  if (color) [attributes setObject:color forKey:NSForegroundColorAttributeName];
  return styled(text, attributes);
}
static const CGSize unlimited = {CGFLOAT_MAX, CGFLOAT_MAX};

@implementation NSString (UIStringDrawing)
- (CGSize)sizeWithAttributes:(NSDictionary *)attributes {
  return TBSizeOfText(styled(self, attributes), unlimited, NSStringDrawingUsesLineFragmentOrigin);
}
- (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary *)attributes {
  TBDrawTextAtPoint(styled(self, attributes), point);
}
- (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary *)attributes {
  TBDrawText(styled(self, attributes), rect, NSStringDrawingUsesLineFragmentOrigin);
}
- (void)drawWithRect:(CGRect)rect
             options:(NSStringDrawingOptions)options
          attributes:(NSDictionary *)attributes
             context:(NSStringDrawingContext *)context {
  TBDrawText(styled(self, attributes), rect, options);
}
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                    attributes:(NSDictionary *)attributes
                       context:(NSStringDrawingContext *)context {
  return (CGRect){CGPointZero, TBSizeOfText(styled(self, attributes), size, options)};
}

// MARK: Before iOS 7

- (CGSize)sizeWithFont:(UIFont *)font {
  return TBSizeOfText(plain(self, font, NSLineBreakByWordWrapping, NSTextAlignmentLeft), unlimited, 0);
}
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size {
  return [self sizeWithFont:font constrainedToSize:size lineBreakMode:NSLineBreakByWordWrapping];
}
- (CGSize)sizeWithFont:(UIFont *)font constrainedToSize:(CGSize)size lineBreakMode:(NSLineBreakMode)mode {
  CGSize found = TBSizeOfText(plain(self, font, mode, NSTextAlignmentLeft), size, NSStringDrawingUsesLineFragmentOrigin);
  return CGSizeMake(fmin(found.width, size.width), fmin(found.height, size.height));
}
- (CGSize)sizeWithFont:(UIFont *)font forWidth:(CGFloat)width lineBreakMode:(NSLineBreakMode)mode {
  CGSize size = [self sizeWithFont:font];
  return CGSizeMake(fmin(size.width, width), size.height);
}
- (CGSize)drawAtPoint:(CGPoint)point withFont:(UIFont *)font {
  TBDrawTextAtPoint(plain(self, font, NSLineBreakByWordWrapping, NSTextAlignmentLeft), point);
  return [self sizeWithFont:font];
}
- (CGSize)drawAtPoint:(CGPoint)point forWidth:(CGFloat)width withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode {
  CGSize size = [self sizeWithFont:font forWidth:width lineBreakMode:mode];
  TBDrawText(plain(self, font, mode, NSTextAlignmentLeft), (CGRect){point, {width, size.height}}, 0);
  return size;
}
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font {
  return [self drawInRect:rect withFont:font lineBreakMode:NSLineBreakByWordWrapping alignment:NSTextAlignmentLeft];
}
- (CGSize)drawInRect:(CGRect)rect withFont:(UIFont *)font lineBreakMode:(NSLineBreakMode)mode {
  return [self drawInRect:rect withFont:font lineBreakMode:mode alignment:NSTextAlignmentLeft];
}
- (CGSize)drawInRect:(CGRect)rect
            withFont:(UIFont *)font
       lineBreakMode:(NSLineBreakMode)mode
           alignment:(NSTextAlignment)alignment {
  TBDrawText(plain(self, font, mode, alignment), rect, NSStringDrawingUsesLineFragmentOrigin);
  return [self sizeWithFont:font constrainedToSize:rect.size lineBreakMode:mode];
}
@end

@implementation NSAttributedString (UIStringDrawing)
- (CGSize)size {
  return TBSizeOfText(self, unlimited, NSStringDrawingUsesLineFragmentOrigin);
}
- (void)drawAtPoint:(CGPoint)point {
  TBDrawTextAtPoint(self, point);
}
- (void)drawInRect:(CGRect)rect {
  TBDrawText(self, rect, NSStringDrawingUsesLineFragmentOrigin);
}
- (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options context:(NSStringDrawingContext *)context {
  TBDrawText(self, rect, options);
}
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(NSStringDrawingContext *)context {
  return (CGRect){CGPointZero, TBSizeOfText(self, size, options)};
}
@end
