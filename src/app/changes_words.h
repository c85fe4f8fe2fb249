// What a commit has changed, in the words in which the servers of one house tell it each other:
// “12 15 7/3” is the matches 12 and 15, and what player 3 alone is told of match 7; “session:” and
// a hash is a session that ended.
//
// Deliberately absent: how they are carried.
#pragma once

#include "app/house.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::app {

/// In pieces of so many bytes at most; none where nothing changed.
std::vector<std::string> encode_changes(const CommitChanges&, std::size_t bytes_max);

/// What is no such word, a newer server's perhaps, is passed over.
CommitChanges read_changes(std::string_view words);

}  // namespace posthouse::app
