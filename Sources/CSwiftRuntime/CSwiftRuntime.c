#include "CSwiftRuntime.h"

#include <stddef.h>

// Declared as in the runtime's Concurrency.h. The parameters are pointers and integers, for which
// Swift's calling convention and C's agree but for the registers that only Swift uses.
#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*EnqueueOriginal)(void *job);
typedef SWIFT_CC void (*DelayOriginal)(unsigned long long delay, void *job);
typedef SWIFT_CC void (*DeadlineOriginal)(
    long long seconds, long long nanoseconds, long long toleranceSeconds,
    long long toleranceNanoseconds, int clock, void *job);

extern SWIFT_CC void (*swift_task_enqueueMainExecutor_hook)(void *job, EnqueueOriginal original);
extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueOriginal original);
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDelay_hook)(
    unsigned long long delay, void *job, DelayOriginal original);
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long toleranceSeconds,
    long long toleranceNanoseconds, int clock, void *job, DeadlineOriginal original);
extern SWIFT_CC void swift_get_time(long long *seconds, long long *nanoseconds, int clock);
extern SWIFT_CC void swift_task_enqueueGlobal(void *job);

static JobHandlers handlers;
static _Thread_local int appDepth;
static _Thread_local void *currentJob;
static _Thread_local bool isOriginal;

static SWIFT_CC void enqueueMain(void *job, EnqueueOriginal original) {
  if (!handlers.enqueueMain(job)) original(job);
}

static SWIFT_CC void enqueueGlobal(void *job, EnqueueOriginal original) {
  if (isOriginal || !handlers.enqueueGlobal(job)) original(job);
}

static SWIFT_CC void enqueueWithDelay(
    unsigned long long delay, void *job, DelayOriginal original) {
  int64_t nanoseconds = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  if (!handlers.enqueueAfter(job, nanoseconds, false)) original(delay, job);
}

static SWIFT_CC void enqueueWithDeadline(
    long long seconds, long long nanoseconds, long long toleranceSeconds,
    long long toleranceNanoseconds, int clock, void *job, DeadlineOriginal original) {
  long long nowSeconds, nowNanoseconds, delay;
  swift_get_time(&nowSeconds, &nowNanoseconds, clock);
  if (__builtin_mul_overflow(seconds - nowSeconds, 1000000000LL, &delay) ||
      __builtin_add_overflow(delay, nanoseconds - nowNanoseconds, &delay)) {
    delay = seconds > nowSeconds ? INT64_MAX : 0;
  }
  if (!handlers.enqueueAfter(job, delay, true)) {
    original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
  }
}

void setJobHandlers(JobHandlers newHandlers) {
  handlers = newHandlers;
  swift_task_enqueueMainExecutor_hook = enqueueMain;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
  swift_task_enqueueGlobalWithDelay_hook = enqueueWithDelay;
  swift_task_enqueueGlobalWithDeadline_hook = enqueueWithDeadline;
}

void enqueueGlobalOriginally(void *job) {
  isOriginal = true;
  swift_task_enqueueGlobal(job);
  isOriginal = false;
}

int getAppDepth(void) { return appDepth; }
void addToAppDepth(int change) { appDepth += change; }
void *getCurrentJob(void) { return currentJob; }
void setCurrentJob(void *job) { currentJob = job; }
