// Thrown by a store if the database is damaged: retrying does not help, and the operator must
// restore it. All other store errors may be temporary.
#pragma once

#include <stdexcept>

namespace posthouse::club {

class StoreDamaged : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace posthouse::club
