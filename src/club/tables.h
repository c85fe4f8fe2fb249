// The tables in which the club's values are stored: for each type the names of its columns, and in
// the same order its members. The names are historical. The SQL schema itself, with its history, is
// in store/sqlite_schema.h.
#pragma once

#include "club/held_sign_up.h"
#include "club/house_tables.h"
#include "club/learning_types.h"
#include "club/letter_columns.h"
#include "club/tournament_types.h"
#include "club/typed_rows.h"
#include "club/types.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

namespace posthouse::club {

/// For comparing names and addresses: only ASCII letters, since databases disagree about the lower
/// case of others.
std::string fold_case(std::string_view words);
/// The key for finding a player by name. Closed accounts share a name, and nobody is found by it.
std::string name_key(const User&);
/// What a letter counts as in StoreReader::answers_to; none: it does not count.
std::optional<std::string> rate_limit_key(const Letter&);

/// Every table of the club.
std::span<const Table* const> all_tables();

// Players

template <>
struct Stored<User> {
    static constexpr TableText table{
        .name = "users",
        .columns =
            "id, name, name_folded, password_hash, level, joined, mail_password, notify, "
            "quiet_from, quiet_until, quiet_zone, auto_vacation, broadcasts, first_below, "
            "begins_with, challenged_by, broadcast, looked, gone, operator_since, guest, language, "
            "bot",
        .ids = Ids::next,
        .unique = "name_folded"};
    static auto members(auto& it) {
        return in_order(
            it.id, it.name, computed([&it] { return name_key(it); }), it.password_hash, it.level,
            it.joined, it.mail_password, it.mail_frequency, part(it.quiet_hours, &QuietHours::from),
            part(it.quiet_hours, &QuietHours::until), part(it.quiet_hours, &QuietHours::zone),
            it.auto_vacation, it.wants_broadcasts, it.first_at_bottom, it.auto_accepts,
            it.accepts_challenges_from, it.last_broadcast, it.last_seen, it.left_at,
            it.operator_since, it.guest, it.language, it.bot);
    }
};

/// A player's address and its place among them.
struct PlacedAddress {
    UserId user{};
    int place = 0;
    Address address{};
};
template <>
struct Stored<PlacedAddress> {
    static constexpr TableText table{
        .name = "addresses",
        .columns =
            "user_id -> users, place, address, address_folded, confirmed, bounces, bounced, "
            "suspended",
        .key = 2,
        .indexes = "address_folded"};
    static auto members(auto& it) {
        auto& one = it.address;
        return in_order(it.user, it.place, one.address,
                        computed([&one] { return fold_case(one.address); }), one.confirmed,
                        one.bounces, one.bounced, one.suspended);
    }
};

template <>
struct Stored<Of<UserId, Vacation>> {
    static constexpr TableText table{"vacations", "user_id -> users, begins, ends", 3};
    static auto members(auto& it) { return in_order(it.owner, it.value.from, it.value.until); }
};

template <>
struct Stored<Of<UserId, RestSchedule>> {
    static constexpr TableText table{
        "rests", "user_id -> users, since, sleep_from, sleep_until, weekend, zone", 2};
    static auto members(auto& it) {
        auto& one = it.value;
        return in_order(it.owner, one.since, one.sleep_from, one.sleep_until, one.weekend,
                        one.zone);
    }
};

template <>
struct Stored<ServerPause> {
    static constexpr TableText table{
        .name = "house_pauses", .columns = "id, begins, ends, frozen", .ids = Ids::next};
    static auto members(auto& it) {
        return in_order(hidden_id(), it.from, it.until, it.by_operator);
    }
};

template <>
struct Stored<PairingPreferences> {
    static constexpr TableText table{
        "appetites",
        "user_id -> users, game, most, seek, since, program, rating_min, rating_max, "
        "rating_within, established, company, unfilled",
        2};
    static auto members(auto& it) {
        auto& wanted = it.criteria;
        return in_order(it.user, it.game, it.limit, it.seek, it.since, it.by_program,
                        wanted.rating_min, wanted.rating_max, wanted.rating_within,
                        wanted.established, wanted.kind, it.unfilled);
    }
};

template <>
struct Stored<Block> {
    static constexpr TableText table{"blocks", "user_id -> users, blocked -> users, since", 2};
    static auto members(auto& it) { return in_order(it.by, it.whom, it.since); }
};

template <>
struct Stored<Friend> {
    static constexpr TableText table{"friends", "user_id -> users, friend -> users, since", 2};
    static auto members(auto& it) { return in_order(it.by, it.whom, it.since); }
};

/// How many messages one player has written to another.
struct MessageCount {
    UserId by{}, whom{};
    int written = 0;
};
template <>
struct Stored<MessageCount> {
    static constexpr TableText table{"messages", "user_id -> users, reader -> users, written", 2};
    static auto members(auto& it) { return in_order(it.by, it.whom, it.written); }
};

template <>
struct Stored<PuzzleStanding> {
    static constexpr TableText table{
        "puzzle_standings",
        "user_id -> users, rating, deviation, volatility, since, tried, solved, last_day, "
        "days, best_days, mail_due"};
    static auto members(auto& it) {
        auto& rating = it.rating;
        return in_order(it.user, rating.rating, rating.deviation, rating.volatility, it.since,
                        it.tried, it.solved, it.last_day, it.days, it.best_days, it.mail_due);
    }
};

template <>
struct Stored<PuzzleAttempt> {
    static constexpr TableText table{
        "puzzle_attempts", "user_id -> users, game, puzzle, tried, at_first_try, solved", 3};
    static auto members(auto& it) {
        return in_order(it.user, it.game, it.position, it.tried, it.at_first_try, it.solved);
    }
};

template <>
struct Stored<LessonStep> {
    static constexpr TableText table{"lesson_steps", "user_id -> users, game, step, done", 3};
    static auto members(auto& it) { return in_order(it.user, it.game, it.step, it.done); }
};

// Matches

/// The last board number of a game, of matches and open challenges.
struct LastBoard {
    std::string game{};
    int board = 0;
};
template <>
struct Stored<LastBoard> {
    static constexpr TableText table{"boards", "game, last_board"};
    static auto members(auto& it) { return in_order(it.game, it.board); }
};

template <>
struct Stored<OpenChallenge> {
    static constexpr TableText table{
        .name = "offers",
        .columns =
            "id, game, board, player -> users, clock_bank, clock_increment, clock_cap, "
            "left_first, left_second, first, rated, posted, etiquette, games, by_link, "
            "rating_min, rating_max, rating_within, established, company, due",
        .ids = Ids::next,
        .unique = "game board",
        .indexes = "player"};
    static auto members(auto& it) {
        auto& clock = it.clock;
        auto& wanted = it.criteria;
        return in_order(it.id, it.game, it.board, it.by, clock.bank, clock.increment, clock.cap,
                        clock.left[0], clock.left[1], it.first_mover, it.rated, it.posted,
                        it.etiquette, it.games, it.by_link, wanted.rating_min, wanted.rating_max,
                        wanted.rating_within, wanted.established, wanted.kind, it.due);
    }
};

template <>
struct Stored<Match> {
    static constexpr TableText table{
        .name = "matches",
        .columns =
            "id, game, board, set_up, seat_first -> users, seat_second -> users, clock_bank, "
            "clock_increment, clock_cap, left_first, left_second, started, turn_since, to_move, "
            "plies, result, reason, ended, rated, undos, proposal, proposer, plan_first, "
            "plan_second, submitted_first, submitted_second, note_first, note_second, "
            "rematch -> matches, etiquette, senior, version, offered_to -> users, style",
        .ids = Ids::next,
        .unique = "game board",
        .indexes = "seat_first, seat_second, ended"};
    static auto members(auto& it) {
        auto& clock = it.clock;
        return in_order(
            it.id, it.game, it.board, it.start_position, it.seats[0], it.seats[1], clock.bank,
            clock.increment, clock.cap, clock.left[0], clock.left[1], it.started, it.turn_since,
            it.to_move, it.plies, part(it.outcome, &MatchOutcome::result),
            part(it.outcome, &MatchOutcome::reason), part(it.outcome, &MatchOutcome::at), it.rated,
            it.undos, it.proposal, it.proposer, it.conditional_moves[0], it.conditional_moves[1],
            it.pending_moves[0], it.pending_moves[1], it.notes[0], it.notes[1], it.rematch,
            it.etiquette, it.senior, it.version, it.offered_to, it.style);
    }
};

template <>
struct Stored<Of<MatchId, PlayedMove>> {
    static constexpr TableText table{"moves",
                                     "match_id -> matches, ply, move, comment, played, request", 2};
    static auto members(auto& it) {
        auto& move = it.value;
        return in_order(it.owner, move.ply, move.text, move.comment, move.at, move.request);
    }
};

template <>
struct Stored<PlayerStanding> {
    static constexpr TableText table{
        .name = "standings",
        .columns =
            "user_id -> users, game, rating, deviation, volatility, since, won, drawn, lost, "
            "established_until, bot",
        .key = 2,
        .indexes = "game"};
    static auto members(auto& it) {
        auto& rating = it.rating;
        return in_order(it.user, it.game, rating.rating, rating.deviation, rating.volatility,
                        it.since, it.won, it.drawn, it.lost, it.established_until, it.bot);
    }
};

template <>
struct Stored<RatingChange> {
    static constexpr TableText table{
        .name = "rating_changes",
        .columns =
            "match_id -> matches, user_id -> users, game, rating_before, rating_after, "
            "deviation, ended, opponent -> users, plies",
        .key = 2,
        .indexes = "user_id game"};
    static auto members(auto& it) {
        return in_order(it.match, it.user, it.game, it.before, it.after, it.deviation, it.at,
                        it.opponent, it.plies);
    }
};

template <>
struct Stored<MatchSubscription> {
    static constexpr TableText table{.name = "watches",
                                     .columns = "match_id -> matches, user_id -> users, notify",
                                     .key = 2,
                                     .indexes = "user_id"};
    static auto members(auto& it) { return in_order(it.match, it.user, it.mail_frequency); }
};

template <>
struct Stored<ChatMessage> {
    static constexpr TableText table{
        "remarks", "match_id -> matches, number, speaker -> users, ply, remark, said", 2};
    static auto members(auto& it) {
        return in_order(it.match, it.number, it.by, it.ply, it.text, it.at);
    }
};

// Tournaments

template <>
struct Stored<Tournament> {
    static constexpr TableText table{
        .name = "tournaments",
        .columns =
            "id, name, name_folded, game, announcer -> users, system, rounds, games, race, "
            "together, clock_bank, clock_increment, clock_cap, rated, etiquette, size, "
            "announced, starts, begun, ended, seeding",
        .ids = Ids::next,
        .unique = "name_folded"};
    static auto members(auto& it) {
        auto& rules = it.rules;
        auto& clock = it.clock;
        return in_order(it.id, it.name, computed([&it] { return fold_case(it.name); }), it.game,
                        it.by, rules.system, rules.rounds, rules.games, rules.race,
                        rules.all_rounds_at_once, clock.bank, clock.increment, clock.cap, it.rated,
                        it.etiquette, it.size, it.announced, it.starts, it.begun, it.ended,
                        it.seeding);
    }
    static void complete(Tournament& it) { it.clock.left = {it.clock.bank, it.clock.bank}; }
};

template <>
struct Stored<Entrant> {
    static constexpr TableText table{
        .name = "entrants",
        .columns =
            "tournament_id -> tournaments, user_id -> users, entered, seed, withdrawn, rating",
        .key = 2,
        .indexes = "user_id"};
    static auto members(auto& it) {
        return in_order(it.tournament, it.user, it.entered, it.seed, it.withdrawn, it.rating);
    }
};

template <>
struct Stored<Of<TournamentId, tournament::Pairing>> {
    static constexpr TableText table{
        "pairings", "tournament_id -> tournaments, round, place, first, second", 3};
    static auto members(auto& it) {
        auto& pairing = it.value;
        return in_order(it.owner, pairing.round, pairing.pairing_number, pairing.first,
                        pairing.second);
    }
};

template <>
struct Stored<TournamentGame> {
    static constexpr TableText table{
        .name = "tournament_games",
        .columns = "tournament_id -> tournaments, round, place, number, match_id -> matches",
        .key = 4,
        .unique = "match_id"};
    static auto members(auto& it) {
        return in_order(it.tournament, it.round, it.pairing_number, it.number, it.match);
    }
};

template <>
struct Stored<OpeningMove> {
    static constexpr TableText table{.name = "openings",
                                     .columns = "id, position, move, first_won, second_won, drawn",
                                     .ids = Ids::next,
                                     .unique = "position move",
                                     .indexes = "position"};
    static auto members(auto& it) {
        auto& outcomes = it.outcomes;
        return in_order(it.id, it.position, it.move, outcomes.first, outcomes.second,
                        outcomes.draws);
    }
};

// Letters, requests and jobs

template <>
struct Stored<Letter> {
    static constexpr TableText table{
        .name = "letters",
        .columns =
            "id, kind, reader -> users, address, match_id -> matches, ply, undos, automatic, "
            "message_id, in_reply_to, thread, subject, body, blocks, written, attempts, due, "
            "sent, trouble, digest, given_up, answered",
        .ids = Ids::next,
        .unique = "message_id",
        .indexes = "reader, answered written, sent given_up due"};
    static auto members(auto& it) {
        return in_order(it.id, it.kind, it.to, it.address, it.match, it.ply, it.undos, it.automatic,
                        it.message_id, it.in_reply_to, it.references, it.subject, OldBody{it.body},
                        BodyBlocks{it.body}, it.written, it.attempts, it.due, it.sent,
                        it.last_error, it.digest, it.failed_at,
                        computed([&it] { return rate_limit_key(it); }));
    }
};

template <>
struct Stored<PendingRequest> {
    static constexpr TableText table{
        .name = "held_requests",
        .columns =
            "id, user_id -> users, lines, comment, answers_match, answers_side, answers_ply, "
            "answers_undos, answers_proved, expires",
        .ids = Ids::no_reuse};
    static auto members(auto& it) {
        auto& board = it.in_reply_to_board;
        return in_order(it.id, it.user, it.lines, it.comment, part(board, &ReplyContext::match),
                        part(board, &ReplyContext::side), part(board, &ReplyContext::ply),
                        part(board, &ReplyContext::undos),
                        part(board, &ReplyContext::authenticated), it.expires);
    }
};

template <>
struct Stored<PendingSignUp> {
    static constexpr TableText table{.name = "held_sign_ups",
                                     .columns = "id, name, password_hash, address, expires, guest",
                                     .ids = Ids::no_reuse};
    static auto members(auto& it) {
        return in_order(it.id, it.name, it.password_hash, it.address, it.expires, it.guest);
    }
};

template <>
struct Stored<Throttle> {
    static constexpr TableText table{"throttles", "counted, tries, free_at, expires"};
    static auto members(auto& it) { return in_order(it.key, it.count, it.next, it.expires); }
};

template <>
struct Stored<Job> {
    static constexpr TableText table{.name = "jobs",
                                     .columns = "id, kind, match_id -> matches, ply, due",
                                     .ids = Ids::no_reuse,
                                     .indexes = "kind due, match_id"};
    static auto members(auto& it) { return in_order(it.id, it.kind, it.match, it.ply, it.due); }
};

/// A response and the key of its request.
struct KeyedResponse {
    std::string key{};
    StoredResponse response{};
    Instant remembered{};
};
template <>
struct Stored<KeyedResponse> {
    static constexpr TableText table{
        "outcomes",
        "request_key, accepted, answer, command, remembered, facts, match_id -> matches"};
    static auto members(auto& it) {
        auto& response = it.response;
        return in_order(it.key, response.accepted, response.answer, response.command, it.remembered,
                        response.facts, response.match);
    }
};

// Sessions and programs

template <>
struct Stored<Session> {
    static constexpr TableText table{
        .name = "sessions",
        .columns = "token_hash, user_id -> users, expires, begun, used, device",
        .indexes = "user_id"};
    static auto members(auto& it) {
        return in_order(it.token_hash, it.user, it.expires, it.begun, it.used, it.device);
    }
};

template <>
struct Stored<SecondFactor> {
    static constexpr TableText table{
        "second_factors",
        "user_id -> users, made, switched_on, last_step, recovery_set, recovery_used, wrong, "
        "wrong_since"};
    static auto members(auto& it) {
        return in_order(it.user, it.set_up_at, it.enabled_at, it.last_step, it.recovery_set,
                        it.recovery_used, it.wrong_codes, it.wrong_since);
    }
};

template <>
struct Stored<PushSubscription> {
    static constexpr TableText table{.name = "push_places",
                                     .columns = "endpoint, user_id -> users, added, due, attempts",
                                     .indexes = "user_id"};
    static auto members(auto& it) {
        return in_order(it.endpoint, it.user, it.added, it.due, it.attempts);
    }
};

template <>
struct Stored<ApiToken> {
    static constexpr TableText table{
        .name = "tokens",
        .columns = "id, user_id -> users, name, name_folded, hash, scopes, made, used, expires",
        .ids = Ids::no_reuse,
        .unique = "user_id name_folded, hash"};
    static auto members(auto& it) {
        return in_order(it.id, it.user, it.name, computed([&it] { return fold_case(it.name); }),
                        it.hash, it.scopes, it.made, it.used, it.expires);
    }
};

template <>
struct Stored<Webhook> {
    static constexpr TableText table{
        .name = "webhooks",
        .columns =
            "id, user_id -> users, name, name_folded, url, made, told, due, attempts, trouble, "
            "given_up",
        .ids = Ids::no_reuse,
        .unique = "user_id name_folded"};
    static auto members(auto& it) {
        return in_order(it.id, it.user, it.name, computed([&it] { return fold_case(it.name); }),
                        it.url, it.made, it.last_delivered, it.due, it.attempts, it.last_error,
                        it.failed_at);
    }
};

template <>
struct Stored<WebhookDelivery> {
    static constexpr TableText table{
        .name = "webhook_deliveries",
        .columns =
            "webhook_id -> webhooks, event, kind, sent, attempts, status, trouble, duration, "
            "requested",
        .key = 2};
    static auto members(auto& it) {
        return in_order(it.webhook, it.event, it.kind, it.at, it.attempts, it.status, it.error,
                        it.duration, it.requested);
    }
};

template <>
struct Stored<Event> {
    static constexpr TableText table{
        .name = "events",
        .columns =
            "number, kind, match_id -> matches, reader_first -> users, reader_second -> users, "
            "made_by -> users, ply, to_move, words, happened",
        .indexes = "match_id, reader_first, reader_second"};
    static auto members(auto& it) {
        return in_order(it.number, it.kind, it.match, it.seats[0], it.seats[1], it.by, it.ply,
                        it.to_move, it.text, it.at);
    }
};

}  // namespace posthouse::club
