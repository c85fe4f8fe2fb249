#include "http/api/player_export.h"

#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/core/calendar.h"
#include "club/learning/puzzles.h"
#include "club/letters/letter_tables.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/programs/program_tables.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/team_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "games/game.h"
#include "http/match_notation.h"
#include "http/server/http_message.h"
#include "http/server/json.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cerrno>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace posthouse::http {
namespace {

/// Writes a ZIP file entry by entry, in constant memory. Throws std::runtime_error if the file
/// cannot be written.
class ZipWriter {
public:
    /// The caller keeps ownership of the file.
    ZipWriter(int file, club::Instant now);
    ~ZipWriter();
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;

    /// Starts the next entry.
    void begin(const std::string& name);
    void write(std::string_view);
    /// Writes the directory; without it the file is incomplete.
    void finish();

private:
    struct Archive;
    std::unique_ptr<Archive> archive_;
};

struct ZipWriter::Archive {
    ::archive* out = ::archive_write_new();
    ::archive_entry* entry = ::archive_entry_new();
    club::Instant now{};

    Archive() {
        if (!out || !entry) throw std::runtime_error("cannot create a ZIP file");
    }
    ~Archive() {
        ::archive_entry_free(entry);
        ::archive_write_free(out);
    }
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    void expect(int result) const {
        if (result == ARCHIVE_OK || result == ARCHIVE_WARN) return;
        const char* said = ::archive_error_string(out);
        throw std::runtime_error(std::string("cannot write the ZIP file: ") +
                                 (said ? said : "unknown error"));
    }
};

ZipWriter::ZipWriter(int file, club::Instant now) : archive_(std::make_unique<Archive>()) {
    archive_->now = now;
    archive_->expect(::archive_write_set_format_zip(archive_->out));
    archive_->expect(::archive_write_open_fd(archive_->out, file));
}

ZipWriter::~ZipWriter() = default;

void ZipWriter::begin(const std::string& name) {
    ::archive_entry* entry = ::archive_entry_clear(archive_->entry);
    ::archive_entry_set_pathname(entry, name.c_str());
    ::archive_entry_set_filetype(entry, AE_IFREG);
    ::archive_entry_set_perm(entry, 0600);
    ::archive_entry_set_mtime(
        entry, std::chrono::floor<std::chrono::seconds>(archive_->now).time_since_epoch().count(),
        0);
    archive_->expect(::archive_write_header(archive_->out, entry));
}

void ZipWriter::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = ::archive_write_data(archive_->out, bytes.data(), bytes.size());
        if (written <= 0) archive_->expect(ARCHIVE_FATAL);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void ZipWriter::finish() {
    archive_->expect(::archive_write_close(archive_->out));
}

namespace json = boost::json;

constexpr std::size_t matches_at_a_time = 500;
constexpr std::size_t letters_a_file = 500;

constexpr std::string_view read_me =
    "All that Posthouse has stored about you.\n\n"
    "account.json    your account: addresses, settings, friends, whom you block, ratings,\n"
    "                puzzles, lessons, games against the computer in your browsers, sessions,\n"
    "                tokens and webhooks (without their secrets),\n"
    "                reports, tournaments. Times are milliseconds since 1970, UTC.\n"
    "matches.json    your matches, one a line, with your notes and plans and the talk there\n"
    "games/          the same games as text, a file for each variant: Posthouse reads them\n"
    "letters/        the letters to you, the newest first\n\n"
    "Passwords, codes and the words of tokens are not in it: the server has only hashes of\n"
    "them. What you wrote to others lies in their letters, and is not in it either.\n";

class Export {
public:
    Export(const club::StoreReader& reader, club::User user, std::string_view house, ZipWriter& zip,
           club::Instant now)
        : reader_(reader), user_(std::move(user)), house_(house), zip_(zip), now_(now) {}

    void write() {
        file("README.txt", read_me);
        file("account.json", json::serialize(account()) + "\n");
        matches();
        games();
        letters();
        zip_.finish();
    }

private:
    void file(const std::string& name, std::string_view content) {
        zip_.begin(name);
        zip_.write(content);
    }
    std::string name_of(club::UserId id) const {
        const auto user = reader_.user(id);
        return user ? as_utf8(user->name) : std::string();
    }

