#ifndef TOUCHBOX_QUARTZ_CORE_H
#define TOUCHBOX_QUARTZ_CORE_H
#import <QuartzCore/CATransform3D.h>
#import <QuartzCore/CALayer.h>
#import <QuartzCore/CAAnimation.h>
#endif
