// Accepting, declining, withdrawing and expiry of challenges; whose challenges a player accepts;
// friends.

#include "club/challenges/challenge_answers.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/guests.h"
#include "club/accounts/identity.h"
#include "club/challenges/challenges.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/chat_notices.h"
#include "club/matches/endings.h"
#include "club/matches/match_tables.h"
#include "club/matches/playing.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t friends_max = 500;

std::string row_of(const StoreReader& reader, const Match& match, UserId other,
                   const Texts& texts) {
    const auto user = reader.user(other);
    const auto ends = offer_expiry(reader, match);
    return fmt::format("{:<12} {:>5}  {:<20} {:<12} {:<9} {}\n", match.game, match.board,
                       user ? user->name : "?", write_clock(match.clock),
                       texts(match.rated ? "answer-rated" : "answer-unrated"),
                       ends ? format_day(*ends) : "");
}

std::string rows_of(const StoreReader& reader, const std::vector<Match>& matches, bool mine,
                    const Texts& texts) {
    if (matches.empty()) return {};
    std::string text =
        texts(mine ? "answer-offered-by-you" : "answer-offered-to-you") + "\n" +
        fmt::format("{:<12} {:>5}  {:<20} {:<12} {:<9} {}\n", texts("answer-head-game"),
                    texts("answer-head-board"), texts(mine ? "answer-head-to" : "answer-head-by"),
                    texts("answer-head-clock"), texts("answer-head-counts"),
                    texts("answer-head-until"));
    for (const Match& match : matches)
        text += row_of(reader, match,
                       match.seats[index_of(mine ? challenged_in(match) : challenger_in(match))],
                       texts);
    return text + "\n";
}

std::string format_wishes(const User& user, const Texts& texts) {
    return wrap(texts("answer-challenged-by", {{"who", name_of(user.accepts_challenges_from)}}) +
                " " + texts("answer-begin-at-once", {{"who", name_of(user.auto_accepts)}})) +
           "\n";
}

/// The value of an option of `offers`; none if it is not given.
Expected<std::optional<PlayerGroup>> circle_asked(const CommandLine& line,
                                                  std::string_view option) {
    const auto word = line.option(option);
    if (!word) return std::optional<PlayerGroup>();
    const auto circle = read_circle(*word);
    if (!circle)
        return refuse("circle-malformed", "--{option}= is nobody, friends, rated or everybody.",
                      option);
    return circle;
}

}  // namespace

Refusal challenge_ended(const Match& match) {
    return refuse("challenge-ended",
                  "No match came of the challenge on {game} board {board}: “{game} challenge” "
                  "makes another.",
                  match.game, match.board);
}

Expected<Match> seated_or_challenged(CommandContext& context, const User& user) {
    auto match = own_match(context, user);
    if (match && match->outcome) {
        context.reply.match.reset();
        if (match->state() == MatchState::never_begun) return challenge_ended(*match);
        return refuse("match-over", "The game on {game} board {board} is over.", match->game,
                      match->board);
    }
    return match;
}

Expected<Match> seated(CommandContext& context, const User& user) {
    auto match = seated_or_challenged(context, user);
    if (!match || !match->is_offered()) return match;
    const auto other = context.unit.user(match->seats[index_of(
        match->offered_to == user.id ? challenger_in(*match) : challenged_in(*match))]);
    const std::string name = other ? other->name : "?";
    if (match->offered_to == user.id)
        return refuse("challenge-to-you",
                      "{name} offers you this match, and it has not begun: “{game} accept {board}” "
                      "begins it, “{game} decline {board}” does not.",
                      name, match->game, match->board);
    return refuse("challenge-not-accepted",
                  "{name} has not accepted this match yet, so it has not begun: “{game} withdraw "
                  "{board}” takes it back.",
                  name, match->game, match->board);
}

std::optional<Refusal> match_limit_error(Club& club, const StoreReader& reader, const User& user,
                                         UserId asking) {
    if (user.level > 0) return std::nullopt;
    MatchFilter running;
    running.player = user.id;
    running.state = MatchState::running;
    running.limit = user.guest ? guest_matches_max : club.settings.matches_max;
    if (find_matches(reader, running).size() < running.limit) return std::nullopt;
    if (user.id == asking)
        return refuse("too-many-matches",
                      "You are playing {n} matches, and Posthouse allows no more at a time: finish "
                      "some first.",
                      running.limit);
    return refuse("opponent-too-many-matches",
                  "{name} plays {n} matches, and Posthouse allows no more at a time: challenge "
                  "somebody else.",
                  user.name, running.limit);
}

