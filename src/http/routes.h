// The API's routes and who may call them. Both the router and the OpenAPI document (openapi.h) are
// generated from this table; what requests and responses are made of is in api_types/routes.ts.
#pragma once

#include "club/core/types.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

/// Who may call a route.
enum class RouteAuth {
    anybody,  // the caller is not identified
    viewer,   // anybody; players may see more
    player    // only with a session or token
};

struct RouteSpec {
    std::string_view method;
    std::string_view path;  // `{name}` matches one part, `{name}.txt` one with this ending
    std::string_view id;    // operationId; empty: not documented (for forms and pages)
    std::string_view about;
    RouteAuth auth = RouteAuth::anybody;
    std::optional<club::Scope> scope = {};             // required of tokens
    bool tokens = true;                                // false: sessions only
    std::string_view query = {};                       // names of query parameters
    std::string_view media_type = "application/json";  // of the response; `websocket`: none
    std::string_view error_statuses = {};              // statuses besides the general ones
    bool form = false;          // posted by a mail program or form: not JSON, from any origin
    bool each_command = false;  // expands to one operation for each command
};

/// The address with the API's version, as documents name it: `api/games` is `api/v1/games`. Health
/// and the links in letters have none.
std::string versioned(std::string_view path);
/// The target as the table has it: `/api/v1/games` is `/api/games`, as before there were versions.
std::string unversioned(std::string_view target);

/// Whether a parsed address matches this path.
bool matches_path(std::string_view path, const std::vector<std::string>& asked);

/// All routes in matching order.
std::span<const RouteSpec> routes();

}  // namespace posthouse::http
