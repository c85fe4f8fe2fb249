// Instruction sets of this machine, for code that is compiled once per set
// (cmake/instruction_sets.cmake) and selected at run time.
//
// A file `x_engine.cpp`, listed in posthouse_per_instruction_set, exports a table of functions:
//
//     // x_engine.h
//     struct XEngine { Engine<X> (*make)(const Variant&); };
//     POSTHOUSE_FOR_EACH_SET(XEngine, x_engine)     // declares x_engine(InstructionSet)
//
//     // x_engine.cpp; POSTHOUSE_SET is the set it is compiled for
//     extern "C" const XEngine POSTHOUSE_IN_SET(x_engine) = {.make = make};
//
// A caller writes x_engine(instruction_set()).make(variant).
#pragma once

#include "base/assert.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace posthouse {

enum class InstructionSet : std::uint8_t { baseline, x86_64_v2, x86_64_v3, x86_64_v4 };

constexpr std::string_view name_of(InstructionSet set) {
    constexpr std::string_view names[] = {"baseline", "x86-64-v2", "x86-64-v3", "x86-64-v4"};
    return names[static_cast<std::size_t>(set)];
}

/// Sets that were built and that this machine supports, best last. The first is `baseline`.
std::vector<InstructionSet> instruction_sets();

/// The best of them, or the one named by the environment variable POSTHOUSE_INSTRUCTION_SET (for
/// tests and comparisons).
InstructionSet best_instruction_set();
/// best_instruction_set(), computed once.
InstructionSet instruction_set();

}  // namespace posthouse

#ifndef POSTHOUSE_SET
#define POSTHOUSE_SET baseline
#endif
#define POSTHOUSE_JOINED_NOW(name, set) name##_##set
#define POSTHOUSE_JOINED(name, set) POSTHOUSE_JOINED_NOW(name, set)
#define POSTHOUSE_IN_SET(name) POSTHOUSE_JOINED(name, POSTHOUSE_SET)

#ifdef POSTHOUSE_HAS_x86_64_v2
#define POSTHOUSE_ON_V2(...) __VA_ARGS__
#else
#define POSTHOUSE_ON_V2(...)
#endif
#ifdef POSTHOUSE_HAS_x86_64_v3
#define POSTHOUSE_ON_V3(...) __VA_ARGS__
#else
#define POSTHOUSE_ON_V3(...)
#endif
#ifdef POSTHOUSE_HAS_x86_64_v4
#define POSTHOUSE_ON_V4(...) __VA_ARGS__
#else
#define POSTHOUSE_ON_V4(...)
#endif

/// Declares `const T& name(InstructionSet)`, which returns the table compiled for this set.
#define POSTHOUSE_FOR_EACH_SET(T, name)                                    \
    extern "C" {                                                           \
    extern const T name##_baseline;                                        \
    POSTHOUSE_ON_V2(extern const T name##_x86_64_v2;)                      \
    POSTHOUSE_ON_V3(extern const T name##_x86_64_v3;)                      \
    POSTHOUSE_ON_V4(extern const T name##_x86_64_v4;)                      \
    }                                                                      \
    inline const T& name([[maybe_unused]] posthouse::InstructionSet set) { \
        using enum posthouse::InstructionSet;                              \
        POSTHOUSE_ON_V4(if (set == x86_64_v4) return name##_x86_64_v4;)    \
        POSTHOUSE_ON_V3(if (set == x86_64_v3) return name##_x86_64_v3;)    \
        POSTHOUSE_ON_V2(if (set == x86_64_v2) return name##_x86_64_v2;)    \
        ASSERT(set == baseline);                                           \
        return name##_baseline;                                            \
    }
