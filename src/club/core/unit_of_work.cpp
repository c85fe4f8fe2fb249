// The changes of UnitOfWork.
#include "base/assert.h"
#include "base/inplace.h"
#include "club/accounts/leaving.h"
#include "club/clocks/turns.h"
#include "club/core/store.h"
#include "club/core/tables.h"
#include "club/matches/chat.h"
#include "club/matches/repair.h"
#include "club/moderation/operator_acts.h"

#include <algorithm>
#include <stdexcept>

namespace posthouse::club {

namespace {

/// Adds a value and sets its id; false if one with the same unique columns exists.
template <class T>
bool add(RowWriter& rows, T& value) {
    StoredRow row = to_row(value);
    row[0] = {};
    if (!rows.insert(table_of<T>(), row, OnConflict::keep)) return false;
    FieldOf<decltype(value.id)>::read(row[0], value.id);
    return true;
}

/// Adds a value; one with the same key must not exist.
template <class T>
void add_new(RowWriter& rows, const T& value) {
    insert(rows, value, OnConflict::fail);
}

/// Adds a value unless there is one with the same key.
template <class T>
bool keep(RowWriter& rows, const T& value) {
    return insert(rows, value, OnConflict::keep);
}

void must_have_changed(std::size_t rows, const char* what) {
    if (rows != 1)
        throw std::runtime_error(std::string("There is no such ") + what + " to change.");
}

/// Asked first, since a refused row takes an id in SQLite where none is used twice, and in no other
/// store.
bool is_named(const auto& values, std::string_view name) {
    return std::ranges::any_of(values,
                               [&](const auto& one) { return equals_ignore_case(one.name, name); });
}

}  // namespace

// Players

bool UnitOfWork::add_user(User& user) {
    if (!add(rows_, user)) return false;
    add_addresses(user);
    return true;
}

void UnitOfWork::add_addresses(const User& user) {
    int place = 0;
    for (const Address& one : user.addresses) add_new(rows_, PlacedAddress{user.id, place++, one});
}

void UnitOfWork::change_user(const User& user) {
    must_have_changed(update<User>(rows_, {is("id", user.id)}, columns_of(user)), "player");
    std::vector<Address> stored;
    for (PlacedAddress& one : all<PlacedAddress>(rows_, {is("user_id", user.id)}))
        stored.push_back(std::move(one.address));
    if (stored == user.addresses) return;
    erase<PlacedAddress>(rows_, {is("user_id", user.id)});
    add_addresses(user);
}

void UnitOfWork::set_vacations(UserId id, const std::vector<Vacation>& vacations) {
    if (!user(id)) throw std::runtime_error("There is no such player.");
    erase<Of<UserId, Vacation>>(rows_, {is("user_id", id)});
    for (const Vacation& one : vacations) add_new(rows_, Of<UserId, Vacation>{id, one});
}

void UnitOfWork::set_rest_schedules(UserId id, const std::vector<RestSchedule>& rests) {
    if (!user(id)) throw std::runtime_error("There is no such player.");
    erase<Of<UserId, RestSchedule>>(rows_, {is("user_id", id)});
    for (const RestSchedule& one : rests) add_new(rows_, Of<UserId, RestSchedule>{id, one});
}

void UnitOfWork::add_server_pause(const ServerPause& pause) {
    add_new(rows_, pause);
}

void UnitOfWork::end_server_pauses(Instant now) {
    update<ServerPause>(rows_, {null("ends")}, {set("ends", now)});
}

void UnitOfWork::record_heartbeat(Instant now) {
    const auto last = last_heartbeat();
    if (!last || *last < now) put(rows_, Heartbeat{now});
}

void UnitOfWork::set_heartbeat_back(Instant now) {
    put(rows_, Heartbeat{now});
}

void UnitOfWork::set_preferences(const PairingPreferences& preferences) {
    put(rows_, preferences);
}

void UnitOfWork::set_block(const Block& block) {
    keep(rows_, block);
}

void UnitOfWork::remove_block(UserId by, UserId whom) {
    erase<Block>(rows_, {is("user_id", by), is("blocked", whom)});
}

void UnitOfWork::set_friend(const Friend& one) {
    keep(rows_, one);
}

void UnitOfWork::remove_friend(UserId by, UserId whom) {
    erase<Friend>(rows_, {is("user_id", by), is("friend", whom)});
}

void UnitOfWork::count_message(UserId by, UserId whom) {
    put(rows_, MessageCount{by, whom, messages_written(by, whom) + 1});
}

void UnitOfWork::set_puzzle_standing(const PuzzleStanding& standing) {
    put(rows_, standing);
}

void UnitOfWork::set_puzzle_attempt(const PuzzleAttempt& attempt) {
    put(rows_, attempt);
}

void UnitOfWork::add_lesson_step(const LessonStep& step) {
    keep(rows_, step);
}

// Matches

int UnitOfWork::next_board(const std::string& game) {
    LastBoard last = one<LastBoard>(rows_, {is("game", game)}).value_or(LastBoard{game, 0});
    ++last.board;
    put(rows_, last);
    return last.board;
}

void UnitOfWork::add_offer(OpenChallenge& offer) {
    offer.board = next_board(offer.game);
    if (!add(rows_, offer)) throw std::runtime_error("That board is taken.");
}

void UnitOfWork::postpone_offer(const OpenChallenge& offer, Instant due) {
    update<OpenChallenge>(rows_, {is("id", offer.id)}, {set("due", due)});
}

void UnitOfWork::remove_offer(std::string_view game, int board) {
    if (erase<OpenChallenge>(rows_, {is("game", game), is("board", board)}) > 0)
        removed_offers_.emplace(game, board);
}

void UnitOfWork::add_match(Match& match) {
    ASSERT(!match.outcome);
    if (match.board <= 0)
        match.board = next_board(match.game);
    else if (!removed_offers_.contains({match.game, match.board}) &&
             !offer_on(match.game, match.board))
        throw std::runtime_error("There is no such offer.");
    match.version = 0;
    if (!add(rows_, match)) throw std::runtime_error("That board is taken.");
}

/// A statement that may change the self-reference `rematch` makes SQLite rewrite all indexes, and
/// one that may end a match those that depend on it: these were nine of 23 pages per move.
void UnitOfWork::change_match(const Match& match) {
    std::vector<Assignment> changes =
        columns_of(match, {changing_match_columns.begin(), changing_match_columns.end()});
    changes.push_back(increment("version"));
    const Condition this_one = is("id", match.id);
    if (match.rematch == MatchId{} &&
        update<Match>(rows_, {this_one, null("rematch")}, changes) == 1)
        return;
    must_have_changed(update<Match>(rows_, {this_one}, changes), "match");
    update<Match>(rows_, {this_one}, columns_of(match, {"rematch"}));
}

void UnitOfWork::set_outcome(const Match& match, OutcomeKey) {
    must_have_changed(update<Match>(rows_, {is("id", match.id)},
                                    columns_of(match, {"result", "reason", "ended"})),
                      "match");
}

void UnitOfWork::accept_offer(MatchId id) {
    must_have_changed(
        update<Match>(rows_, {is("id", id)}, {set("offered_to", UserId{}), increment("version")}),
        "match");
}

void UnitOfWork::swap_seats(MatchId id) {
    auto match = StoreReader::match(id);
    must_have_changed(match ? 1 : 0, "match");
    std::swap(match->seats[0], match->seats[1]);
    if (match->senior) match->senior = other(*match->senior);
    auto changes = columns_of(*match, {"seat_first", "seat_second", "senior"});
    changes.push_back(increment("version"));
    update<Match>(rows_, {is("id", id)}, changes);
}

void UnitOfWork::give_seat(MatchId id, Side side, UserId user) {
    const std::string_view seat = side == Side::first ? "seat_first" : "seat_second";
    must_have_changed(update<Match>(rows_, {is("id", id)},
                                    {set(seat, user), set("senior", std::optional<Side>()),
                                     increment("version")}),
                      "match");
}

bool UnitOfWork::append_move(MatchId match, const PlayedMove& move) {
    return keep(rows_, Of<MatchId, PlayedMove>{match, move});
}

void UnitOfWork::remove_moves_from(MatchId id, int ply) {
    if (erase<Of<MatchId, PlayedMove>>(rows_, {is("match_id", id), at_least("ply", ply)}) == 0 &&
        !match(id))
        throw std::runtime_error("There is no such match.");
}

void UnitOfWork::set_opening_move(const OpeningMove& move) {
    if (move.id == OpeningMoveId{}) {
        OpeningMove added = move;
        add(rows_, added);
        return;
    }
    update<OpeningMove>(rows_, {is("id", move.id)},
                        columns_of(move, {"first_won", "second_won", "drawn"}));
}

void UnitOfWork::set_standing(const PlayerStanding& standing) {
    put(rows_, standing);
}

void UnitOfWork::add_rating_change(const RatingChange& change) {
    add_new(rows_, change);
}

void UnitOfWork::remove_ratings() {
    erase<PlayerStanding>(rows_, {});
    erase<RatingChange>(rows_, {});
}

std::size_t UnitOfWork::end_established(Instant moment, std::size_t limit) {
    const auto over = all<PlayerStanding>(rows_, {below("established_until", moment)},
                                          {{"established_until"}, limit});
    for (PlayerStanding one : over) {
        one.established_until.reset();
        set_standing(one);
    }
    return over.size();
}

void UnitOfWork::set_subscription(const MatchSubscription& subscription) {
    put(rows_, subscription);
}

void UnitOfWork::remove_subscription(MatchId match, UserId user) {
    erase<MatchSubscription>(rows_, {is("match_id", match), is("user_id", user)});
}

void UnitOfWork::add_chat_message(ChatMessage& message) {
    const auto last = one<ChatMessage>(rows_, {is("match_id", message.match)}, {"-number"});
    message.number = last ? last->number + 1 : 1;
    add_new(rows_, message);
    update<Match>(rows_, {is("id", message.match)}, {increment("version")});
}

// Tournaments

bool UnitOfWork::add_tournament(Tournament& tournament) {
    return add(rows_, tournament);
}

void UnitOfWork::change_tournament(const Tournament& one) {
    must_have_changed(
        update<Tournament>(rows_, {is("id", one.id)}, columns_of(one, {"begun", "ended"})),
        "tournament");
}

void UnitOfWork::set_entrant(const Entrant& entrant) {
    put(rows_, entrant);
}

void UnitOfWork::remove_entrant(TournamentId id, UserId user) {
    erase<Entrant>(rows_, {is("tournament_id", id), is("user_id", user)});
}

bool UnitOfWork::add_pairing(TournamentId id, const tournament::Pairing& pairing) {
    return keep(rows_, Of<TournamentId, tournament::Pairing>{id, pairing});
}

bool UnitOfWork::add_tournament_game(const TournamentGame& game) {
    return keep(rows_, game);
}

// Letters, requests and jobs

bool UnitOfWork::add_letter(Letter& letter) {
    return add(rows_, letter);
}

void UnitOfWork::change_letter(const Letter& letter) {
    must_have_changed(update<Letter>(rows_, {is("id", letter.id)},
                                     columns_of(letter, {"attempts", "due", "sent", "trouble",
                                                         "digest", "given_up", "address"})),
                      "letter");
    // Its kind does not change: it counts as before, perhaps for another address.
    if (const auto key = rate_limit_key(letter))
        update<Letter>(rows_, {is("id", letter.id), not_null("answered")}, {set("answered", key)});
}

void UnitOfWork::remove_letter(LetterId id) {
    Letter empty;
    empty.message_id = std::string(removed_ids) + std::to_string(static_cast<std::int64_t>(id));
    update<Letter>(
        rows_, {is("id", id)},
        columns_of(empty, {"reader", "address", "subject", "body", "blocks", "in_reply_to",
                           "thread", "trouble", "given_up", "message_id", "answered"}));
}

namespace {

/// The id in the first row in this order; none if there is no row.
template <class T>
std::optional<long long> first_id(const RowReader& rows, std::string_view order) {
    std::optional<long long> id;
    rows.select(query<T>({}, {{order}, 1}), [&](RowView row) { id = std::get<long long>(row[0]); });
    return id;
}

/// The id of the last of the `limit` rows with the lowest ids.
template <class T>
long long last_of_oldest(const RowReader& rows, std::size_t limit) {
    long long last = 0;
    const std::string_view id = table_of<T>().columns[0].name;
    rows.select(query<T>({}, {{id}, limit}),
                [&](RowView row) { last = std::get<long long>(row[0]); });
    return last;
}

}  // namespace

std::size_t UnitOfWork::remove_letters_before(Instant moment, std::size_t limit) {
    const auto newest = first_id<Letter>(rows_, "-id");
    if (!newest) return 0;
    std::size_t removed = 0;
    const long long last = last_of_oldest<Letter>(rows_, limit);
    for (const Condition& done : {not_null("sent"), not_null("given_up"), is("address", "")})
        removed += erase<Letter>(
            rows_, {at_most("id", last), below("id", *newest), below("written", moment), done});
    return removed;
}

void UnitOfWork::add_job(Job& job) {
    add(rows_, job);
}

namespace {

/// With its match, by which jobs are cached.
std::vector<Condition> is_job(const Job& job) {
    std::vector<Condition> where = {is("id", job.id)};
    if (job.match != MatchId{}) where.push_back(is("match_id", job.match));
    return where;
}

}  // namespace

bool UnitOfWork::remove_job(const Job& job) {
    return erase<Job>(rows_, is_job(job)) > 0;
}

void UnitOfWork::remove_jobs(MatchId match) {
    erase<Job>(rows_, {is("match_id", match)});
}

void UnitOfWork::postpone_job(const Job& job, Instant due) {
    update<Job>(rows_, is_job(job), {set("due", due)});
}

void UnitOfWork::add_pending(PendingRequest& request) {
    add(rows_, request);
}

void UnitOfWork::remove_pending(PendingRequestId id) {
    erase<PendingRequest>(rows_, {is("id", id)});
}

void UnitOfWork::remove_pending_before(Instant moment) {
    erase<PendingRequest>(rows_, {below("expires", moment)});
}

void UnitOfWork::add_pending_sign_up(PendingSignUp& sign_up) {
    add(rows_, sign_up);
}

void UnitOfWork::remove_pending_sign_up(SignUpId id) {
    erase<PendingSignUp>(rows_, {is("id", id)});
}

void UnitOfWork::remove_pending_sign_ups_before(Instant moment) {
    erase<PendingSignUp>(rows_, {below("expires", moment)});
}

void UnitOfWork::set_throttle(const Throttle& throttle) {
    put(rows_, throttle);
}

void UnitOfWork::remove_throttle(std::string_view key) {
    erase<Throttle>(rows_, {is("counted", key)});
}

void UnitOfWork::remove_throttles_before(Instant moment) {
    erase<Throttle>(rows_, {below("expires", moment)});
}

bool UnitOfWork::save_response(std::string_view key, const StoredResponse& response, Instant now) {
    return keep(rows_, KeyedResponse{std::string(key), response, now});
}

std::size_t UnitOfWork::remove_responses_before(Instant moment, std::size_t limit) {
    std::size_t removed = 0;
    for (const KeyedResponse& one : all<KeyedResponse>(rows_, {below("remembered", moment)},
                                                       {{"remembered", "request_key"}, limit}))
        removed += erase<KeyedResponse>(rows_, {is("request_key", one.key)});
    return removed;
}

void UnitOfWork::set_server_key(std::string_view hexadecimal) {
    put(rows_, StoredServerKey{std::string(hexadecimal)});
}

void UnitOfWork::announce(std::string_view words) {
    rows_.announce(words);
}

// Sessions and programs

void UnitOfWork::set_push_subscription(const PushSubscription& subscription) {
    put(rows_, subscription);
}

void UnitOfWork::remove_push_subscription(std::string_view endpoint) {
    erase<PushSubscription>(rows_, {is("endpoint", endpoint)});
}

void UnitOfWork::mark_push_due(UserId user, Instant now) {
    update<PushSubscription>(rows_, {is("user_id", user), fixed("attempts", Is::equal, 0)},
                             {set("due", now)});
}

void UnitOfWork::add_session(const Session& session) {
    add_new(rows_, session);
}

namespace {

/// With its player, so that of the writers' caches only their rows are dropped.
std::vector<Condition> is_session(const Session& one) {
    return {is("user_id", one.user), is("token_hash", one.token_hash)};
}

}  // namespace

void UnitOfWork::change_session(const Session& session) {
    update<Session>(rows_, is_session(session), {set("used", session.used)});
}

void UnitOfWork::remove_session(std::string_view token_hash) {
    if (const auto known = session(token_hash)) erase<Session>(rows_, is_session(*known));
}

void UnitOfWork::remove_sessions_of(UserId user) {
    erase<Session>(rows_, {is("user_id", user)});
}

void UnitOfWork::remove_sessions_before(Instant moment) {
    for (const Session& one : all<Session>(rows_, {below("expires", moment)}))
        erase<Session>(rows_, is_session(one));
}

void UnitOfWork::set_second_factor(const SecondFactor& one) {
    put(rows_, one);
}

void UnitOfWork::remove_second_factor(UserId user) {
    erase<SecondFactor>(rows_, {is("user_id", user)});
}

bool UnitOfWork::add_token(ApiToken& token) {
    return !is_named(tokens(token.user), token.name) && add(rows_, token);
}

void UnitOfWork::change_token(const ApiToken& token) {
    update<ApiToken>(rows_, {is("id", token.id)}, columns_of(token, {"hash", "used"}));
}

void UnitOfWork::remove_token(TokenId id) {
    for (const Webhook& made : all<Webhook>(rows_, {is("token_id", id)})) remove_webhook(made.id);
    erase<ApiToken>(rows_, {is("id", id)});
}

void UnitOfWork::add_event(Event& event) {
    event.number = one<LastEvent>(rows_, {}).value_or(LastEvent{}).number + 1;
    put(rows_, LastEvent{event.number});
    add_new(rows_, event);
}

std::size_t UnitOfWork::remove_events_before(Instant moment, std::size_t limit) {
    return erase<Event>(
        rows_, {at_most("number", last_of_oldest<Event>(rows_, limit)), below("happened", moment)});
}

bool UnitOfWork::add_webhook(Webhook& webhook) {
    return !is_named(webhooks(webhook.user), webhook.name) && add(rows_, webhook);
}

void UnitOfWork::change_webhook(const Webhook& webhook) {
    update<Webhook>(rows_, {is("id", webhook.id)},
                    columns_of(webhook, {"told", "due", "attempts", "trouble", "given_up"}));
}

void UnitOfWork::remove_webhook(WebhookId id) {
    erase<WebhookDelivery>(rows_, {is("webhook_id", id)});
    erase<Webhook>(rows_, {is("id", id)});
}

void UnitOfWork::set_webhook_delivery(const WebhookDelivery& delivery) {
    put(rows_, delivery);
}

void UnitOfWork::remove_webhook_delivery(WebhookId id, std::int64_t event) {
    erase<WebhookDelivery>(rows_, {is("webhook_id", id), is("event", event)});
}

void UnitOfWork::mark_webhooks_due(UserId user, Instant now) {
    update<Webhook>(rows_, {is("user_id", user), null("due"), null("given_up")}, {set("due", now)});
}

// Moderation

void UnitOfWork::set_sanction(const Sanction& one) {
    put(rows_, one);
}

void UnitOfWork::lift_sanction(UserId user, SanctionKind kind) {
    erase<Sanction>(rows_, {is("user_id", user), is("kind", kind)});
}

void UnitOfWork::add_report(Report& report) {
    add(rows_, report);
}

void UnitOfWork::close_report(ReportId id, Instant now) {
    update<Report>(rows_, {is("id", id)}, {set("closed", now)});
}

void UnitOfWork::add_audit_entry(AuditEntry& entry) {
    add(rows_, entry);
}

void UnitOfWork::set_banner(const std::optional<Banner>& banner) {
    if (banner)
        put(rows_, *banner);
    else
        erase<Banner>(rows_, {});
}

}  // namespace posthouse::club
