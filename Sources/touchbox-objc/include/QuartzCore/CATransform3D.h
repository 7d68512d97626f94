// 3D transforms.
#ifndef TOUCHBOX_CA_TRANSFORM_3D_H
#define TOUCHBOX_CA_TRANSFORM_3D_H
#import <CoreGraphics/CGAffineTransform.h>

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
static const CATransform3D CATransform3DIdentity = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

CATransform3D CATransform3DMakeTranslation(CGFloat x, CGFloat y, CGFloat z); //: CATransform3DMakeTranslation($1, $2, $3)
CATransform3D CATransform3DMakeScale(CGFloat x, CGFloat y, CGFloat z); //: CATransform3DMakeScale($1, $2, $3)
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z); //: CATransform3DMakeRotation($1, $2, $3, $4)
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat x, CGFloat y, CGFloat z); //: CATransform3DTranslate($1, $2, $3, $4)
CATransform3D CATransform3DScale(CATransform3D t, CGFloat x, CGFloat y, CGFloat z); //: CATransform3DScale($1, $2, $3, $4)
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z); //: CATransform3DRotate($1, $2, $3, $4, $5)
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b); //: CATransform3DConcat($1, $2)
CATransform3D CATransform3DInvert(CATransform3D t); //: CATransform3DInvert($1)
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform t); //: CATransform3DMakeAffineTransform($1)
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t); //: CATransform3DGetAffineTransform($1)
BOOL CATransform3DIsAffine(CATransform3D t); //: CATransform3DIsAffine($1)
BOOL CATransform3DIsIdentity(CATransform3D t); //: CATransform3DIsIdentity($1)
BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b); //: CATransform3DEqualToTransform($1, $2)

@interface NSValue (CATransform3D)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
@property (nonatomic, readonly) CATransform3D CATransform3DValue;
@end
#endif
