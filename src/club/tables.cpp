#include "club/tables.h"

#include "club/forgotten.h"
#include "club/letter_limits.h"

#include <algorithm>
#include <array>

namespace posthouse::club {

namespace {

/// Calls `each` with the parts of the text between these.
void split(std::string_view text, std::string_view between, const auto& each) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        each(text.substr(0, end));
        text.remove_prefix(std::min(end + between.size(), text.size()));
    }
}

std::vector<Table::Columns> lists_in(std::string_view text) {
    std::vector<Table::Columns> lists;
    split(text, ", ", [&](std::string_view list) {
        auto& columns = lists.emplace_back();
        split(list, " ", [&](std::string_view column) { columns.push_back(column); });
    });
    return lists;
}

}  // namespace

Table read_table(const TableText& text) {
    Table table{text.name, {}, text.key, text.ids, lists_in(text.unique), lists_in(text.indexes)};
    split(text.columns, ", ", [&](std::string_view column) {
        Column& made = table.columns.emplace_back();
        const std::size_t arrow = column.find(" -> ");
        made.name = column.substr(0, arrow);
        if (arrow != column.npos) made.references = column.substr(arrow + 4);
    });
    return table;
}

std::string fold_case(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = to_lower(c);
    return form;
}

std::string name_key(const User& user) {
    return is_deleted_account(user) ? "*" + std::to_string(static_cast<std::int64_t>(user.id))
                                    : fold_case(user.name);
}

/// Answers count by their address; letters that ask to confirm an address or a sign-up count
/// separately.
std::optional<std::string> rate_limit_key(const Letter& letter) {
    if (letter.kind == LetterKind::answer) return fold_case(letter.address);
    if (letter.message_id.starts_with("confirm.") || letter.message_id.starts_with("signup."))
        return unconfirmed_key(fold_case(letter.address));
    return std::nullopt;
}

std::span<const Table* const> all_tables() {
    static const std::array tables = {
        &table_of<User>(),
        &table_of<PlacedAddress>(),
        &table_of<Of<UserId, Vacation>>(),
        &table_of<Of<UserId, RestSchedule>>(),
        &table_of<ServerPause>(),
        &table_of<PairingPreferences>(),
        &table_of<Block>(),
        &table_of<Friend>(),
        &table_of<MessageCount>(),
        &table_of<PuzzleStanding>(),
        &table_of<PuzzleAttempt>(),
        &table_of<LessonStep>(),
        &table_of<LastBoard>(),
        &table_of<OpenChallenge>(),
        &table_of<Match>(),
        &table_of<Of<MatchId, PlayedMove>>(),
        &table_of<PlayerStanding>(),
        &table_of<RatingChange>(),
        &table_of<MatchSubscription>(),
        &table_of<ChatMessage>(),
        &table_of<Tournament>(),
        &table_of<Entrant>(),
        &table_of<Of<TournamentId, tournament::Pairing>>(),
        &table_of<TournamentGame>(),
        &table_of<OpeningMove>(),
        &table_of<Letter>(),
        &table_of<PendingRequest>(),
        &table_of<PendingSignUp>(),
        &table_of<Throttle>(),
        &table_of<Job>(),
        &table_of<KeyedResponse>(),
        &table_of<Session>(),
        &table_of<SecondFactor>(),
        &table_of<PushSubscription>(),
        &table_of<ApiToken>(),
        &table_of<Webhook>(),
        &table_of<WebhookDelivery>(),
        &table_of<Event>(),
        &table_of<Sanction>(),
        &table_of<Report>(),
        &table_of<AuditEntry>(),
        &table_of<LastEvent>(),
        &table_of<Heartbeat>(),
        &table_of<StoredServerKey>(),
        &table_of<Banner>(),
    };
    return tables;
}

}  // namespace posthouse::club
