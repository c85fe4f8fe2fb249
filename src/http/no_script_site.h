// The house for browsers without scripts, and for text browsers: whole pages from the house, one
// form sent for each thing that is done. `/plain` is the front door; `?plain` behind any of the
// page's own addresses leads to the same thing here.
//
// A form becomes a request to the API, so that there is one way into the house; what it answers
// becomes a page, or the way to one.
#pragma once

#include "club/backend.h"
#include "http/api.h"
#include "http/http_message.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

class NoScriptSite : public std::enable_shared_from_this<NoScriptSite> {
public:
    NoScriptSite(club::Backend door, std::shared_ptr<const Api> api);

    /// Whether a request for this is for a plain page.
    static bool owns(std::string_view target);

    /// `done` is called once, from this or another thread.
    void answer(HttpRequest, Api::Done done) const;

private:
    struct Call;
    using CallPtr = std::shared_ptr<Call>;

    std::optional<club::User> speaker(const HttpRequest&) const;
    void show(const CallPtr&, std::string_view told, unsigned status) const;
    void post(const CallPtr&) const;
    void post_match(const CallPtr&) const;
    void post_lobby(const CallPtr&) const;
    void post_challenge(const CallPtr&) const;
    void post_moderation(const CallPtr&) const;
    void ask(const CallPtr&, std::string_view address, boost::json::object body,
             std::string goes_on) const;

    club::Backend door_;
    std::shared_ptr<const Api> api_;
};

}  // namespace posthouse::http
