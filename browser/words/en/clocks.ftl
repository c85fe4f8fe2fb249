### When clocks stand still, and what a clock means.

clock-still-sleep = asleep until { $until }: the clock stands still
clock-still-weekend = away until { $until }: the clock stands still
clock-still-vacation = on vacation until { $until }: the clock stands still
clock-still-closed = the house is closed: the clock stands still
clock-still-frozen = the house has stopped all clocks for now
clock-due = { $name }’s time is up on { $when }.
clock-pauses = When a clock stands still
clock-pause-own = In a player’s sleeping hours (ten a day at most) and on his weekends (two days a week at most). He chooses them in his settings.
clock-pause-vacation = On his vacations, 30 days a year. Where he wishes it, one begins by itself before his time is up.
clock-pause-house = While the house is closed, or has stopped all clocks.
clock-pause-bound = A player’s own pauses put off the end of a turn by 60 days and twice the time he had, no more. He may always move.
clock-reminders = Who takes long is reminded when four fifths of his time are used, and once more before the end; not in games of a few hours.
