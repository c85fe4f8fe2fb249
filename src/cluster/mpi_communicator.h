// Communicator over MPI: the processes that one `mpirun` has started.
#pragma once

#include "tablebase/build/distributed.h"

namespace posthouse::tablebase::cluster {

/// At most one per program. Requires only that MPI allows one thread at a time.
class MpiCommunicator : public Communicator {
public:
    /// Throws std::runtime_error if MPI does not allow that.
    MpiCommunicator(int* argc, char*** argv);
    ~MpiCommunicator() override;
    MpiCommunicator(const MpiCommunicator&) = delete;
    MpiCommunicator& operator=(const MpiCommunicator&) = delete;

    int own() const override { return own_; }
    int count() const override { return count_; }
    std::vector<Message> exchange(std::vector<Message> letters) override;
    std::uint64_t sum(std::uint64_t number) override;
    Message request(int rank, const Message& question) override;
    void acknowledge() override;
    void answer(const std::function<Message(const Message& question)>& answer_to) override;
    /// Ends all processes, since others may be waiting for this one.
    [[noreturn]] void abort();

private:
    int own_ = 0;
    int count_ = 1;
};

}  // namespace posthouse::tablebase::cluster
