// Dispatch queues on the phone's clock. The blocks of all queues run on the main thread, one after another.
#ifndef TOUCHBOX_DISPATCH_H
#define TOUCHBOX_DISPATCH_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void (^dispatch_block_t)(void);
typedef struct dispatch_queue *dispatch_queue_t;
typedef struct dispatch_queue_attr *dispatch_queue_attr_t;
/// Nanoseconds on the phone's clock.
typedef uint64_t dispatch_time_t;
typedef intptr_t dispatch_once_t;

#define DISPATCH_TIME_NOW 0ull
#define DISPATCH_TIME_FOREVER (~0ull)
#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define USEC_PER_SEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define DISPATCH_QUEUE_SERIAL NULL
#define DISPATCH_QUEUE_CONCURRENT NULL
#define DISPATCH_QUEUE_PRIORITY_HIGH 2
#define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
#define DISPATCH_QUEUE_PRIORITY_LOW (-2)
#define DISPATCH_QUEUE_PRIORITY_BACKGROUND INT16_MIN

dispatch_queue_t dispatch_get_main_queue(void) TOUCHBOX_SYMBOL(dispatch_get_main_queue);
dispatch_queue_t dispatch_get_global_queue(long priority, unsigned long flags) TOUCHBOX_SYMBOL(dispatch_get_global_queue);
dispatch_queue_t dispatch_get_current_queue(void) TOUCHBOX_SYMBOL(dispatch_get_current_queue);
dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attributes) TOUCHBOX_SYMBOL(dispatch_queue_create);
void dispatch_release(void *object) TOUCHBOX_SYMBOL(dispatch_release);
void dispatch_retain(void *object) TOUCHBOX_SYMBOL(dispatch_retain);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t nanoseconds) TOUCHBOX_SYMBOL(dispatch_time);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) TOUCHBOX_SYMBOL(dispatch_async);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) TOUCHBOX_SYMBOL(dispatch_after);
/// Calls the block immediately.
void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block) TOUCHBOX_SYMBOL(dispatch_sync);
/// Calls the block for each index, in order.
void dispatch_apply(size_t count, dispatch_queue_t queue, void (^block)(size_t index)) TOUCHBOX_SYMBOL(dispatch_apply);
void dispatch_once(dispatch_once_t *token, dispatch_block_t block) TOUCHBOX_SYMBOL(dispatch_once);

#ifdef __cplusplus
}
#endif
#endif
