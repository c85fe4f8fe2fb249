// The API as an OpenAPI 3.1 document, generated from the routes (routes.h), the command table and
// the types of requests and responses (api_types.h). Never describe a route here.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace posthouse::http {

boost::json::object openapi(std::string_view version);
/// The same as indented text.
std::string openapi_text(std::string_view version);

/// JSON with an indent of two and a final newline.
std::string format_json(const boost::json::value&);

}  // namespace posthouse::http
