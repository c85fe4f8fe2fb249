// What becomes of a challenge: the challenged player accepts or declines it, whoever made it takes
// it back, or its time is over. And whose challenges a player wants, and who their friends are.

#include "club/blocks.h"
#include "club/challenges.h"
#include "club/clock.h"
#include "club/errand.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/seats.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t friends_max = 500;

std::string row_of(const Reader& reader, const Match& match, UserId other) {
    const auto user = reader.user(other);
    const auto ends = offer_ends(reader, match);
    return fmt::format("{:<12} {:>5}  {:<20} {:<12} {:<9} {}\n", match.game, match.board,
                       user ? user->name : "?", write_clock(match.clock),
                       match.rated ? "rated" : "unrated", ends ? day_in_words(*ends) : "");
}

std::string rows_of(const Reader& reader, std::string_view heading,
                    const std::vector<Match>& matches, bool mine) {
    if (matches.empty()) return {};
    std::string text = fmt::format("{}\ngame         board  {:<20} clock        counts    until\n",
                                   heading, mine ? "to" : "by");
    for (const Match& match : matches)
        text += row_of(reader, match,
                       match.seats[index_of(mine ? challenged_in(match) : challenger_in(match))]);
    return text + "\n";
}

std::string_view in_words(Circle circle) {
    switch (circle) {
        case Circle::nobody:
            return "of nobody";
        case Circle::friends:
            return "of your friends";
        case Circle::rated:
            return "of rated players and your friends";
        case Circle::everybody:
            return "of everybody";
    }
    return {};
}

std::string wishes_in_words(const User& user) {
    return wrapped(fmt::format(
               "Challenges {} may come{}; those {} begin at once.", in_words(user.challenged_by),
               user.challenged_by == Circle::nobody ? " (the computer still plays)" : "",
               in_words(user.begins_with))) +
           "\n";
}

/// What an option of `offers` says; none where it is not there.
Or<std::optional<Circle>> circle_asked(const CommandLine& line, std::string_view option) {
    const auto word = line.option(option);
    if (!word) return std::optional<Circle>();
    const auto circle = read_circle(*word);
    if (!circle) return refuse("--", option, "= is nobody, friends, rated or everybody.");
    return circle;
}

}  // namespace

Or<Match> Service::seated_or_challenged(Errand& errand, const User& user) const {
    auto match = own_match(errand, user);
    if (match && match->ending) {
        errand.reply.match.reset();
        if (match->state() == MatchState::never_begun)
            return refuse("Nothing came of the challenge on ", match->game, " board ", match->board,
                          ": “", match->game, " challenge” makes another.");
        return refuse("The game on ", match->game, " board ", match->board, " is over.");
    }
    return match;
}

Or<Match> Service::seated(Errand& errand, const User& user) const {
    auto match = seated_or_challenged(errand, user);
    if (!match || !match->is_offered()) return match;
    const auto other = errand.unit.user(match->seats[index_of(
        match->offered_to == user.id ? challenger_in(*match) : challenged_in(*match))]);
    const std::string name = other ? other->name : "?";
    if (match->offered_to == user.id)
        return refuse(name, " offers you this match, and it has not begun: “", match->game,
                      " accept ", match->board, "” begins it, “", match->game, " decline ",
                      match->board, "” does not.");
    return refuse(name, " has not accepted this match yet, so it has not begun: “", match->game,
                  " withdraw ", match->board, "” takes it back.");
}

std::optional<Refusal> Service::too_many_matches(const Reader& reader, const User& user,
                                                 UserId asking) const {
    if (user.level > 0) return std::nullopt;
    MatchFilter running;
    running.player = user.id;
    running.state = MatchState::running;
    running.limit = settings_.matches_max;
    if (reader.matches(running).size() < running.limit) return std::nullopt;
    if (user.id == asking)
        return refuse("You play ", running.limit,
                      " matches, and this house allows no more at a time: finish some first.");
    return refuse(user.name, " plays ", running.limit,
                  " matches, and this house allows no more at a time: challenge somebody else.");
}

void Service::add_expiry(Unit& unit, const Match& match) const {
    Job expire{
        {}, std::string(expire_job), match.id, match.plies, match.started + settings_.offers_last};
    unit.add_job(expire);
}

std::optional<Refusal> Service::cannot_begin(Errand& errand, const Match& match,
                                             UserId asking) const {
    const Game& game = *find_game(match.game);
    for (const UserId seat : match.seats) {
        const auto player = errand.unit.user(seat);
        ASSERT(player);
        if (auto refusal = cannot_play(errand.unit, game, *player, asking, errand.now))
            return refusal;
        if (auto refusal = too_many_matches(errand.unit, *player, asking)) {
            reached("running_matches", player->name);
            return refusal;
        }
    }
    return std::nullopt;
}

void Service::begin_offered(Errand& errand, Match& match) const {
    errand.unit.accept_offer(match.id);
    match.offered_to = UserId{};
    match.started = match.turn_since = errand.now;
    errand.accepted = true;
    happened(errand.unit, event_of(match, EventKind::begun, UserId{}, "", errand.now));
}

Service::Said Service::accept_challenge(Errand& errand, const User& user, Match match) const {
    if (match.offered_to != user.id)
        return refuse("It is your own challenge: the other player accepts it. “", match.game,
                      " withdraw ", match.board, "” takes it back.");
    if (const auto refusal = cannot_begin(errand, match, user.id)) return *refusal;
    begin_offered(errand, match);
    turn_passes(errand.unit, match, errand.now);
    Table table = load_table(errand.unit, match);
    table.accepted = true;
    tell_players(errand, table, user.id);
    const Viewer viewer = errand.viewer(table.seat_of(user.id));
    return begins_in_words(table, user.id) + "\n" + board_in_words(table, viewer);
}

