#include "club/tournaments/tournament_chat.h"

#include "club/accounts/account_tables.h"
#include "club/core/letter_layout.h"
#include "club/matches/board_text.h"
#include "club/tournaments/tournaments.h"

#include <algorithm>
#include <map>

namespace posthouse::club {

namespace {

using std::chrono::minutes;

constexpr std::ptrdiff_t messages_a_minute = 8;  // of one player
constexpr std::chrono::days open_after_end{1};

}  // namespace

std::vector<TournamentMessage> messages_for(const StoreReader& reader, TournamentId id,
                                            std::optional<UserId> viewer) {
    std::vector<TournamentMessage> messages = newest_messages(reader, id);
    std::map<UserId, bool> hidden;
    std::erase_if(messages, [&](const TournamentMessage& one) {
        const auto [known, added] = hidden.try_emplace(one.by, false);
        if (added && viewer)
            known->second =
                reader.has<Block>(*viewer, one.by) || reader.has<Block>(one.by, *viewer);
        return known->second;
    });
    return messages;
}

LetterBody format_messages(const StoreReader& reader,
                           const std::vector<TournamentMessage>& messages, const Texts& texts) {
    if (messages.empty()) return {};
    QuotationBlock said;
    for (const TournamentMessage& one : messages)
        said.text += said_by(reader.user(one.by)->name, one.text) + '\n';
    return "\n" + texts("letter-chat") + "\n" + LetterBody(std::move(said));
}

CommandResult tournament_chat_command(CommandContext& context, const User& user) {
    const auto about =
        find_tournament(context.unit, context.command, context.command.argument("board"));
    if (!about) return about.error();
    if (about->by != user.id && !context.unit.has<Entrant>(about->id, user.id))
        return refuse("tournament-chat-players",
                      "In {cup} its players write to each other: “{game} join {cup}” enters it, "
                      "if it is still open.",
                      about->name, about->game);
    if (about->ended && context.now > *about->ended + open_after_end)
        return refuse("tournament-chat-over",
                      "{cup} ended more than a day ago: “message NAME” reaches its players.",
                      about->name);
    const auto recent = [&](const TournamentMessage& one) {
        return one.by == user.id && one.at > context.now - minutes(1);
    };
    if (std::ranges::count_if(newest_messages(context.unit, about->id), recent) >=
        messages_a_minute)
        return refuse("tournament-chat-often",
                      "You have written {n} messages within a minute: wait a moment.",
                      messages_a_minute);
    add_message(context.unit, {about->id, 0, user.id, context.request.comment, context.now});
    return wrap(context.texts("letter-cup-said", {{"name", about->name}})) + "\n";
}

}  // namespace posthouse::club
