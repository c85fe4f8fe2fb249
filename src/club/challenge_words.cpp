#include "club/challenge_words.h"

#include "club/challenges.h"
#include "club/etiquette.h"
#include "club/letters.h"
#include "club/notification_letters.h"

#include <fmt/format.h>

namespace posthouse::club {

std::string format_offer(const LoadedMatch& table, std::optional<Side> reader) {
    const Match& match = table.match;
    if (!match.is_offered()) return {};
    const Side challenged = challenged_in(match);
    if (reader == challenged)
        return wrap(fmt::format("{0} challenges you to this match: “{1} accept {2}”{3} accepts, "
                                "“{1} decline {2}” declines.",
                                table.player(other(challenged)).name, match.game, match.board,
                                table.view.to_move == challenged ? " or your first move" : "")) +
               "\n\n";
    return wrap(fmt::format("{} has not accepted the challenge yet: until then no clock runs and "
                            "nothing counts.",
                            table.player(challenged).name)) +
           "\n\n";
}

std::string how_it_is_offered(const LoadedMatch& table, std::optional<Side> reader) {
    const Side challenged = challenged_in(table.match);
    if (reader != challenged) return {};
    const Side first = table.moves.empty() ? table.view.to_move : table.steps.front().side;
    std::string text = fmt::format(
        "{} challenges you to a match: {}, {} against {}. {}{} Until you accept, no clock runs and "
        "nothing counts.",
        table.player(other(challenged)).name, table.name(), table.players[0].name,
        table.players[1].name,
        first != challenged   ? table.player(first).name + " moves first."
        : table.moves.empty() ? "You move first."
                              : "You have moved first.",
        table.match.rated ? "" : " It is unrated.");
    text += table.view.to_move == challenged
                ? " To accept, reply with just: accept, or with your first move."
                : " To accept, reply with just: accept";
    const std::string manners = format_etiquette(table, reader);
    return wrap(text) + "\n" + wrap("To decline, reply with just: decline") + "\n" +
           (table.offer_ends ? fmt::format("If you do not answer, the challenge expires on {}.\n",
                                           format_day(*table.offer_ends))
                             : std::string()) +
           "\n" + manners + (manners.empty() ? "" : "\n");
}

}  // namespace posthouse::club
