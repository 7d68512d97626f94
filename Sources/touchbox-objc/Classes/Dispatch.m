// Dispatch queues; see include/dispatch/dispatch.h.
#import "TBPrivate.h"
#include <dispatch/dispatch.h>

// Only the address matters, because all queues are the same.
static char mainQueue;

dispatch_queue_t dispatch_get_main_queue(void) { return (dispatch_queue_t)&mainQueue; }
dispatch_queue_t dispatch_get_global_queue(long priority, unsigned long flags) { return (dispatch_queue_t)&mainQueue; }
dispatch_queue_t dispatch_get_current_queue(void) { return (dispatch_queue_t)&mainQueue; }
dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attributes) {
  return (dispatch_queue_t)&mainQueue;
}
void dispatch_release(void *object) {}
void dispatch_retain(void *object) {}

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t nanoseconds) {
  if (when == DISPATCH_TIME_FOREVER) return when;
  dispatch_time_t start = when == DISPATCH_TIME_NOW ? (dispatch_time_t)(tbs_uptime() * NSEC_PER_SEC) : when;
  return nanoseconds < 0 && (dispatch_time_t)-nanoseconds >= start ? 1 : start + nanoseconds;
}

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) { tbs_dispatch(0, _Block_copy(block)); }
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  if (when == DISPATCH_TIME_FOREVER) return;
  double delay = when == DISPATCH_TIME_NOW ? 0 : (double)when / NSEC_PER_SEC - tbs_uptime();
  // Times are in nanoseconds, and the phone's clock has microsecond resolution.
  delay = round(delay * 1e6) / 1e6;
  tbs_dispatch(delay > 0 ? delay : 0, _Block_copy(block));
}
void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block) { block(); }
void dispatch_apply(size_t count, dispatch_queue_t queue, void (^block)(size_t index)) {
  for (size_t i = 0; i < count; i++) block(i);
}
void dispatch_once(dispatch_once_t *token, dispatch_block_t block) {
  if (*token) return;
  *token = 1;
  block();
}
