// Constraints, in nib files and in code.
#import "TBNib.h"

/// A controller's top or bottom guide, which matches an edge of its view's safe area.
@interface TBLayoutSupport : NSObject <UILayoutSupport> {
 @public
  UIView *_view;
  BOOL _isTop;
}
@end
@implementation TBLayoutSupport
- (void)dealloc {
  [_view release];
  [super dealloc];
}
- (CGFloat)length {
  CGRect safe = [[_view safeAreaLayoutGuide] layoutFrame], bounds = [_view bounds];
  return _isTop ? CGRectGetMinY(safe) - CGRectGetMinY(bounds) : CGRectGetMaxY(bounds) - CGRectGetMaxY(safe);
}
@end

id<UILayoutSupport> TBGuide(UIView *view, BOOL isTop) {
  TBLayoutSupport *guide = [[[TBLayoutSupport alloc] init] autorelease];
  guide->_view = [view retain];
  guide->_isTop = isTop;
  return guide;
}

/// Replaces a controller's guide by the safe area.
static id resolved(id item, NSLayoutAttribute *attribute) {
  if (![item isKindOfClass:[TBLayoutSupport class]]) return item;
  TBLayoutSupport *guide = item;
  // The top guide's bottom edge is the safe area's top edge.
  if (guide->_isTop && *attribute == NSLayoutAttributeBottom) *attribute = NSLayoutAttributeTop;
  if (!guide->_isTop && *attribute == NSLayoutAttributeTop) *attribute = NSLayoutAttributeBottom;
  return [guide->_view safeAreaLayoutGuide];
}

@implementation NSLayoutConstraint
#include "NSLayoutConstraint.inc"
+ (instancetype)constraintWithItem:(id)first
                         attribute:(NSLayoutAttribute)firstAttribute
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(id)second
                         attribute:(NSLayoutAttribute)secondAttribute
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)constant {
  first = resolved(first, &firstAttribute);
  second = resolved(second, &secondAttribute);
  id made = tbs_makeConstraint(first, firstAttribute, relation, second, secondAttribute, multiplier, constant);
  return [made autorelease];
}
+ (void)activateConstraints:(NSArray *)constraints {
  for (NSLayoutConstraint *each in constraints) [each setActive:YES];
}
+ (void)deactivateConstraints:(NSArray *)constraints {
  for (NSLayoutConstraint *each in constraints) [each setActive:NO];
}
@end

CGSize TBScrollContentSize(UIScrollView *view) {
  CGRect all = CGRectZero;
  for (UIView *each in [view subviews]) all = CGRectUnion(all, [each frame]);
  return all.size;
}

// MARK: - Nib files

/// Returns an attribute's number by its name in the file, or -1.
static long attributeNamed(NSString *name) {
  if ([name isEqualToString:@"baseline"]) return NSLayoutAttributeBaseline;
  NSArray *names = [@"left right top bottom leading trailing width height centerX centerY lastBaseline firstBaseline"
      componentsSeparatedByString:@" "];
  NSUInteger index = name ? [names indexOfObject:name] : NSNotFound;
  return index == NSNotFound ? -1 : (long)index + 1;
}

/// Returns the view or guide on one side of a constraint, and its attribute; nil after a warning.
static id side(NSString *prefix, TBNibConstraint *constraint, TBNibFile *file, long *attribute) {
  TBElement *element = constraint->_element;
  NSString *identifier = [element attribute:[prefix stringByAppendingString:@"Item"]] ?: constraint->_holder;
  NSString *name = [element attribute:[prefix stringByAppendingString:@"Attribute"]];
  TBElement *guide = [file->_guides objectForKey:identifier];
  TBNibObject *object = [file objectWithIdentifier:guide ? [file->_guideViews objectForKey:identifier] : identifier];
  id item = object ? object->_made : nil;
  if (![item isKindOfClass:[UIView class]]) {
    TBWarn(file->_path, element, @"the constraint refers to %@, which is not a view here; it is left out", identifier);
    return nil;
  }
  NSString *kind = guide ? ([guide attribute:@"type"] ?: [guide attribute:@"key"]) : nil;
  BOOL isMargin = [name hasSuffix:@"Margin"], isCentered = [name hasSuffix:@"WithinMargins"];
  if (isMargin) name = [name substringToIndex:[name length] - 6];
  if (isCentered) name = [name substringToIndex:7];
  *attribute = attributeNamed(name);
  if (*attribute < 0) {
    TBWarn(file->_path, element, @"constraints with the attribute %@ are ignored; the designed frames apply", name);
    return nil;
  }
  if ([kind isEqualToString:@"top"] || [kind isEqualToString:@"bottom"]) return TBGuide(item, [kind isEqualToString:@"top"]);
  if ([kind isEqualToString:@"layoutMargins"] || isMargin || isCentered) return [item layoutMarginsGuide];
  if ([item isKindOfClass:[UIScrollView class]]) {
    if ([kind isEqualToString:@"contentLayoutGuide"]) return [item contentLayoutGuide];
    if ([kind isEqualToString:@"frameLayoutGuide"]) return [item frameLayoutGuide];
  }
  return guide ? [item safeAreaLayoutGuide] : item;
}

static double ratio(NSString *text) {
  if (!text) return 1;
  NSArray *parts = [[text stringByReplacingOccurrencesOfString:@"/" withString:@":"] componentsSeparatedByString:@":"];
  double first = [[parts objectAtIndex:0] doubleValue];
  double second = [parts count] == 2 ? [[parts objectAtIndex:1] doubleValue] : 1;
  return second == 0 ? 0 : first / second;
}

static NSLayoutConstraint *constraintFrom(TBNibConstraint *constraint, TBNibFile *file) {
  TBElement *element = constraint->_element;
  long firstAttribute = 0, secondAttribute = 0;
  id first = side(@"first", constraint, file, &firstAttribute), second = nil;
  if (!first) return nil;
  if ([element attribute:@"secondItem"] || [element attribute:@"secondAttribute"]) {
    second = side(@"second", constraint, file, &secondAttribute);
    if (!second) return nil;
  }
  NSString *relation = [element attribute:@"relation"];
  NSLayoutRelation sign = [relation isEqualToString:@"lessThanOrEqual"] ? -1 : [relation isEqualToString:@"greaterThanOrEqual"];
  NSLayoutConstraint *made = [NSLayoutConstraint constraintWithItem:first
                                                          attribute:firstAttribute
                                                          relatedBy:sign
                                                             toItem:second
                                                          attribute:secondAttribute
                                                         multiplier:ratio([element attribute:@"multiplier"])
                                                           constant:[[element attribute:@"constant"] doubleValue]];
  if ([element attribute:@"priority"]) [made setPriority:[[element attribute:@"priority"] floatValue]];
  if ([element attribute:@"identifier"]) [made setIdentifier:[element attribute:@"identifier"]];
  return made;
}

void TBConstrain(TBNibFile *file) {
  for (TBNibConstraint *each in file->_constraints) {
    TBElement *element = each->_element;
    TBNibObject *holder = [file objectWithIdentifier:each->_holder];
    if ([element isOn:@"placeholder"] || !holder) continue;
    NSLayoutConstraint *made = constraintFrom(each, file);
    if (!made) continue;
    // Constraints for other size classes stay inactive.
    if (![[element attribute:@"installed"] isEqualToString:@"NO"]) [made setActive:YES];
    TBNibObject *object = [[[TBNibObject alloc] init] autorelease];
    object->_identifier = [[element attribute:@"id"] copy];
    object->_className = @"NSLayoutConstraint";
    object->_made = [made retain];
    [file->_roots addObject:object];
  }
}