void add_expiry(Club& club, UnitOfWork& unit, const Match& match) {
    Job expire{{},
               std::string(expire_job),
               match.id,
               match.plies,
               match.started + club.settings.challenge_lifetime};
    unit.add(expire);
}

std::optional<Refusal> begin_error(CommandContext& context, const Match& match, UserId asking) {
    const games::Game& game = *games::find_game(match.game);
    for (const UserId seat : match.seats) {
        const auto player = context.unit.user(seat);
        ASSERT(player);
        if (auto refusal = play_error(context.unit, game, *player, asking, context.now))
            return refusal;
        if (auto refusal = match_limit_error(context.club, context.unit, *player, asking)) {
            context.club.report_limit("running_matches", player->name);
            return refusal;
        }
    }
    return std::nullopt;
}

void begin_accepted_match(CommandContext& context, Match& match) {
    accept_offer(context.unit, match.id);
    match.offered_to = UserId{};
    match.started = match.turn_since = context.now;
    context.accepted = true;
    record_event(context.unit, event_of(match, EventKind::begun, UserId{}, "", context.now));
}

CommandResult accept_challenge(CommandContext& context, const User& user, Match match) {
    if (match.offered_to != user.id)
        return refuse("own-challenge",
                      "This is your own challenge: only your opponent can accept it. “{game} "
                      "withdraw {board}” takes it back.",
                      match.game, match.board);
    if (const auto refusal = begin_error(context, match, user.id)) return *refusal;
    begin_accepted_match(context, match);
    say_beside(context, match, user);
    start_turn(context.club, context.unit, match, context.now);
    LoadedMatch loaded = load_match(context.unit, match);
    loaded.accepted = true;
    send_board_letters(context, loaded, user.id);
    const Viewer viewer = context.viewer(loaded.seat_of(user.id));
    return format_match_start(loaded, user.id, context.texts) + "\n" + format_board(loaded, viewer);
}

Expected<std::string> explain_decline(CommandContext& context, const Match& match,
                                      const User& user) {
    constexpr std::pair<std::string_view, Notice> reasons[] = {
        {"later", Notice::declined_later}, {"clock", Notice::declined_clock},
        {"rated", Notice::declined_rated}, {"unrated", Notice::declined_unrated},
        {"game", Notice::declined_game},   {"people", Notice::declined_people},
    };
    const auto typed = context.command.line.option("reason");
    if (!typed) return std::string();
    for (const auto& [word, notice] : reasons) {
        if (!equals_ignore_case(*typed, word)) continue;
        add_chat_message(context, match, std::nullopt, notice_sentence(notice, {user.name}));
        return std::string(word);
    }
    return refuse("decline-reason-malformed",
                  "--reason= is later, clock, rated, unrated, game or people; or leave it out.");
}

CommandResult give_up_challenge(CommandContext& context, const User& user, Match match) {
    const bool declines = match.offered_to == user.id;
    const auto why = declines ? explain_decline(context, match, user) : std::string();
    if (!why) return why.error();
    const auto remark = say_beside(context, match, user);
    end_challenge(context.club, context.unit, match, declines ? "declined" : "withdrawn",
                  context.now, context.reply, *why);
    const auto other = context.unit.user(
        match.seats[index_of(declines ? challenger_in(match) : challenged_in(match))]);
    const std::string name = other ? other->name : "?";
    // Nobody is told of a withdrawal, unless something was said.
    if (remark && !declines)
        send_chat_letters(context, *remark, load_match(context.unit, match), user.id);
    return wrap(context.texts(declines ? "letter-you-declined" : "letter-you-withdrew",
                              {{"game", match.game}, {"board", match.board}, {"name", name}})) +
           "\n";
}

