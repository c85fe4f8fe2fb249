#include "club/blocks.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

bool blocks(const StoreReader& reader, UserId by, UserId whom) {
    const auto his = reader.blocks(by);
    return std::ranges::any_of(his, [whom](const Block& one) { return one.whom == whom; });
}

bool is_blocked_pair(const StoreReader& reader, UserId one, UserId two) {
    return blocks(reader, one, two) || blocks(reader, two, one);
}

std::optional<Refusal> no_match_with(const StoreReader& reader, const User& asking,
                                     const User& other) {
    if (blocks(reader, asking.id, other.id))
        return refuse("You block ", other.name, ": “unblock ", other.name,
                      "” first, or play somebody else.");
    if (blocks(reader, other.id, asking.id))
        return refuse(other.name, " does not accept matches with you: play somebody else.");
    return std::nullopt;
}

std::optional<Refusal> no_message_to(const StoreReader& reader, const User& from, const User& to) {
    if (blocks(reader, from.id, to.id))
        return refuse("You block ", to.name, ", who could not answer you: “unblock ", to.name,
                      "” first.");
    if (blocks(reader, to.id, from.id))
        return refuse(to.name, " does not accept messages from you: write to somebody else.");
    return std::nullopt;
}

std::string chat_error(const StoreReader& reader, const User& from, const User& to) {
    if (blocks(reader, from.id, to.id))
        return fmt::format("You block {}: your moves count, but no words go with them.", to.name);
    if (blocks(reader, to.id, from.id))
        return fmt::format(
            "{} does not accept words from you: your moves count, but no words go with them.",
            to.name);
    return {};
}

}  // namespace posthouse::club
