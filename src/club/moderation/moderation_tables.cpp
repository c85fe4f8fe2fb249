#include "club/moderation/moderation_tables.h"

#include "club/core/table_columns.h"

#include <limits>

namespace posthouse::club {

template <>
const TableCodec& codec_of<Sanction>() {
    static const TableCodec codec =
        table_codec<Sanction>({"sanctions", "user_id -> users, kind, begins, ends, reason", 2},
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
        {.name = "audit_entries",
         .columns = "id, done, who, what, reason, about -> users, match_id -> matches",
         .ids = Ids::next},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.id, it.at, it.who, it.what, it.reason, it.about, it.match);
        });
    return codec;
}

template <>
const TableCodec& codec_of<Banner>() {
    static const TableCodec codec = table_codec<Banner>(
        {"banners", "place, words, since, ends"}, [](auto& it, ColumnVisitor& visit) {
            visit(computed([] { return 1; }), it.text, it.since, it.until);
        });
    return codec;
}

std::vector<Sanction> sanctions_holding(const StoreReader& reader, Instant now, UserId after,
                                        std::size_t limit) {
    constexpr auto last_kind = std::numeric_limits<std::uint8_t>::max();
    return all<Sanction>(reader.rows(), {{"ends", Is::null_or_above, to_field(now)}},
                         {{"user_id", "kind"},
                          limit,
                          {static_cast<long long>(after), static_cast<long long>(last_kind)}});
}

std::vector<Report> newest_reports(const StoreReader& reader, bool closed_too, std::size_t limit,
                                   ReportId before) {
    std::vector<Condition> where;
    if (!closed_too) where.push_back(null("closed"));
    return all<Report>(reader.rows(), std::move(where), newest_first(before, limit));
}

std::size_t reports_by(const StoreReader& reader, UserId user, Instant since) {
    return reader.rows().count(query<Report>({is("reporter", user), at_least("reported", since)}));
}

std::vector<Report> reports_by(const StoreReader& reader, UserId user) {
    return all<Report>(reader.rows(), {is("reporter", user)}, {{"reported", "id"}});
}

std::vector<AuditEntry> newest_audit_entries(const StoreReader& reader, std::size_t limit,
                                             ActId before) {
    return all<AuditEntry>(reader.rows(), {}, newest_first(before, limit));
}

void close_report(UnitOfWork& unit, ReportId id, Instant now) {
    update<Report>(unit.rows(), {is("id", id)}, {set("closed", now)});
}

void set_banner(UnitOfWork& unit, const std::optional<Banner>& banner) {
    if (banner)
        unit.put(*banner);
    else
        erase<Banner>(unit.rows(), {});
}

}  // namespace posthouse::club
