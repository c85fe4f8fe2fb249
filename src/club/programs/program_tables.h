// The tables for programs: events, tokens and webhooks.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// Selects events; all if nothing is set.
struct EventFilter {
    std::optional<UserId> player{};  // that concern this player
    std::optional<MatchId> match{};  // takes precedence over player
    bool include_public = true;      // with player: also events that concern nobody in particular
    /// Of its matches; takes precedence over both.
    std::optional<TournamentId> tournament{};
};

/// The number of the newest event ever.
struct LastEvent {
    std::int64_t number = 0;
};

// clang-format off
template <> const TableCodec& codec_of<ApiToken>();
template <> const TableCodec& codec_of<Webhook>();
template <> const TableCodec& codec_of<WebhookDelivery>();
template <> const TableCodec& codec_of<Event>();
template <> const TableCodec& codec_of<LastEvent>();
// clang-format on

/// By id.
std::vector<ApiToken> tokens_of(const StoreReader&, UserId);
std::optional<ApiToken> token_with_hash(const StoreReader&, std::string_view hash);
/// By number.
std::vector<Event> events_after(const StoreReader&, std::int64_t number, const EventFilter&,
                                std::size_t limit);
EventRange event_range(const StoreReader&);
/// By id.
std::vector<Webhook> webhooks_of(const StoreReader&, UserId);
/// By due, id.
std::vector<Webhook> webhooks_due(const StoreReader&, Instant now, std::size_t limit);
/// What is requested comes first, then the newest.
std::vector<WebhookDelivery> deliveries_of(const StoreReader&, WebhookId);
std::vector<WebhookDelivery> deliveries_requested(const StoreReader&, std::size_t limit);

/// Gives the token an id that was never used. False if the player has one of this name; nothing
/// has changed then.
bool add_token(UnitOfWork&, ApiToken&);
/// `hash` and `used` may change.
void change_token(UnitOfWork&, const ApiToken&);
/// Unknown: nothing happens.
void remove_token(UnitOfWork&, TokenId);
/// Gives the event its number. If other servers do this at the same time, the commit may give
/// it a higher one, so that numbers become visible in order.
void add_event(UnitOfWork&, Event&);
/// Removes, of the `limit` oldest events, those from before that time. Returns how many.
std::size_t remove_events_before(UnitOfWork&, Instant, std::size_t limit);
/// Gives the webhook an id that was never used. False if the player has one of this name;
/// nothing has changed then.
bool add_webhook(UnitOfWork&, Webhook&);
/// last_delivered, due, attempts, last_error and failed_at may change.
void change_webhook(UnitOfWork&, const Webhook&);
/// With its deliveries; unknown: nothing happens.
void remove_webhook(UnitOfWork&, WebhookId);
/// Marks this player's idle webhooks as due.
void mark_webhooks_due(UnitOfWork&, UserId, Instant);

}  // namespace posthouse::club
