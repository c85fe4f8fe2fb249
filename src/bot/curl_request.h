// One request with libcurl, performed alone or among others.
#pragma once

#include "bot/api_client.h"

#include <curl/curl.h>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::bot {

inline constexpr long connect_seconds_max = 15;

struct FreeCurl {
    void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
};
struct FreeList {
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

/// A request in progress and the receiver of its response.
struct Exchange {
    const std::function<bool()>& stopped;
    std::function<bool(std::string_view)> on_bytes;
};

inline std::size_t on_write(const char* bytes, std::size_t size, std::size_t count,
                            void* exchange) {
    Exchange& at = *static_cast<Exchange*>(exchange);
    return at.on_bytes({bytes, size * count}) ? size * count : 0;
}

inline int on_progress(void* exchange, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return static_cast<Exchange*>(exchange)->stopped() ? 1 : 0;
}

class CurlRequest {
public:
    CurlRequest(const std::string& url, const std::string& token, Exchange& exchange)
        : curl_(curl_easy_init()) {
        static std::once_flag once;
        std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
        if (!curl_) throw ConnectionError("libcurl cannot start");
        set(CURLOPT_URL, url.c_str());
        set(CURLOPT_PROTOCOLS_STR, "http,https");
        set(CURLOPT_NOSIGNAL, 1L);
        set(CURLOPT_CONNECTTIMEOUT, connect_seconds_max);
        set(CURLOPT_ERRORBUFFER, trouble_);
        set(CURLOPT_WRITEFUNCTION, &on_write);
        set(CURLOPT_WRITEDATA, &exchange);
        set(CURLOPT_NOPROGRESS, 0L);
        set(CURLOPT_XFERINFOFUNCTION, &on_progress);
        set(CURLOPT_XFERINFODATA, &exchange);
        field("Authorization: Bearer " + token);
    }

    template <class Value>
    void set(CURLoption option, Value value) {
        if (const CURLcode code = curl_easy_setopt(curl_.get(), option, value); code != CURLE_OK)
            throw ConnectionError(curl_easy_strerror(code));
    }
    void field(const std::string& words) {
        curl_slist* longer = curl_slist_append(fields_.get(), words.c_str());
        if (longer == nullptr) throw std::bad_alloc();
        (void)fields_.release();
        fields_.reset(longer);
    }
    CURLcode perform() {
        set(CURLOPT_HTTPHEADER, fields_.get());
        return curl_easy_perform(curl_.get());
    }
    /// Performs it among others.
    void begin(CURLM* multi) {
        set(CURLOPT_HTTPHEADER, fields_.get());
        curl_multi_add_handle(multi, curl_.get());
    }
    void end(CURLM* multi) { curl_multi_remove_handle(multi, curl_.get()); }
    const CURL* handle() const { return curl_.get(); }
    long status() const {
        long status = 0;
        curl_easy_getinfo(curl_.get(), CURLINFO_RESPONSE_CODE, &status);
        return status;
    }
    std::chrono::seconds wait() const {
        curl_off_t seconds = 0;
        curl_easy_getinfo(curl_.get(), CURLINFO_RETRY_AFTER, &seconds);
        return std::chrono::seconds(seconds);
    }
    std::string trouble(CURLcode code) const {
        return trouble_[0] != '\0' ? trouble_ : curl_easy_strerror(code);
    }

private:
    const std::unique_ptr<CURL, FreeCurl> curl_;
    std::unique_ptr<curl_slist, FreeList> fields_;
    char trouble_[CURL_ERROR_SIZE] = {};
};

inline std::string without_end_slash(const std::string& url) {
    return url.substr(0, url.find_last_not_of('/') + 1);
}

}  // namespace posthouse::bot
