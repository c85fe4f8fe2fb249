// Processor time of the server for one request to each address that needs no login, with long matches.
//
//     node bench/anonymous_requests.mjs build/release/posthouse

import { readFileSync } from 'node:fs';
import { ApiClient, newDataFolder, startServer, removeFolder } from '../browser/e2e/server.mjs';

const requests = 200;
const ticks = 100; // per second (getconf CLK_TCK)

const server = await startServer(newDataFolder());
const processorTime = () => {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
};

/** Plays legal moves until this number of plies or the end of the game; returns the board. */
async function longMatch(game, plies) {
    await bob.command('allow ann');
    const board = (await ann.command(`${game} challenge ann bob --first=ann`)).text.match(/board (\d+)/)[1];
    await bob.command(`${game} accept ${board}`);
    for (let ply = 0; ply < plies; ++ply) {
        const { legal, over } = await ann.get(`/api/match/${game}/${board}`);
        if (over || !legal.length) break;
        const move = legal[(7 * ply) % legal.length];
        await (ply % 2 === 0 ? ann : bob).command(`${game} move ${board} ${move}`);
    }
    return board;
}

const ann = new ApiClient(server),
    bob = new ApiClient(server);
await ann.signUp('ann', 'annspassword');
await bob.signUp('bob', 'bobspassword');
const boards = { wari: await longMatch('wari', 150), octilite: await longMatch('octilite', 150) };
for (const [game, board] of Object.entries(boards))
    console.log(`${game}: ${(await ann.get(`/api/match/${game}/${board}`)).moves.length} moves`);

const addresses = Object.entries(boards).flatMap(([game, board]) => [
    `/api/match/${game}/${board}`,
    `/api/match/${game}/${board}.txt`,
    `/api/picture/${game}/${board}`,
    `/plain/match/${game}/${board}`,
    `/api/explorer/${game}`,
    `/api/standings/${game}`,
]);
const others = '/api/players /api/matches /api/games /api/commands /api/openapi.json /api/server';
const more = '/api/challenges/open /api/tournaments /api/ratings/ann /api/tablebase /health';
addresses.push(...others.split(' '), ...more.split(' '));
for (const address of addresses) {
    const begun = processorTime();
    let status;
    for (let i = 0; i < requests; ++i) {
        const answer = await fetch(server.url + address);
        status = answer.status;
        await answer.arrayBuffer();
    }
    console.log(`${(((processorTime() - begun) / requests) * 1000).toFixed(2).padStart(8)} ms  ${status}  ${address}`);
}
await server.close();
removeFolder(server.data);
