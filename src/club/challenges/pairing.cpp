// Automatic pairing of seekers.

#include "club/challenges/pairing.h"
#include "club/accounts/sanctions.h"
#include "club/core/letter_layout.h"
#include "club/matches/loaded_match.h"

#include "club/challenges/challenge_answers.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/match_start.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/commands/command_context.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "games/result_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

static void pair_with_computers(CommandContext&, const games::Game&, std::span<const UserId>,
                                bool asked);

namespace {

/// Of those who wait so many at most are considered, the longest waiting ones.
constexpr std::size_t seekers_max = 200;
/// So many matches between two players are searched for the last one of a game.
constexpr std::size_t recent_matches = 20;
/// How long two players, of whom one declined, are not paired again unless one of them asks.
constexpr std::chrono::days unpaired_after_decline{7};

/// Whether each meets the other's criteria.
bool meet_each_others_criteria(const StoreReader& reader, const PairingPreferences& one,
                               const PairingPreferences& two, Instant now) {
    const auto guest = [&](const PairingPreferences& seeker) {
        return candidate_of(reader, *reader.user(seeker.user), seeker.game, seeker.by_program, now);
    };
    if (one.criteria == OpponentCriteria{} && two.criteria == OpponentCriteria{}) return true;
    const Candidate first = guest(one), second = guest(two);
    return !first_unmet(one.criteria, first, second) && !first_unmet(two.criteria, second, first);
}

/// Whether one of them has just declined their last match of this game.
bool declined_last(const StoreReader& reader, std::string_view game, UserId one, UserId two,
                   Instant now) {
    for (const Match& match : matches_between(reader, one, two, recent_matches))
        if (match.game == game && match.outcome)
            return match.outcome->reason == "declined" &&
                   match.outcome->at + unpaired_after_decline > now;
    return false;
}

}  // namespace

bool may_pair(const StoreReader& reader, const PairingPreferences& one,
              const PairingPreferences& two, Instant now) {
    return !play_each_other(reader, one.game, one.user, two.user) &&
           !is_blocked_pair(reader, one.user, two.user) &&
           meet_each_others_criteria(reader, one, two, now);
}

bool may_pair_unasked(const StoreReader& reader, const PairingPreferences& one,
                      const PairingPreferences& two, Instant now) {
    return !declined_last(reader, one.game, one.user, two.user, now) &&
           may_pair(reader, one, two, now);
}

static CommandResult seek_command(CommandContext& context, const User& user) {
    const games::Game& game = *context.command.game;
    const auto wanted = read_number(context.command.argument("n"));
    if (!wanted || *wanted > matches_max)
        return refuse(
            "seek-malformed",
            "Say how many matches of {game} you want in all, from 0 to {most}: “{game} seek 3”.",
            game.name, matches_max);
    const auto asked = parse_criteria(context.command.line);
    if (!asked) return asked.error();
    if (const auto option = first_criterion_option(context.command.line);
        *wanted == 0 && !option.empty())
        return refuse("seek-option-unneeded",
                      "With 0 matches there is no opponent to choose: leave out --{option}.",
                      option);
    PairingPreferences preferences = pairing_preferences(context.unit, game.name, user.id);
    if (preferences.seek == 0) preferences.since = context.now;
    preferences.seek = *wanted;
    preferences.criteria = *wanted > 0 ? *asked : OpponentCriteria{};
    preferences.by_program = *wanted > 0 && context.request.scopes.has_value();
    preferences.unfilled = true;
    context.unit.put(preferences);
    const std::size_t touched = context.reply.changed.size();
    pair_seekers(context, game, std::span(&user.id, 1));
    std::string text;
    for (std::size_t i = touched; i < context.reply.changed.size(); ++i)
        if (const auto match = context.unit.match(context.reply.changed[i]);
            match && plays_in(*match, user.id))
            text += format_match_start(load_match(context.unit, *match), user.id, context.texts);
    const int now_running = count_running(context.unit, game.name, user.id);
    if (*wanted == 0) return context.texts("answer-seek-none", {{"game", game.name}}) + "\n";
    const std::string with = format_criteria(
        preferences.criteria,
        candidate_of(context.unit, user, game.name, preferences.by_program, context.now),
        context.texts);
    return text +
           wrap(
               context.texts(now_running < *wanted ? "answer-seek-waits" : "answer-seek",
                             {{"n", now_running}, {"most", *wanted}, {"game", game.name}}) +
               (with.empty() ? "" : " " + context.texts("answer-seek-for", {{"criteria", with}}))) +
           "\n";
}

static CommandResult limit_command(CommandContext& context, const User& user) {
    const games::Game& game = *context.command.game;
    const std::string_view typed = context.command.argument("n");
    const auto wanted = read_number(typed);
    if (!equals_ignore_case(typed, "none") && (!wanted || *wanted > matches_max))
        return refuse("limit-malformed",
                      "A limit is a number from 0 to {most}, or none: “{game} limit 10”.",
                      matches_max, game.name);
    PairingPreferences preferences = pairing_preferences(context.unit, game.name, user.id);
    preferences.limit = equals_ignore_case(typed, "none") ? std::nullopt : wanted;
    preferences.unfilled = true;
    context.unit.put(preferences);
    pair_seekers(context, game, std::span(&user.id, 1));
    if (preferences.limit)
        return wrap(context.texts("answer-limit",
                                  {{"most", *preferences.limit},
                                   {"game", game.name},
                                   {"n", count_running(context.unit, game.name, user.id)}})) +
               "\n";
    return context.texts("answer-limit-none", {{"game", game.name}}) + "\n";
}

