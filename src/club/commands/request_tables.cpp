#include "club/commands/request_tables.h"

#include "club/core/table_columns.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<PendingRequest>() {
    static const TableCodec codec = table_codec<PendingRequest>(
        {.name = "pending_requests",
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
const TableCodec& codec_of<Throttle>() {
    static const TableCodec codec = table_codec<Throttle>(
        {"throttles", "counted, tries, free_at, expires"},
        [](auto& it, ColumnVisitor& visit) { visit(it.key, it.count, it.next, it.expires); });
    return codec;
}

template <>
const TableCodec& codec_of<KeyedResponse>() {
    static const TableCodec codec = table_codec<KeyedResponse>(
        {"stored_responses",
         "request_key, accepted, answer, command, remembered, facts, match_id -> matches"},
        [](auto& it, ColumnVisitor& visit) {
            auto& response = it.response;
            visit(it.key, response.accepted, response.answer, response.command, it.remembered,
                  response.facts, response.match);
        });
    return codec;
}

std::optional<StoredResponse> stored_response(const StoreReader& reader, std::string_view key) {
    auto found = one<KeyedResponse>(reader.rows(), {is("request_key", key)});
    return found ? std::optional(std::move(found->response)) : std::nullopt;
}

bool save_response(UnitOfWork& unit, std::string_view key, const StoredResponse& response,
                   Instant now) {
    return unit.keep(KeyedResponse{std::string(key), response, now});
}

std::size_t remove_responses_before(UnitOfWork& unit, Instant moment, std::size_t limit) {
    std::size_t removed = 0;
    for (const KeyedResponse& one : all<KeyedResponse>(unit.rows(), {below("remembered", moment)},
                                                       {{"remembered", "request_key"}, limit}))
        removed += erase<KeyedResponse>(unit.rows(), {is("request_key", one.key)});
    return removed;
}

}  // namespace posthouse::club
