// Being paired: those who seek meet each other, as many at a time as each of them wants.

#include "club/blocks.h"
#include "club/clock.h"
#include "club/etiquette.h"
#include "club/letters.h"
#include "club/restraints.h"
#include "club/seats.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

/// Each meets what the other asks for.
bool suit_each_other(const Reader& reader, const Appetite& one, const Appetite& two, Instant now) {
    const auto guest = [&](const Appetite& seeker) {
        return guest_of(reader, *reader.user(seeker.user), seeker.game, seeker.program, now);
    };
    if (one.wanted == Conditions{} && two.wanted == Conditions{}) return true;
    const Guest first = guest(one), second = guest(two);
    return !unmet(one.wanted, first, second) && !unmet(two.wanted, second, first);
}

}  // namespace

Service::Said Service::seek(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    const auto wanted = read_number(errand.command.word("n"));
    if (!wanted || *wanted > matches_max)
        return refuse("Say how many matches of ", game.name, " you want in all, from 0 to ",
                      matches_max, ": “", game.name, " seek 3”.");
    const auto asked = read_conditions(errand.command.line);
    if (!asked) return asked.refusal();
    if (const auto option = condition_named(errand.command.line); *wanted == 0 && !option.empty())
        return refuse("Who seeks no more matches asks nothing of anybody: leave out --", option,
                      '.');
    Appetite appetite = appetite_of(errand.unit, game.name, user->id);
    if (appetite.seek == 0) appetite.since = errand.now;
    appetite.seek = *wanted;
    appetite.wanted = *wanted > 0 ? *asked : Conditions{};
    appetite.program = *wanted > 0 && errand.request.scopes.has_value();
    errand.unit.set_appetite(appetite);
    const std::size_t touched = errand.reply.touched.size();
    pair_seekers(errand, game);
    std::string text;
    for (std::size_t i = touched; i < errand.reply.touched.size(); ++i)
        if (const auto match = errand.unit.match(errand.reply.touched[i]);
            match && plays_in(*match, user->id))
            text += begins_in_words(load_table(errand.unit, *match), user->id);
    const int now_running = running(errand.unit, game.name, user->id);
    if (*wanted == 0) return fmt::format("You seek no more matches of {}.\n", game.name);
    const std::string with = conditions_in_words(
        appetite.wanted, guest_of(errand.unit, *user, game.name, appetite.program, errand.now));
    return text +
           wrapped(fmt::format(
               "You have {} of {} matches of {}{}.{}", now_running, *wanted, game.name,
               now_running < *wanted ? "; the others begin as soon as somebody else seeks one" : "",
               with.empty() ? "" : " Asked for: " + with + ".")) +
           "\n";
}

Service::Said Service::limit(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    const std::string_view typed = errand.command.word("n");
    const auto wanted = read_number(typed);
    if (!same_word(typed, "none") && (!wanted || *wanted > matches_max))
        return refuse("A limit is a number from 0 to ", matches_max, ", or none: “", game.name,
                      " limit 10”.");
    Appetite appetite = appetite_of(errand.unit, game.name, user->id);
    appetite.limit = same_word(typed, "none") ? std::nullopt : wanted;
    errand.unit.set_appetite(appetite);
    pair_seekers(errand, game);
    if (appetite.limit)
        return wrapped(fmt::format("Never more than {} matches of {} at a time; you have {}.",
                                   *appetite.limit, game.name,
                                   running(errand.unit, game.name, user->id))) +
               "\n";
    return fmt::format("There is no limit to your matches of {}.\n", game.name);
}

/// Whoever has sought longest is served first, with the next who may play him. Where a match has
/// just ended, its two players meet again only if nobody else is there, and not if one of them
/// declined.
void Service::pair_seekers(Errand& errand, const Game& game, const Match* ended) const {
    const auto clock = read_clock(default_clock);
    Terms terms;
    terms.clock = *clock;
    terms.etiquette = game.etiquette == Etiquette::usual;
    const auto asked_about = errand.reply.match;
    std::vector<Appetite> seekers = errand.unit.seekers(game.name);
    const auto enough = [&](const Appetite& seeker) {
        return has_enough(errand.unit, seeker, errand.now) ||
               too_many_matches(errand.unit, *errand.unit.user(seeker.user), seeker.user);
    };
    const auto have_just_met = [&](const Appetite& one, const Appetite& two) {
        return ended && plays_in(*ended, one.user) && plays_in(*ended, two.user);
    };
    const auto pair = [&](bool again) {
        std::erase_if(seekers, enough);
        for (auto one = seekers.begin(); one != seekers.end(); ++one)
            for (auto two = one + 1; two != seekers.end() && !enough(*one); ++two) {
                if (enough(*two) || (!again && have_just_met(*one, *two)) ||
                    play_each_other(errand.unit, game.name, one->user, two->user) ||
                    are_apart(errand.unit, one->user, two->user) ||
                    !suit_each_other(errand.unit, *one, *two, errand.now))
                    continue;
                const User first = *errand.unit.user(one->user);
                const User second = *errand.unit.user(two->user);
                const auto senior = senior_of(errand.unit, terms.etiquette, first, second);
                const bool turned = senior ? senior == second.id : settings_.lot() % 2 == 1;
                begin_match(errand,
                            new_match(game, terms, turned ? second : first, turned ? first : second,
                                      senior),
                            std::nullopt, senior ? Lot::none : Lot::drawn);
            }
    };
    pair(false);
    if (ended && ended->ending->reason != "declined") pair(true);
    if (!ended || ended->ending->reason != "declined") pair_with_computers(errand, game);
    errand.reply.match = asked_about;
}

}  // namespace posthouse
