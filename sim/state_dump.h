// Everything that a store remembers, line by line, so that two stores can be compared.
#pragma once

#include "club/store.h"

#include <set>
#include <string>
#include <vector>

namespace posthouse::sim {

/// What cannot be listed by the port and has to be asked for by name.
struct StateKeys {
    std::set<std::string> keys, sessions;
    std::int64_t held_most = 0;
};

std::vector<std::string> state_of(const club::StoreReader&, const StateKeys&);

/// The part of it that is asked for by name.
std::vector<std::string> named_state_of(const club::StoreReader&, const StateKeys&);

/// The first few lines in which they differ; empty where they do not.
std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& other);

}  // namespace posthouse::sim
