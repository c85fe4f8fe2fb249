// One transfer by libcurl (its “easy handle”): what all that this program asks of other servers has
// in common. One thread at a time.
#pragma once

#include <curl/curl.h>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::client {

/// libcurl's list of texts.
class TextList {
public:
    void add(const std::string& text);
    curl_slist* get() const { return list_.get(); }

private:
    struct Free {
        void operator()(curl_slist* list) const { curl_slist_free_all(list); }
    };
    std::unique_ptr<curl_slist, Free> list_;
};

class Transfer {
public:
    Transfer();
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;

    /// Forgets all that was set; connections and cookies stay.
    void reset();
    template <class Value>
    void set(CURLoption option, Value value) {
        if (const CURLcode code = curl_easy_setopt(curl_.get(), option, value); code != CURLE_OK)
            throw std::runtime_error(curl_easy_strerror(code));
    }
    /// A header field, “Name: value”.
    void add_field(const std::string& field);
    /// Called with each part of the response; false ends the transfer.
    void receive(std::function<bool(std::string_view)> on_bytes);
    /// Appends the response to `body`, which must outlive the transfer; a longer one ends it.
    void receive_into(std::string& body, std::size_t bytes_max);
    /// Polled, and ends the transfer.
    void stop_if(std::function<bool()> stopped);
    /// `body` must outlive the transfer.
    void post(const std::string& body);

    CURLcode perform() { return curl_easy_perform(curl_.get()); }
    /// For libcurl's other functions.
    CURL* handle() const { return curl_.get(); }

    long status() const;                       // 0: no response
    std::chrono::seconds retry_after() const;  // 0: none
    /// In Netscape's format.
    std::vector<std::string> cookies() const;
    /// What went wrong, in libcurl's words.
    std::string failure(CURLcode code) const;

private:
    struct Cleanup {
        void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
    };
    TextList fields_;
    std::function<bool(std::string_view)> on_bytes_;
    std::function<bool()> stopped_;
    std::array<char, CURL_ERROR_SIZE> failure_{};
    std::unique_ptr<CURL, Cleanup> curl_;  // uses the others until it is gone
};

}  // namespace posthouse::client
