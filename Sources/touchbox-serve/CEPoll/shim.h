#pragma once
// Swift's Glibc module does not include these headers.
#include <sys/epoll.h>
#include <sys/eventfd.h>
