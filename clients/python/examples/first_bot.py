"""A bot that accepts every challenge and plays a move at random.

POSTHOUSE=https://posthouse.example TOKEN=pht_… python3 first_bot.py
"""

import os
import random

from posthouse import Client, Refusal

server = Client(os.environ["POSTHOUSE"], token=os.environ["TOKEN"])
me = server.get("/api/v1/me")["user"]["name"]


def accept(game: str, board: int) -> None:
    server.game_command(game, "accept", board=board)
    print(f"accepted {game} {board}", flush=True)


def play(game: str, board: int) -> None:
    match = server.match(game, board)
    if match["state"] != "running" or match["you"] != match["to_move"]:
        return
    # With its number a move counts for this position only, and cannot be made twice.
    move, number = random.choice(match["legal"]), match["plies"] + 1
    server.game_command(game, "move", board=board, move=f"{move}#{number}")
    print(f"{game} {board}: {number}. {move}", flush=True)


def attempt(action, game: str, board: int) -> None:
    try:
        action(game, board)
    except Refusal as refusal:  # somebody may have resigned or withdrawn meanwhile: go on
        print(f"refused: {refusal} ({refusal.code})", flush=True)


for event in server.events():
    if event["event"] in ("open", "reset"):  # what happened before the stream began
        for match in server.get("/api/v1/challenges"):
            if match["seats"][match["offered_to"] == "second"]["name"] == me:
                attempt(accept, match["game"], match["board"])
        for match in server.get("/api/v1/matches", player=me, over=False):
            attempt(play, match["game"], match["board"])
    if event["event"] == "challenge" and event["you"] and event["by"] != me:
        attempt(accept, event["game"], event["board"])
    if event.get("your_turn"):
        attempt(play, event["game"], event["board"])
