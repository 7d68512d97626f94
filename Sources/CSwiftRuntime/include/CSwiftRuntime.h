// The hooks of Swift's concurrency runtime, two thread-local variables, and the call stack.
//
// If a hook is set, the runtime calls it instead of enqueuing a job. The hooks are C++ function
// pointers with Swift's calling convention, which Swift code cannot set.

#ifndef CSWIFTRUNTIME_H
#define CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stdint.h>

/// A serial executor, as the runtime represents it.
typedef struct {
  void *identity;
  uintptr_t implementation;
} ExecutorReference;

/// The functions that the runtime calls.
typedef struct {
  /// Whether the code on the current thread belongs to an app, whose main executor is
  /// `mainExecutor`.
  bool (*belongsToApp)(void);
  ExecutorReference mainExecutor;
  /// Enqueues a job without an actor. Returns false if the runtime should enqueue it.
  bool (*enqueueGlobal)(void *job);
} JobHandlers;

/// Sets the hooks. Call it only once.
void setJobHandlers(JobHandlers handlers);

/// Enqueues a job as the runtime does without hooks.
void enqueueGlobalOriginally(void *job);

/// The depth of the current thread's calls into an app; above 0 while it runs the app's main
/// thread.
int getAppDepth(void);
void addToAppDepth(int change);

/// The background job of the current thread, or NULL.
void *getCurrentJob(void);
void setCurrentJob(void *job);

/// Writes the addresses of the calls on the current thread's stack, the innermost first. In a
/// signal handler, starts with the interrupted function. Returns the number of addresses.
int getCallAddresses(uintptr_t *addresses, int capacity);

#endif
