// What is said of each of the API's addresses, once: whom it answers, what it takes and gives. The
// API finds its way by it, and the OpenAPI document (openapi.h) is made of it.
#pragma once

#include "club/types.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

/// Who may ask, and whether it matters who does.
enum class RouteAuth {
    anybody,  // nobody looks at who asks
    viewer,   // anybody, but a player may see more
    player    // only who is logged in, or comes with a token
};

struct RouteSpec {
    std::string_view method;
    std::string_view path;  // `{name}` stands for any one part, `{name}.txt` for one that ends so
    std::string_view id;  // operationId; empty: it is no part of the document (a form's, a page's)
    std::string_view about;
    RouteAuth asker = RouteAuth::anybody;
    std::optional<club::Scope> scope = {};  // that a token needs here
    bool tokens = true;                     // false: a token will not do, only a session
    std::string_view query = {};            // names of parameters behind the `?`
    std::string_view takes = {};            // a schema's name
    std::string_view gives = {};            // a schema's name, `[Name]` for a list, or a media type
    std::string_view refusals = {};  // the statuses, beside those that are possible everywhere
    bool form = false;               // sent by a mail program or a form: no JSON, from anywhere
    bool each_command = false;       // stands for one operation for each row of the command table
};

/// Whether an address that was asked for, taken apart, is this path.
bool leads_to(std::string_view path, const std::vector<std::string>& asked);

/// Every address, in the order in which they are tried.
std::span<const RouteSpec> route_notes();

}  // namespace posthouse::http
