#include "client/transfer.h"

#include <mutex>
#include <new>
#include <utility>

namespace posthouse::client {

namespace {

std::size_t on_write(const char* bytes, std::size_t size, std::size_t count, void* receiver) {
    const auto& on_bytes = *static_cast<std::function<bool(std::string_view)>*>(receiver);
    return on_bytes({bytes, size * count}) ? size * count : 0;
}

int on_progress(void* stopped, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return (*static_cast<std::function<bool()>*>(stopped))() ? 1 : 0;
}

}  // namespace

void TextList::add(const std::string& text) {
    curl_slist* longer = curl_slist_append(list_.get(), text.c_str());
    if (longer == nullptr) throw std::bad_alloc();
    (void)list_.release();
    list_.reset(longer);
}

Transfer::Transfer() {
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    curl_.reset(curl_easy_init());
    if (!curl_) throw std::runtime_error("libcurl cannot be initialized");
    reset();
}

void Transfer::reset() {
    curl_easy_reset(curl_.get());
    fields_ = {};
    failure_[0] = '\0';
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_ERRORBUFFER, failure_.data());
}

void Transfer::add_field(const std::string& field) {
    fields_.add(field);
    set(CURLOPT_HTTPHEADER, fields_.get());
}

void Transfer::receive(std::function<bool(std::string_view)> on_bytes) {
    on_bytes_ = std::move(on_bytes);
    set(CURLOPT_WRITEFUNCTION, &on_write);
    set(CURLOPT_WRITEDATA, &on_bytes_);
}

void Transfer::receive_into(std::string& body, std::size_t bytes_max) {
    receive([&body, bytes_max](std::string_view more) {
        if (body.size() + more.size() > bytes_max) return false;
        body += more;
        return true;
    });
}

void Transfer::stop_if(std::function<bool()> stopped) {
    stopped_ = std::move(stopped);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, &on_progress);
    set(CURLOPT_XFERINFODATA, &stopped_);
}

void Transfer::post(const std::string& body) {
    set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
    set(CURLOPT_POSTFIELDS, body.c_str());
}

long Transfer::status() const {
    long status = 0;
    curl_easy_getinfo(curl_.get(), CURLINFO_RESPONSE_CODE, &status);
    return status;
}

std::chrono::seconds Transfer::retry_after() const {
    curl_off_t seconds = 0;
    curl_easy_getinfo(curl_.get(), CURLINFO_RETRY_AFTER, &seconds);
    return std::chrono::seconds(seconds);
}

std::vector<std::string> Transfer::cookies() const {
    curl_slist* list = nullptr;
    curl_easy_getinfo(curl_.get(), CURLINFO_COOKIELIST, &list);
    std::vector<std::string> all;
    for (const curl_slist* one = list; one != nullptr; one = one->next) all.emplace_back(one->data);
    curl_slist_free_all(list);
    return all;
}

std::string Transfer::failure(CURLcode code) const {
    return failure_[0] != '\0' ? failure_.data() : curl_easy_strerror(code);
}

}  // namespace posthouse::client
