// The queries of StoreReader, but for those about players (store_reader_players.cpp).
#include "club/challenges/challenge_answers.h"
#include "club/core/store.h"
#include "club/core/tables.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <set>
#include <tuple>

namespace posthouse::club {

namespace {

using Conditions = std::vector<Condition>;

void add_state(Conditions& where, MatchState state) {
    const bool over = state == MatchState::over || state == MatchState::never_begun;
    const bool offered = state == MatchState::offered || state == MatchState::never_begun;
    where.push_back(over ? not_null("ended") : null("ended"));
    where.push_back(offered ? not_null("offered_to") : null("offered_to"));
}

/// Two or more selections in one, in order of `key`, without duplicates.
template <class T, class Key, class Less>
std::vector<T> merged(std::vector<T> one, const std::vector<T>& other, Key key, Less less,
                      std::size_t limit) {
    const auto middle = one.insert(one.end(), other.begin(), other.end());
    std::ranges::inplace_merge(one, middle, less, key);
    const auto doubles = std::ranges::unique(one, {}, key);
    one.erase(doubles.begin(), doubles.end());
    if (one.size() > limit) one.erase(one.begin() + static_cast<std::ptrdiff_t>(limit), one.end());
    return one;
}

/// Rows before this id, newest first; 0: the newest.
Page newest_first(auto before, std::size_t limit) {
    StoredRow after;
    if (static_cast<std::int64_t>(before) != 0) after.push_back(to_field(before));
    return {{"-id"}, limit, std::move(after)};
}

Condition is_established(bool yes) {
    return yes ? not_null("established_until") : null("established_until");
}

Conditions unsent() {
    return {null("sent"), null("given_up"), fixed("address", Is::different, "")};
}

template <class T>
long long count_of(const RowReader& rows, Conditions where) {
    return static_cast<long long>(rows.count(query<T>(std::move(where))));
}

}  // namespace

std::optional<Match> StoreReader::match(MatchId id) const {
    return one<Match>(rows_, {is("id", id)});
}

std::optional<Match> StoreReader::match_on(std::string_view game, int board) const {
    return one<Match>(rows_, {is("game", game), is("board", board)});
}

/// Each state and each seat has its own index.
std::vector<Match> StoreReader::matches(const MatchFilter& filter) const {
    std::vector<Match> found;
    const auto add = [&](Conditions where) {
        found =
            merged(std::move(found),
                   all<Match>(rows_, std::move(where), newest_first(filter.before, filter.limit)),
                   &Match::id, std::greater(), filter.limit);
    };
    const auto add_in = [&](MatchState state) {
        Conditions where;
        if (filter.game) where.push_back(is("game", *filter.game));
        add_state(where, state);
        if (!filter.player) return add(std::move(where));
        for (const char* seat : {"seat_first", "seat_second"}) {
            Conditions seated = where;
            seated.push_back(is(seat, *filter.player));
            add(std::move(seated));
        }
    };
    if (filter.state) {
        add_in(*filter.state);
    } else {
        add_in(MatchState::running);
        add_in(MatchState::over);
    }
    return found;
}

std::vector<Match> StoreReader::all_matches() const {
    return all<Match>(rows_, {}, {{"-id"}});
}

std::vector<Match> StoreReader::matches_between(UserId one, UserId two, std::size_t limit) const {
    const auto seated = [&](UserId first, UserId second) {
        return all<Match>(rows_, {is("seat_first", first), is("seat_second", second)},
                          {{"-id"}, limit});
    };
    return merged(seated(one, two), seated(two, one), &Match::id, std::greater(), limit);
}

std::vector<Match> StoreReader::matches_ended_after(const Match* last, std::size_t limit) const {
    Page page{{"ended", "id"}, limit};
    if (last) page.after = {to_field(last->outcome->at), to_field(last->id)};
    return all<Match>(rows_, {not_null("ended")}, std::move(page));
}

std::vector<Match> StoreReader::matches_ended_before(const Match& last, std::size_t limit) const {
    return all<Match>(rows_, {not_null("ended")},
                      {{"-ended", "-id"}, limit, {to_field(last.outcome->at), to_field(last.id)}});
}

std::vector<PlayedMove> StoreReader::moves(MatchId id) const {
    return all_of<MatchId, PlayedMove>(rows_, {is("match_id", id)});
}

std::uint64_t StoreReader::moves_stamp(MatchId id) const {
    return rows_.stamp(table_of<Of<MatchId, PlayedMove>>(), static_cast<long long>(id));
}

std::vector<OpeningMove> StoreReader::opening_moves(std::int64_t position) const {
    return all<OpeningMove>(rows_, {is("position", position)});
}

/// None is ever removed, so the newest id is their number.
std::int64_t StoreReader::opening_moves_stored() const {
    const auto newest = one<OpeningMove>(rows_, {}, {"-id"});
    return newest ? static_cast<std::int64_t>(newest->id) : 0;
}

std::optional<PlayerStanding> StoreReader::standing(UserId id, std::string_view game) const {
    return one<PlayerStanding>(rows_, {is("user_id", id), is("game", game)});
}

std::vector<PlayerStanding> StoreReader::standings_of(UserId id) const {
    return all<PlayerStanding>(rows_, {is("user_id", id)});
}

std::vector<PlayerStanding> StoreReader::standings(std::string_view game, bool established,
                                                   std::size_t limit, const PlayerStanding* after,
                                                   bool bots) const {
    Page page{{"-rating", "-user_id"}, limit};
    if (after) page.after = {to_field(after->rating.rating), to_field(after->user)};
    return all<PlayerStanding>(
        rows_, {is("game", game), is("bot", bots), is_established(established)}, std::move(page));
}

int StoreReader::place_of(const PlayerStanding& one) const {
    const auto count = [&](std::vector<Condition> before) {
        before.push_back(is("game", one.game));
        before.push_back(is("bot", one.bot));
        before.push_back(is_established(true));
        return count_of<PlayerStanding>(rows_, std::move(before));
    };
    const Field rating = to_field(one.rating.rating);
    return static_cast<int>(count({{"rating", Is::above, rating}}) +
                            count({{"rating", Is::equal, rating}, at_least("user_id", one.user)}));
}

std::vector<RatingChange> StoreReader::rating_changes(MatchId match) const {
    return all<RatingChange>(rows_, {is("match_id", match)});
}

std::vector<RatingChange> StoreReader::rating_changes(UserId id, std::string_view game,
                                                      std::size_t limit) const {
    return all<RatingChange>(rows_, {is("user_id", id), is("game", game)},
                             {{"-ended", "-match_id"}, limit});
}

std::optional<PuzzleStanding> StoreReader::puzzle_standing(UserId user) const {
    return one<PuzzleStanding>(rows_, {is("user_id", user)});
}

std::optional<PuzzleAttempt> StoreReader::puzzle_attempt(UserId user, std::string_view game,
                                                         std::string_view position) const {
    return one<PuzzleAttempt>(rows_,
                              {is("user_id", user), is("game", game), is("puzzle", position)});
}

std::vector<PuzzleAttempt> StoreReader::puzzle_attempts(UserId user) const {
    return all<PuzzleAttempt>(rows_, {is("user_id", user)});
}

std::vector<UserId> StoreReader::puzzle_mails_due(Instant now, std::size_t limit) const {
    std::vector<UserId> due;
    for (const auto& one :
         all<PuzzleStanding>(rows_, {at_most("mail_due", now)}, {{"mail_due", "user_id"}, limit}))
        due.push_back(one.user);
    return due;
}

std::vector<LessonStep> StoreReader::lesson_steps(UserId user) const {
    return all<LessonStep>(rows_, {is("user_id", user)});
}

std::vector<OpenChallenge> StoreReader::offers(const OfferFilter& filter) const {
    Conditions where;
    if (!filter.by_link) where.push_back(fixed("by_link", Is::equal, false));
    if (filter.game) where.push_back(is("game", *filter.game));
    if (filter.by) where.push_back(is("player", *filter.by));
    Page page = newest_first(filter.before, filter.limit);
    if (filter.below_board > 0) {
        where.push_back(below("board", filter.below_board));
        page.order = {"-board"};
    }
    return all<OpenChallenge>(rows_, std::move(where), std::move(page));
}

std::vector<OpenChallenge> StoreReader::offers_due(Instant now, std::size_t limit) const {
    return all<OpenChallenge>(rows_, {at_most("due", now)}, {{"due", "id"}, limit});
}

std::optional<OpenChallenge> StoreReader::offer_on(std::string_view game, int board) const {
    return one<OpenChallenge>(rows_, {is("game", game), is("board", board)});
}

std::vector<MatchSubscription> StoreReader::subscriptions(MatchId id) const {
    return all<MatchSubscription>(rows_, {is("match_id", id)});
}

std::vector<MatchSubscription> StoreReader::subscriptions_of(UserId id, std::size_t limit) const {
    return all<MatchSubscription>(rows_, {is("user_id", id)}, {{"-match_id"}, limit});
}

std::vector<ChatMessage> StoreReader::chat_messages(MatchId id) const {
    return all<ChatMessage>(rows_, {is("match_id", id)});
}

std::optional<Tournament> StoreReader::tournament(TournamentId id) const {
    return one<Tournament>(rows_, {is("id", id)});
}

std::optional<Tournament> StoreReader::tournament_named(std::string_view name) const {
    return one<Tournament>(rows_, {is("name_folded", fold_case(name))});
}

std::vector<Tournament> StoreReader::tournaments(const TournamentFilter& filter) const {
    Conditions where;
    if (filter.game) where.push_back(is("game", *filter.game));
    if (filter.by) where.push_back(is("announcer", *filter.by));
    if (filter.over) where.push_back(*filter.over ? not_null("ended") : null("ended"));
    return all<Tournament>(rows_, std::move(where), newest_first(filter.before, filter.limit));
}

std::vector<Tournament> StoreReader::tournaments_due(Instant now) const {
    return all<Tournament>(rows_, {null("begun"), null("ended"), at_most("starts", now)},
                           {{"starts", "id"}});
}

std::vector<Entrant> StoreReader::entrants(TournamentId id) const {
    return all<Entrant>(rows_, {is("tournament_id", id)}, {{"seed", "entered", "user_id"}});
}

std::size_t StoreReader::entrants_count(TournamentId id) const {
    return rows_.count(query<Entrant>({is("tournament_id", id)}));
}

std::vector<Entrant> StoreReader::entries_of(UserId user) const {
    return all<Entrant>(rows_, {is("user_id", user)}, {{"user_id", "tournament_id"}});
}

std::vector<Tournament> StoreReader::tournaments_of(UserId user) const {
    return all<Tournament>(
        rows_,
        {null("ended"),
         among("id", query<Entrant>({is("user_id", user), fixed("withdrawn", Is::equal, false)}),
               "tournament_id")},
        {{"-id"}});
}

std::vector<tournament::Pairing> StoreReader::pairings(TournamentId id) const {
    return all_of<TournamentId, tournament::Pairing>(rows_, {is("tournament_id", id)});
}

std::vector<TournamentGame> StoreReader::tournament_games(TournamentId id) const {
    return all<TournamentGame>(rows_, {is("tournament_id", id)});
}

std::optional<TournamentGame> StoreReader::tournament_game(MatchId id) const {
    return one<TournamentGame>(rows_, {is("match_id", id)});
}

std::vector<Letter> StoreReader::letters_to(UserId reader, std::size_t limit) const {
    return all<Letter>(rows_, {is("reader", reader)}, {{"-id"}, limit});
}

std::vector<Letter> StoreReader::letters_before(LetterId id, UserId reader,
                                                std::size_t limit) const {
    return all<Letter>(rows_, {is("reader", reader)}, {{"-id"}, limit, {to_field(id)}});
}

std::optional<Letter> StoreReader::letter(LetterId id) const {
    return one<Letter>(rows_, {is("id", id)});
}

std::optional<Letter> StoreReader::letter_with(std::string_view message_id) const {
    return one<Letter>(rows_, {is("message_id", std::string(message_id))});
}

/// The inner query uses its own partial index, however many sent letters there are; the plus keeps
/// SQLite's planner from scanning all letters in ID order.
std::vector<Letter> StoreReader::letters_due(Instant now, std::size_t limit) const {
    Conditions where = unsent();
    where.push_back(at_most("due", now));
    return all<Letter>(
        rows_, {among("id", query<Letter>(std::move(where), {{"+id"}, limit}), "id")}, {{"id"}});
}

std::vector<Letter> StoreReader::failed_letters(std::size_t limit) const {
    return all<Letter>(rows_, {not_null("given_up"), null("sent")}, {{"-id"}, limit});
}

std::size_t StoreReader::answers_to(std::string_view address, Instant since) const {
    if (address.empty()) return 0;
    return rows_.count(
        query<Letter>({is("answered", fold_case(address)), at_least("written", since)}));
}

std::optional<PendingRequest> StoreReader::pending_request(PendingRequestId id) const {
    return one<PendingRequest>(rows_, {is("id", id)});
}

std::optional<PendingSignUp> StoreReader::pending_sign_up(SignUpId id) const {
    return one<PendingSignUp>(rows_, {is("id", id)});
}

std::optional<Throttle> StoreReader::throttle(std::string_view key) const {
    return one<Throttle>(rows_, {is("counted", key)});
}

std::vector<Job> StoreReader::jobs_due(Instant now, std::string_view kind,
                                       std::size_t limit) const {
    return all<Job>(rows_, {is("kind", kind), at_most("due", now)}, {{"due", "id"}, limit});
}

std::vector<Job> StoreReader::jobs_of(MatchId match) const {
    return all<Job>(rows_, {is("match_id", match)}, {{"due", "id"}});
}

std::vector<PushSubscription> StoreReader::push_subscriptions(UserId user) const {
    return all<PushSubscription>(rows_, {is("user_id", user)}, {{"added", "endpoint"}});
}

std::vector<PushSubscription> StoreReader::push_subscriptions_due(Instant now,
                                                                  std::size_t limit) const {
    return all<PushSubscription>(rows_, {at_most("due", now)}, {{"due", "endpoint"}, limit});
}

std::optional<Session> StoreReader::session(std::string_view token_hash) const {
    return one<Session>(rows_, {is("token_hash", token_hash)});
}

std::vector<Session> StoreReader::sessions(UserId user) const {
    return all<Session>(rows_, {is("user_id", user)}, {{"begun", "token_hash"}});
}

std::optional<SecondFactor> StoreReader::second_factor(UserId user) const {
    return one<SecondFactor>(rows_, {is("user_id", user)});
}

std::optional<StoredResponse> StoreReader::stored_response(std::string_view key) const {
    auto found = one<KeyedResponse>(rows_, {is("request_key", key)});
    return found ? std::optional(std::move(found->response)) : std::nullopt;
}

std::optional<std::string> StoreReader::server_key() const {
    auto found = one<StoredServerKey>(rows_, {});
    return found ? std::optional(std::move(found->digits)) : std::nullopt;
}

std::vector<ApiToken> StoreReader::tokens(UserId user) const {
    return all<ApiToken>(rows_, {is("user_id", user)});
}

std::optional<ApiToken> StoreReader::token(std::string_view hash) const {
    return one<ApiToken>(rows_, {is("hash", hash)});
}

namespace {

/// An event has a lower time than those before it if its request waited for the writer, if clocks
/// of several servers differ or if one was set back; but not by more.
constexpr std::chrono::days disorder_max{1};

Condition not_a_move() {
    return fixed("kind", Is::different, EventKind::move);
}

/// The matches in which this player may have made or got a move after that event, also as a
/// challenge: those that have moved on or ended since. Not those in which somebody else has taken
/// their seat.
std::set<MatchId> matches_moved_in(const RowReader& rows, std::int64_t number, UserId player) {
    std::set<MatchId> matches;
    const auto next = all<Event>(rows, {}, {{"number"}, 1, {to_field(number)}});
    if (next.empty()) return matches;
    for (const auto& [seat, reader] :
         {std::pair("seat_first", "reader_first"), std::pair("seat_second", "reader_second")}) {
        for (const MatchState state : {MatchState::running, MatchState::offered}) {
            Conditions still = {is(seat, player),
                                at_least("turn_since", next[0].at - disorder_max)};
            add_state(still, state);
            for (const Match& match : all<Match>(rows, still)) matches.insert(match.id);
        }
        for (const EventKind end : {EventKind::ended, EventKind::challenge_gone})
            for (const Event& event :
                 all<Event>(rows, {is(reader, player), not_a_move(), is("kind", end)},
                            {{"number"}, all_rows, {to_field(number)}}))
                matches.insert(event.match);
    }
    return matches;
}

}  // namespace

/// There is no index of moves by player, since every move would have to write it: they are found by
/// the player's matches.
std::vector<Event> StoreReader::events_after(std::int64_t number, const EventFilter& filter,
                                             std::size_t limit) const {
    const auto walk = [&](Conditions which) {
        return all<Event>(rows_, std::move(which), {{"number"}, limit, {to_field(number)}});
    };
    if (filter.match) return walk({is("match_id", *filter.match)});
    if (!filter.player) return walk({});
    std::vector<Event> events;
    const auto add = [&](Conditions which) {
        events =
            merged(std::move(events), walk(std::move(which)), &Event::number, std::less(), limit);
    };
    if (filter.include_public) add({null("reader_first"), not_a_move()});
    const auto matches = matches_moved_in(rows_, number, *filter.player);
    for (const char* reader : {"reader_first", "reader_second"}) {
        add({is(reader, *filter.player), not_a_move()});
        for (const MatchId match : matches)
            add({is("match_id", match), is("kind", EventKind::move), is(reader, *filter.player)});
    }
    return events;
}

EventRange StoreReader::event_range() const {
    const std::int64_t last = one<LastEvent>(rows_, {}).value_or(LastEvent{}).number;
    const auto oldest = one<Event>(rows_, {}, {"number"});
    return {oldest ? oldest->number : last + 1, last};
}

std::optional<Event> StoreReader::event(std::int64_t number) const {
    return one<Event>(rows_, {is("number", number)});
}

std::vector<Webhook> StoreReader::webhooks(UserId user) const {
    return all<Webhook>(rows_, {is("user_id", user)});
}

std::optional<Webhook> StoreReader::webhook(WebhookId id) const {
    return one<Webhook>(rows_, {is("id", id)});
}

std::vector<Webhook> StoreReader::webhooks_due(Instant now, std::size_t limit) const {
    return all<Webhook>(rows_, {at_most("due", now)}, {{"due", "id"}, limit});
}

std::vector<WebhookDelivery> StoreReader::webhook_deliveries(WebhookId id) const {
    auto deliveries = all<WebhookDelivery>(rows_, {is("webhook_id", id)});
    std::ranges::sort(deliveries, std::ranges::greater(), [](const WebhookDelivery& one) {
        return std::tuple(one.requested.has_value(), one.at, one.event);
    });
    return deliveries;
}

std::vector<WebhookDelivery> StoreReader::webhook_deliveries_requested(std::size_t limit) const {
    return all<WebhookDelivery>(rows_, {not_null("requested")},
                                {{"requested", "webhook_id", "event"}, limit});
}

std::vector<Sanction> StoreReader::sanctions(UserId user) const {
    return all<Sanction>(rows_, {is("user_id", user)});
}

std::vector<Sanction> StoreReader::sanctions_holding(Instant now, UserId after,
                                                     std::size_t limit) const {
    constexpr auto last_kind = std::numeric_limits<std::uint8_t>::max();
    return all<Sanction>(rows_, {{"ends", Is::null_or_above, to_field(now)}},
                         {{"user_id", "kind"},
                          limit,
                          {static_cast<long long>(after), static_cast<long long>(last_kind)}});
}

std::optional<Report> StoreReader::report(ReportId id) const {
    return one<Report>(rows_, {is("id", id)});
}

std::vector<Report> StoreReader::reports(bool closed_too, std::size_t limit,
                                         ReportId before) const {
    Conditions where;
    if (!closed_too) where.push_back(null("closed"));
    return all<Report>(rows_, std::move(where), newest_first(before, limit));
}

std::size_t StoreReader::reports_by(UserId user, Instant since) const {
    return rows_.count(query<Report>({is("reporter", user), at_least("reported", since)}));
}

std::vector<Report> StoreReader::reports_by(UserId user) const {
    return all<Report>(rows_, {is("reporter", user)}, {{"reported", "id"}});
}

std::vector<AuditEntry> StoreReader::audit_entries(std::size_t limit, ActId before) const {
    return all<AuditEntry>(rows_, {}, newest_first(before, limit));
}

std::optional<Banner> StoreReader::banner() const {
    return one<Banner>(rows_, {});
}

ServerStats StoreReader::server_stats(Instant now) const {
    ServerStats stats;
    // IDs of matches are sequential and never removed: the last one is their number, while a count
    // would scan the table.
    if (const auto newest = one<Match>(rows_, {}, {"-id"}))
        stats.matches_begun = static_cast<long long>(newest->id);
    Conditions running;
    add_state(running, MatchState::running);
    stats.matches_running = count_of<Match>(rows_, std::move(running));
    stats.players = count_of<User>(rows_, {fixed("level", Is::equal, 0), null("gone")});
    stats.letters_waiting = count_of<Letter>(rows_, unsent());
    Conditions due = unsent();
    due.push_back(at_most("due", now));
    stats.letters_due = count_of<Letter>(rows_, due);
    if (const auto oldest = one<Letter>(rows_, due, {"due", "id"}))
        stats.oldest_letter = oldest->due;
    stats.letters_dead = count_of<Letter>(rows_, {not_null("given_up"), null("sent")});
    stats.push_due = count_of<PushSubscription>(rows_, {at_most("due", now)});
    stats.reports_open = count_of<Report>(rows_, {null("closed")});
    for (std::string kind;;) {  // from each kind of job to the next
        const auto oldest = one<Job>(rows_, {{"kind", Is::above, kind}}, {"kind", "due", "id"});
        if (!oldest) return stats;
        kind = oldest->kind;
        stats.jobs.push_back({kind, count_of<Job>(rows_, {is("kind", kind)}),
                              count_of<Job>(rows_, {is("kind", kind), at_most("due", now)}),
                              oldest->due <= now ? std::optional(oldest->due) : std::nullopt});
    }
}

}  // namespace posthouse::club
