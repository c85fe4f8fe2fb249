#include "http/site/picture_queue.h"

#include <exception>
#include <new>

namespace posthouse::http {

namespace {

constexpr std::size_t waiting_max = 32;
constexpr std::size_t kept_bytes_max = 32 * 1024 * 1024;

HttpResponse busy_drawing(std::chrono::seconds wait) {
    HttpResponse answer = error_response(
        503, refuse("busy-drawing", "The server is busy drawing pictures: try again in {wait} s.",
                    wait.count()));
    answer.fields.emplace_back("Retry-After", std::to_string(wait.count()));
    return answer;
}

}  // namespace

PictureQueue::PictureQueue(const HttpOptions& options, std::function<club::Instant()> now)
    : now_(std::move(now)),
      processor_time_(options.processor_time),
      limit_reached_(options.on_limit_reached),
      budget_(options.limits.anonymous_processor_time,
              AnonymousTimeBudget::Time(options.limits.anonymous_processor_time) / 3,
              options.limits.keys_max),
      inline_(options.reader_threads == 0),
      thread_(inline_ ? 0 : 1) {}

std::string PictureQueue::kept(const std::string& etag) {
    const std::lock_guard lock(mutex_);
    const auto found = by_etag_.find(etag);
    if (found == by_etag_.end()) return {};
    files_.splice(files_.begin(), files_, found->second);
    return found->second->second;
}

void PictureQueue::keep(const std::string& etag, const std::string& bytes) {
    const std::lock_guard lock(mutex_);
    if (bytes.size() > kept_bytes_max || by_etag_.contains(etag)) return;
    files_.emplace_front(etag, bytes);
    by_etag_[etag] = files_.begin();
    bytes_ += bytes.size();
    while (bytes_ > kept_bytes_max) {
        bytes_ -= files_.back().second.size();
        by_etag_.erase(files_.back().first);
        files_.pop_back();
    }
}

void PictureQueue::answer(PictureRequest picture, const HttpRequest& request, DoneFn done) {
    HttpResponse answer;
    answer.type = picture.type;
    answer.fields = {{"ETag", picture.etag},
                     {"Cache-Control", picture.cache_control},
                     // Other sites may show it: it is the same for everybody.
                     {"Cross-Origin-Resource-Policy", "cross-origin"}};
    if (etag_matches(picture.etag, request.if_none_match)) {
        answer.status = 304;
        return done(std::move(answer));
    }
    answer.body = picture.drawn.empty() ? kept(picture.etag) : std::move(picture.drawn);
    if (!answer.body.empty()) return done(std::move(answer));
    const std::string address = address_key(request.address);
    if (processor_time_)
        if (const auto wait = budget_.retry_after(address, now_())) {
            if (limit_reached_) limit_reached_("drawing", address);
            return done(busy_drawing(*wait));
        }
    {
        const std::lock_guard lock(mutex_);
        if (waiting_ >= waiting_max) return done(busy_drawing(std::chrono::seconds(5)));
        ++waiting_;
    }
    auto task = [this, picture = std::move(picture), address, answer = std::move(answer),
                 done = std::move(done)] { draw(picture, address, answer, done); };
    inline_ ? task() : thread_.post(std::move(task));
}

void PictureQueue::draw(const PictureRequest& picture, const std::string& address,
                        HttpResponse answer, const DoneFn& done) {
    const auto begun = processor_time_ ? processor_time_() : std::chrono::microseconds();
    // Several may have waited for the same one.
    answer.body = kept(picture.etag);
    try {
        if (answer.body.empty()) {
            answer.body = picture.draw();
            keep(picture.etag, answer.body);
        }
    } catch (const std::bad_alloc& fault) {
        log_error("drawing a picture", fault.what());
        answer = busy_drawing(std::chrono::seconds(5));
    } catch (const std::exception& fault) {
        log_error("drawing a picture", fault.what());
        answer = error_response(500, error_message(fault));
    }
    if (processor_time_) budget_.charge(address, processor_time_() - begun, now_());
    {
        const std::lock_guard lock(mutex_);
        --waiting_;
    }
    done(std::move(answer));
}

}  // namespace posthouse::http
