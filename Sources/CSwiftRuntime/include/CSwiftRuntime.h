// The hooks of Swift's concurrency runtime, two variables of each thread, and the calls on its stack.
//
// The runtime calls a hook, where one is set, in place of enqueuing a job itself. The hooks are C++
// function pointers with Swift's calling convention, which Swift code cannot set.

#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stdint.h>

/// A serial executor as the runtime refers to one.
typedef struct {
  void *identity;
  uintptr_t implementation;
} ExecutorReference;

/// What the runtime asks.
typedef struct {
  /// Whether the current thread's code belongs to an app, whose main executor is `mainExecutor`.
  bool (*belongsToApp)(void);
  ExecutorReference mainExecutor;
  /// Enqueues a job that is bound to no actor; false leaves it to the runtime.
  bool (*enqueueGlobal)(void *job);
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

/// Finds the calls on the current thread's stack, the innermost first; in a signal handler, those of the
/// interrupted function. Returns how many addresses it has written, each of the call itself.
int getCallAddresses(uintptr_t *addresses, int capacity);

#endif