void end_challenges_of(Club& club, UnitOfWork& unit, const User& user, Instant now, Response& reply,
                       std::optional<UserId> with) {
    MatchFilter offered;
    offered.player = user.id;
    offered.state = MatchState::offered;
    for (Match& match : find_matches(unit, offered)) {
        if (with && !plays_in(match, *with)) continue;
        end_challenge(club, unit, match, match.offered_to == user.id ? "declined" : "withdrawn",
                      now, reply);
    }
    reply.match.reset();  // the response is about none of them
}

static CommandResult offers_command(CommandContext& context, const User& known) {
    User user = known;
    const auto begin = circle_asked(context.command.line, "begin");
    if (!begin) return begin.error();
    const auto from = circle_asked(context.command.line, "from");
    if (!from) return from.error();
    if (*begin || *from) {
        user.auto_accepts = begin->value_or(user.auto_accepts);
        user.accepts_challenges_from = from->value_or(user.accepts_challenges_from);
        change_user(context.unit, user);
        return format_wishes(user, context.texts);
    }
    const std::string text =
        rows_of(context.unit, offers_to(context.unit, user.id), false, context.texts) +
        rows_of(context.unit, offers_by(context.unit, user.id), true, context.texts);
    return text + wrap(context.texts(text.empty() ? "answer-offers-none" : "answer-offers-then")) +
           "\n\n" + format_wishes(user, context.texts);
}

static CommandResult add_friends_command(CommandContext& context, const User& user) {
    const auto names = context.command.arguments.find("name");
    const auto before = friends_of(context.unit, user.id);
    if (names == context.command.arguments.end()) {
        std::string text;
        for (const Friend& one : before)
            if (const auto whom = context.unit.user(one.whom))
                text +=
                    fmt::format("{:<20} {}\n", whom->name,
                                context.texts("answer-since", {{"day", format_day(one.since)}}));
        if (text.empty()) return wrap(context.texts("answer-friends-none")) + "\n";
        return context.texts("answer-friends") + "\n" + text +
               context.texts("answer-friends-then") + "\n";
    }
    // Check all before adding the first.
    std::vector<User> whom;
    for (const std::string& name : names->second) {
        const auto found = find_player(context.unit, name);
        if (!found) return found.error();
        if (found->id == user.id)
            return refuse("friend-yourself", "You cannot add yourself, {name}: name somebody else.",
                          user.name);
        if (found->level > 0)
            return refuse("computer-not-person", "{name} is a computer: name a person.",
                          found->name);
        if (context.unit.has<Block>(user.id, found->id))
            return refuse("friend-blocked", "You block {name}: “unblock {name}” first.",
                          found->name);
        whom.push_back(*found);
    }
    if (before.size() + whom.size() > friends_max)
        return refuse("too-many-friends",
                      "You can have {n} friends at most: “unfriend” some first.", friends_max);
    for (const User& one : whom) context.unit.keep(Friend{user.id, one.id, context.now});
    context.reply.audience_changed.push_back(user.id);
    return wrap(context.texts("answer-friends-added",
                              {{"n", whom.size()}, {"names", join_names(whom, context.texts)}})) +
           "\n";
}

static CommandResult remove_friends_command(CommandContext& context, const User& user) {
    const auto friends = friends_of(context.unit, user.id);
    std::vector<User> whom;
    for (const std::string& name : context.command.arguments.at("name")) {
        const auto found = context.unit.user_named(name);  // may have left meanwhile
        if (!found || std::ranges::count(friends, found->id, &Friend::whom) == 0)
            return refuse("not-a-friend",
                          "“{name}” is not among your friends: “friend” alone lists them.",
                          truncate(name, 40));
        whom.push_back(*found);
    }
    for (const User& one : whom) context.unit.remove<Friend>(user.id, one.id);
    context.reply.audience_changed.push_back(user.id);
    return wrap(context.texts("answer-friends-removed",
                              {{"n", whom.size()}, {"names", join_names(whom, context.texts)}})) +
           "\n";
}

std::vector<CommandSpec> friend_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::offers,
         offers_command,
         "offers",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "[--begin=nobody|friends|rated|everybody] [--from=everybody|rated|friends|nobody]"},
        {Id::add_friend,
         add_friends_command,
         "friend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", any}},
         ""},
        {Id::remove_friend,
         remove_friends_command,
         "unfriend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", some}},
         ""},
    };
}

}  // namespace posthouse::club
