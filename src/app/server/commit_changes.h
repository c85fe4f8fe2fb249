// What a commit has changed, for those who show it.
#pragma once

#include "club/commands/backend.h"
#include "club/matches/loaded_match.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::app {

/// What a commit has changed: matches, and what concerns one player only.
struct CommitChanges {
    std::vector<club::ChangedMatch> matches;  // of duplicates the last is right
    std::vector<club::PrivateChange> private_changes;
    std::vector<std::string> ended_sessions;  // hashes
    bool banner = false;                      // changed or ended
    std::vector<club::UserId> audiences;      // of these players: who may see that they are here

    void add(const CommitChanges& more) {
        matches.insert(matches.end(), more.matches.begin(), more.matches.end());
        private_changes.insert(private_changes.end(), more.private_changes.begin(),
                               more.private_changes.end());
        ended_sessions.insert(ended_sessions.end(), more.ended_sessions.begin(),
                              more.ended_sessions.end());
        banner = banner || more.banner;
        audiences.insert(audiences.end(), more.audiences.begin(), more.audiences.end());
    }
    void add(const club::Response& reply) {
        add(CommitChanges{club::changed_matches(reply), reply.changed_privately,
                          reply.ended_sessions, false, reply.audience_changed});
    }
};

// Changes as text, for the other servers on the same store: “12 15 7/3” is the matches 12 and 15,
// and what concerns player 3 alone in match 7; “session:HASH” is a session that has ended,
// “audience:3” says that others may see whether player 3 is here.

/// Empty if nothing changed.
std::string encode_changes(const CommitChanges&);

/// Ignores unknown words, which a newer server may send.
CommitChanges decode_changes(std::string_view words);

}  // namespace posthouse::app
