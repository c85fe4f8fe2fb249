// ASSERT: a check that stays on in release builds. It stops the process at once, so use it for bugs
// of the program only. What a person types must lead to a Refusal instead.
#pragma once

#define ASSERT(condition) ((condition) ? void(0) : __builtin_trap())
