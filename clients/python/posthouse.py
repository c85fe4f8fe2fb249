"""Client of Posthouse servers (docs/api.md), for bots and other programs.

One file for Python 3.11 and the standard library only: copy it beside your program.

    server = Client("https://posthouse.example", token="pht_…")
    for event in server.events():
        print(event["event"])

A Client may be used by several threads, such as one for each stream. It has no WebSocket: streams
tell the same.
"""

import itertools
import json
import random
import re
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from http.client import HTTPException, HTTPResponse
from math import inf
from typing import Any, Literal, NotRequired, TypedDict, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

__version__ = "0.6.0"

Side = Literal["first", "second"]
Result = Literal["first", "second", "draw"]


class Player(TypedDict):
    name: str
    level: int  # of the computer; 0: a person or a bot
    bot: NotRequired[bool]


class RatedPlayer(Player):
    rating: int | None
    provisional: bool
    change: NotRequired[int | None]


class Summary(TypedDict):
    """A match in a list. Times are milliseconds since 1970."""

    id: int
    game: str
    board: int
    version: int  # rises with every change
    seats: tuple[RatedPlayer, RatedPlayer]
    started: int
    turn_since: int
    to_move: Side
    plies: int
    over: bool
    state: Literal["offered", "running", "over", "never_begun"]
    offered_to: Side | None
    etiquette: bool
    style: str | None  # how the computer plays; None: balanced, or no computer plays
    result: Result | None
    reason: str | None
    ended: int | None
    rated: bool
    proposal: dict[str, str] | None
    due: int | None  # when the player to move runs out of time


class PlayedMove(TypedDict):
    text: str
    comment: str
    at: int


class RecordedGame(Summary, TypedDict("_Start", {"from": str | None})):
    """`from` is the starting position, None if it is the usual one."""

    moves: list[PlayedMove]
    clock: dict[str, Any] | None


class Match(RecordedGame):
    """A match as its reader may see it."""

    position: str
    legal: list[str]
    shown: list[str]  # the legal moves as the player to move sees them
    senior: Side | None
    undos: int
    talk: list[dict[str, Any]]
    offer_ends: int | None
    rematch: int | None
    tournament: dict[str, Any] | None  # at one sitting: its name, and whether it is an arena
    you: Side | None
    bottom: Side
    plan: list[dict[str, Any]] | None
    note: str | None


class Event(TypedDict):
    """Which members there are depends on the kind of the event: docs/api.md lists them."""

    id: int
    event: Literal[
        "begun", "move", "taken_back", "seats", "proposal", "talk", "ended", "offer", "offer_gone",
        "message", "challenge", "challenge_gone", "open", "reset", "ping",
    ]
    at: NotRequired[int]
    game: NotRequired[str]
    board: NotRequired[int]
    seats: NotRequired[tuple[str | None, str | None]]
    you: NotRequired[Side | None]
    by: NotRequired[str | None]
    by_bot: NotRequired[bool]
    ply: NotRequired[int]
    to_move: NotRequired[Side | None]
    your_turn: NotRequired[bool]
    text: NotRequired[str]
    result: NotRequired[Result]
    reason: NotRequired[str]
    left: NotRequired[tuple[int, int]]
    due: NotRequired[int | None]
    match: NotRequired[Match]


class CommandResponse(TypedDict):
    accepted: bool
    text: str
    facts: NotRequired[dict[str, Any]]  # what the command made, such as a token
    match: NotRequired[Match]


class Refusal(Exception):
    """What the server answers to a request that it does not carry out (RFC 9457).

    Decide by `code`, which is stable; the message is an English sentence that says what to do
    instead. `problem` is all that the server sent.
    """

    def __init__(self, status: int, problem: dict[str, Any], retry_after: float | None) -> None:
        super().__init__(problem.get("detail", f"The server answers with the status {status}."))
        self.status = status
        self.code: str = problem.get("code", "")  # empty: a proxy's answer, not the server's
        self.params: dict[str, str] = problem.get("params", {})
        self.retry_after = retry_after
        self.problem = problem


T = TypeVar("T")
_FIRST_WAIT, _LONGEST_WAIT = 0.1, 5.0
_SILENCE = 90.0  # the server sends something on each stream every half minute
_FAILURES = (URLError, OSError, HTTPException)


def _wait_before(repetition: int) -> float:
    """Seconds: longer each time, and not the same for all clients."""
    return min(_FIRST_WAIT * 2.0 ** min(repetition, 10), _LONGEST_WAIT) * random.uniform(0.75, 1.25)


