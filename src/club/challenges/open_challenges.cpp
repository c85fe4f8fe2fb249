// Open challenges: posting, listing, accepting and withdrawing them.

#include "club/challenges/open_challenges.h"
#include "base/visible_text.h"
#include "club/accounts/sanctions.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "club/accounts/guests.h"
#include "club/challenges/challenge_answers.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/challenges.h"
#include "club/challenges/invitations.h"
#include "club/challenges/match_start.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/matches/playing.h"
#include "club/matches/proposals.h"
#include "club/ratings/ratings.h"
#include "games/result_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

static std::string invite(CommandContext&, const User&, const OpenChallenge&);
static std::optional<Refusal> invitation_error(const CommandContext&, const OpenChallenge&);
static std::optional<Refusal> guest_error(const CommandContext&, const User&, bool by_link);
static void announce_offer(UnitOfWork&, const OpenChallenge&, EventKind, Instant now);

namespace {

constexpr std::size_t offers_max = 10;
constexpr std::size_t offers_listed = 50;

/// Details of an open challenge, below its row: whether a bot waits, criteria, number of matches,
/// and why this reader cannot accept it.
std::string format_details(const StoreReader& reader, const OpenChallenge& offer, const User& by,
                           const std::optional<User>& who, const CommandContext& context) {
    const Texts& texts = context.texts;
    std::string text;
    const auto add = [&text](const std::string& line) {
        text += wrap_with_indent("      ", line) + "\n";
    };
    if (by.bot) add(texts("answer-offer-by-bot"));
    const std::string wanted = format_criteria(
        offer.criteria, candidate_of(reader, by, offer.game, false, context.now), texts);
    if (!wanted.empty()) add(texts("answer-offer-for") + " " + wanted);
    if (offer.games > 1) add(texts("answer-offer-matches", {{"n", offer.games}}));
    if (!who || who->id == offer.by) return text;
    if (const auto why = join_error(reader, offer, by, *who, context.request.scopes.has_value(),
                                    context.now, texts))
        add(texts("answer-offer-not-you", {{"why", why->message}}));
    return text;
}

/// Who moves first: "by lot", "ann" or "who accepts".
std::string format_first(const OpenChallenge& offer, std::string_view by, const Texts& texts) {
    if (offer.first_mover == "lot") return texts("letter-first-by-lot");
    return offer.first_mover == "me" ? std::string(by) : texts("letter-first-accepts");
}

/// Who moves first, whether etiquette is kept, and the clock.
std::string format_terms(const OpenChallenge& offer, std::string_view by, const Texts& texts) {
    return texts("letter-first-moves", {{"who", format_first(offer, by, texts)}}) + " " +
           (offer.etiquette ? texts("letter-etiquette-kept") + " " : "") +
           clock_terms(offer.clock, texts);
}

}  // namespace

CommandResult post_open_challenge(CommandContext& context, const User& user, OpenChallenge offer) {
    const games::Game& game = *context.command.game;
    if (const auto refusal = play_error(context.unit, game, user, user.id, context.now))
        return *refusal;
    if (const auto refusal = guest_error(context, user, offer.by_link)) return *refusal;
    const std::size_t most = user.guest ? guest_matches_max : offers_max;
    const OfferFilter own{
        .game = std::string(game.name), .by = user.id, .by_link = true, .limit = most};
    if (find_offers(context.unit, own).size() == most)
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
    if (user.guest) offer.rated = false;
    offer.due = due_of(offer, user.guest);
    if (!is_blank_text(context.request.comment)) {
        context.unsaid = muted_error(context.unit, user.id, context.now);
        if (!context.unsaid) offer.words = context.request.comment;
    }
    context.unit.add_offer(offer);
    announce_offer(context.unit, offer, EventKind::offer, context.now);
    context.reply.facts.push_back({"open_board", std::int64_t{offer.board}});
    if (offer.by_link) return invite(context, user, offer);
    const Texts& texts = context.texts;
    return wrap(texts("letter-waits", {{"game", offer.game}, {"board", offer.board}}) + " " +
                format_terms(offer, user.name, texts) +
                (offer.words.empty() ? "" : " " + texts("letter-waits-words"))) +
           "\n" + format_details(context.unit, offer, user, std::nullopt, context) +
           wrap(texts("letter-waits-listed", {{"game", offer.game}, {"board", offer.board}})) +
           "\n";
}

bool withdraw_offers(UnitOfWork& unit, const OfferFilter& which, Instant now) {
    const auto offers = find_offers(unit, which);
    for (const OpenChallenge& offer : offers) {
        unit.remove_offer(offer.game, offer.board);
        announce_offer(unit, offer, EventKind::offer_gone, now);
    }
    return !offers.empty();
}

/// Only those who have its link learn of an invitation.
static void announce_offer(UnitOfWork& unit, const OpenChallenge& offer, EventKind kind,
                           Instant now) {
    if (!offer.by_link) record_event(unit, event_of(offer, kind, now));
}

