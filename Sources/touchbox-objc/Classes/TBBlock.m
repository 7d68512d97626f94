// The class of blocks.
#import "TBPrivate.h"

@interface TBBlock : NSObject
@end
@implementation TBBlock
- (id)retain {
  return (id)_Block_copy(self);
}
- (id)copy {
  return (id)_Block_copy(self);
}
- (id)copyWithZone:(NSZone *)zone {
  return (id)_Block_copy(self);
}
- (oneway void)release {
  _Block_release(self);
}
- (NSUInteger)retainCount {
  return 1;
}
@end

void TBCallBlock(void *block) { TB_BEGIN((void (^)(void))block)(); TB_END }
void TBCallBlockWithFlag(void *block, unsigned char flag) { TB_BEGIN((void (^)(BOOL))block)(flag); TB_END }
void TBReleaseBlock(void *block) { _Block_release(block); }
