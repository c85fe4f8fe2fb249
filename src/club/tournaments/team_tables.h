// The tables of teams: standing groups of players, for which they enter tournaments.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

enum class TeamId : std::int64_t {};

struct Team {
    TeamId id{};
    std::string name;         // a word; unique whatever the case of its letters
    UserId captain{};         // 0: all have left, and only results still name it
    bool on_request = false;  // the captain admits who asks
    Instant made{};
};

struct TeamMember {
    TeamId team{};
    UserId user{};
    Instant since{};
    bool asks = false;  // to be admitted
    friend bool operator==(const TeamMember&, const TeamMember&) = default;
};

// clang-format off
template <> const TableCodec& codec_of<Team>();
template <> const TableCodec& codec_of<TeamMember>();
// clang-format on

/// In lists.
inline constexpr std::size_t teams_listed = 200;

/// Ignoring ASCII case; not one that all have left.
std::optional<Team> team_named(const StoreReader&, std::string_view name);
/// One that all have left.
std::optional<Team> gone_team_named(const StoreReader&, std::string_view name);
/// By name, without those that all have left.
std::vector<Team> find_teams(const StoreReader&, std::size_t limit);
/// Who belongs to it, the longest first, and then who asks to.
std::vector<TeamMember> members_of(const StoreReader&, TeamId);
/// Also those that they ask to join.
std::vector<TeamMember> memberships_of(const StoreReader&, UserId);

/// All but its name, whatever the case of its letters.
void change_team(UnitOfWork&, const Team&);

}  // namespace posthouse::club
