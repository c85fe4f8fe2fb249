// Draws pictures on a thread of its own, since one takes longer than a request may keep a reader
// thread: some 50 ms for a PNG, a second for a GIF. Finished ones are kept for the next who asks.
//
// The work is bounded: pictures that wait, bytes that are kept, and the processor time of one
// client and of all (the limit of visitors who are not logged in, but for everybody).
#pragma once

#include "http/server/http_message.h"
#include "http/server/limits.h"
#include "http/server/reader_pool.h"
#include "http/server/server.h"

#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>

namespace posthouse::http {

/// What a picture shows. The same `etag` must always be drawn the same.
struct PictureRequest {
    std::string etag;
    std::string type;           // "image/png"
    std::string cache_control;  // for browsers and proxies
    std::string drawn = {};     // the file, if there is nothing left to do
    std::function<std::string()> draw = {};
};

class PictureQueue {
public:
    using DoneFn = std::function<void(HttpResponse)>;

    PictureQueue(const HttpOptions&, std::function<club::Instant()> now);

    /// Calls `done` once, from this or another thread: with the picture for any site to show, 304
    /// if the client has it, or 503 if too many wait.
    void answer(PictureRequest, const HttpRequest&, DoneFn done);
    /// Drops what waits.
    void stop() { thread_.stop(); }

private:
    /// Picture files by ETag, the last used first.
    using Files = std::list<std::pair<std::string, std::string>>;

    std::string kept(const std::string& etag);
    void keep(const std::string& etag, const std::string& bytes);
    void draw(const PictureRequest&, const std::string& address, HttpResponse, const DoneFn&);

    const std::function<club::Instant()> now_;
    const std::function<std::chrono::microseconds()> processor_time_;
    const club::LimitReached limit_reached_;
    AnonymousTimeBudget budget_;
    std::mutex mutex_;
    Files files_;
    std::unordered_map<std::string, Files::iterator> by_etag_;
    std::size_t bytes_ = 0;
    std::size_t waiting_ = 0;
    const bool inline_;  // without threads, for tests
    ReaderPool thread_;  // last, so that it ends first
};

}  // namespace posthouse::http
