// The hooks of Swift's concurrency runtime, and two variables of each thread.
//
// The runtime calls a hook, where one is set, in place of enqueuing a job itself. The hooks are C++
// function pointers with Swift's calling convention, which Swift code cannot set.

#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stdint.h>

/// Functions that may take a job over. Each returns whether it did; otherwise the runtime continues.
typedef struct {
  bool (*enqueueMain)(void *job);
  bool (*enqueueGlobal)(void *job);
  /// The delay is in nanoseconds; it is exact unless `isRounded`, where it comes from a real clock.
  bool (*enqueueAfter)(void *job, int64_t delay, bool isRounded);
} JobHandlers;

/// Sets the hooks; call it once.
void setJobHandlers(JobHandlers handlers);

/// Enqueues a job as the runtime would without hooks.
void enqueueGlobalOriginally(void *job);

/// How deep the current thread is inside an app: more than 0 while it runs the app's main thread.
int getAppDepth(void);
void addToAppDepth(int change);

/// The background job that the current thread runs; NULL for none.
void *getCurrentJob(void);
void setCurrentJob(void *job);

#endif
