// What a command has made or found, as fields for programs, and how it is stored for a repetition
// of the request.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace posthouse::club {

/// What an accepted command made or found, as a field of the response for programs and the page
/// (http/api_types/commands.ts lists the names). Secrets are placeholders, as in `Response::text`.
struct Fact {
    std::string name;
    std::variant<std::int64_t, std::string> value;
};

/// As JSON; none if there are no facts.
std::optional<std::string> stored_facts(const std::vector<Fact>&);
std::vector<Fact> read_facts(const std::optional<std::string>&);

}  // namespace posthouse::club