    json::object account() const {
        json::array addresses;
        for (const club::Address& one : user_.addresses)
            addresses.push_back(json::object{{"address", as_utf8(one.address)},
                                             {"confirmed", one.confirmed},
                                             {"days_on_which_mail_came_back", one.bounces},
                                             {"suspended", one.suspended},
                                             {"replaced", one.replaced}});
        json::object account{
            {"house", as_utf8(house_)},
            {"exported", time_json(now_)},
            {"name", as_utf8(user_.name)},
            {"number", static_cast<std::int64_t>(user_.id)},
            {"joined", time_json(user_.joined)},
            {"looked", or_null(user_.last_seen)},
            {"addresses", std::move(addresses)},
            {"language", as_utf8(user_.language)},
            {"sign_up_invitation", invitation()},
            {"wishes", settings_json(reader_, user_, now_)},
            {"ratings", ratings_json(reader_, user_.id, now_)},
            {"puzzle_rating",
             puzzle_standing_json(club::puzzle_standing_or_initial(reader_, user_.id), now_)},
            {"puzzles", puzzle_attempts_json(reader_, user_.id)},
            {"lessons", lesson_steps_json(reader_, user_.id)},
            {"practice_games", practice_games_json(reader_, user_.id)},
            {"tournaments", tournaments()},
            {"series", series()},
            {"teams", teams()}};
        add_absences(account);
        add_programs(account);
        add_order(account);
        return account;
    }
    json::value invitation() const {
        const auto one = reader_.find<club::SignUpInvitation>(user_.invitation);
        if (!one) return nullptr;
        return json::object{{"number", static_cast<std::int64_t>(one->id)},
                            {"note", as_utf8(one->note)}};
    }
    void add_absences(json::object& account) const {
        json::array vacations, rests;
        for (const club::Vacation& one : reader_.list<club::Vacation>(user_.id))
            vacations.push_back(
                json::object{{"from", time_json(one.from)}, {"until", time_json(one.until)}});
        for (const club::RestSchedule& one : reader_.list<club::RestSchedule>(user_.id))
            rests.push_back(json::object{{"since", time_json(one.since)},
                                         {"sleep_from", one.sleep_from},
                                         {"sleep_until", one.sleep_until},
                                         {"weekend_days", one.weekend},
                                         {"zone", one.zone.count()}});
        account["vacations"] = std::move(vacations);
        account["rests"] = std::move(rests);
    }
    void add_programs(json::object& account) const {
        json::array sessions, tokens, webhooks, browsers;
        for (const club::Session& one : sessions_of(reader_, user_.id))
            sessions.push_back(session_json(one, {}));
        for (const club::ApiToken& one : tokens_of(reader_, user_.id))
            tokens.push_back(token_json(one));
        for (const club::Webhook& one : webhooks_of(reader_, user_.id))
            webhooks.push_back(webhook_json(one));
        // With the whole address anybody who finds the export could send to that browser.
        for (const club::PushSubscription& one : push_subscriptions_of(reader_, user_.id))
            browsers.push_back(
                json::object{{"service", one.endpoint.substr(0, one.endpoint.find('/', 8))},
                             {"added", time_json(one.added)}});
        account["sessions"] = std::move(sessions);
        account["tokens"] = std::move(tokens);
        account["webhooks"] = std::move(webhooks);
        account["browsers_told_of_news"] = std::move(browsers);
    }
    void add_order(json::object& account) const {
        json::array sanctions, reports;
        for (const club::Sanction& one : reader_.list<club::Sanction>(user_.id))
            sanctions.push_back(
                json::object{{"what", one.kind == club::SanctionKind::mute ? "muted" : "barred"},
                             {"from", time_json(one.from)},
                             {"until", or_null(one.until)},
                             {"reason", as_utf8(one.reason)}});
        for (const club::Report& one : reports_by(reader_, user_.id))
            reports.push_back(json::object{{"at", time_json(one.at)},
                                           {"about", name_of(one.about)},
                                           {"words", as_utf8(one.text)},
                                           {"closed", or_null(one.closed)}});
        account["restraints"] = std::move(sanctions);
        account["reports"] = std::move(reports);
    }
    json::array tournaments() const {
        std::map<club::TournamentId, std::optional<club::Instant>, std::greater<>> entered;
        for (const club::Entrant& one : entries_of(reader_, user_.id))
            entered[one.tournament] = one.entered;
        for (const club::Tournament& one : find_tournaments(reader_, {.by = user_.id}))
            entered.try_emplace(one.id);
        json::array all;
        for (const auto& [id, at] : entered) {
            const club::Tournament one = *reader_.find<club::Tournament>(id);
            json::array said;
            for (const club::TournamentMessage& message : reader_.list<club::TournamentMessage>(id))
                if (message.by == user_.id)
                    said.push_back(json::object{{"at", time_json(message.at)},
                                                {"words", as_utf8(message.text)}});
            all.push_back(json::object{{"name", as_utf8(one.name)},
                                       {"game", one.game},
                                       {"announced_by_you", one.by == user_.id},
                                       {"entered", or_null(at)},
                                       {"said", std::move(said)}});
        }
        return all;
    }

    json::array series() const {
        json::array all;
        const auto add = [&all](const club::Series& one, std::string_view since, club::Instant at) {
            all.push_back(json::object{
                {"name", as_utf8(one.name)}, {"game", one.game}, {since, time_json(at)}});
        };
        for (const club::Series& one : find_series(reader_, {.by = user_.id, .ended = true}))
            add(one, "announced_by_you", one.announced);
        for (const club::Regular& one : standing_entries_of(reader_, user_.id))
            add(*reader_.find<club::Series>(one.series), "entered_each_time_since", one.since);
        return all;
    }

