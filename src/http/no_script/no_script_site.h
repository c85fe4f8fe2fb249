// The site without scripts, for plain and text browsers: complete pages, one form per action. It
// starts at `/plain`; the page's own addresses with `?plain` redirect here.
//
// Forms become API requests, so that there is one implementation; the result becomes a page or a
// redirect.
#pragma once

#include "club/commands/backend.h"
#include "http/api/api.h"
#include "http/server/http_message.h"
#include "translation/texts.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

class NoScriptSite : public std::enable_shared_from_this<NoScriptSite> {
public:
    NoScriptSite(club::Backend backend, std::shared_ptr<const Api> api);

    /// Whether this target belongs to the no-script site.
    static bool owns(std::string_view target);

    /// Calls `done` exactly once, from this or another thread.
    void answer(HttpRequest, Api::DoneFn done) const;

private:
    struct Call;
    using CallPtr = std::shared_ptr<Call>;

    std::optional<club::User> current_user(const HttpRequest&) const;
    /// In the viewer's language: of their account, otherwise of their browser.
    translation::Texts texts_of(const CallPtr&) const;
    void show(const CallPtr&, std::string_view told, unsigned status) const;
    void post(const CallPtr&) const;
    void post_match(const CallPtr&) const;
    void post_lobby(const CallPtr&) const;
    void post_challenge(const CallPtr&) const;
    void post_moderation(const CallPtr&) const;
    void post_webhooks(const CallPtr&) const;
    void forward_to_api(const CallPtr&, std::string_view address, boost::json::object body,
                        std::string goes_on) const;

    club::Backend backend_;
    std::shared_ptr<const Api> api_;
};

}  // namespace posthouse::http
