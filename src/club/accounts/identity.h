// Who sent a request, and whether that suffices for a command.
#pragma once

#include "club/commands/command_context.h"

namespace posthouse::club {

/// Whether this is a person with an account, or a guest.
bool can_speak(const User&);
/// The match on the board that the command names.
std::optional<Match> match_of(const StoreReader&, const Command&);
/// Only a leading “yes” confirms, since auto-responders reply, too, and people who ask what this
/// is.
bool begins_with_yes(std::string_view own);
SenderIdentity sender_of(UnitOfWork&, const Request&);
Expected<Command> read_as(const UnitOfWork&, const SenderIdentity&, const std::string& line,
                          const PasswordCheck&);
std::optional<UserId> authenticated_user_of(const UnitOfWork&, const SenderIdentity&,
                                            const Command&);
std::optional<User> authenticated_by_password(const CommandContext&);
/// Who speaks, if that is proved.
std::optional<User> proved_speaker(const CommandContext&);
/// In the language of the answer's reader, who is the speaker if that is proved; English for
/// programs that have not asked for a language.
Texts reader_texts(const Request&, const SenderIdentity&,
                   const std::optional<User>& speaker = std::nullopt);
/// The refusal in that language.
std::string translated(const Request&, const SenderIdentity&, const Refusal&,
                       const std::optional<User>& speaker = std::nullopt);
std::string translated(const CommandContext&, const Refusal&);
/// The authenticated user, if authentication suffices for the command. Otherwise a refusal, and
/// if the user can confirm it later, the command is kept pending.
Expected<User> authenticated_user(CommandContext&);
/// The match named by the parameter `board`, if the user plays or played in it.
Expected<Match> own_match(CommandContext&, const User&);
void send_confirmation_requests(UnitOfWork&, const Request&, SenderIdentity&);
/// Whether a line is authenticated only by the mail token that came with it.
bool depends_on_token(const UnitOfWork&, const SenderIdentity&, const RequestLine&);
/// Without proof of the sender, the answer goes to the envelope sender only, and to nobody named in
/// the mail.
const std::string& unauthenticated_reply_address(const Request&);

}  // namespace posthouse::club
