#include "club/commands/fact.h"

#include <boost/json.hpp>

namespace posthouse::club {

namespace json = boost::json;

std::optional<std::string> stored_facts(const std::vector<Fact>& facts) {
    if (facts.empty()) return std::nullopt;
    json::object stored;
    for (const Fact& fact : facts)
        std::visit([&](const auto& value) { stored[fact.name] = value; }, fact.value);
    return json::serialize(stored);
}

std::vector<Fact> read_facts(const std::optional<std::string>& stored) {
    std::vector<Fact> facts;
    if (!stored) return facts;
    const json::value read = json::parse(*stored);
    for (const auto& [name, value] : read.as_object())
        if (const auto* number = value.if_int64())
            facts.push_back({name, *number});
        else
            facts.push_back({name, std::string(value.as_string())});
    return facts;
}

}  // namespace posthouse::club
