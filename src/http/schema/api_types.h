// The types of the API, api_types/*.ts, as JSON Schemas.
#pragma once

#include "http/routes.h"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <span>
#include <string_view>

namespace posthouse::http {

/// The files, embedded (CMakeLists.txt).
std::span<const std::string_view> api_type_files();

/// The types that these texts declare, by name. Throws std::logic_error if it cannot read them.
boost::json::object read_types(std::span<const std::string_view> texts);

/// All types of the API.
const boost::json::object& api_types();

/// The type of a route's `request`, `response` or `refusal`; null if it has none: it is not JSON.
const boost::json::value* route_type(const RouteSpec&, std::string_view part);

}  // namespace posthouse::http
