#include "http/routes.h"

#include "base/inplace.h"
#include "http/api/route_tables.h"

#include <algorithm>
#include <utility>

namespace posthouse::http {
namespace {

/// How much a part of a route's path says of an address; 0: they do not match.
int specificity(std::string_view wanted, std::string_view part) {
    if (!wanted.starts_with('{')) return wanted == part ? 3 : 0;
    const std::string_view ending = wanted.substr(wanted.find('}') + 1);
    if (part.size() <= ending.size() || !part.ends_with(ending)) return 0;
    return ending.empty() ? 1 : 2;
}

/// A digit for each part, so that what says more earlier is greater; empty: it does not match.
std::string specificity(std::string_view route, const std::vector<std::string>& path) {
    std::string all;
    for (const std::string& part : path) {
        const int one = route.empty() ? 0 : specificity(take_until(route, '/'), part);
        if (one == 0) return {};
        all += static_cast<char>('0' + one);
    }
    return route.empty() ? all : std::string();
}

}  // namespace

std::string versioned(std::string_view path) {
    std::string whole(path);
    if (path.starts_with("api/")) whole.insert(4, "v1/");
    return whole;
}

std::string unversioned(std::string_view target) {
    std::string whole(target);
    if (target.starts_with("/api/v1/")) whole.erase(4, 3);
    return whole;
}

std::span<const RouteSpec> routes() {
    static const std::vector<RouteSpec> all = [] {
        std::vector<RouteSpec> joined;
        const std::pair<std::string_view, std::span<const RouteSpec>> subjects[] = {
            {"accounts", account_routes()},
            {"accounts", settings_routes()},
            {"matches", command_routes()},
            {"events", event_routes()},
            {"accounts", export_routes()},
            {"matches", game_export_routes()},
            {"new matches", invitation_routes()},
            {"study", learning_routes()},
            {"letters", letter_routes()},
            {"matches", match_routes()},
            {"moderation", moderation_routes()},
            {"matches", monthly_games_routes()},
            {"pictures", picture_routes()},
            {"people", player_routes()},
            {"server", server_routes()},
            {"study", study_routes()},
            {"tournaments", tournament_routes()},
            {"tournaments", series_routes()},
            {"tournaments", team_routes()},
            {"programs", webhook_routes()},
            {"people", week_routes()}};
        for (const auto& [subject, rows] : subjects)
            for (RouteSpec row : rows) {
                row.subject = subject;
                joined.push_back(row);
            }
        return joined;
    }();
    return all;
}

const RouteSpec* find_route(std::string_view method, const std::vector<std::string>& path,
                            std::string& allowed) {
    if (method == "HEAD") method = "GET";
    const RouteSpec* found = nullptr;
    std::string best;
    for (const RouteSpec& route : routes()) {
        std::string fit =
            std::max(specificity(route.path, path), specificity(route.old_path, path));
        if (fit.empty()) continue;
        if (route.method != method) {
            allowed += allowed.empty() ? "" : ", ";
            allowed += route.method == "GET" ? "GET, HEAD" : route.method;
        } else if (fit > best) {
            found = &route;
            best = std::move(fit);
        }
    }
    return found;
}

}  // namespace posthouse::http
