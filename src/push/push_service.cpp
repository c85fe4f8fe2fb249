#include "push/push_service.h"

namespace posthouse::push {

PushResult::Kind kind_of(long status) {
    using enum PushResult::Kind;
    if (status >= 200 && status < 300) return told;
    if (status == 404 || status == 410) return gone;
    if (status == 408 || status == 429 || status >= 500 || status < 200) return later;
    return refused;
}

PushResult HttpsPushService::send(const std::string& endpoint, const std::string& authorization) {
    // Of several that wait for a browser that is switched off, one is enough; and after a day it
    // need not hear of it.
    const HttpResult answer =
        post_to_public_url(endpoint,
                           {"Authorization: " + authorization, "TTL: 86400", "Urgency: normal",
                            "Topic: news", "Content-Type:", "Expect:"},
                           "", loopback_);
    return {kind_of(answer.status), answer.pause, answer.said};
}

}  // namespace posthouse::push
