// What all clients together make the house hold: bodies that have not come whole, answers that have
// not been read. One client's part is small (connection.cpp and socket.cpp bound it), but slow ones
// may be many; so there is a bound for all, and above it whoever asks for more is told to come
// again, or cut off. What is no larger than an idle connection is not counted: a move is made at
// any time.
//
// Deliberately absent: what the system holds in its own buffers, connections that hold nothing.
#pragma once

#include <atomic>
#include <cstddef>

namespace posthouse::http {

class BufferBudget {
public:
    explicit BufferBudget(std::size_t bytes_max) : bytes_max_(bytes_max) {}

    /// How much is held now, in bytes.
    std::size_t now() const { return bytes_; }

    /// One client's part of it; given back at its end.
    class Reservation {
    public:
        explicit Reservation(BufferBudget& all) : all_(all) {}
        ~Reservation() { set(0); }
        Reservation(const Reservation&) = delete;
        Reservation& operator=(const Reservation&) = delete;

        static constexpr std::size_t small_bytes_max = 8 * 1024;

        /// It is so many bytes from here on. Whether there was room for it: if not, it is so all
        /// the same, and whoever holds it does something about that.
        bool set(std::size_t bytes) {
            const std::size_t counted = bytes > small_bytes_max ? bytes : 0;
            const bool more = counted > bytes_;
            const std::size_t all = all_.bytes_ += counted - bytes_;
            bytes_ = counted;
            return !more || all <= all_.bytes_max_;
        }

    private:
        BufferBudget& all_;
        std::size_t bytes_ = 0;
    };

private:
    const std::size_t bytes_max_;
    std::atomic<std::size_t> bytes_ = 0;
};

}  // namespace posthouse::http
