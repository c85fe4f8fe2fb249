// The memory of one table: bytes on huge pages where the system has them, since a table is read in
// many places at once.
//
// Deliberately absent: growing, copying.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace posthouse::tablebase {

class TableBytes {
public:
    TableBytes() = default;
    enum class Pages : std::uint8_t { huge, small };
    /// What is in them says nothing yet. Whoever first writes to a page has it made.
    explicit TableBytes(std::size_t size, Pages pages = Pages::huge);

    std::uint8_t* data() { return bytes_.get(); }
    const std::uint8_t* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }

    /// Gives back what lies behind so many bytes.
    void shrink(std::size_t size);

private:
    struct Free {
        void operator()(std::uint8_t* bytes) const;
    };
    std::unique_ptr<std::uint8_t[], Free> bytes_;
    std::size_t size_ = 0;
};

}  // namespace posthouse::tablebase
