// Those who build one table together, each on a machine of its own or on the same: they are
// numbered, and do the same things in the same order.
//
// Deliberately absent: how messages travel (cluster/mpi_ranks.h), what they say.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace posthouse::tablebase {

class Communicator {
public:
    using Message = std::vector<std::uint8_t>;

    virtual ~Communicator() = default;
    virtual int own() const = 0;
    virtual int count() const = 0;

    /// Takes a letter to each rank and brings one from each, by rank; the one to itself comes back.
    /// All must call it.
    virtual std::vector<Message> exchange(std::vector<Message> letters) = 0;
    /// Of all ranks' numbers. All must call it.
    virtual std::uint64_t sum(std::uint64_t number) = 0;

    /// Rank 0 asks another, which must be answering. One thread at a time.
    virtual Message request(int rank, const Message& question) = 0;
    /// Rank 0 has no more questions.
    virtual void acknowledge() = 0;
    /// The others answer until they are thanked.
    virtual void answer(const std::function<Message(const Message& question)>& answer_to) = 0;
};

}  // namespace posthouse::tablebase
