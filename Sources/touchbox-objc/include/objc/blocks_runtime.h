// Copying and releasing blocks; see Runtime/Blocks.c.
#ifndef TOUCHBOX_BLOCKS_H
#define TOUCHBOX_BLOCKS_H

#ifdef __cplusplus
extern "C" {
#endif
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
#ifdef __cplusplus
}
#endif

#ifndef Block_copy
#define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
#define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
#endif
#endif
