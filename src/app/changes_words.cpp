#include "app/changes_words.h"

#include <charconv>
#include <set>

namespace posthouse::app {
namespace {

const std::string session_mark = "session:";

std::optional<std::int64_t> number_in(std::string_view word) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

}  // namespace

std::vector<std::string> encode_changes(const CommitChanges& changes, std::size_t bytes_max) {
    std::set<std::string> words;  // a match may have changed several times
    for (const club::ChangedMatch& one : changes.matches)
        words.insert(std::to_string(static_cast<std::int64_t>(one.match)));
    for (const club::PrivateChange& change : changes.privately)
        words.insert(std::to_string(static_cast<std::int64_t>(change.match)) + '/' +
                     std::to_string(static_cast<std::int64_t>(change.player)));
    for (const std::string& hash : changes.ended_sessions) words.insert(session_mark + hash);
    std::vector<std::string> pieces;
    for (const std::string& word : words) {
        if (pieces.empty() || pieces.back().size() + 1 + word.size() > bytes_max)
            pieces.push_back(word);
        else
            pieces.back() += ' ' + word;
    }
    return pieces;
}

CommitChanges read_changes(std::string_view words) {
    CommitChanges changes;
    while (!words.empty()) {
        const std::size_t space = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, space);
        words.remove_prefix(std::min(space + 1, words.size()));
        if (word.starts_with(session_mark)) {
            changes.ended_sessions.emplace_back(word.substr(session_mark.size()));
            continue;
        }
        const std::size_t slash = word.find('/');
        const auto match = number_in(word.substr(0, slash));
        if (!match) continue;
        if (slash == std::string_view::npos)
            changes.matches.push_back({club::MatchId{*match}, nullptr});
        else if (const auto player = number_in(word.substr(slash + 1)))
            changes.privately.push_back({club::MatchId{*match}, club::UserId{*player}});
    }
    return changes;
}

}  // namespace posthouse::app
