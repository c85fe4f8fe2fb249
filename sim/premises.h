// The house as it stands open in a simulation: wired as app/serve.cpp does it, without its threads.
#pragma once

#include "sim/world.h"

namespace posthouse::sim {

struct World::Premises {
    std::unique_ptr<Store> database;  // null: the world's memory
    std::unique_ptr<WitnessedStore> store;
    std::unique_ptr<House> house;
    std::unique_ptr<Intake> intake;
    std::unique_ptr<Outbox> outbox;
    std::unique_ptr<TimeKeeping> time_keeping;
    std::unique_ptr<Thinking> thinking;
};

HouseKey key_of_house();
MailIdentity identity_of_house();

}  // namespace posthouse::sim
