// A program against the types that openapi-typescript makes of the document: openapi_types_test compiles it with --strict and
// plays with it. No cast stands here, and none may be needed.

import createClient from 'openapi-fetch';
import type { components, paths } from './api';

declare const process: { env: Record<string, string | undefined> };

const server = createClient<paths>({ baseUrl: process.env.SERVER ?? '', headers: { Authorization: `Bearer ${process.env.TOKEN}` } });

/** The first legal move, until the match is over or the other is to move. */
async function play({ game, board }: components['schemas']['BoardName']) {
    const { data: match } = await server.GET('/api/v1/match/{game}/{board}', { params: { path: { game, board } } });
    const move = match?.legal[0];
    if (!match || match.over || !move || match.you !== match.to_move) return match;
    const played = await server.POST('/api/v1/games/{game}/commands/move', {
        params: { path: { game } },
        body: { board, move: `${move}#${match.plies + 1}`, key: `move ${match.plies}` },
    });
    return played.data?.match;
}

const begun = await server.POST('/api/v1/games/{game}/commands/challenge', {
    params: { path: { game: 'oware' } },
    body: { user1: 'ann', user2: 'computer-3', options: { first: 'ann' }, columns: 40, reader_language: 'de' },
});
if (begun.error) throw new Error(`${begun.error.code}: ${begun.error.detail}`);
const match = begun.data.match;
if (!match) throw new Error(begun.data.text);
let now = await play(match);
while (now && !now.over) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    now = await play(match);
}

// What each command answers: facts and match where it has them.
const said = await server.POST('/api/v1/commands/language', { body: { language: 'en' } });
const language: string | undefined = said.data?.facts.language;
const shown = await server.POST('/api/v1/games/{game}/commands/show', {
    params: { path: { game: 'oware' } },
    body: { board: [match.board] },
});
const refused = await server.POST('/api/v1/games/{game}/commands/accept', { params: { path: { game: 'oware' } }, body: { board: 999 } });
const { data: list } = await server.GET('/api/v1/matches', { params: { query: { player: 'ann', limit: 3 } } });
console.log(
    JSON.stringify({ plies: shown.data?.match.plies, language, refused: refused.error?.code, listed: list?.map(({ game }) => game) }),
);
