// ASSERT: a check that stays on in release.
//
// For a Bug, the third kind of wrong (see ARCHITECTURE.md): something the program itself got wrong.
// It stops the process at once. What a person types must never reach one; that is what Refusal is
// for.
//
// Deliberately absent: levels, messages, a way to switch it off.
#pragma once

#define ASSERT(condition) ((condition) ? void(0) : __builtin_trap())
