// The contract test: browsers that are told when there is news. The stores are named at the end of
// contract_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(StoreContract, APlayersPlacesAreKeptInTheOrderInWhichTheyWereAdded) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::PushSubscription desk{"https://push.example/desk", ann.id, at(2), at(5), 3};
    const club::PushSubscription phone{"https://push.example/phone", ann.id, at(1), std::nullopt,
                                       0};
    work([&](club::UnitOfWork& unit) {
        unit.set_push_place(desk);
        unit.set_push_place(phone);
    });
    const auto of = [&](const club::User& user) {
        return read_back([&](auto& reader) { return reader.push_places(user.id); });
    };
    EXPECT_THAT(of(ann), ElementsAre(phone, desk));
    EXPECT_THAT(of(bob), IsEmpty());
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.set_push_place(
            {"https://push.example/nobody", club::UserId{77}, at(1), std::nullopt, 0});
    }));
}

TEST_P(StoreContract, APlaceBelongsToWhoeverNamedItLast) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::PushSubscription anns{"https://push.example/1", ann.id, at(1), at(2), 1};
    const club::PushSubscription bobs{"https://push.example/1", bob.id, at(3), std::nullopt, 0};
    work([&](club::UnitOfWork& unit) { unit.set_push_place(anns); });
    work([&](club::UnitOfWork& unit) { unit.set_push_place(bobs); });
    EXPECT_THAT(read_back([&](auto& reader) { return reader.push_places(ann.id); }), IsEmpty());
    EXPECT_THAT(read_back([&](auto& reader) { return reader.push_places(bob.id); }),
                ElementsAre(bobs));
    work([&](club::UnitOfWork& unit) {
        unit.remove_push_place("https://push.example/1");
        unit.remove_push_place("https://push.example/unknown");
    });
    EXPECT_THAT(read_back([&](auto& reader) { return reader.push_places(bob.id); }), IsEmpty());
}

TEST_P(StoreContract, NewsMakesAPlayersPlacesDueButThoseThatAreTriedAgain) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto place = [&](const char* name, const club::User& of, std::optional<club::Instant> due,
                           int tried) {
        const club::PushSubscription one{std::string("https://push.example/") + name, of.id, at(1),
                                         due, tried};
        work([&](club::UnitOfWork& unit) { unit.set_push_place(one); });
    };
    place("quiet", ann, std::nullopt, 0);
    place("waiting", ann, at(50), 0);
    place("troubled", ann, at(900), 2);
    place("bobs", bob, std::nullopt, 0);
    work([&](club::UnitOfWork& unit) { unit.push_news(ann.id, at(100)); });
    const auto due = [&](int now, std::size_t limit = 10) {
        std::vector<std::string> names;
        for (const club::PushSubscription& one :
             read_back([&](auto& reader) { return reader.push_due(at(now), limit); }))
            names.push_back(one.endpoint.substr(21));
        return names;
    };
    EXPECT_THAT(due(99), IsEmpty());
    EXPECT_THAT(due(100), ElementsAre("quiet", "waiting"));
    EXPECT_THAT(due(100, 1), ElementsAre("quiet"));
    EXPECT_THAT(due(900), ElementsAre("quiet", "waiting", "troubled"));
}

}  // namespace posthouse::store
