// Tells the browsers that are due that there is news, and writes down what became of it: at once
// where it goes well, later and later where there is trouble, and not at all any more after some
// hours.
//
// A crash between telling and writing down tells once more: the browser asks what there is, and
// shows that.
//
// Deliberately absent: threads of its own that outlast a round (the app calls round after round),
// when there is news (post, in the club).
#pragma once

#include "club/door.h"
#include "push/push_service.h"
#include "push/vapid.h"

namespace posthouse::push {

class PushDispatcher {
public:
    /// The service and the key must outlive it.
    PushDispatcher(club::Backend door, PushService& service, const Vapid& vapid)
        : door_(std::move(door)), service_(service), vapid_(vapid) {}

    /// One round: how many were told. Waits for services and store; one caller at a time.
    int send_due();

private:
    PushResult deliver(const club::PushSubscription&, club::Instant now);
    void note(const club::PushSubscription&, const PushResult&, club::Instant now);

    const club::Backend door_;
    PushService& service_;
    const Vapid& vapid_;
};

}  // namespace posthouse::push
