#include "club/letters/letter_tables.h"

#include "club/core/letter_json.h"
#include "club/core/letter_limits.h"
#include "club/core/table_columns.h"

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
const TableCodec& codec_of<PushSubscription>() {
    static const TableCodec codec = table_codec<PushSubscription>(
        {.name = "push_subscriptions",
         .columns = "endpoint, user_id -> users, added, due, attempts",
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.endpoint, it.user, it.added, it.due, it.attempts);
        });
    return codec;
}

std::vector<Condition> unsent_letters() {
    return {null("sent"), null("given_up"), fixed("address", Is::different, "")};
}

/// Answers count by their address; letters that ask to confirm an address or a sign-up count
/// separately.
std::optional<std::string> rate_limit_key(const Letter& letter) {
    if (letter.kind == LetterKind::answer) return fold_case(letter.address);
    if (letter.message_id.starts_with("confirm.") || letter.message_id.starts_with("signup."))
        return unconfirmed_key(fold_case(letter.address));
    return std::nullopt;
}

std::vector<Letter> letters_to(const StoreReader& reader, UserId to, std::size_t limit) {
    return all<Letter>(reader.rows(), {is("reader", to)}, {{"-id"}, limit});
}

std::vector<Letter> letters_before(const StoreReader& reader, LetterId id, UserId to,
                                   std::size_t limit) {
    return all<Letter>(reader.rows(), {is("reader", to)}, {{"-id"}, limit, {to_field(id)}});
}

std::optional<Letter> letter_with_message_id(const StoreReader& reader,
                                             std::string_view message_id) {
    return one<Letter>(reader.rows(), {is("message_id", std::string(message_id))});
}

/// The inner query uses its own partial index, however many sent letters there are; the plus keeps
/// SQLite's planner from scanning all letters in ID order.
std::vector<Letter> letters_due(const StoreReader& reader, Instant now, std::size_t limit) {
    std::vector<Condition> where = unsent_letters();
    where.push_back(at_most("due", now));
    return all<Letter>(reader.rows(),
                       {among("id", query<Letter>(std::move(where), {{"+id"}, limit}), "id")},
                       {{"id"}});
}

std::vector<Letter> failed_letters(const StoreReader& reader, std::size_t limit) {
    return all<Letter>(reader.rows(), {not_null("given_up"), null("sent")}, {{"-id"}, limit});
}

std::size_t answers_to(const StoreReader& reader, std::string_view address, Instant since) {
    if (address.empty()) return 0;
    return reader.rows().count(
        query<Letter>({is("answered", fold_case(address)), at_least("written", since)}));
}

std::vector<PushSubscription> push_subscriptions_of(const StoreReader& reader, UserId user) {
    return all<PushSubscription>(reader.rows(), {is("user_id", user)}, {{"added", "endpoint"}});
}

std::vector<PushSubscription> push_subscriptions_due(const StoreReader& reader, Instant now,
                                                     std::size_t limit) {
    return all<PushSubscription>(reader.rows(), {at_most("due", now)},
                                 {{"due", "endpoint"}, limit});
}

void change_letter(UnitOfWork& unit, const Letter& letter) {
    must_have_changed(update<Letter>(unit.rows(), {is("id", letter.id)},
                                     columns_of(letter, {"attempts", "due", "sent", "trouble",
                                                         "digest", "given_up", "address"})),
                      "letter");
    // Its kind does not change: it counts as before, perhaps for another address.
    if (const auto key = rate_limit_key(letter))
        update<Letter>(unit.rows(), {is("id", letter.id), not_null("answered")},
                       {set("answered", key)});
}

void remove_letter(UnitOfWork& unit, LetterId id) {
    Letter empty;
    empty.message_id = std::string(removed_ids) + std::to_string(static_cast<std::int64_t>(id));
    update<Letter>(
        unit.rows(), {is("id", id)},
        columns_of(empty, {"reader", "address", "subject", "body", "blocks", "in_reply_to",
                           "thread", "trouble", "given_up", "message_id", "answered"}));
}

std::size_t remove_letters_before(UnitOfWork& unit, Instant moment, std::size_t limit) {
    const auto newest = first_id(unit.rows(), table_of<Letter>(), "-id");
    if (!newest) return 0;
    std::size_t removed = 0;
    const long long last = last_of_oldest(unit.rows(), table_of<Letter>(), limit);
    for (const Condition& done : {not_null("sent"), not_null("given_up"), is("address", "")})
        removed += erase<Letter>(unit.rows(), {at_most("id", last), below("id", *newest),
                                               below("written", moment), done});
    return removed;
}

void mark_push_due(UnitOfWork& unit, UserId user, Instant now) {
    update<PushSubscription>(unit.rows(), {is("user_id", user), fixed("attempts", Is::equal, 0)},
                             {set("due", now)});
}

}  // namespace posthouse::club
