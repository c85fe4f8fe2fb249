// The commands of series.

#include "club/accounts/sanctions.h"
#include "club/commands/command_context.h"
#include "club/core/letter_layout.h"
#include "club/moderation/moderation_tables.h"
#include "club/tournaments/announcing.h"
#include "club/tournaments/series.h"
#include "club/tournaments/series_view.h"
#include "club/tournaments/teams.h"

#include <string>

namespace posthouse::club {

namespace {

constexpr std::size_t series_max = 3;      // of one player
constexpr std::size_t name_size_max = 24;  // its editions have a number, too
constexpr int season_usual = 12;

Expected<Series> named_series(const StoreReader& reader, const Command& command) {
    const std::string_view name = command.argument("name");
    const auto found = series_named(reader, name);
    if (!found || found->game != command.game->name)
        return refuse("no-such-series",
                      "There is no series “{typed}” of {game}: “{game} series” lists them.",
                      truncate(name, 40), command.game->name);
    return *found;
}

CommandResult list_series(CommandContext& context) {
    std::string text;
    const std::string game(context.command.game->name);
    for (const Series& one : find_series(context.unit, {.game = game, .limit = series_listed}))
        text += wrap_with_indent("", series_line(one, context.texts)) + "\n";
    if (text.empty()) return wrap(context.texts("answer-series-none", {{"game", game}})) + "\n";
    return text + "\n" + wrap(context.texts("answer-series-show", {{"game", game}})) + "\n";
}

/// When it is: --every=, --at=, --zone=, and how long a season is.
Expected<Series> read_series(const CommandLine& line) {
    Series made;
    const auto every = read_recurrence(line.option("every").value_or(""));
    if (!every)
        return refuse("series-every-malformed",
                      "--every= is day, a weekday such as saturday, or one of each month such as "
                      "first-saturday or last-friday.");
    made.every = *every;
    const auto at = read_time_of_day(line.option("at").value_or(""));
    if (!at)
        return refuse("series-at-malformed",
                      "--at= is the time at which it begins, such as --at=15:00.");
    made.every.at = *at;
    made.every.zone = line.option("zone").value_or("");
    if (const auto refusal = zone_error(made.every.zone)) return *refusal;
    made.season = season_usual;
    if (const auto season = line.option("editions-per-season"))
        made.season = read_number(*season).value_or(0);
    if (made.season < 1 || made.season > season_max)
        return refuse("option-out-of-range", "--{option}= is a number from {least} to {most}.",
                      "editions-per-season", 1, season_max);
    return made;
}

CommandResult announce_series(CommandContext& context, const User& user) {
    const CommandLine& line = context.command.line;
    // Its name is read by others.
    if (const auto refusal = sanction_error(context.unit, user, CommandId::tournament, context.now,
                                            context.club.settings.operator_address))
        return *refusal;
    if (const auto refusal = series_policy_error(context.unit, context.club.settings.series_policy,
                                                 user, context.now))
        return *refusal;
    const std::string_view name = context.command.argument("name");
    if (name.size() > name_size_max)
        return refuse("series-name-too-long",
                      "The name of a series has at most {n} signs, since its tournaments are "
                      "called {name}-1, {name}-2 and so on.",
                      name_size_max, truncate(name, name_size_max));
    if (const auto refusal = tournament_name_error(context.unit, context.command.game->name, name))
        return *refusal;
    auto made = read_series(line);
    if (!made) return made.error();
    const auto terms = read_terms(context, user);
    if (!terms) return terms.error();
    // Each edition has the terms of the one before, which has decided this when it began.
    if (terms->tournament.rules.system == tournament::System::swiss &&
        terms->tournament.rules.rounds == 0)
        return refuse("series-rounds-missing",
                      "Say how many rounds the Swiss tournaments of a series have: --rounds=5.");
    if (find_series(context.unit, {.by = user.id}).size() >= series_max)
        return refuse("too-many-series",
                      "You have {n} series: end one of them with “{game} end-series NAME”.",
                      series_max, context.command.game->name);
    made->name = name;
    made->game = context.command.game->name;
    made->by = user.id;
    made->announced = context.now;
    made->due = *next_occurrence(made->every, context.now) - announced_ahead(made->every);
    context.unit.add(*made);
    for (const UserId computer : terms->computers)
        context.unit.put(Regular{made->id, computer, context.now});
    announce_editions(context.unit, *made, terms->tournament, context.now);
    context.reply.facts.push_back({"series", made->name});
    return format_series(context.unit, load_series_view(context.unit, *made), context.texts);
}

CommandResult series_command(CommandContext& context, const User& user) {
    if (context.command.argument("name").empty()) return list_series(context);
    if (!context.command.line.options.empty()) return announce_series(context, user);
    const auto found = named_series(context.unit, context.command);
    if (!found) return found.error();
    return format_series(context.unit, load_series_view(context.unit, *found), context.texts);
}

CommandResult end_series_command(CommandContext& context, const User& user) {
    const auto found = named_series(context.unit, context.command);
    if (!found) return found.error();
    if (found->by != user.id && !user.operator_since)
        return refuse("series-not-yours", "Only {name}, who announced {cup}, can end it.",
                      context.unit.user(found->by)->name, found->name);
    if (found->ended)
        return refuse("series-ended", "{cup} has ended: “{game} series” lists those that go on.",
                      found->name, found->game);
    end_series(context.unit, *found, context.now);
    if (found->by != user.id) {
        AuditEntry act{
            {},        context.now, page_actor(user.name), "end the series " + found->name, "",
            found->by, {}};
        context.unit.add(act);
    }
    return wrap(context.texts("letter-series-ended", {{"name", found->name}})) + "\n";
}

}  // namespace

CommandResult join_series_command(CommandContext& context, const User& user, const Series& series) {
    if (series.ended)
        return refuse("series-ended", "{cup} has ended: “{game} series” lists those that go on.",
                      series.name, series.game);
    if (context.unit.has<Regular>(series.id, user.id))
        return refuse("tournament-already-entered", "You have entered {cup} already.", series.name);
    const auto newest = editions_of(context.unit, series.id, EditionState::any, 1);
    if (!newest.empty() && newest.front().rules.of_teams())
        if (!team_to_enter(context.unit, newest.front(), user.id, ""))
            return refuse("series-team-unclear",
                          "{cup} is played by teams: who belongs to exactly one is entered each "
                          "time; you enter by “{game} join {edition} TEAM”.",
                          series.name, series.game, newest.front().name);
    enter_series(context.unit, series, user.id, context.now);
    return wrap(context.texts("letter-series-entered", {{"name", series.name}})) + "\n\n" +
           format_series(context.unit, load_series_view(context.unit, series), context.texts);
}

CommandResult leave_series_command(CommandContext& context, const User& user,
                                   const Series& series) {
    if (!context.unit.has<Regular>(series.id, user.id))
        return refuse("tournament-not-entered", "You do not play in {cup}.", series.name);
    leave_series(context.unit, series, user.id);
    return wrap(context.texts("letter-series-left", {{"name", series.name}})) + "\n";
}

std::vector<CommandSpec> series_commands() {
    static const std::string options =
        "[--every=saturday|first-saturday|day] [--at=15:00] [--zone=Europe/London] "
        "[--editions-per-season=12] " +
        std::string(terms_options);
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::series,
         series_command,
         "series",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"name", optional}},
         options},
        {Id::end_series,
         end_series_command,
         "end-series",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         ""},
    };
}

}  // namespace posthouse::club
