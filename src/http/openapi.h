// The API described for programs: an OpenAPI 3.1 document, made of the table of addresses
// (routes.h), the command table, and the schemas of what is sent and answered.
//
// Deliberately absent: anything said twice; what an address is for stands in routes.cpp.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <string_view>

namespace posthouse::http {

boost::json::object openapi(std::string_view version);
/// The same as text, indented, ready to be read and to be sent.
std::string openapi_text(std::string_view version);

/// The schemas by name, as openapi_schemas.cpp writes them.
boost::json::object openapi_schemas();

/// JSON with an indent of two for each level, and a line end at its end.
std::string indented(const boost::json::value&);

}  // namespace posthouse::http
