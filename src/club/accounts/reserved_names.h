// Names that no player may have, however they are spelled: words of commands, games, and what only
// the house itself is called.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::club {

/// A key that is equal for names that look alike (the skeleton of Unicode UTS 39, for the ASCII
/// that names consist of): “p0sthouse” and “posthouse”, “cornputer” and “computer”. It goes further
/// than lookalike_key(), which tells players apart, and serves only to compare with reserved words.
std::string name_skeleton(std::string_view name);

/// Whether nobody may have this name: a word of commands, or what the house, its computer and its
/// operators are called, also in look-alikes. So are names made of nothing but such words and
/// numbers, as “house-admin2”, and all that have “posthouse” in them.
bool is_reserved_name(std::string_view name);

}  // namespace posthouse::club
