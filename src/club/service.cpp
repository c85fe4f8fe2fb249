#include "club/service.h"

#include "club/errand.h"
#include "club/letters.h"
#include "search/levels.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t comment_size_max = 4000;

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    if (what.empty()) return;
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

/// `text` without any secret that the request's lines hold.
std::string scrubbed(std::string text, const Request& request) {
    for (const std::string& line : request.lines) {
        const auto command = read_command(line, "");
        if (!command) continue;
        if (command->claim) replace_all(text, command->claim->password, "***");
        replace_all(text, command->new_password, "***");
    }
    return text;
}

/// A comment as it is kept: bounded, without the request's secrets and without the control
/// characters that could play tricks on a terminal.
std::string kept_comment(const Request& request) {
    std::string comment = scrubbed(request.comment, request);
    std::erase_if(comment, [](char c) { return (c >= 0 && c < ' ' && c != '\n') || c == 127; });
    return std::string(clip(comment, comment_size_max));
}

std::string answer_subject(const Request& request, const Reply& reply, const Unit& unit) {
    if (reply.match && reply.accepted)
        if (const auto match = unit.match(*reply.match))
            return fmt::format("{} Board {}", match->game, match->board);
    const std::string& subject = request.answer_to->subject;
    if (request.lines.size() == 1 && subject.ends_with(request.lines[0]))
        return "Re: " + struck_out(request.lines[0]);
    if (subject.empty()) return "Re: your letter";
    const std::string shown = scrubbed(subject, request).substr(0, 200);
    return shown.starts_with("Re:") ? shown : "Re: " + shown;
}

}  // namespace

Reply Service::handle(Unit& unit, const Request& request, const Proofs& proofs) const {
    Reply reply;
    if (!request.key.empty())
        if (const auto outcome = unit.outcome(request.key)) {
            reply.accepted = outcome->accepted;
            reply.text = outcome->answer;
            reply.repeated = true;
            return reply;
        }
    reply = carry_out_lines(unit, request, proofs);
    if (!request.key.empty()) unit.remember(request.key, {reply.accepted, reply.text}, request.now);
    if (request.answer_to && !request.answer_to->address.empty())
        answer_by_letter(unit, request, reply);
    return reply;
}

Reply Service::carry_out_lines(Unit& unit, const Request& request, const Proofs& proofs) const {
    Reply reply;
    if (request.lines.empty() || request.lines.size() > lines_max) {
        reply.text =
            request.lines.empty()
                ? "There is no command in your letter: write one as the subject, or one a\n"
                  "line with an empty subject. “help” says how to begin.\n"
                : fmt::format("At most {} commands fit into one letter: nothing was done.\n",
                              lines_max);
        return reply;
    }
    std::string speaker_name;
    if (request.speaker)
        if (const auto user = unit.user(*request.speaker)) speaker_name = user->name;
    Request clean = request;
    clean.comment = kept_comment(request);

    reply.accepted = true;
    for (std::size_t i = 0; i < request.lines.size(); ++i) {
        const std::string& line = request.lines[i];
        if (i > 0) reply.text += '\n';
        if (request.lines.size() > 1) reply.text += "> " + struck_out(line) + "\n\n";
        const auto command = read_command(line, speaker_name);
        if (!command) {
            reply.accepted = false;
            reply.text += wrapped(command.refusal().sentence.view()) + "\n";
            continue;
        }
        Errand errand{unit, clean, *command, proofs.at(i), reply, request.now};
        const Said said = carry_out(errand);
        reply.accepted = reply.accepted && said;
        reply.text += said ? *said : refused(errand, said.refusal());
    }
    return reply;
}

Service::Said Service::carry_out(Errand& errand) const {
    const CommandRow& row = *errand.command.row;
    for (const Option& option : errand.command.line.options)
        if (!row.takes(option.name))
            return refuse("There is no option --", std::string_view(option.name).substr(0, 40),
                          " here: ", row.usage());
    switch (row.id) {
        case CommandId::help:
            return help(errand);
        case CommandId::signup:
            return sign_up(errand);
        case CommandId::confirm:
            return confirm(errand);
        case CommandId::list:
            return list(errand);
        case CommandId::challenge:
            return challenge(errand);
        case CommandId::move:
            return move(errand);
        case CommandId::show:
            return show(errand);
        case CommandId::preview:
            return preview(errand);
        case CommandId::resign:
            return resign(errand);
        case CommandId::games:
            return games(errand);
        case CommandId::history:
            return history(errand);
        case CommandId::standings:
            return standings(errand);
    }
    ASSERT(false);
    __builtin_unreachable();
}

