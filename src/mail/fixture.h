// The mails in fixtures/, for the tests.
//
// Deliberately absent: anything that the house itself needs.
#pragma once

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace posthouse::mail {

/// The bytes of fixtures/NAME.eml.
inline std::string fixture(const std::string& name) {
    std::ifstream file(std::string(POSTHOUSE_SOURCE) + "/src/mail/fixtures/" + name + ".eml",
                       std::ios::binary);
    if (!file) throw std::runtime_error("there is no fixture " + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace posthouse::mail
