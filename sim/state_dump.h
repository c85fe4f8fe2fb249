// Dumps everything in a store line by line, to compare two stores.
#pragma once

#include "club/store.h"

#include <set>
#include <string>
#include <vector>

namespace posthouse::sim {

/// Keys of entries that the port cannot list.
struct StateKeys {
    std::set<std::string> keys, sessions;
    std::int64_t held_most = 0;
};

std::vector<std::string> state_of(const club::StoreReader&, const StateKeys&);

/// The entries that are read by key.
std::vector<std::string> named_state_of(const club::StoreReader&, const StateKeys&);

/// The first differing lines; empty if there are none.
std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& other);

}  // namespace posthouse::sim
