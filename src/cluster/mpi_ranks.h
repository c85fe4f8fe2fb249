// Ranks over MPI: those that one `mpirun` has started.
//
// Deliberately absent: other communicators than the world.
#pragma once

#include "tablebase/ranks.h"

namespace posthouse {

/// One at a time in a program. Asks MPI for no more than that one thread speaks at a time.
class MpiRanks : public Ranks {
public:
    /// Throws std::runtime_error where MPI cannot have it so.
    MpiRanks(int* argc, char*** argv);
    ~MpiRanks() override;
    MpiRanks(const MpiRanks&) = delete;
    MpiRanks& operator=(const MpiRanks&) = delete;

    int own() const override { return own_; }
    int count() const override { return count_; }
    std::vector<Letter> exchange(std::vector<Letter> letters) override;
    std::uint64_t sum(std::uint64_t number) override;
    Letter ask(int rank, const Letter& question) override;
    void thank() override;
    void answer(const std::function<Letter(const Letter& question)>& answer_to) override;
    /// Ends the programs of all ranks, as others may be waiting for this one.
    [[noreturn]] void give_up();

private:
    int own_ = 0;
    int count_ = 1;
};

}  // namespace posthouse
