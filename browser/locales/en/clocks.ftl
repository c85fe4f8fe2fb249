### When clocks are paused, and how they work.

clock-still-sleep = asleep until { $until }: the clock is paused
clock-still-weekend = away until { $until }: the clock is paused
clock-still-vacation = on vacation until { $until }: the clock is paused
clock-still-closed = the server is down: the clock is paused
clock-still-frozen = all clocks are paused for now
clock-due = { $name } runs out of time on { $when }.
clock-pauses = When clocks are paused
clock-pause-own = During a player’s sleeping hours (at most ten a day) and weekends (at most two days a week), set in their settings.
clock-pause-vacation = During a player’s vacations, 30 days a year. If they want, one begins automatically before they run out of time.
clock-pause-house = While the server is down, or the operator has paused all clocks.
clock-pause-bound = A player’s own pauses extend a turn by at most 60 days plus twice the time left when it began. They may always move.
clock-reminders = Players are reminded when four fifths of their time are used, and once more before the end; not in games of a few hours.