    json::array teams() const {
        json::array all;
        for (const club::TeamMember& one : memberships_of(reader_, user_.id))
            all.push_back(
                json::object{{"name", as_utf8(reader_.find<club::Team>(one.team)->name)},
                             {one.asks ? "asked_to_join" : "member_since", time_json(one.since)}});
        return all;
    }

    json::object match_row(const club::Match& match) const {
        const std::size_t seat = match.seats[0] == user_.id ? 0 : 1;
        json::array talk;
        for (const club::ChatMessage& one : reader_.list<club::ChatMessage>(match.id))
            talk.push_back(
                json::object{{"by", one.by == club::UserId{} ? "the house" : name_of(one.by)},
                             {"at", time_json(one.at)},
                             {"words", as_utf8(one.text)}});
        json::object row{{"game", match.game},
                         {"board", match.board},
                         {"first", name_of(match.seats[0])},
                         {"second", name_of(match.seats[1])},
                         {"started", time_json(match.started)},
                         {"rated", match.rated},
                         {"ended", nullptr},
                         {"reason", nullptr},
                         {"note", as_utf8(match.notes[seat])},
                         {"plan", as_utf8(match.conditional_moves[seat])},
                         {"submitted", as_utf8(match.pending_moves[seat])},
                         {"talk", std::move(talk)}};
        if (match.outcome) {
            row["ended"] = time_json(match.outcome->at);
            row["reason"] = match.outcome->reason;
        }
        return row;
    }
    /// Calls `each` with the player's matches in these states, the newest of each state first.
    void each_match(std::initializer_list<club::MatchState> states, std::optional<std::string> game,
                    const std::function<void(const club::Match&)>& each) const {
        for (const club::MatchState state : states) {
            club::MatchFilter filter{game, user_.id, state, matches_at_a_time};
            for (bool more = true; more;) {
                const auto some = find_matches(reader_, filter);
                std::ranges::for_each(some, each);
                more = some.size() == filter.limit;
                if (more) filter.before = some.back().id;
            }
        }
    }
    void matches() {
        zip_.begin("matches.json");
        std::string_view between = "[\n";
        using enum club::MatchState;
        each_match({running, over, offered, never_begun}, std::nullopt,
                   [&](const club::Match& match) {
                       zip_.write(between);
                       zip_.write(json::serialize(match_row(match)));
                       between = ",\n";
                   });
        zip_.write(between == ",\n" ? "\n]\n" : "[\n]\n");
    }
    void games() {
        using enum club::MatchState;
        for (const games::Game& game : games::all_games()) {
            bool begun = false;
            each_match({running, over, offered, never_begun}, std::string(game.name),
                       [&](const club::Match& match) {
                           if (!begun) zip_.begin(fmt::format("games/{}.txt", game.name));
                           begun = true;
                           zip_.write(match_in_export(reader_, match, house_,
                                                      MoveNotes::comments_and_instants));
                       });
        }
    }
    void letters() {
        club::LetterId before{std::numeric_limits<std::int64_t>::max()};
        for (int number = 1;; ++number) {
            const auto some = letters_before(reader_, before, user_.id, letters_a_file);
            if (some.empty()) return;
            zip_.begin(fmt::format("letters/{:04}.txt", number));
            for (const club::Letter& one : some)
                zip_.write(
                    as_utf8(fmt::format("Date: {} UTC\nTo: {}\nSubject: {}\n\n{}\n{:=<72}\n\n",
                                        club::format_minute(one.written),
                                        one.address.empty() ? "the page only" : one.address,
                                        one.subject, one.text(), "")));
            before = some.back().id;
        }
    }

    const club::StoreReader& reader_;
    const club::User user_;
    const std::string house_;
    ZipWriter& zip_;
    const club::Instant now_;
};

}  // namespace

TemporaryFile::TemporaryFile()
    : file_(::open(std::filesystem::temp_directory_path().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC,
                   0600)) {
    if (file_ < 0)
        throw std::system_error(errno, std::generic_category(), "cannot create a temporary file");
}

TemporaryFile::~TemporaryFile() {
    ::close(file_);
}

std::string TemporaryFile::content() const {
    std::string bytes(static_cast<std::size_t>(::lseek(file_, 0, SEEK_END)), '\0');
    for (std::size_t at = 0; at < bytes.size();) {
        const auto read =
            ::pread(file_, bytes.data() + at, bytes.size() - at, static_cast<off_t>(at));
        if (read <= 0)
            throw std::system_error(errno, std::generic_category(), "cannot read a temporary file");
        at += static_cast<std::size_t>(read);
    }
    return bytes;
}

void write_player_export(const club::StoreReader& reader, club::UserId id, std::string_view house,
                         int file, club::Instant now) {
    auto user = reader.user(id);
    if (!user) throw std::runtime_error("there is no such player");
    ZipWriter zip(file, now);
    Export(reader, *std::move(user), house, zip, now).write();
}

}  // namespace posthouse::http
