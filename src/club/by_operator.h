// Who acts for the house, why and when: the operator, at the machine on which it runs.
//
// Deliberately absent: what he does (service.h), any proof that he may: whoever can write the
// database is the operator.
#pragma once

#include "club/house_order.h"

#include <string>

namespace posthouse::club {

struct OperatorContext {
    std::string who;     // his login name
    std::string reason;  // as players are told; may be empty
    Instant now{};
};

}  // namespace posthouse::club
