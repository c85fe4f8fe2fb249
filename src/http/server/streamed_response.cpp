// A response whose body is made piece by piece while it is sent, in chunks (RFC 9112, 7.1).

#include "http/server/connection.h"
#include "http/server/http_message.h"

#include <fmt/format.h>
#include <exception>
#include <utility>

namespace posthouse::http {

namespace {

class StreamedResponse final : public Closable,
                               public std::enable_shared_from_this<StreamedResponse> {
public:
    StreamedResponse(std::shared_ptr<TcpStream> stream, std::string head, bool chunked,
                     NextPiece next, std::shared_ptr<HttpContext> context)
        : stream_(std::move(stream)),
          context_(std::move(context)),
          reservation_(context_->buffer_budget),
          next_(std::move(next)),
          chunked_(chunked),
          sending_(std::move(head)) {}

    void start() {
        if (!context_->connections.add(shared_from_this())) return;
        stream_->post([self = shared_from_this()] { self->write(); });
    }

    // Closable; thread-safe.
    void close() override {
        stream_->post([self = shared_from_this()] { self->finish(); });
    }

private:
    void read_next();
    void on_piece(std::optional<std::string>);
    void write();
    void on_write(error_code);
    void finish();

    const std::shared_ptr<TcpStream> stream_;
    const std::shared_ptr<HttpContext> context_;
    BufferBudget::Reservation reservation_;
    const NextPiece next_;
    const bool chunked_;
    std::string sending_;
    bool at_end_ = false;
    bool finished_ = false;
};

/// A piece is made only when the one before it is sent, so that a slow client costs no memory.
void StreamedResponse::read_next() {
    const auto took = [weak = weak_from_this()](auto then) {
        if (const auto self = weak.lock())
            self->stream_->post([self, then = std::move(then)]() mutable { then(*self); });
    };
    context_->readers->post([next = next_, took] {
        try {
            took([piece = next()](StreamedResponse& self) mutable {
                self.on_piece(std::move(piece));
            });
        } catch (const std::exception& fault) {
            log_error("a piece of a response", fault.what());
            took([](StreamedResponse& self) { self.finish(); });
        }
    });
}

void StreamedResponse::on_piece(std::optional<std::string> piece) {
    if (finished_) return;
    at_end_ = !piece;
    if (piece && piece->empty()) return read_next();
    if (!chunked_)
        sending_ = piece.value_or("");
    else
        sending_ = piece ? fmt::format("{:x}\r\n{}\r\n", piece->size(), *piece) : "0\r\n\r\n";
    if (!reservation_.set(sending_.size())) return finish();
    write();
}

void StreamedResponse::write() {
    stream_->expires_after(context_->options.idle_timeout);
    stream_->write(sending_, {},
                   [self = shared_from_this()](error_code wrong) { self->on_write(wrong); });
}

void StreamedResponse::on_write(error_code wrong) {
    if (wrong || finished_) return finish();
    stream_->expires_never();
    if (!at_end_) return read_next();
    stream_->end_output();
    finish();
}

void StreamedResponse::finish() {
    if (std::exchange(finished_, true)) return;
    stream_->close();
    reservation_.set(0);
    context_->connections.remove(*this);
}

}  // namespace

void send_in_pieces(std::shared_ptr<TcpStream> stream, std::string head, bool chunked,
                    NextPiece next, std::shared_ptr<HttpContext> context) {
    std::make_shared<StreamedResponse>(std::move(stream), std::move(head), chunked, std::move(next),
                                       std::move(context))
        ->start();
}

}  // namespace posthouse::http
