#include "app/server/commit_changes.h"

#include "base/parse_number.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <system_error>

namespace posthouse::app {

namespace {

const std::string session_mark = "session:", audience_mark = "audience:";

}  // namespace

std::string encode_changes(const CommitChanges& changes) {
    std::set<std::string> words;  // a match may have changed several times
    for (const club::ChangedMatch& one : changes.matches)
        words.insert(std::to_string(static_cast<std::int64_t>(one.match)));
    for (const club::PrivateChange& change : changes.private_changes)
        words.insert(std::to_string(static_cast<std::int64_t>(change.match)) + '/' +
                     std::to_string(static_cast<std::int64_t>(change.player)));
    for (const std::string& hash : changes.ended_sessions) words.insert(session_mark + hash);
    for (const club::UserId player : changes.audiences)
        words.insert(audience_mark + std::to_string(static_cast<std::int64_t>(player)));
    std::string text;
    for (const std::string& word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

CommitChanges decode_changes(std::string_view words) {
    CommitChanges changes;
    while (!words.empty()) {
        const std::size_t space = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, space);
        words.remove_prefix(std::min(space + 1, words.size()));
        if (word.starts_with(session_mark)) {
            changes.ended_sessions.emplace_back(word.substr(session_mark.size()));
            continue;
        }
        if (word.starts_with(audience_mark)) {
            if (const auto player = parse_number<std::int64_t>(word.substr(audience_mark.size())))
                changes.audiences.push_back(club::UserId{*player});
            continue;
        }
        const std::size_t slash = word.find('/');
        const auto match = parse_number<std::int64_t>(word.substr(0, slash));
        if (!match) continue;
        if (slash == std::string_view::npos)
            changes.matches.push_back({club::MatchId{*match}, nullptr});
        else if (const auto player = parse_number<std::int64_t>(word.substr(slash + 1)))
            changes.private_changes.push_back({club::MatchId{*match}, club::UserId{*player}});
    }
    return changes;
}

}  // namespace posthouse::app
