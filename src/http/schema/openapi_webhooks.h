// The part of the OpenAPI document about what is sent to webhooks.
#pragma once

#include <boost/json/object.hpp>

namespace posthouse::http {

/// An operation for each kind of event.
boost::json::object openapi_webhooks();

}  // namespace posthouse::http
