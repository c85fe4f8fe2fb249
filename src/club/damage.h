// What a store throws where the database itself is damaged: trying again changes nothing, and the
// operator must restore it. All else that a store throws may pass.
#pragma once

#include <stdexcept>

namespace posthouse::club {

class StoreDamaged : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace posthouse::club
