// Sign-ups that wait until a letter is answered, where the host has chosen so.

#include "club/command_context.h"
#include "club/leaving.h"
#include "club/letters.h"
#include "club/notification_letters.h"

#include <fmt/format.h>

namespace posthouse::club {
namespace {

constexpr std::chrono::days sign_up_held_for{3};

}  // namespace

Service::Said Service::hold_sign_up(CommandContext& context, const User& user) const {
    const std::string& address = user.addresses.front().address;
    if (const auto why = no_letter_to(context, address)) return *why;
    context.unit.release_sign_ups_before(context.now);
    HeldSignUp held{{}, user.name, user.password_hash, address, context.now + sign_up_held_for};
    context.unit.hold_sign_up(held);
    Letter letter = sign_up_letter(held, context.now);
    if (context.request.answer_to) letter.in_reply_to = context.request.answer_to->message_id;
    context.unit.add_letter(letter);
    context.held = true;
    context.sender->written_to.push_back(address);
    return wrap(fmt::format("A letter is on its way to {}: reply to it, or open its link, within "
                            "three days, and you are {}. Until then the name is not taken.",
                            address, user.name)) +
           "\n";
}

Service::Said Service::confirm_sign_up(CommandContext& context, SignUpId id) const {
    const auto held = context.unit.held_sign_up(id);
    if (!held || held->expires <= context.now)
        return refuse(
            "This was confirmed already, or its three days are over: nothing was done. Log in, or "
            "sign up again.");
    if (const auto taken = taken_name(context.unit, held->name)) return *taken;
    if (const auto left = name_of_who_left(context.unit, settings_.key, held->name, context.now))
        return *left;
    User user;
    user.name = held->name;
    user.password_hash = held->password_hash;
    user.addresses = {Address{held->address, true, 0, std::nullopt, false}};
    user.joined = context.now;
    user.begins_with = settings_.begins_with;
    if (const auto barred =
            barred_address(context.unit, settings_.key, {}, user.addresses.front(), context.now))
        return *barred;
    if (!context.unit.add_user(user))
        return refuse("The name ", user.name, " is taken: choose another.");
    context.unit.release_sign_up(id);
    context.reply.signed_up = user.id;
    return wrap(fmt::format("Welcome, {}. Your letters come to {} from now on. To begin, "
                            "challenge somebody: wari challenge {} computer-2",
                            user.name, held->address, user.name)) +
           "\n";
}

}  // namespace posthouse::club
