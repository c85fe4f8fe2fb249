#include "cluster/mpi_communicator.h"

#include "base/assert.h"

#include <mpi.h>

#include <cstdlib>
#include <limits>
#include <stdexcept>

namespace posthouse::tablebase::cluster {
namespace {

enum Tag { question_tag = 1, answer_tag, acknowledge_tag };

int length_of(const Communicator::Message& letter) {
    ASSERT(letter.size() <= static_cast<std::size_t>(std::numeric_limits<int>::max()));
    return static_cast<int>(letter.size());
}

/// The message that is about to arrive.
Communicator::Message received(const MPI_Status& status) {
    int length = 0;
    MPI_Get_count(&status, MPI_BYTE, &length);
    Communicator::Message letter(static_cast<std::size_t>(length));
    MPI_Recv(letter.data(), length, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return letter;
}

}  // namespace

MpiCommunicator::MpiCommunicator(int* argc, char*** argv) {
    int provided = 0;
    MPI_Init_thread(argc, argv, MPI_THREAD_SERIALIZED, &provided);
    if (provided < MPI_THREAD_SERIALIZED)
        throw std::runtime_error(
            "this MPI does not support calls from several threads, even one at a time");
    MPI_Comm_rank(MPI_COMM_WORLD, &own_);
    MPI_Comm_size(MPI_COMM_WORLD, &count_);
}

MpiCommunicator::~MpiCommunicator() {
    MPI_Finalize();
}

std::vector<Communicator::Message> MpiCommunicator::exchange(std::vector<Message> letters) {
    ASSERT(letters.size() == static_cast<std::size_t>(count_));
    std::vector<int> going, coming(letters.size());
    for (const Message& letter : letters) going.push_back(length_of(letter));
    MPI_Alltoall(going.data(), 1, MPI_INT, coming.data(), 1, MPI_INT, MPI_COMM_WORLD);

    std::vector<Message> come(letters.size());
    std::vector<MPI_Request> requests;
    for (int rank = 0; rank < count_; ++rank) {
        const auto k = static_cast<std::size_t>(rank);
        if (rank == own_ || coming[k] == 0) continue;
        come[k].resize(static_cast<std::size_t>(coming[k]));
        MPI_Irecv(come[k].data(), coming[k], MPI_BYTE, rank, 0, MPI_COMM_WORLD,
                  &requests.emplace_back());
    }
    for (int rank = 0; rank < count_; ++rank) {
        const auto k = static_cast<std::size_t>(rank);
        if (rank == own_ || going[k] == 0) continue;
        MPI_Isend(letters[k].data(), going[k], MPI_BYTE, rank, 0, MPI_COMM_WORLD,
                  &requests.emplace_back());
    }
    MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
    come[static_cast<std::size_t>(own_)] = std::move(letters[static_cast<std::size_t>(own_)]);
    return come;
}

std::uint64_t MpiCommunicator::sum(std::uint64_t number) {
    std::uint64_t all = 0;
    MPI_Allreduce(&number, &all, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

Communicator::Message MpiCommunicator::request(int rank, const Message& question) {
    MPI_Send(question.data(), length_of(question), MPI_BYTE, rank, question_tag, MPI_COMM_WORLD);
    MPI_Status status;
    MPI_Probe(rank, answer_tag, MPI_COMM_WORLD, &status);
    return received(status);
}

void MpiCommunicator::acknowledge() {
    for (int rank = 1; rank < count_; ++rank)
        MPI_Send(nullptr, 0, MPI_BYTE, rank, acknowledge_tag, MPI_COMM_WORLD);
}

void MpiCommunicator::answer(const std::function<Message(const Message& question)>& answer_to) {
    for (;;) {
        MPI_Status status;
        MPI_Probe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        const Message question = received(status);
        if (status.MPI_TAG == acknowledge_tag) return;
        const Message answer = answer_to(question);
        MPI_Send(answer.data(), length_of(answer), MPI_BYTE, 0, answer_tag, MPI_COMM_WORLD);
    }
}

void MpiCommunicator::abort() {
    MPI_Abort(MPI_COMM_WORLD, 1);
    std::abort();
}

}  // namespace posthouse::tablebase::cluster