static std::string invite(CommandContext& context, const User& user, const OpenChallenge& offer) {
    const std::string code = invitation_code(context.club.settings.key, offer.game, offer.board);
    context.reply.invitation = code;
    context.reply.facts.push_back({"invitation", code});
    const Texts& texts = context.texts;
    return wrap(texts("letter-invitation", {{"game", offer.game},
                                            {"board", offer.board},
                                            {"days", invitation_lifetime.count()}})) +
           fmt::format("\n    {{page}}/join/{}\n", code) +
           wrap(format_terms(offer, user.name, texts) + " " +
                texts("letter-invitation-withdraw",
                      {{"game", offer.game}, {"board", offer.board}})) +
           "\n";
}

static CommandResult waiting_command(CommandContext& context) {
    const games::Game& game = *context.command.game;
    const Texts& texts = context.texts;
    OfferFilter filter{.game = std::string(game.name), .limit = offers_listed + 1};
    if (const auto before = context.command.line.option("before")) {
        filter.below_board = read_board(*before);
        if (filter.below_board == 0)
            return refuse("board-malformed", "A board is a number, as in “{game} show 12”.",
                          game.name);
    }
    auto offers = find_offers(context.unit, filter);
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
        return wrap(texts(
                   filter.below_board > 0 ? "answer-waiting-none-older" : "answer-waiting-none",
                   {{"game", game.name}})) +
               "\n";
    std::string text = fmt::format("{:>5} {:<20} {:<6} {:<11} {:<12} {}\n",
                                   texts("answer-head-board"), texts("answer-head-by"),
                                   texts("answer-head-rating"), texts("answer-head-begins"),
                                   texts("answer-head-clock"), texts("answer-head-since"));
    for (const OpenChallenge& offer : offers) {
        const auto by = context.unit.user(offer.by);
        const std::string name = by ? by->name : "?";
        const GlickoRating rating =
            by ? rating_at(standing_or_initial(context.unit, *by, offer.game), context.now)
               : GlickoRating();
        text += fmt::format("{:>5} {:<20} {:<6} {:<11} {:<12} {}{}{}\n", offer.board, name,
                            format_rating(rating.rating, rating.deviation),
                            offer.first_mover == "me" ? texts("letter-first-poster")
                                                      : format_first(offer, name, texts),
                            write_clock(offer.clock), format_day(offer.posted),
                            offer.rated ? "" : " " + texts("answer-unrated"),
                            offer.etiquette ? " " + texts("answer-etiquette") : "");
        if (by) text += format_details(context.unit, offer, *by, who, context);
    }
    const std::string older =
        more ? " " + texts("answer-waiting-older", {{"game", game.name}, {"board", last}}) : "";
    return text + "\n" + wrap(texts("answer-waiting-take", {{"game", game.name}}) + older) + "\n";
}

CommandResult accept_command(CommandContext& context, const User& user) {
    const games::Game& game = *context.command.game;
    const auto offer =
        offer_on(context.unit, game.name, read_board(context.command.argument("board")));
    if (!offer) {
        const auto match = find_match(context.unit, game, context.command.argument("board"));
        if (!match) return match.error();
        if (!plays_in(*match, user.id) && match->plies == 0 && !match->outcome)
            return refuse("seat-taken",
                          "The seat at {game} board {board} is taken already: “{game} waiting” "
                          "lists those that are free.",
                          game.name, match->board);
        const auto found = seated_or_challenged(context, user);
        if (!found) return found.error();
        if (const auto refusal = answer_error(context, *found)) return *refusal;
        if (found->is_offered()) return accept_challenge(context, user, *found);
        if (found->plies <= 1 && found->proposal == Proposal::none)  // a repeated request
            return format_answer(load_match(context.unit, *found),
                                 context.viewer(seat_in(*found, user.id)));
        return answer_proposal(context, user, *found, true);
    }
    if (offer->by == user.id)
        return refuse("own-open-challenge",
                      "This open challenge is your own: “{game} withdraw {board}” takes it back.",
                      game.name, offer->board);
    if (const auto refusal = guest_error(context, user, offer->by_link)) return *refusal;
    if (const auto refusal = invitation_error(context, *offer)) return *refusal;
    const auto poster = context.unit.user(offer->by);
    if (!poster) return refuse("challenger-left", "The player who posted that challenge has left.");
    if (const auto why = join_error(context.unit, *offer, *poster, user,
                                    context.request.scopes.has_value(), context.now))
        return why->refusal;
    for (const User& player : {user, *poster})
        if (const auto refusal = match_limit_error(context.club, context.unit, player, user.id)) {
            context.club.report_limit("running_matches", user.name);
            return *refusal;
        }
    const LoadedMatch loaded = begin_open_challenge(context, *offer, *poster, user, user.id);
    const auto words = std::ranges::find(loaded.chat, poster->id, &ChatMessage::by);
    return format_match_start(loaded, user.id, context.texts) + "\n" +
           (words == loaded.chat.end() ? ""
                                       : context.texts("letter-writes", {{"name", poster->name}}) +
                                             "\n" + quote_user_text(words->text) + "\n") +
           format_board(loaded, context.viewer(loaded.seat_of(user.id)));
}

