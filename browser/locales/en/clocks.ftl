### When clocks stand still, and what a clock means.

clock-still-sleep = asleep until { $until }: the clock stands still
clock-still-weekend = away until { $until }: the clock stands still
clock-still-vacation = on vacation until { $until }: the clock stands still
clock-still-closed = the house is closed: the clock stands still
clock-still-frozen = the house has stopped all clocks for now
clock-due = { $name }’s time is up on { $when }.
clock-pauses = When a clock stands still
clock-pause-own = During a player’s sleeping hours (at most ten a day) and weekends (at most two days a week), set in their settings.
clock-pause-vacation = During a player’s vacations, 30 days a year. If they want, one begins automatically before they run out of time.
clock-pause-house = While the server is down, or the operator has paused all clocks.
clock-pause-bound = A player’s own pauses extend a turn by at most 60 days plus twice the time left when it began. They may always move.
clock-reminders = Players are reminded when four fifths of their time are used, and once more before the end; not in games of a few hours.
