// The programs of simulated players to which webhooks send events.
#pragma once

#include "push/public_http.h"
#include "sim/rng.h"

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::sim {

class WebhookReceiver {
public:
    explicit WebhookReceiver(Rng dice) : rng_(dice) {}

    int fails = 0;  // one in N requests
    std::function<void(const std::string&, long, const std::vector<std::string>&)> on_request;
    std::function<void()> pause;  // called before each request and after it

    push::HttpResult post(const std::string& url, const std::vector<std::string>& fields) {
        constexpr std::string_view number = "Posthouse-Event-Id: ";
        pause();
        push::HttpResult result{200, {}, {}};
        if (fails > 0 && rng_.chance(fails))
            result = rng_.chance(2) ? push::HttpResult{503, {}, "HTTP status 503"}
                                    : push::HttpResult{0, {}, "timed out"};
        // Without a status it may have come or not.
        if (result.status == 200 || (result.status == 0 && rng_.chance(2)))
            for (const std::string& field : fields)
                if (field.starts_with(number))
                    received_.emplace(url, std::atoll(field.c_str() + number.size()));
        if (on_request) on_request(url, result.status, fields);
        pause();
        return result;
    }

    bool has_received(const std::string& url, std::int64_t event) const {
        return received_.contains({url, event});
    }

private:
    Rng rng_;
    std::set<std::pair<std::string, std::int64_t>> received_;  // 0: a test
};

}  // namespace posthouse::sim
