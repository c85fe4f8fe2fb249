#include "push/push_service.h"

namespace posthouse {

PushFate::Kind kind_of(long status) {
    using enum PushFate::Kind;
    if (status >= 200 && status < 300) return told;
    if (status == 404 || status == 410) return gone;
    if (status == 408 || status == 429 || status >= 500 || status < 200) return later;
    return refused;
}

PushFate HttpsPushService::tell(const std::string& endpoint, const std::string& authorization) {
    // Of several that wait for a browser that is switched off, one is enough; and after a day it
    // need not hear of it.
    const Outside answer =
        post_outside(endpoint,
                     {"Authorization: " + authorization, "TTL: 86400", "Urgency: normal",
                      "Topic: news", "Content-Type:", "Expect:"},
                     "", loopback_);
    return {kind_of(answer.status), answer.pause, answer.said};
}

}  // namespace posthouse
