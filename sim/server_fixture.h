// The running server in a simulation: wired as in app/serve.cpp, but without threads.
#pragma once

#include "sim/simulation.h"

namespace posthouse::sim {

struct Simulation::ServerFixture {
    std::unique_ptr<club::Store> database;  // null: the simulation's memory store
    std::unique_ptr<ShadowedStore> store;
    std::unique_ptr<app::Server> house;
    std::unique_ptr<mail::MailReceiver> receiver;
    std::unique_ptr<mail::Outbox> outbox;
    std::unique_ptr<app::ClockJob> time_keeping;
    std::unique_ptr<app::ComputerMoveJob> thinking;
};

club::HouseKey key_of_house();
mail::MailIdentity identity_of_house();

}  // namespace posthouse::sim