/// The sentence; and the board with its legal moves, where the command was about one.
std::string Service::refused(Errand& errand, const Refusal& refusal) const {
    std::string text = wrapped(refusal.sentence.view()) + "\n";
    const std::string_view board = errand.command.word("board");
    if (!errand.command.game || board.empty()) return text;
    const auto match = find_match(errand.unit, *errand.command.game, board);
    if (!match) return text;
    const Table table = load_table(errand.unit, *match);
    std::optional<Side> reader;
    if (const auto user = speaker(errand)) reader = table.seat_of(user->id);
    return text + "\n" + table.name() + "\n\n" + board_in_words(table, reader);
}

void Service::answer_by_letter(Unit& unit, const Request& request, const Reply& reply) const {
    Letter letter;
    const ReturnAddress& to = *request.answer_to;
    const auto readers = unit.users_at(to.address);
    if (!readers.empty()) letter.to = readers.front().id;
    letter.address = to.address;
    letter.match = reply.match;
    letter.message_id =
        "answer." + token_hash(request.key.empty() ? to.message_id : request.key).substr(0, 24);
    letter.in_reply_to = to.message_id;
    letter.references = to.references.empty() ? to.message_id : to.references + " " + to.message_id;
    if (reply.match)
        if (const auto match = unit.match(*reply.match))
            letter.references = thread_root(*match, settings_.host) + " " + to.message_id;
    letter.subject = answer_subject(request, reply, unit);
    letter.body = request.lines.size() == 1 ? "> " + struck_out(request.lines[0]) + "\n\n" : "";
    letter.body += reply.text;
    letter.written = letter.due = request.now;
    unit.add_letter(letter);
}

Or<User> Service::speaker(const Errand& errand) const {
    if (errand.command.claim) {
        const Refusal wrong = refuse(
            "The name or the password is not right: nothing was done. Try again, or sign up with "
            "“signup NAME PASSWORD”.");
        if (!errand.proof.claimed) return wrong;
        const auto user = errand.unit.user(*errand.proof.claimed);
        // The password was checked a moment ago against this hash; it counts only while that is
        // still the one.
        if (!user || user->password_hash != errand.proof.hash) return wrong;
        if (errand.by_mail() && !user->address.empty() && !user->address_confirmed)
            return refuse(
                "Your address is not confirmed yet: reply to our letter “confirm …”, or open its "
                "link. Then send this again.");
        return *user;
    }
    if (errand.request.speaker)
        if (const auto user = errand.unit.user(*errand.request.speaker)) return *user;
    return refuse("Say who you are: log in, or write your name and password: ",
                  errand.command.row->usage());
}

Reply Service::flag(Unit& unit, const Job& job, Instant now) const {
    Reply reply;
    unit.remove_job(job.id);
    auto match = unit.match(job.match);
    if (!match || match->ending || match->plies != job.ply) return reply;
    match->ending = Ending{win_of(other(match->to_move)), "time", now};
    unit.change_match(*match);
    unit.remove_jobs(match->id);
    const Table table = load_table(unit, *match);
    for (Side side : {Side::first, Side::second})
        if (table.player(side).level == 0) {
            Letter letter = board_letter(table, side, settings_.host, now);
            unit.add_letter(letter);
        }
    reply.accepted = true;
    reply.touched.push_back(match->id);
    reply.match = match->id;
    return reply;
}

void Service::seat_computers(Unit& unit, Instant now) {
    for (const Level& level : levels) {
        User user;
        user.name = fmt::format("computer-{}", level.number);
        user.level = level.number;
        user.joined = now;
        unit.add_user(user);
    }
}

}  // namespace posthouse
