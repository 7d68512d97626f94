#pragma once
// Swift's Glibc module has neither header.
#include <sys/epoll.h>
#include <sys/eventfd.h>
