// Checks that what tests send and receive is of the API's types (api_types.h), field by field.
#pragma once

#include "http/test_client.h"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>

namespace posthouse::http {

/// How this value differs from a type; empty: not at all. A field that the type lacks is wrong.
std::string type_error(const boost::json::object& type, const boost::json::value&);
std::string type_error(std::string_view type, const boost::json::value&);

/// Fails the test if a request that was accepted, or its response, is not of its route's types.
/// When all tests have run, each route must have been answered in one of them, lists not empty.
void check_types(std::string_view method, std::string_view target, std::string_view body,
                 const TestResponse&);

}  // namespace posthouse::http
