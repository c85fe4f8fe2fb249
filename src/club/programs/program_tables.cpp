#include "club/programs/program_tables.h"

#include "base/inplace.h"
#include "club/core/table_columns.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/tournament_tables.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <set>
#include <tuple>
#include <utility>

namespace posthouse::club {

template <>
const TableCodec& codec_of<ApiToken>() {
    static const TableCodec codec = table_codec<ApiToken>(
        {.name = "api_tokens",
         .columns = "id, user_id -> users, name, name_folded, hash, scopes, made, used, expires",
         .ids = Ids::no_reuse,
         .unique = "user_id name_folded, hash"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.user, it.name, computed([&it] { return fold_case(it.name); }), it.hash,
                  it.scopes, it.made, it.used, it.expires);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Webhook>() {
    static const TableCodec codec = table_codec<Webhook>(
        {.name = "webhooks",
         .columns =
             "id, user_id -> users, name, name_folded, url, made, told, due, attempts, trouble, "
             "given_up, token_id -> api_tokens",
         .ids = Ids::no_reuse,
         .unique = "user_id name_folded"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.user, it.name, computed([&it] { return fold_case(it.name); }), it.url,
                  it.made, it.last_delivered, it.due, it.attempts, it.last_error, it.failed_at,
                  it.made_by);
        });
    return codec;
}

template <>
const TableCodec& codec_of<WebhookDelivery>() {
    static const TableCodec codec = table_codec<WebhookDelivery>(
        {.name = "webhook_deliveries",
         .columns =
             "webhook_id -> webhooks, event, kind, sent, attempts, status, trouble, duration, "
             "requested",
         .key = 2},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.webhook, it.event, it.kind, it.at, it.attempts, it.status, it.error,
                  it.duration, it.requested);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Event>() {
    static const TableCodec codec = table_codec<Event>(
        {.name = "events",
         .columns =
             "number, kind, match_id -> matches, reader_first -> users, reader_second -> users, "
             "made_by -> users, ply, to_move, words, happened",
         .indexes = "match_id, reader_first, reader_second"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.number, it.kind, it.match, it.seats[0], it.seats[1], it.by, it.ply, it.to_move,
                  it.text, it.at);
        });
    return codec;
}

template <>
const TableCodec& codec_of<LastEvent>() {
    static const TableCodec codec = table_codec<LastEvent>(
        {"last_event", "place, number"},
        [](auto& it, ColumnVisitor& visit) { visit(computed([] { return 1; }), it.number); });
    return codec;
}

namespace {

/// Asked first, since a refused row takes an id in SQLite where none is used twice, and in no other
/// store.
bool is_named(const auto& values, std::string_view name) {
    return std::ranges::any_of(values,
                               [&](const auto& one) { return equals_ignore_case(one.name, name); });
}

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
    for (const auto& [seat, column] :
         {std::pair("seat_first", "reader_first"), std::pair("seat_second", "reader_second")}) {
        for (const MatchState state : {MatchState::running, MatchState::offered}) {
            std::vector<Condition> still = {is(seat, player),
                                            at_least("turn_since", next[0].at - disorder_max)};
            add_state(still, state);
            for (const Match& match : all<Match>(rows, still)) matches.insert(match.id);
        }
        for (const EventKind end : {EventKind::ended, EventKind::challenge_gone})
            for (const Event& event :
                 all<Event>(rows, {is(column, player), not_a_move(), is("kind", end)},
                            {{"number"}, all_rows, {to_field(number)}}))
                matches.insert(event.match);
    }
    return matches;
}

}  // namespace

std::vector<ApiToken> tokens_of(const StoreReader& reader, UserId user) {
    return all<ApiToken>(reader.rows(), {is("user_id", user)});
}

std::optional<ApiToken> token_with_hash(const StoreReader& reader, std::string_view hash) {
    return one<ApiToken>(reader.rows(), {is("hash", hash)});
}

/// There is no index of moves by player, since every move would have to write it: they are found by
/// the player's matches.
std::vector<Event> events_after(const StoreReader& reader, std::int64_t number,
                                const EventFilter& filter, std::size_t limit) {
    const auto walk = [&](std::vector<Condition> which) {
        return all<Event>(reader.rows(), std::move(which), {{"number"}, limit, {to_field(number)}});
    };
    if (filter.tournament)
        return walk(
            {among("match_id", query<TournamentGame>({is("tournament_id", *filter.tournament)}),
                   "match_id")});
    if (filter.match) return walk({is("match_id", *filter.match)});
    if (!filter.player) return walk({});
    std::vector<Event> events;
    const auto add = [&](std::vector<Condition> which) {
        events =
            merged(std::move(events), walk(std::move(which)), &Event::number, std::less(), limit);
    };
    if (filter.include_public) add({null("reader_first"), not_a_move()});
    const auto matches = matches_moved_in(reader.rows(), number, *filter.player);
    for (const char* column : {"reader_first", "reader_second"}) {
        add({is(column, *filter.player), not_a_move()});
        for (const MatchId match : matches)
            add({is("match_id", match), is("kind", EventKind::move), is(column, *filter.player)});
    }
    return events;
}

EventRange event_range(const StoreReader& reader) {
    const std::int64_t last = one<LastEvent>(reader.rows(), {}).value_or(LastEvent{}).number;
    const auto oldest = one<Event>(reader.rows(), {}, {"number"});
    return {oldest ? oldest->number : last + 1, last};
}

std::vector<Webhook> webhooks_of(const StoreReader& reader, UserId user) {
    return all<Webhook>(reader.rows(), {is("user_id", user)});
}

std::vector<Webhook> webhooks_due(const StoreReader& reader, Instant now, std::size_t limit) {
    return all<Webhook>(reader.rows(), {at_most("due", now)}, {{"due", "id"}, limit});
}

std::vector<WebhookDelivery> deliveries_of(const StoreReader& reader, WebhookId id) {
    auto deliveries = all<WebhookDelivery>(reader.rows(), {is("webhook_id", id)});
    std::ranges::sort(deliveries, std::ranges::greater(), [](const WebhookDelivery& one) {
        return std::tuple(one.requested.has_value(), one.at, one.event);
    });
    return deliveries;
}

std::vector<WebhookDelivery> deliveries_requested(const StoreReader& reader, std::size_t limit) {
    return all<WebhookDelivery>(reader.rows(), {not_null("requested")},
                                {{"requested", "webhook_id", "event"}, limit});
}

bool add_token(UnitOfWork& unit, ApiToken& token) {
    return !is_named(tokens_of(unit, token.user), token.name) && add_with_id(unit.rows(), token);
}

void change_token(UnitOfWork& unit, const ApiToken& token) {
    update<ApiToken>(unit.rows(), {is("id", token.id)}, columns_of(token, {"hash", "used"}));
}

void remove_token(UnitOfWork& unit, TokenId id) {
    for (const Webhook& made : all<Webhook>(unit.rows(), {is("token_id", id)}))
        remove_webhook(unit, made.id);
    erase<ApiToken>(unit.rows(), {is("id", id)});
}

void add_event(UnitOfWork& unit, Event& event) {
    event.number = one<LastEvent>(unit.rows(), {}).value_or(LastEvent{}).number + 1;
    unit.put(LastEvent{event.number});
    insert(unit.rows(), event, OnConflict::fail);
}

std::size_t remove_events_before(UnitOfWork& unit, Instant moment, std::size_t limit) {
    return erase<Event>(unit.rows(),
                        {at_most("number", last_of_oldest(unit.rows(), table_of<Event>(), limit)),
                         below("happened", moment)});
}

bool add_webhook(UnitOfWork& unit, Webhook& webhook) {
    return !is_named(webhooks_of(unit, webhook.user), webhook.name) &&
           add_with_id(unit.rows(), webhook);
}

void change_webhook(UnitOfWork& unit, const Webhook& webhook) {
    update<Webhook>(unit.rows(), {is("id", webhook.id)},
                    columns_of(webhook, {"told", "due", "attempts", "trouble", "given_up"}));
}

void remove_webhook(UnitOfWork& unit, WebhookId id) {
    erase<WebhookDelivery>(unit.rows(), {is("webhook_id", id)});
    erase<Webhook>(unit.rows(), {is("id", id)});
}

void mark_webhooks_due(UnitOfWork& unit, UserId user, Instant now) {
    update<Webhook>(unit.rows(), {is("user_id", user), null("due"), null("given_up")},
                    {set("due", now)});
}

}  // namespace posthouse::club
