#include "client/event_streams.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <optional>
#include <stdexcept>
#include <utility>

namespace posthouse::client {

namespace json = boost::json;

namespace {

/// The server sends an event or a heartbeat twice in half a minute.
constexpr long silence_seconds_max = 90;
/// A line may hold a whole match.
constexpr std::size_t line_bytes_max = 16 << 20;
constexpr std::chrono::milliseconds reconnect_pause_min{500}, reconnect_pause_max{30'000};

}  // namespace

/// One stream: its connection, and how far it was read.
class EventStreams::Stream {
public:
    Stream(const EventStreams& streams, std::string path)
        : streams_(streams), path_(std::move(path)) {}
    ~Stream() { disconnect(); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    void connect() {
        received_.clear();
        transfer_.emplace();
        begin_transfer(*transfer_, streams_.server_, path_ + "?format=ndjson");
        if (last_) transfer_->add_field("Last-Event-ID: " + std::to_string(*last_));
        transfer_->set(CURLOPT_LOW_SPEED_LIMIT, 1L);
        transfer_->set(CURLOPT_LOW_SPEED_TIME, silence_seconds_max);
        transfer_->receive([this](std::string_view more) { return on_bytes(more); });
        curl_multi_add_handle(streams_.multi_.get(), transfer_->handle());
    }
    void disconnect() {
        if (transfer_) curl_multi_remove_handle(streams_.multi_.get(), transfer_->handle());
        transfer_.reset();
    }
    bool uses(const CURL* curl) const { return transfer_ && transfer_->handle() == curl; }
    bool is_due() const { return !transfer_ && std::chrono::steady_clock::now() >= due_; }

    /// The connection has ended: why, and the status of its response. It is due again after a
    /// pause, longer each time.
    std::pair<std::string, long> ended(CURLcode code) {
        std::string why =
            code == CURLE_OK ? "the server has closed the stream" : transfer_->failure(code);
        const long status = transfer_->status();
        if (code == CURLE_OK && status != 200) {
            json::error_code none;
            const json::value body = json::parse(received_, none);
            why = none ? "status " + std::to_string(status) : text_member(body, "error");
        }
        disconnect();
        due_ = std::chrono::steady_clock::now() + pause_;
        pause_ = std::min(2 * pause_, reconnect_pause_max);
        return {why, status};
    }

private:
    bool on_bytes(std::string_view more) {
        received_ += more;
        for (std::size_t end;
             transfer_->status() == 200 && (end = received_.find('\n')) != std::string::npos;) {
            const std::string line = received_.substr(0, end);
            received_.erase(0, end + 1);
            json::error_code wrong;
            const json::value event = json::parse(line, wrong);
            if (wrong || !event.is_object()) continue;  // an empty line keeps it alive
            last_ = number_member(event, "id").value_or(last_.value_or(0));
            pause_ = reconnect_pause_min;
            streams_.listener_.on_event(path_, event.get_object());
        }
        return received_.size() <= line_bytes_max;
    }

    const EventStreams& streams_;
    const std::string path_;
    std::string received_;
    std::optional<std::int64_t> last_;
    std::chrono::milliseconds pause_ = reconnect_pause_min;
    std::chrono::steady_clock::time_point due_{};
    std::optional<Transfer> transfer_;
};

EventStreams::EventStreams(ApiServer server, Listener listener)
    : server_(std::move(server)),
      listener_(std::move(listener)),
      multi_(curl_multi_init(), [](void* multi) { curl_multi_cleanup(multi); }) {
    if (!multi_) throw std::runtime_error("libcurl cannot be initialized");
}

EventStreams::~EventStreams() = default;

void EventStreams::open(const std::string& path) {
    const std::lock_guard lock(mutex_);
    wanted_[path] = true;
    curl_multi_wakeup(multi_.get());
}

void EventStreams::close(const std::string& path) {
    const std::lock_guard lock(mutex_);
    wanted_[path] = false;
    curl_multi_wakeup(multi_.get());
}

void EventStreams::run() {
    constexpr int poll_ms = 100;
    while (!server_.stopped()) {
        change_streams();
        int running = 0;
        curl_multi_perform(multi_.get(), &running);
        restart_ended();
        curl_multi_poll(multi_.get(), nullptr, 0, poll_ms, nullptr);
    }
}

void EventStreams::change_streams() {
    std::map<std::string, bool> wanted;
    {
        const std::lock_guard lock(mutex_);
        wanted.swap(wanted_);
    }
    for (const auto& [path, open] : wanted) {
        streams_.erase(path);
        if (open) streams_.emplace(path, std::make_unique<Stream>(*this, path));
    }
    for (const auto& [path, stream] : streams_)
        if (stream->is_due()) stream->connect();
}

void EventStreams::restart_ended() {
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(multi_.get(), &left)) {
        if (message->msg != CURLMSG_DONE) continue;
        const CURLcode code = message->data.result;
        for (const auto& [path, stream] : streams_)
            if (stream->uses(message->easy_handle)) {
                const auto [why, status] = stream->ended(code);
                listener_.on_end(path, why, status);
                break;
            }
    }
}

}  // namespace posthouse::client
