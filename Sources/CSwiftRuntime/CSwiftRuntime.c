#include "CSwiftRuntime.h"

#include <stddef.h>
#include <unwind.h>

// Declared as in the runtime's Concurrency.h. All parameters are pointers or integers. For these,
// Swift's calling convention differs from C's only in Swift-specific registers.
#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC ExecutorReference (*MainExecutorOriginal)(void);
typedef SWIFT_CC bool (*IsMainOriginal)(ExecutorReference executor);
typedef SWIFT_CC void (*EnqueueOriginal)(void *job);

extern SWIFT_CC ExecutorReference (*swift_task_getMainExecutor_hook)(
    MainExecutorOriginal original);
extern SWIFT_CC bool (*swift_task_isMainExecutor_hook)(
    ExecutorReference executor, IsMainOriginal original);
extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueOriginal original);
extern SWIFT_CC void swift_task_enqueueGlobal(void *job);

static JobHandlers handlers;
static _Thread_local int appDepth;
static _Thread_local void *currentJob;
static _Thread_local bool isOriginal;

static SWIFT_CC ExecutorReference getMainExecutor(MainExecutorOriginal original) {
  return handlers.belongsToApp() ? handlers.mainExecutor : original();
}

static SWIFT_CC bool isMainExecutor(ExecutorReference executor, IsMainOriginal original) {
  return executor.identity == handlers.mainExecutor.identity || original(executor);
}

static SWIFT_CC void enqueueGlobal(void *job, EnqueueOriginal original) {
  if (isOriginal || !handlers.enqueueGlobal(job)) original(job);
}

void setJobHandlers(JobHandlers newHandlers) {
  handlers = newHandlers;
  swift_task_getMainExecutor_hook = getMainExecutor;
  swift_task_isMainExecutor_hook = isMainExecutor;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
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

typedef struct {
  uintptr_t *addresses;
  int count;
  int capacity;
} Calls;

static _Unwind_Reason_Code addCall(struct _Unwind_Context *context, void *data) {
  Calls *calls = data;
  int isInterrupted = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &isInterrupted);
  // The calls so far belong to the signal handler.
  if (isInterrupted) calls->count = 0;
  if (address == 0 || calls->count == calls->capacity) return _URC_END_OF_STACK;
  // The return address is the instruction after the call, which may belong to a different line.
  calls->addresses[calls->count++] = isInterrupted ? address : address - 1;
  return _URC_NO_REASON;
}

int getCallAddresses(uintptr_t *addresses, int capacity) {
  Calls calls = {addresses, 0, capacity};
  _Unwind_Backtrace(addCall, &calls);
  return calls.count;
}