void Service::end_challenge(Unit& unit, Match& match, std::string_view reason, Instant now,
                            Reply& reply) const {
    const Side challenged = challenged_in(match);
    const Result result = reason == "declined"    ? win_of(other(challenged))
                          : reason == "withdrawn" ? win_of(challenged)
                                                  : Result::draw;
    match.ending = Ending{result, std::string(reason), now};
    match.proposal = Proposal::none;
    match.plans = match.submitted = {};
    unit.change_match(match);
    unit.remove_jobs(match.id);
    happened(unit, event_of(match, EventKind::challenge_gone,
                            reason == "declined"    ? match.offered_to
                            : reason == "withdrawn" ? match.seats[index_of(other(challenged))]
                                                    : UserId{},
                            std::string(reason), now));
    reply.match = match.id;
    reply.touched.push_back(match.id);
    // The challenged player has nothing more to do: no letter tells them what they did not want.
    if (reason == "withdrawn") return;
    const Table table = load_table(unit, match);
    const User& challenger = table.player(other(challenged));
    post(unit,
         board_letter(table, other(challenged), settings_.host, now,
                      extent_for(unit, challenger, match.id)),
         now);
}

Service::Said Service::give_up_challenge(Errand& errand, const User& user, Match match) const {
    const bool declines = match.offered_to == user.id;
    end_challenge(errand.unit, match, declines ? "declined" : "withdrawn", errand.now,
                  errand.reply);
    const auto other = errand.unit.user(
        match.seats[index_of(declines ? challenger_in(match) : challenged_in(match))]);
    const std::string name = other ? other->name : "?";
    return wrapped(declines ? fmt::format("You have declined {} board {}; {} is told so.",
                                          match.game, match.board, name)
                            : fmt::format("You have taken {} board {} back: it is offered to {} no "
                                          "more.",
                                          match.game, match.board, name)) +
           "\n";
}

void Service::end_challenges_of(Unit& unit, const User& user, Instant now, Reply& reply,
                                std::optional<UserId> with) const {
    MatchFilter offered;
    offered.player = user.id;
    offered.state = MatchState::offered;
    for (Match& match : unit.matches(offered)) {
        if (with && !plays_in(match, *with)) continue;
        end_challenge(unit, match, match.offered_to == user.id ? "declined" : "withdrawn", now,
                      reply);
    }
    reply.match.reset();  // the answer is about none of them
}

Service::Said Service::offers(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    User user = *known;
    const auto begin = circle_asked(errand.command.line, "begin");
    if (!begin) return begin.refusal();
    const auto from = circle_asked(errand.command.line, "from");
    if (!from) return from.refusal();
    if (*begin || *from) {
        user.begins_with = begin->value_or(user.begins_with);
        user.challenged_by = from->value_or(user.challenged_by);
        errand.unit.change_user(user);
        return wishes_in_words(user);
    }
    const std::string text =
        rows_of(errand.unit, "Offered to you:", offers_before(errand.unit, user.id), false) +
        rows_of(errand.unit, "Offered by you:", offers_made_by(errand.unit, user.id), true);
    if (text.empty()) return "No challenges wait for an answer.\n\n" + wishes_in_words(user);
    return text +
           wrapped(
               "“GAME accept BOARD” begins a match, “GAME decline BOARD” does not, “GAME "
               "withdraw BOARD” takes your own back.") +
           "\n\n" + wishes_in_words(user);
}

Service::Said Service::add_friends(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto names = errand.command.words.find("name");
    const auto before = errand.unit.friends(user->id);
    if (names == errand.command.words.end()) {
        std::string text;
        for (const Friend& one : before)
            if (const auto whom = errand.unit.user(one.whom))
                text += fmt::format("{:<20} since {}\n", whom->name, day_in_words(one.since));
        if (text.empty()) return std::string("You call nobody your friend: “friend NAME” does.\n");
        return "Your friends:\n" + text + "“unfriend NAME” ends it.\n";
    }
    // All of them are looked at before the first is added.
    std::vector<User> whom;
    for (const std::string& name : names->second) {
        const auto found = find_player(errand.unit, name);
        if (!found) return found.refusal();
        if (found->id == user->id)
            return refuse("You are your own friend anyway, ", user->name, ": name somebody else.");
        if (found->level > 0)
            return refuse(found->name, " plays whenever you like: name a person.");
        if (blocks(errand.unit, user->id, found->id))
            return refuse("You block ", found->name, ": “unblock ", found->name, "” first.");
        whom.push_back(*found);
    }
    if (before.size() + whom.size() > friends_max)
        return refuse("You can have ", friends_max, " friends at most: “unfriend” some first.");
    for (const User& one : whom) errand.unit.set_friend({user->id, one.id, errand.now});
    return wrapped(fmt::format("{} {} on your list of friends, which nobody else sees. “offers "
                               "--begin=friends” lets their challenges begin at once.",
                               names_listed(whom), whom.size() == 1 ? "is" : "are")) +
           "\n";
}

Service::Said Service::remove_friends(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto friends = errand.unit.friends(user->id);
    std::vector<User> whom;
    for (const std::string& name : errand.command.words.at("name")) {
        const auto found = errand.unit.user_named(name);  // also one who has left meanwhile
        if (!found || std::ranges::count(friends, found->id, &Friend::whom) == 0)
            return refuse("“", clip(name, 40),
                          "” is not among your friends: “friend” alone lists them.");
        whom.push_back(*found);
    }
    for (const User& one : whom) errand.unit.remove_friend(user->id, one.id);
    return wrapped(fmt::format("{} {} no more on your list of friends.", names_listed(whom),
                               whom.size() == 1 ? "is" : "are")) +
           "\n";
}

}  // namespace posthouse
