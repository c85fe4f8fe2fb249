// Mail from a maildir, for houses whose mail server delivers into one: what lies in `new` is handed
// in, oldest first, and then moved to `cur` as seen, or to `posthouse-refused` where it can never
// be read. What the house cannot take now stays, and is found again.
//
// Deliberately absent: threads and waiting between rounds (the app has workers), deleting anything,
// `cur` (somebody may read mail there).
#pragma once

#include "mail/intake.h"

#include <set>
#include <string>

namespace posthouse::mail {

class MaildirIntake {
public:
    /// Makes the folders that are missing; throws a Fault where it cannot. The Intake outlives it.
    MaildirIntake(std::string folder, const MailReceiver& receiver);

    /// One round: hands in up to 100 mails, one after the other, and says how many were dealt with;
    /// stops at the first that must be tried again. Throws a Fault where the folder cannot be read.
    /// One caller at a time. Waits for the door.
    int take_new();

private:
    enum class Taken { yes, not_now, passed_over };
    Taken take(const std::string& name);
    void move(const std::string& name, const std::string& to);

    std::string folder_;
    const MailReceiver& receiver_;
    std::set<std::string> passed_over_;  // what is no file of ours to read; logged once
};

}  // namespace posthouse::mail
