// Being paired: those who seek meet each other, as many at a time as each of them wants.

#include "club/blocks.h"
#include "club/clock.h"
#include "club/etiquette.h"
#include "club/letters.h"
#include "club/restraints.h"
#include "club/seats.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

/// Each meets what the other asks for.
bool suit_each_other(const StoreReader& reader, const PairingPreferences& one,
                     const PairingPreferences& two, Instant now) {
    const auto guest = [&](const PairingPreferences& seeker) {
        return candidate_of(reader, *reader.user(seeker.user), seeker.game, seeker.program, now);
    };
    if (one.criteria == OpponentCriteria{} && two.criteria == OpponentCriteria{}) return true;
    const Candidate first = guest(one), second = guest(two);
    return !first_unmet(one.criteria, first, second) && !first_unmet(two.criteria, second, first);
}

}  // namespace

Service::Said Service::seek(CommandContext& context) const {
    const auto user = speaker(context);
    if (!user) return user.error();
    const games::Game& game = *context.command.game;
    const auto wanted = read_number(context.command.word("n"));
    if (!wanted || *wanted > matches_max)
        return refuse("Say how many matches of ", game.name, " you want in all, from 0 to ",
                      matches_max, ": “", game.name, " seek 3”.");
    const auto asked = read_conditions(context.command.line);
    if (!asked) return asked.error();
    if (const auto option = condition_named(context.command.line); *wanted == 0 && !option.empty())
        return refuse("Who seeks no more matches asks nothing of anybody: leave out --", option,
                      '.');
    PairingPreferences preferences = pairing_preferences(context.unit, game.name, user->id);
    if (preferences.seek == 0) preferences.since = context.now;
    preferences.seek = *wanted;
    preferences.criteria = *wanted > 0 ? *asked : OpponentCriteria{};
    preferences.program = *wanted > 0 && context.request.scopes.has_value();
    context.unit.set_appetite(preferences);
    const std::size_t touched = context.reply.changed.size();
    pair_seekers(context, game);
    std::string text;
    for (std::size_t i = touched; i < context.reply.changed.size(); ++i)
        if (const auto match = context.unit.match(context.reply.changed[i]);
            match && plays_in(*match, user->id))
            text += format_begins(load_match(context.unit, *match), user->id);
    const int now_running = running(context.unit, game.name, user->id);
    if (*wanted == 0) return fmt::format("You seek no more matches of {}.\n", game.name);
    const std::string with = format_conditions(
        preferences.criteria,
        candidate_of(context.unit, *user, game.name, preferences.program, context.now));
    return text +
           wrap(fmt::format(
               "You have {} of {} matches of {}{}.{}", now_running, *wanted, game.name,
               now_running < *wanted ? "; the others begin as soon as somebody else seeks one" : "",
               with.empty() ? "" : " Asked for: " + with + ".")) +
           "\n";
}

Service::Said Service::limit(CommandContext& context) const {
    const auto user = speaker(context);
    if (!user) return user.error();
    const games::Game& game = *context.command.game;
    const std::string_view typed = context.command.word("n");
    const auto wanted = read_number(typed);
    if (!equals_ignore_case(typed, "none") && (!wanted || *wanted > matches_max))
        return refuse("A limit is a number from 0 to ", matches_max, ", or none: “", game.name,
                      " limit 10”.");
    PairingPreferences preferences = pairing_preferences(context.unit, game.name, user->id);
    preferences.limit = equals_ignore_case(typed, "none") ? std::nullopt : wanted;
    context.unit.set_appetite(preferences);
    pair_seekers(context, game);
    if (preferences.limit)
        return wrap(fmt::format("Never more than {} matches of {} at a time; you have {}.",
                                *preferences.limit, game.name,
                                running(context.unit, game.name, user->id))) +
               "\n";
    return fmt::format("There is no limit to your matches of {}.\n", game.name);
}

/// Whoever has sought longest is served first, with the next who may play him. Where a match has
/// just ended, its two players meet again only if nobody else is there, and not if one of them
/// declined.
void Service::pair_seekers(CommandContext& context, const games::Game& game,
                           const Match* ended) const {
    const auto clock = read_clock(default_clock);
    MatchTerms terms;
    terms.clock = *clock;
    terms.etiquette = game.etiquette == games::Etiquette::usual;
    const auto asked_about = context.reply.match;
    std::vector<PairingPreferences> seekers = context.unit.seekers(game.name);
    const auto enough = [&](const PairingPreferences& seeker) {
        return has_enough(context.unit, seeker, context.now) ||
               too_many_matches(context.unit, *context.unit.user(seeker.user), seeker.user);
    };
    const auto have_just_met = [&](const PairingPreferences& one, const PairingPreferences& two) {
        return ended && plays_in(*ended, one.user) && plays_in(*ended, two.user);
    };
    const auto pair = [&](bool again) {
        std::erase_if(seekers, enough);
        for (auto one = seekers.begin(); one != seekers.end(); ++one)
            for (auto two = one + 1; two != seekers.end() && !enough(*one); ++two) {
                if (enough(*two) || (!again && have_just_met(*one, *two)) ||
                    play_each_other(context.unit, game.name, one->user, two->user) ||
                    is_blocked_pair(context.unit, one->user, two->user) ||
                    !suit_each_other(context.unit, *one, *two, context.now))
                    continue;
                const User first = *context.unit.user(one->user);
                const User second = *context.unit.user(two->user);
                const auto senior = senior_of(context.unit, terms.etiquette, first, second);
                const bool turned = senior ? senior == second.id : settings_.lot() % 2 == 1;
                begin_match(context,
                            new_match(game, terms, turned ? second : first, turned ? first : second,
                                      senior),
                            std::nullopt, senior ? Lot::none : Lot::drawn);
            }
    };
    pair(false);
    if (ended && ended->ending->reason != "declined") pair(true);
    if (!ended || ended->ending->reason != "declined") pair_with_computers(context, game);
    context.reply.match = asked_about;
}

}  // namespace posthouse::club
