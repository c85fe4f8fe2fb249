#include "club/tournaments/team_tables.h"

#include "club/core/table_columns.h"

#include <algorithm>
#include <utility>

namespace posthouse::club {

template <>
const TableCodec& codec_of<Team>() {
    static const TableCodec codec =
        table_codec<Team>({.name = "teams",
                           .columns = "id, name, name_folded, captain -> users, on_request, made",
                           .ids = Ids::next,
                           .unique = "name_folded"},
                          [](auto& it, ColumnVisitor& visit) {
                              visit(it.id, it.name, computed([&it] { return fold_case(it.name); }),
                                    it.captain, it.on_request, it.made);
                          });
    return codec;
}

template <>
const TableCodec& codec_of<TeamMember>() {
    static const TableCodec codec = table_codec<TeamMember>(
        {.name = "team_members",
         .columns = "team_id -> teams, user_id -> users, since, asks",
         .key = 2,
         .indexes = "user_id"},
        [](auto& it, ColumnVisitor& visit) { visit(it.team, it.user, it.since, it.asks); });
    return codec;
}

std::optional<Team> team_named(const StoreReader& reader, std::string_view name) {
    return one<Team>(reader.rows(), {is("name_folded", fold_case(name)), not_null("captain")});
}

std::optional<Team> gone_team_named(const StoreReader& reader, std::string_view name) {
    return one<Team>(reader.rows(), {is("name_folded", fold_case(name)), null("captain")});
}

std::vector<Team> find_teams(const StoreReader& reader, std::size_t limit) {
    return all<Team>(reader.rows(), {not_null("captain")}, {{"name_folded"}, limit});
}

std::vector<TeamMember> members_of(const StoreReader& reader, TeamId id) {
    auto members = reader.list<TeamMember>(id);
    std::ranges::stable_sort(members, {},
                             [](const TeamMember& one) { return std::pair(one.asks, one.since); });
    return members;
}

std::vector<TeamMember> memberships_of(const StoreReader& reader, UserId user) {
    return all<TeamMember>(reader.rows(), {is("user_id", user)});
}

void change_team(UnitOfWork& unit, const Team& one) {
    must_have_changed(update<Team>(unit.rows(), {is("id", one.id)},
                                   columns_of(one, {"name", "captain", "on_request", "made"})),
                      "team");
}

}  // namespace posthouse::club
