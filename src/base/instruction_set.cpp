#include "base/instruction_set.h"

#include <cstdlib>

// Clang's __builtin_cpu_supports has no names for the x86-64 levels, only for their features.
#ifdef __clang__
#define POSTHOUSE_KNOWN_2 __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt")
#define POSTHOUSE_KNOWN_3                                              \
    __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && \
        __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
#define POSTHOUSE_KNOWN_4                                                       \
    __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd") && \
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
#define POSTHOUSE_KNOWN(level) (POSTHOUSE_KNOWN_##level)
#else
#define POSTHOUSE_KNOWN(level) (__builtin_cpu_supports("x86-64-v" #level))
#endif

namespace posthouse {

std::vector<InstructionSet> instruction_sets() {
    std::vector<InstructionSet> sets{InstructionSet::baseline};
    POSTHOUSE_ON_V2(if (POSTHOUSE_KNOWN(2)) sets.push_back(InstructionSet::x86_64_v2);)
    POSTHOUSE_ON_V3(if (POSTHOUSE_KNOWN(3)) sets.push_back(InstructionSet::x86_64_v3);)
    POSTHOUSE_ON_V4(if (POSTHOUSE_KNOWN(4)) sets.push_back(InstructionSet::x86_64_v4);)
    return sets;
}

InstructionSet best_instruction_set() {
    const auto sets = instruction_sets();
#ifndef __wasm__  // WebAssembly has no environment to read
    if (const char* name = std::getenv("POSTHOUSE_INSTRUCTION_SET"))
        for (InstructionSet set : sets)
            if (name_of(set) == name) return set;
#endif
    return sets.back();
}

InstructionSet instruction_set() {
    static const InstructionSet chosen = best_instruction_set();
    return chosen;
}

}  // namespace posthouse