/// The longest waiting seeker is paired first, with the next suitable one. After a match its
/// players are paired again only if nobody else is available, and not if one of them declined.
void pair_seekers(CommandContext& context, const games::Game& game, std::span<const UserId> players,
                  const Match* ended, bool asked) {
    const auto clock = read_clock(default_clock);
    MatchTerms terms;
    terms.clock = *clock;
    terms.etiquette = game.etiquette == games::Etiquette::usual;
    const auto asked_about = context.reply.match;
    std::vector<PairingPreferences> seekers = club::seekers(context.unit, game.name, seekers_max);
    const auto is_one = [&](const PairingPreferences& seeker) {
        return std::ranges::count(players, seeker.user) > 0;
    };
    for (const UserId player : players)  // who may have waited less long than those
        if (const auto seeker = context.unit.find<PairingPreferences>(player, game.name);
            seeker && seeker->seek > 0 &&
            std::ranges::count(seekers, player, &PairingPreferences::user) == 0)
            seekers.push_back(*seeker);
    const auto enough = [&](const PairingPreferences& seeker) {
        return has_enough(context.unit, seeker, context.now) ||
               match_limit_error(context.club, context.unit, *context.unit.user(seeker.user),
                                 seeker.user);
    };
    const auto remove_filled = [&] {
        std::erase_if(seekers, [&](PairingPreferences& seeker) {
            if (!has_enough(context.unit, seeker, context.now)) return false;
            seeker.unfilled = false;
            context.unit.put(seeker);
            return true;
        });
    };
    const auto have_just_met = [&](const PairingPreferences& one, const PairingPreferences& two) {
        return ended && plays_in(*ended, one.user) && plays_in(*ended, two.user);
    };
    const auto pair = [&](bool again) {
        remove_filled();
        for (auto one = seekers.begin(); one != seekers.end(); ++one)
            for (auto two = one + 1; two != seekers.end(); ++two) {
                if ((!is_one(*one) && !is_one(*two)) || enough(*one) || enough(*two) ||
                    (!again && have_just_met(*one, *two)) ||
                    !(asked ? may_pair : may_pair_unasked)(context.unit, *one, *two, context.now))
                    continue;
                const User first = *context.unit.user(one->user);
                const User second = *context.unit.user(two->user);
                const auto senior = senior_of(context.unit, terms.etiquette, first, second);
                const bool turned =
                    senior ? senior == second.id : context.club.settings.random_bits() % 2 == 1;
                begin_match(context,
                            new_match(game, terms, turned ? second : first, turned ? first : second,
                                      senior),
                            std::nullopt, senior ? FirstMoveLot::none : FirstMoveLot::drawn);
            }
    };
    pair(false);
    if (ended && ended->outcome->reason != "declined") pair(true);
    if (!ended || ended->outcome->reason != "declined")
        pair_with_computers(context, game, players, asked);
    remove_filled();
    context.reply.match = asked_about;
}

void pair_unasked(CommandContext& context, UserId player) {
    for (const games::Game& game : games::all_games())
        if (const auto wish = context.unit.find<PairingPreferences>(player, game.name);
            wish && wish->seek > 0)
            pair_seekers(context, game, std::span(&player, 1), nullptr, false);
}

Response pair_unasked(Club& club, UnitOfWork& unit, std::string_view game, Instant now) {
    Response reply;
    std::vector<UserId> players;
    for (const PairingPreferences& one : seekers(unit, game, seekers_max))
        players.push_back(one.user);
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{club, unit, nobody_asked, no_command, no_proof, reply, now};
    pair_seekers(context, *games::find_game(game), players, nullptr, false);
    reply.accepted = true;
    return reply;
}

/// Those who allow it and still lack matches play computer levels near their rating.
static void pair_with_computers(CommandContext& context, const games::Game& game,
                                std::span<const UserId> players, bool asked) {
    MatchTerms terms;
    terms.clock = *read_clock(default_clock);
    terms.etiquette = game.etiquette == games::Etiquette::usual;
    for (const UserId player : players) {
        const auto seeker = context.unit.find<PairingPreferences>(player, game.name);
        if (!seeker || seeker->criteria.kind != OpponentKind::computer) continue;
        const auto user = context.unit.user(player);
        while (user && !has_enough(context.unit, *seeker, context.now) &&
               !match_limit_error(context.club, context.unit, *user, user->id)) {
            const auto guest = computer_opponent_for(context.unit, *user, seeker->criteria,
                                                     game.name, context.now);
            if (!guest ||
                (!asked && declined_last(context.unit, game.name, player, guest->id, context.now)))
                break;
            const bool turned = context.club.settings.random_bits() % 2 == 1;
            begin_match(context,
                        new_match(game, terms, turned ? *guest : *user, turned ? *user : *guest,
                                  std::nullopt),
                        std::nullopt, FirstMoveLot::drawn);
        }
    }
}

std::vector<CommandSpec> pairing_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::seek,
         seek_command,
         "seek",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"n"}},
         "[--rating=1400-1700] [--within=200] [--established] [--computer=no|yes]"},
        {Id::limit,
         limit_command,
         "limit",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"n"}},
         ""},
    };
}

}  // namespace posthouse::club
