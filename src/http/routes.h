// The API's routes and who may call them. Both the router and the OpenAPI document (openapi.h) are
// made from the tables of api/route_tables.h; what requests and responses are made of is in
// api_types/routes.ts.
#pragma once

#include "club/core/types.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

struct ApiCall;

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
    std::string_view old_path = {}, old_id = {};  // for older programs: answers the same
    std::string_view subject = {};                // its tag in the document; set by routes()
    /// Responds once, from this or another thread. Called on a thread that may read the store.
    void (*handler)(const std::shared_ptr<ApiCall>&) = nullptr;
};

/// How commands are refused (status_of in http_message.h).
inline constexpr std::string_view command_errors = "400 401 403 404 409 410 422 503";

/// The address with the API's version, as documents name it: `api/games` is `api/v1/games`. Health
/// and the links in letters have none.
std::string versioned(std::string_view path);
/// The target as the table has it: `/api/v1/games` is `/api/games`, as before there were versions.
std::string unversioned(std::string_view target);

/// All routes.
std::span<const RouteSpec> routes();

/// The route of a request with this method and parsed address: of several, the one whose first part
/// that differs says more (`export` more than `{player}.txt`, that more than `{player}`). Null if
/// there is none; then `allowed` lists the methods that the address accepts.
const RouteSpec* find_route(std::string_view method, const std::vector<std::string>& path,
                            std::string& allowed);

}  // namespace posthouse::http
