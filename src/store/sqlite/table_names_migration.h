// The migration that names each table as the plural of the type whose values it holds, and its
// indexes after it. An export or a backup from before it has the old names, and is read with them:
// it says its version, and is migrated (export_import.h).
#pragma once

namespace posthouse::store::sqlite {

// SQLite cannot rename an index. Of those of equal cost it takes the last one created, so they are
// created in the same order as before.
inline constexpr const char* names_of_types[] = {
    "ALTER TABLE appetites RENAME TO pairing_preferences",
    "ALTER TABLE boards RENAME TO last_boards",
    "ALTER TABLE held_requests RENAME TO pending_requests",
    "ALTER TABLE held_sign_ups RENAME TO pending_sign_ups",
    "ALTER TABLE house_key RENAME TO server_keys",
    "ALTER TABLE house_pauses RENAME TO server_pauses",
    "ALTER TABLE messages RENAME TO message_counts",
    "ALTER TABLE offers RENAME TO open_challenges",
    "ALTER TABLE openings RENAME TO opening_moves",
    "ALTER TABLE operator_acts RENAME TO audit_entries",
    "ALTER TABLE outcomes RENAME TO stored_responses",
    "ALTER TABLE push_places RENAME TO push_subscriptions",
    "ALTER TABLE remarks RENAME TO chat_messages",
    "ALTER TABLE restraints RENAME TO sanctions",
    "ALTER TABLE rests RENAME TO rest_schedules",
    "ALTER TABLE signs_of_life RENAME TO heartbeats",
    "ALTER TABLE standings RENAME TO player_standings",
    "ALTER TABLE tokens RENAME TO api_tokens",
    "ALTER TABLE watches RENAME TO match_subscriptions",

    "DROP INDEX watches_by_user",
    "CREATE INDEX match_subscriptions_by_user ON match_subscriptions (user_id, match_id)",
    "DROP INDEX held_by_expiry",
    "CREATE INDEX pending_requests_by_expiry ON pending_requests (expires)",
    "DROP INDEX push_places_by_user",
    "CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, added)",
    "DROP INDEX push_places_due",
    "CREATE INDEX push_subscriptions_due ON push_subscriptions (due) WHERE due IS NOT NULL",
    "DROP INDEX house_pauses_by_end",
    "CREATE INDEX server_pauses_by_end ON server_pauses (ends)",
    "DROP INDEX tokens_by_hash",
    "CREATE UNIQUE INDEX api_tokens_by_hash ON api_tokens (hash)",
    "DROP INDEX held_sign_ups_by_expiry",
    "CREATE INDEX pending_sign_ups_by_expiry ON pending_sign_ups (expires)",
    "DROP INDEX outcomes_by_age",
    "CREATE INDEX stored_responses_by_age ON stored_responses (remembered, request_key)",
    "DROP INDEX openings_by_move",
    "CREATE UNIQUE INDEX opening_moves_by_move ON opening_moves (position, move)",
    "DROP INDEX standings_ending",
    "CREATE INDEX player_standings_ending ON player_standings (established_until)"
    " WHERE established_until IS NOT NULL",
    "DROP INDEX offers_listed",
    "CREATE INDEX open_challenges_listed ON open_challenges (id) WHERE by_link = 0",
    "DROP INDEX offers_listed_by_game",
    "CREATE INDEX open_challenges_listed_by_game ON open_challenges (game, id) WHERE by_link = 0",
    "DROP INDEX offers_by_player",
    "CREATE INDEX open_challenges_by_player ON open_challenges (player, id)",
    "DROP INDEX offers_due",
    "CREATE INDEX open_challenges_due ON open_challenges (due, id) WHERE due IS NOT NULL",
    "DROP INDEX standings_established",
    "CREATE INDEX player_standings_established ON player_standings (game, bot, rating, user_id)"
    " WHERE established_until IS NOT NULL",
    "DROP INDEX standings_provisional",
    "CREATE INDEX player_standings_provisional ON player_standings (game, bot, rating, user_id)"
    " WHERE established_until IS NULL",
};

}  // namespace posthouse::store::sqlite
