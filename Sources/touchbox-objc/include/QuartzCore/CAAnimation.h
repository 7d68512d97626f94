#import <QuartzCore/QuartzCore.h>
