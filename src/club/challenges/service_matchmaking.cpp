// Automatic pairing of seekers, and open challenges.

#include "club/accounts/guests.h"
#include "club/challenges/challenges.h"
#include "club/challenges/invitations.h"
#include "club/challenges/matchmaking.h"
#include "club/core/events.h"
#include "club/letters/letters.h"
#include "club/letters/notification_letters.h"
#include "club/matches/clock.h"
#include "club/matches/etiquette.h"
#include "club/matches/open_questions.h"
#include "club/moderation/moderation.h"
#include "club/ratings/ratings.h"
#include "games/result_text.h"

#include <fmt/format.h>
#include <algorithm>

namespace posthouse::club {
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
    for (const Match& match : reader.matches_between(one, two, recent_matches))
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

Service::CommandResult Service::seek(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
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
    PairingPreferences preferences = pairing_preferences(context.unit, game.name, user->id);
    if (preferences.seek == 0) preferences.since = context.now;
    preferences.seek = *wanted;
    preferences.criteria = *wanted > 0 ? *asked : OpponentCriteria{};
    preferences.by_program = *wanted > 0 && context.request.scopes.has_value();
    preferences.unfilled = true;
    context.unit.set_preferences(preferences);
    const std::size_t touched = context.reply.changed.size();
    pair_seekers(context, game, std::span(&user->id, 1));
    std::string text;
    for (std::size_t i = touched; i < context.reply.changed.size(); ++i)
        if (const auto match = context.unit.match(context.reply.changed[i]);
            match && plays_in(*match, user->id))
            text += format_match_start(load_match(context.unit, *match), user->id);
    const int now_running = count_running(context.unit, game.name, user->id);
    if (*wanted == 0) return fmt::format("You seek no more matches of {}.\n", game.name);
    const std::string with = format_criteria(
        preferences.criteria,
        candidate_of(context.unit, *user, game.name, preferences.by_program, context.now));
    return text +
           wrap(fmt::format(
               "You have {} of {} of {}{}.{}", now_running, games::counted(*wanted, "match"),
               game.name,
               now_running < *wanted ? "; the others begin as soon as somebody else seeks one" : "",
               with.empty() ? "" : " Asked for: " + with + ".")) +
           "\n";
}

Service::CommandResult Service::limit(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const games::Game& game = *context.command.game;
    const std::string_view typed = context.command.argument("n");
    const auto wanted = read_number(typed);
    if (!equals_ignore_case(typed, "none") && (!wanted || *wanted > matches_max))
        return refuse("limit-malformed",
                      "A limit is a number from 0 to {most}, or none: “{game} limit 10”.",
                      matches_max, game.name);
    PairingPreferences preferences = pairing_preferences(context.unit, game.name, user->id);
    preferences.limit = equals_ignore_case(typed, "none") ? std::nullopt : wanted;
    preferences.unfilled = true;
    context.unit.set_preferences(preferences);
    pair_seekers(context, game, std::span(&user->id, 1));
    if (preferences.limit)
        return wrap(fmt::format("Never more than {} of {} at a time; you have {}.",
                                games::counted(*preferences.limit, "match"), game.name,
                                count_running(context.unit, game.name, user->id))) +
               "\n";
    return fmt::format("There is no limit to your matches of {}.\n", game.name);
}

/// The longest waiting seeker is paired first, with the next suitable one. After a match its
/// players are paired again only if nobody else is available, and not if one of them declined.
void Service::pair_seekers(CommandContext& context, const games::Game& game,
                           std::span<const UserId> players, const Match* ended, bool asked) const {
    const auto clock = read_clock(default_clock);
    MatchTerms terms;
    terms.clock = *clock;
    terms.etiquette = game.etiquette == games::Etiquette::usual;
    const auto asked_about = context.reply.match;
    std::vector<PairingPreferences> seekers = context.unit.seekers(game.name, seekers_max);
    const auto is_one = [&](const PairingPreferences& seeker) {
        return std::ranges::count(players, seeker.user) > 0;
    };
    for (const UserId player : players)  // who may have waited less long than those
        if (const auto seeker = context.unit.preferences(player, game.name);
            seeker && seeker->seek > 0 &&
            std::ranges::count(seekers, player, &PairingPreferences::user) == 0)
            seekers.push_back(*seeker);
    const auto enough = [&](const PairingPreferences& seeker) {
        return has_enough(context.unit, seeker, context.now) ||
               match_limit_error(context.unit, *context.unit.user(seeker.user), seeker.user);
    };
    const auto remove_filled = [&] {
        std::erase_if(seekers, [&](PairingPreferences& seeker) {
            if (!has_enough(context.unit, seeker, context.now)) return false;
            seeker.unfilled = false;
            context.unit.set_preferences(seeker);
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
                const bool turned = senior ? senior == second.id : settings_.random_bits() % 2 == 1;
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

void Service::pair_unasked(CommandContext& context, UserId player) const {
    for (const games::Game& game : games::all_games())
        if (const auto wish = context.unit.preferences(player, game.name); wish && wish->seek > 0)
            pair_seekers(context, game, std::span(&player, 1), nullptr, false);
}

Response Service::pair_unasked(UnitOfWork& unit, std::string_view game, Instant now) const {
    Response reply;
    std::vector<UserId> players;
    for (const PairingPreferences& one : unit.seekers(game, seekers_max))
        players.push_back(one.user);
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{unit, nobody_asked, no_command, no_proof, reply, now};
    pair_seekers(context, *games::find_game(game), players, nullptr, false);
    reply.accepted = true;
    return reply;
}

// Open challenges.

namespace {

constexpr std::size_t offers_max = 10;
constexpr std::size_t offers_listed = 50;

/// Details of an open challenge, below its row: whether a bot waits, criteria, number of matches,
/// and why this reader cannot accept it.
std::string format_details(const StoreReader& reader, const OpenChallenge& offer, const User& by,
                           const std::optional<User>& who, bool program, Instant now) {
    std::string text = by.bot ? "      by a bot\n" : "";
    const std::string wanted =
        format_criteria(offer.criteria, candidate_of(reader, by, offer.game, false, now));
    if (!wanted.empty()) text += wrap_with_indent("      for: ", wanted) + "\n";
    if (offer.games > 1)
        text += fmt::format("      {} matches begin from it, one after another\n", offer.games);
    if (!who || who->id == offer.by) return text;
    if (const auto why = join_error(reader, offer, by, *who, program, now))
        text += wrap_with_indent("      ", "You cannot take it: " + why->message + ".") + "\n";
    return text;
}

/// Who moves first: "by lot", "ann" or "who accepts".
std::string format_first(const OpenChallenge& offer, std::string_view by) {
    if (offer.first_mover == "lot") return "by lot";
    return offer.first_mover == "me" ? std::string(by) : "who accepts";
}

}  // namespace

Service::CommandResult Service::post_open_challenge(CommandContext& context, const User& user,
                                                    OpenChallenge offer) const {
    const games::Game& game = *context.command.game;
    if (const auto refusal = play_error(context.unit, game, user, user.id, context.now))
        return *refusal;
    const std::size_t most = user.guest ? guest_matches_max : offers_max;
    const OfferFilter own{
        .game = std::string(game.name), .by = user.id, .by_link = true, .limit = most};
    if (context.unit.offers(own).size() == most)
        return refuse(
            "too-many-open-challenges",
            "{n} of your challenges are open already: “{game} withdraw BOARD” takes one back.",
            most, game.name);
    const auto wish = context.command.line.option("first");
    std::string first = lower_case(wish.value_or("lot"));
    if (equals_ignore_case(first, user.name)) first = "me";
    if (wish && first == "lot" && offer.etiquette)
        return refuse("lot-or-senior",
                      "With etiquette the lot decides, unless two meet for the first time and the "
                      "senior may move first: leave out --first=, or write --etiquette=off.");
    if (first != "lot" && first != "me" && first != "you")
        return refuse(
            "first-of-open-challenge",
            "--first= says who moves first: lot, me ({name}), or you (the player who accepts).",
            user.name);
    offer.game = game.name;
    offer.by = user.id;
    offer.first_mover = first;
    offer.posted = context.now;
    offer.due = due_of(offer);
    if (!is_blank(context.request.comment)) {
        context.unsaid = muted_error(context.unit, user.id, context.now);
        if (!context.unsaid) offer.words = context.request.comment;
    }
    context.unit.add_offer(offer);
    announce_offer(context.unit, offer, EventKind::offer, context.now);
    context.reply.facts.push_back({"open_board", std::int64_t{offer.board}});
    if (offer.by_link) return invite(context, user, offer);
    return wrap(fmt::format("{} board {} waits for a second player. First moves: {}.{} {}{}",
                            offer.game, offer.board, format_first(offer, user.name),
                            offer.etiquette ? " Etiquette is kept." : "", clock_terms(offer.clock),
                            offer.words.empty() ? "" : " Whoever accepts reads your words.")) +
           "\n" + format_details(context.unit, offer, user, std::nullopt, false, context.now) +
           wrap(fmt::format("“{0} waiting” lists it until somebody accepts it; “{0} withdraw {1}” "
                            "takes it back.",
                            offer.game, offer.board)) +
           "\n";
}

bool Service::withdraw_offers(UnitOfWork& unit, const OfferFilter& which, Instant now) {
    const auto offers = unit.offers(which);
    for (const OpenChallenge& offer : offers) {
        unit.remove_offer(offer.game, offer.board);
        announce_offer(unit, offer, EventKind::offer_gone, now);
    }
    return !offers.empty();
}

/// Only those who have its link learn of an invitation.
void Service::announce_offer(UnitOfWork& unit, const OpenChallenge& offer, EventKind kind,
                             Instant now) {
    if (!offer.by_link) record_event(unit, event_of(offer, kind, now));
}

std::string Service::invite(CommandContext& context, const User& user,
                            const OpenChallenge& offer) const {
    const std::string code = invitation_code(settings_.key, offer.game, offer.board);
    context.reply.invitation = code;
    context.reply.facts.push_back({"invitation", code});
    return wrap(fmt::format("{} board {} waits for a friend, for {} days. Send them this link:",
                            offer.game, offer.board, invitation_lifetime.count())) +
           fmt::format("\n    {{page}}/join/{}\n", code) +
           wrap(fmt::format("First moves: {}.{} {} “{} withdraw {}” takes the link back.",
                            format_first(offer, user.name),
                            offer.etiquette ? " Etiquette is kept." : "", clock_terms(offer.clock),
                            offer.game, offer.board)) +
           "\n";
}

Service::CommandResult Service::waiting(CommandContext& context) const {
    const games::Game& game = *context.command.game;
    OfferFilter filter{.game = std::string(game.name), .limit = offers_listed + 1};
    if (const auto before = context.command.line.option("before")) {
        filter.below_board = read_board(*before);
        if (filter.below_board == 0)
            return refuse("board-malformed", "A board is a number, as in “{game} show 12”.",
                          game.name);
    }
    auto offers = context.unit.offers(filter);
    const bool more = offers.size() > offers_listed;
    if (more) offers.pop_back();
    const int last = offers.empty() ? 0 : offers.back().board;
    std::optional<User> who;
    if (context.request.speaker) who = context.unit.user(*context.request.speaker);
    if (who)
        std::erase_if(offers, [&](const OpenChallenge& one) {
            return is_blocked_pair(context.unit, who->id, one.by);
        });
    if (offers.empty() && !more)
        return wrap(fmt::format(
                   "There are no {}open challenges. “{} challenge NAME --to=anyone” posts one.",
                   filter.below_board > 0 ? "older " : "", game.name)) +
               "\n";
    std::string text = "board by                   rating first       clock        since\n";
    for (const OpenChallenge& offer : offers) {
        const auto by = context.unit.user(offer.by);
        const std::string name = by ? by->name : "?";
        const GlickoRating rating =
            by ? rating_at(standing_or_initial(context.unit, *by, offer.game), context.now)
               : GlickoRating();
        text += fmt::format("{:>5} {:<20} {:<6} {:<11} {:<12} {}{}{}\n", offer.board, name,
                            format_rating(rating.rating, rating.deviation),
                            offer.first_mover == "me" ? "that player" : format_first(offer, name),
                            write_clock(offer.clock), format_day(offer.posted),
                            offer.rated ? "" : " unrated", offer.etiquette ? " etiquette" : "");
        if (by)
            text += format_details(context.unit, offer, *by, who,
                                   context.request.scopes.has_value(), context.now);
    }
    const std::string older =
        more ? fmt::format(" “{} waiting --before={}” lists older ones.", game.name, last) : "";
    return text + "\n" +
           wrap(fmt::format("“{} accept BOARD” takes the other seat.{}", game.name, older)) + "\n";
}

Service::CommandResult Service::accept(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const games::Game& game = *context.command.game;
    const auto offer =
        context.unit.offer_on(game.name, read_board(context.command.argument("board")));
    if (!offer) {
        const auto match = find_match(context.unit, game, context.command.argument("board"));
        if (!match) return match.error();
        if (!plays_in(*match, user->id) && match->plies == 0 && !match->outcome)
            return refuse("seat-taken",
                          "The seat at {game} board {board} is taken already: “{game} waiting” "
                          "lists those that are free.",
                          game.name, match->board);
        const auto found = seated_or_challenged(context, *user);
        if (!found) return found.error();
        if (const auto refusal = answer_error(context, *found)) return *refusal;
        if (found->is_offered()) return accept_challenge(context, *user, *found);
        if (found->plies <= 1 && found->proposal == Proposal::none)  // a repeated request
            return format_answer(load_match(context.unit, *found),
                                 context.viewer(seat_in(*found, user->id)));
        return answer_proposal(context, *user, *found, true);
    }
    if (offer->by == user->id)
        return refuse("own-open-challenge",
                      "This open challenge is your own: “{game} withdraw {board}” takes it back.",
                      game.name, offer->board);
    if (const auto refusal = invitation_error(context, *user, *offer)) return *refusal;
    const auto poster = context.unit.user(offer->by);
    if (!poster) return refuse("challenger-left", "The player who posted that challenge has left.");
    if (const auto why = join_error(context.unit, *offer, *poster, *user,
                                    context.request.scopes.has_value(), context.now))
        return why->refusal;
    for (const User& player : {*user, *poster})
        if (const auto refusal = match_limit_error(context.unit, player, user->id)) {
            report_limit("running_matches", user->name);
            return *refusal;
        }
    const LoadedMatch loaded = begin_open_challenge(context, *offer, *poster, *user, user->id);
    const auto words = std::ranges::find(loaded.chat, poster->id, &ChatMessage::by);
    return format_match_start(loaded, user->id) + "\n" +
           (words == loaded.chat.end()
                ? ""
                : fmt::format("{} writes:\n{}\n", poster->name, quote_user_text(words->text))) +
           format_board(loaded, context.viewer(loaded.seat_of(user->id)));
}

std::optional<Refusal> Service::invitation_error(const CommandContext& context, const User& user,
                                                 const OpenChallenge& offer) const {
    if (!offer.by_link)
        return user.guest ? std::optional(not_for_guests(*context.command.spec)) : std::nullopt;
    const std::string code = invitation_code(settings_.key, offer.game, offer.board);
    if (context.command.line.option("link") != code)
        return refuse("open-by-link-only",
                      "{game} board {board} waits for a friend of its player: open the link that "
                      "they have sent you.",
                      offer.game, offer.board);
    if (has_expired(offer, context.now))
        return refuse("invitation-expired",
                      "This invitation has expired: ask your friend for a new link.");
    return std::nullopt;
}

LoadedMatch Service::begin_open_challenge(CommandContext& context, const OpenChallenge& offer,
                                          const User& poster, const User& comer,
                                          std::optional<UserId> but) const {
    // The accepting player has read who moves first, so a senior who accepts otherwise gives it up.
    const auto senior = senior_of(context.unit, offer.etiquette, poster, comer);
    const bool by_lot = senior ? senior == poster.id : settings_.random_bits() % 2 == 0;
    const bool poster_first = offer.first_mover == "me" || (offer.first_mover == "lot" && by_lot);
    const bool rated = offer.rated && !poster.guest && !comer.guest;
    const MatchTerms terms{offer.clock, {}, Side::first, rated, offer.etiquette};
    Match match = new_match(*games::find_game(offer.game), terms, poster_first ? poster : comer,
                            poster_first ? comer : poster, senior);
    match.board = offer.board;
    context.unit.remove_offer(offer.game, offer.board);
    announce_offer(context.unit, offer, EventKind::offer_gone, context.now);
    const FirstMoveLot lot =
        offer.first_mover == "lot" && !senior ? FirstMoveLot::drawn : FirstMoveLot::none;
    match = create_match(context, std::move(match));
    if (!offer.words.empty() && !comment_error(context.unit, match, poster.id, context.now))
        add_chat_message(context, match, poster.id, offer.words);
    LoadedMatch loaded = start_match(context, std::move(match), but, lot);
    if (offer.games > 1) {
        OpenChallenge next = offer;
        --next.games;
        next.posted = context.now;
        next.due = due_of(next);
        context.unit.add_offer(next);
        record_event(context.unit, event_of(next, EventKind::offer, context.now));
    }
    return loaded;
}

Service::CommandResult Service::withdraw(CommandContext& context, const User& user,
                                         const OpenChallenge& offer) const {
    if (offer.by != user.id)
        return refuse("open-challenge-not-yours",
                      "That open challenge is not yours: you need not decline it.");
    context.unit.remove_offer(offer.game, offer.board);
    announce_offer(context.unit, offer, EventKind::offer_gone, context.now);
    return fmt::format("{} board {} is no longer open.\n", offer.game, offer.board);
}

/// Unlike `reject` this never declines a match, since somebody may just have accepted.
Service::CommandResult Service::withdraw(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const games::Game& game = *context.command.game;
    const std::string_view board = context.command.argument("board");
    if (const auto offer = context.unit.offer_on(game.name, read_board(board)))
        return withdraw(context, *user, *offer);
    const auto match = find_match(context.unit, game, board);
    if (!match) return match.error();
    if (match->is_offered() && plays_in(*match, user->id) && match->offered_to != user->id)
        return give_up_challenge(context, *user, *match);
    if (match->state() == MatchState::never_begun) return challenge_ended(*match);
    return refuse("open-challenge-taken",
                  "{game} board {board} is no longer open, somebody has accepted it: “{game} show "
                  "{board}” shows the match.",
                  game.name, match->board);
}

Service::CommandResult Service::reject(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const games::Game& game = *context.command.game;
    if (const auto offer =
            context.unit.offer_on(game.name, read_board(context.command.argument("board"))))
        return withdraw(context, *user, *offer);
    const auto found = seated_or_challenged(context, *user);
    if (!found) return found.error();
    if (const auto refusal = answer_error(context, *found)) return *refusal;
    if (found->is_offered()) return give_up_challenge(context, *user, *found);
    if (found->proposal != Proposal::none) return answer_proposal(context, *user, *found, false);
    if (found->plies < 2 && !found->had_takeback()) return resign(context);
    return refuse("nothing-to-reject",
                  "Nothing has been proposed on {game} board {board}, and the match has begun: "
                  "“{game} resign {board}” gives it up.",
                  game.name, found->board);
}

// The computer plays those who allow it, if nobody else does.

Response Service::run_open_challenge(UnitOfWork& unit, std::string_view game, int board,
                                     Instant now) const {
    Response reply;
    const auto offer = unit.offer_on(game, board);
    if (!offer) return reply;
    if (has_expired(*offer, now)) {
        unit.remove_offer(offer->game, offer->board);
        return reply;
    }
    const auto guest = computer_opponent_at(unit, *offer, now);
    if (!guest) {
        if (offer->due && *offer->due <= now)
            unit.postpone_offer(*offer, now + computer_asked_again_after);
        return reply;
    }
    const auto poster = unit.user(offer->by);
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{unit, nobody_asked, no_command, no_proof, reply, now};
    begin_open_challenge(context, *offer, *poster, *guest, std::nullopt);
    reply.accepted = true;
    return reply;
}

/// Those who allow it and still lack matches play computer levels near their rating.
void Service::pair_with_computers(CommandContext& context, const games::Game& game,
                                  std::span<const UserId> players, bool asked) const {
    MatchTerms terms;
    terms.clock = *read_clock(default_clock);
    terms.etiquette = game.etiquette == games::Etiquette::usual;
    for (const UserId player : players) {
        const auto seeker = context.unit.preferences(player, game.name);
        if (!seeker || seeker->criteria.kind != OpponentKind::computer) continue;
        const auto user = context.unit.user(player);
        while (user && !has_enough(context.unit, *seeker, context.now) &&
               !match_limit_error(context.unit, *user, user->id)) {
            const auto guest = computer_opponent_for(context.unit, *user, seeker->criteria,
                                                     game.name, context.now);
            if (!guest ||
                (!asked && declined_last(context.unit, game.name, player, guest->id, context.now)))
                break;
            const bool turned = settings_.random_bits() % 2 == 1;
            begin_match(context,
                        new_match(game, terms, turned ? *guest : *user, turned ? *user : *guest,
                                  std::nullopt),
                        std::nullopt, FirstMoveLot::drawn);
        }
    }
}

}  // namespace posthouse::club
