// Sign-ups that wait until a letter is answered, where the host has chosen so.

#include "club/errand.h"
#include "club/leaving.h"
#include "club/letters.h"
#include "club/notices.h"

#include <fmt/format.h>

namespace posthouse {
namespace {

constexpr std::chrono::days sign_up_held_for{3};

}  // namespace

Service::Said Service::hold_sign_up(Errand& errand, const User& user) const {
    const std::string& address = user.addresses.front().address;
    if (const auto why = no_letter_to(errand, address)) return *why;
    errand.unit.release_sign_ups_before(errand.now);
    HeldSignUp held{{}, user.name, user.password_hash, address, errand.now + sign_up_held_for};
    errand.unit.hold_sign_up(held);
    Letter letter = sign_up_letter(held, errand.now);
    if (errand.request.answer_to) letter.in_reply_to = errand.request.answer_to->message_id;
    errand.unit.add_letter(letter);
    errand.held = true;
    errand.sender->written_to.push_back(address);
    return wrapped(
               fmt::format("A letter is on its way to {}: reply to it, or open its link, within "
                           "three days, and you are {}. Until then the name is not taken.",
                           address, user.name)) +
           "\n";
}

Service::Said Service::confirm_sign_up(Errand& errand, SignUpId id) const {
    const auto held = errand.unit.held_sign_up(id);
    if (!held || held->expires <= errand.now)
        return refuse(
            "This was confirmed already, or its three days are over: nothing was done. Log in, or "
            "sign up again.");
    if (const auto taken = taken_name(errand.unit, held->name)) return *taken;
    if (const auto left = name_of_who_left(errand.unit, settings_.key, held->name, errand.now))
        return *left;
    User user;
    user.name = held->name;
    user.password_hash = held->password_hash;
    user.addresses = {Address{held->address, true, 0, std::nullopt, false}};
    user.joined = errand.now;
    user.begins_with = settings_.begins_with;
    if (const auto barred =
            barred_address(errand.unit, settings_.key, {}, user.addresses.front(), errand.now))
        return *barred;
    if (!errand.unit.add_user(user))
        return refuse("The name ", user.name, " is taken: choose another.");
    errand.unit.release_sign_up(id);
    errand.reply.signed_up = user.id;
    return wrapped(fmt::format("Welcome, {}. Your letters come to {} from now on. To begin, "
                               "challenge somebody: wari challenge {} computer-2",
                               user.name, held->address, user.name)) +
           "\n";
}

}  // namespace posthouse