class _NoRedirects(HTTPRedirectHandler):
    """A token is for its server only."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Client:
    """A program's way to a server, for one player."""

    def __init__(self, server: str, token: str | None = None, patience: float = 60) -> None:
        """`patience`: for how many seconds a request is repeated if the server is away or busy."""
        if not re.match(r"https?://", server):
            raise ValueError("The address of a server begins with https:// or http://.")
        self._server = server.rstrip("/")
        self._token = token
        self._patience = patience
        self._opener = build_opener(_NoRedirects())
        self._not_before = 0.0
        self._lock = threading.Lock()

    def get(self, path: str, /, **query: str | int | bool | None) -> Any:
        """`get("/api/v1/matches", player="ann", over=False)`; `from_` stands for `from`."""
        return self._json(path + _query_of(query))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Not sent again if nobody knows whether it was carried out; commands have own methods."""
        return self._json(path, body, repeatable=False)

    def match(self, game: str, board: int) -> Match:
        return self.get(f"/api/v1/match/{_quote(game)}/{board}")

    def command(self, command: str, /, **fields: Any) -> CommandResponse:
        """A command as in a mail: `command("wari move 12 c")`."""
        return self._command("/api/v1/command", {"command": command, **fields})

    def game_command(self, game: str, word: str, /, **fields: Any) -> CommandResponse:
        """A command of a game: `game_command("wari", "move", board=12, move="c")`."""
        return self._command(f"/api/v1/games/{_quote(game)}/commands/{_quote(word)}", fields)

    def house_command(self, word: str, /, **fields: Any) -> CommandResponse:
        """A command that belongs to no game: `house_command("vacation", …)`."""
        return self._command(f"/api/v1/commands/{_quote(word)}", fields)

    def events(self, after: int | None = None) -> Iterator[Event]:
        """What happens in the player's matches, messages to them, and the waiting room.

        Every event comes once and in order, over any number of connections. `after` is the number
        of the last event that you have; otherwise the stream begins now.
        """
        return self._events("/api/v1/events", after)

    def match_events(self, game: str, board: int, after: int | None = None) -> Iterator[Event]:
        """What happens in one match; the first event has all of it in `match`."""
        return self._events(f"/api/v1/match/{_quote(game)}/{board}/events", after)

    def games(
        self, player: str, limit: int | None = None, **filters: str | int | bool | None
    ) -> Iterator[RecordedGame]:
        """All games of a player, newest first, however many there are."""
        path, failures = f"/api/v1/matches/{_quote(player)}.ndjson", 0
        while limit is None or limit > 0:
            try:
                for line in self._lines(path + _query_of({**filters, "limit": limit}), {}):
                    game, failures = json.loads(line), 0
                    filters["before"] = game["id"]
                    limit = None if limit is None else limit - 1
                    yield game
                return
            except _FAILURES:
                time.sleep(_wait_before(failures))
                failures += 1

    def _events(self, path: str, after: int | None) -> Iterator[Event]:
        last, begun, failures = after, False, 0
        while True:
            headers = {"Accept": "application/x-ndjson"}
            if last is not None:
                headers["Last-Event-ID"] = str(last)
            try:
                for line in self._lines(path, headers):
                    event, failures = json.loads(line), 0
                    # That a stream is open again is no event.
                    if event["event"] == "open":
                        old = begun
                    else:
                        old = event["event"] != "reset" and last is not None and event["id"] <= last
                    begun, last = True, event["id"]
                    if not old:
                        yield event
            except _FAILURES:
                pass
            time.sleep(_wait_before(failures))
            failures += 1

    def _lines(self, path: str, headers: dict[str, str]) -> Iterator[bytes]:
        """The whole lines of a stream; raises an error if it is cut off."""
        with self._send(lambda response: response, path, None, headers, True, inf) as response:
            for line in response:
                if not line.endswith(b"\n"):
                    raise HTTPException("The stream was cut off.")
                if line.strip():
                    yield line

    def _command(self, path: str, fields: dict[str, Any]) -> CommandResponse:
        """Sent again until it is answered: with its key it has one effect."""
        body = {"key": str(uuid.uuid4())} | fields
        # Without a player, keys are ignored.
        return self._json(path, body, repeatable=self._token is not None)

    def _json(self, path: str, body: dict[str, Any] | None = None, repeatable: bool = True) -> Any:
        def read(response: HTTPResponse) -> Any:
            with response:
                return json.loads(response.read())

        return self._send(read, path, body, {}, repeatable, self._patience)

    def _send(
        self,
        read: Callable[[HTTPResponse], T],
        path: str,
        body: dict[str, Any] | None,
        headers: dict[str, str],
        repeatable: bool,
        patience: float,
    ) -> T:
        """The first answer that is none of 429, 502, 503 and 504; raises a Refusal if it is one."""
        deadline = time.monotonic() + patience
        request = Request(self._server + path, headers=headers)
        if self._token:
            request.add_header("Authorization", f"Bearer {self._token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        for repetition in itertools.count():
            wait = _wait_before(repetition)
            failure: Exception
            time.sleep(max(0.0, self._not_before - time.monotonic()))
            try:
                response = self._opener.open(request, timeout=_SILENCE)
                self._note_limit(response.headers)
                return read(response)
            except HTTPError as error:
                failure = refusal = _refusal_of(error)
                # The server did nothing if it says 429 or 503. A gateway does not know.
                nothing_done = refusal.status in (429, 503)
                if not nothing_done and not (repeatable and refusal.status in (502, 504)):
                    raise refusal from None
                wait = max(wait, refusal.retry_after or 0)
            except _FAILURES as error:
                if not repeatable:
                    raise
                failure = error
            if time.monotonic() + wait > deadline:
                raise failure
            time.sleep(wait)
        raise AssertionError("count() has no end")

    def _note_limit(self, headers: Any) -> None:
        """If nothing is left, the next request waits until one is free."""
        left = re.search(r";r=(\d+)", headers.get("RateLimit", ""))
        policy = re.search(r";q=(\d+);w=(\d+)", headers.get("RateLimit-Policy", ""))
        if left and left[1] == "0" and policy:
            with self._lock:
                self._not_before = time.monotonic() + int(policy[2]) / int(policy[1])


def _refusal_of(error: HTTPError) -> Refusal:
    try:
        problem = json.loads(error.read())
    except (ValueError, *_FAILURES):
        problem = {}  # a proxy's own page, or cut off
    wait = error.headers.get("Retry-After", "")
    return Refusal(error.code, problem, float(wait) if wait.isdigit() else None)


def _quote(name: str) -> str:
    return quote(name, safe="")


def _query_of(values: dict[str, Any]) -> str:
    words = {True: "true", False: "false"}
    query = {
        name.rstrip("_"): words[value] if isinstance(value, bool) else value
        for name, value in values.items()
        if value is not None
    }
    return "?" + urlencode(query) if query else ""
