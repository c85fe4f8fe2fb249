// The routes of each subject with their handlers: at the end of the file of that name. A new route
// is a handler and a row there, its types in api_types/routes.ts.
#pragma once

#include "http/routes.h"

#include <span>

namespace posthouse::http {

std::span<const RouteSpec> account_routes();
std::span<const RouteSpec> settings_routes();
std::span<const RouteSpec> command_routes();
std::span<const RouteSpec> event_routes();
std::span<const RouteSpec> export_routes();
std::span<const RouteSpec> game_export_routes();
std::span<const RouteSpec> invitation_routes();
std::span<const RouteSpec> learning_routes();
std::span<const RouteSpec> letter_routes();
std::span<const RouteSpec> match_routes();
std::span<const RouteSpec> moderation_routes();
std::span<const RouteSpec> monthly_games_routes();
std::span<const RouteSpec> picture_routes();
std::span<const RouteSpec> player_routes();
std::span<const RouteSpec> series_routes();
std::span<const RouteSpec> server_routes();
std::span<const RouteSpec> study_routes();
std::span<const RouteSpec> team_routes();
std::span<const RouteSpec> tournament_routes();
std::span<const RouteSpec> webhook_routes();
std::span<const RouteSpec> week_routes();

}  // namespace posthouse::http