/// Why a guest cannot play in the waiting room: where a match with a player lets them sign up, it
/// is one to which they were invited.
static std::optional<Refusal> guest_error(const CommandContext& context, const User& user,
                                          bool by_link) {
    const bool invited = context.club.settings.sign_up_policy == SignUpPolicy::invitation;
    if (!user.guest || by_link || !invited) return std::nullopt;
    return not_for_guests(*context.command.spec);
}

/// Why nobody can accept an invitation: without its link, or any more.
static std::optional<Refusal> invitation_error(const CommandContext& context,
                                               const OpenChallenge& offer) {
    if (!offer.by_link) return std::nullopt;
    const std::string code = invitation_code(context.club.settings.key, offer.game, offer.board);
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

LoadedMatch begin_open_challenge(CommandContext& context, const OpenChallenge& offer,
                                 const User& poster, const User& comer, std::optional<UserId> but) {
    // The accepting player has read who moves first, so a senior who accepts otherwise gives it up.
    const auto senior = senior_of(context.unit, offer.etiquette, poster, comer);
    const bool by_lot = senior ? senior == poster.id : context.club.settings.random_bits() % 2 == 0;
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
        next.due = due_of(next, poster.guest);
        context.unit.add_offer(next);
        record_event(context.unit, event_of(next, EventKind::offer, context.now));
    }
    return loaded;
}

static CommandResult withdraw_open_challenge(CommandContext& context, const User& user,
                                             const OpenChallenge& offer) {
    if (offer.by != user.id)
        return refuse("open-challenge-not-yours",
                      "That open challenge is not yours: you need not decline it.");
    context.unit.remove_offer(offer.game, offer.board);
    announce_offer(context.unit, offer, EventKind::offer_gone, context.now);
    return context.texts("answer-offer-gone", {{"game", offer.game}, {"board", offer.board}}) +
           "\n";
}

/// Unlike `reject` this never declines a match, since somebody may just have accepted.
static CommandResult withdraw_command(CommandContext& context, const User& user) {
    const games::Game& game = *context.command.game;
    const std::string_view board = context.command.argument("board");
    if (const auto offer = offer_on(context.unit, game.name, read_board(board)))
        return withdraw_open_challenge(context, user, *offer);
    const auto match = find_match(context.unit, game, board);
    if (!match) return match.error();
    if (match->is_offered() && plays_in(*match, user.id) && match->offered_to != user.id)
        return give_up_challenge(context, user, *match);
    if (match->state() == MatchState::never_begun) return challenge_ended(*match);
    return refuse("open-challenge-taken",
                  "{game} board {board} is no longer open, somebody has accepted it: “{game} show "
                  "{board}” shows the match.",
                  game.name, match->board);
}

CommandResult reject_command(CommandContext& context, const User& user) {
    const games::Game& game = *context.command.game;
    if (const auto offer =
            offer_on(context.unit, game.name, read_board(context.command.argument("board"))))
        return withdraw_open_challenge(context, user, *offer);
    const auto found = seated_or_challenged(context, user);
    if (!found) return found.error();
    if (const auto refusal = answer_error(context, *found)) return *refusal;
    if (found->is_offered()) return give_up_challenge(context, user, *found);
    if (found->proposal != Proposal::none) return answer_proposal(context, user, *found, false);
    if (found->plies < 2 && !found->had_takeback()) return resign_command(context, user, *found);
    return refuse("nothing-to-reject",
                  "Nothing has been proposed on {game} board {board}, and the match has begun: "
                  "“{game} resign {board}” gives it up.",
                  game.name, found->board);
}

Response run_open_challenge(Club& club, UnitOfWork& unit, std::string_view game, int board,
                            Instant now) {
    Response reply;
    const auto offer = offer_on(unit, game, board);
    if (!offer) return reply;
    if (has_expired(*offer, now)) {
        unit.remove_offer(offer->game, offer->board);
        announce_offer(unit, *offer, EventKind::offer_gone, now);
        return reply;
    }
    const auto guest = computer_opponent_at(unit, *offer, now);
    if (!guest) {
        if (offer->due && *offer->due <= now)
            postpone_offer(unit, *offer, now + computer_asked_again_after);
        return reply;
    }
    const auto poster = unit.user(offer->by);
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{club, unit, nobody_asked, no_command, no_proof, reply, now};
    begin_open_challenge(context, *offer, *poster, *guest, std::nullopt);
    reply.accepted = true;
    return reply;
}

std::vector<CommandSpec> open_challenge_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::waiting, waiting_command, "waiting", true, nobody, false, {}, "[--before=BOARD]"},
        {Id::accept, accept_command, "accept", true, player, false, on_board(),
         "[--link=CODE] [--number=N]"},
        {Id::reject, reject_command, "decline", true, player, false, on_board(),
         "[--reason=later|clock|rated|unrated|game|people] [--number=0]"},
        {Id::reject, reject_command, "reject", true, player, false, on_board(), "[--number=N]"},
        {Id::withdraw, withdraw_command, "withdraw", true, player, false, on_board(), ""},
    };
}

}  // namespace posthouse::club
