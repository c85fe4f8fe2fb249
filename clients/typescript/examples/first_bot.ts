// A bot that accepts every challenge and plays a move at random.
//
//   POSTHOUSE=https://posthouse.example TOKEN=pht_… node first_bot.js

import { Client, Refusal } from 'posthouse-client';

const server = new Client(process.env.POSTHOUSE!, { token: process.env.TOKEN });
const me = (await server.get('/api/v1/me')).user!.name;

async function accept(game: string, board: number) {
  await server.gameCommand(game, 'accept', { board });
  console.log(`accepted ${game} ${board}`);
}

async function play(game: string, board: number) {
  const match = await server.match(game, board);
  if (match.state !== 'running' || match.you !== match.to_move) return;
  const move = match.legal[Math.floor(Math.random() * match.legal.length)];
  // With its number a move counts for this position only, and cannot be made twice.
  await server.gameCommand(game, 'move', { board, move: `${move}#${match.plies + 1}` });
  console.log(`${game} ${board}: ${match.plies + 1}. ${move}`);
}

/** Somebody may have resigned or withdrawn meanwhile: that is no reason to stop. */
async function attempt(action: Promise<void>) {
  await action.catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    console.log(`refused: ${error.message} (${error.code})`);
  });
}

for await (const { event, game = '', board = 0, you, by, your_turn } of server.events()) {
  if (event === 'open' || event === 'reset') {
    // What happened before the stream began.
    for (const { game, board, seats, offered_to } of await server.get('/api/v1/challenges'))
      if (seats[offered_to === 'first' ? 0 : 1].name === me) await attempt(accept(game, board));
    for (const { game, board } of await server.get('/api/v1/matches', { player: me, over: false })) await attempt(play(game, board));
  }
  if (event === 'challenge' && you && by !== me) await attempt(accept(game, board));
  if (your_turn) await attempt(play(game, board));
}
