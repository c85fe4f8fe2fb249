// The tables of letters, requests, sessions, programs and moderation, and those of the server
// itself.
#include "club/core/table_columns.h"
#include "club/core/tables.h"
#include "club/letters/letter_json.h"

#include <string>

namespace posthouse::club {

/// The text of a letter from before letters had blocks; empty in others.
struct OldBody {
    LetterBody& body;
};
template <>
struct FieldOf<OldBody> {
    static constexpr FieldKind kind = FieldKind::text;
    static Field write(const OldBody&) { return std::string(); }
    static void read(const Field& field, OldBody& one) {
        one.body = LetterBody(std::get<std::string>(field));
    }
};

struct BodyBlocks {
    LetterBody& body;
};
template <>
struct FieldOf<BodyBlocks> {
    static constexpr FieldKind kind = FieldKind::text;
    static Field write(const BodyBlocks& one) { return body_to_json(one.body); }
    static void read(const Field& field, BodyBlocks& one) {
        if (const auto& json = std::get<std::string>(field); !json.empty())
            one.body = body_from_json(json);
    }
};

// Letters, requests and jobs

template <>
const TableCodec& codec_of<Letter>() {
    static const TableCodec codec = table_codec<Letter>(
        {.name = "letters",
         .columns =
             "id, kind, reader -> users, address, match_id -> matches, ply, undos, automatic, "
             "message_id, in_reply_to, thread, subject, body, blocks, written, attempts, due, "
             "sent, trouble, digest, given_up, answered, questions",
         .ids = Ids::next,
         .unique = "message_id",
         .indexes = "reader, answered written, sent given_up due"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.kind, it.to, it.address, it.match, it.ply, it.undos, it.automatic,
                  it.message_id, it.in_reply_to, it.references, it.subject, OldBody{it.body},
                  BodyBlocks{it.body}, it.written, it.attempts, it.due, it.sent, it.last_error,
                  it.digest, it.failed_at, computed([&it] { return rate_limit_key(it); }),
                  it.questions);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PendingRequest>() {
    static const TableCodec codec = table_codec<PendingRequest>(
        {.name = "held_requests",
         .columns =
             "id, user_id -> users, lines, comment, answers_match, answers_side, answers_ply, "
             "answers_undos, answers_proved, expires",
         .ids = Ids::no_reuse},
        [](auto& it, ColumnVisitor& visit) {
            auto& board = it.in_reply_to_board;
            visit(it.id, it.user, it.lines, it.comment, part(board, &ReplyContext::match),
                  part(board, &ReplyContext::side), part(board, &ReplyContext::ply),
                  part(board, &ReplyContext::undos), part(board, &ReplyContext::authenticated),
                  it.expires);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PendingSignUp>() {
    static const TableCodec codec = table_codec<PendingSignUp>(
        {.name = "held_sign_ups",
         .columns = "id, name, password_hash, address, expires, guest",
         .ids = Ids::no_reuse},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.name, it.password_hash, it.address, it.expires, it.guest);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Throttle>() {
    static const TableCodec codec = table_codec<Throttle>(
        {"throttles", "counted, tries, free_at, expires"},
        [](auto& it, ColumnVisitor& visit) { visit(it.key, it.count, it.next, it.expires); });
    return codec;
}

template <>
const TableCodec& codec_of<Job>() {
    static const TableCodec codec = table_codec<Job>(
        {.name = "jobs",
         .columns = "id, kind, match_id -> matches, ply, due",
         .ids = Ids::no_reuse,
         .indexes = "kind due, match_id"},
        [](auto& it, ColumnVisitor& visit) { visit(it.id, it.kind, it.match, it.ply, it.due); });
    return codec;
}

template <>
const TableCodec& codec_of<KeyedResponse>() {
    static const TableCodec codec = table_codec<KeyedResponse>(
        {"outcomes",
         "request_key, accepted, answer, command, remembered, facts, match_id -> matches"},
        [](auto& it, ColumnVisitor& visit) {
            auto& response = it.response;
            visit(it.key, response.accepted, response.answer, response.command, it.remembered,
                  response.facts, response.match);
        });
    return codec;
}

// Sessions and programs

template <>
const TableCodec& codec_of<Session>() {
    static const TableCodec codec = table_codec<Session>(
        {.name = "sessions",
         .columns = "token_hash, user_id -> users, expires, begun, used, device",
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.token_hash, it.user, it.expires, it.begun, it.used, it.device);
        });
    return codec;
}

template <>
const TableCodec& codec_of<SecondFactor>() {
    static const TableCodec codec = table_codec<SecondFactor>(
        {"second_factors",
         "user_id -> users, made, switched_on, last_step, recovery_set, recovery_used, wrong, "
         "wrong_since"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.user, it.set_up_at, it.enabled_at, it.last_step, it.recovery_set,
                  it.recovery_used, it.wrong_codes, it.wrong_since);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PushSubscription>() {
    static const TableCodec codec = table_codec<PushSubscription>(
        {.name = "push_places",
         .columns = "endpoint, user_id -> users, added, due, attempts",
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.endpoint, it.user, it.added, it.due, it.attempts);
        });
    return codec;
}

template <>
const TableCodec& codec_of<ApiToken>() {
    static const TableCodec codec = table_codec<ApiToken>(
        {.name = "tokens",
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
             "given_up, token_id -> tokens",
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

// Moderation

template <>
const TableCodec& codec_of<Sanction>() {
    static const TableCodec codec =
        table_codec<Sanction>({"restraints", "user_id -> users, kind, begins, ends, reason", 2},
                              [](auto& it, ColumnVisitor& visit) {
                                  visit(it.user, it.kind, it.from, it.until, it.reason);
                              });
    return codec;
}

template <>
const TableCodec& codec_of<Report>() {
    static const TableCodec codec = table_codec<Report>(
        {.name = "reports",
         .columns =
             "id, reporter -> users, about -> users, match_id -> matches, words, reported, closed",
         .ids = Ids::next,
         .indexes = "reporter"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.by, it.about, it.match, it.text, it.at, it.closed);
        });
    return codec;
}

template <>
const TableCodec& codec_of<AuditEntry>() {
    static const TableCodec codec = table_codec<AuditEntry>(
        {.name = "operator_acts",
         .columns = "id, done, who, what, reason, about -> users, match_id -> matches",
         .ids = Ids::next},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.at, it.who, it.what, it.reason, it.about, it.match);
        });
    return codec;
}

// Tables of one row, whose key is 1

static auto only_row() {
    return computed([] { return 1; });
}

template <>
const TableCodec& codec_of<LastEvent>() {
    static const TableCodec codec = table_codec<LastEvent>(
        {"last_event", "place, number"},
        [](auto& it, ColumnVisitor& visit) { visit(only_row(), it.number); });
    return codec;
}

template <>
const TableCodec& codec_of<Heartbeat>() {
    static const TableCodec codec =
        table_codec<Heartbeat>({"signs_of_life", "place, seen"},
                               [](auto& it, ColumnVisitor& visit) { visit(only_row(), it.seen); });
    return codec;
}

template <>
const TableCodec& codec_of<StoredServerKey>() {
    static const TableCodec codec = table_codec<StoredServerKey>(
        {"house_key", "place, digits"},
        [](auto& it, ColumnVisitor& visit) { visit(only_row(), it.digits); });
    return codec;
}

template <>
const TableCodec& codec_of<Banner>() {
    static const TableCodec codec = table_codec<Banner>(
        {"banners", "place, words, since, ends"},
        [](auto& it, ColumnVisitor& visit) { visit(only_row(), it.text, it.since, it.until); });
    return codec;
}

}  // namespace posthouse::club
