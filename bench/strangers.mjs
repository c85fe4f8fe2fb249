// What each address costs the server that anybody may ask without a login: processor time of the whole process for one
// request, at a match of 150 moves that was made for it.
//
//     node bench/strangers.mjs build/release/posthouse

import { readFileSync } from 'node:fs';
import { Visitor, newData, open, removeData } from '../browser/e2e/house.mjs';

const requests = 200;
const ticks = 100; // a second has so many (getconf CLK_TCK)

const house = await open(newData(), '--tables', '6', '--strangers-seconds', '0');
const processorTime = () => {
    const fields = readFileSync(`/proc/${house.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
};

/** Two players who move what the house offers first, until so many moves are played. */
async function longMatch(game, plies) {
    const names = ['ann', 'bob'];
    const { match } = await ann.say(`${game} challenge ann bob --first=ann`);
    for (let ply = 0; ply < plies; ++ply) {
        const state = await ann.get(`/api/match/${game}/${match.board}`);
        const who = [ann, bob][names.indexOf(state.players[state.to_move === 'first' ? 0 : 1].name ?? state.players[0])] ?? ann;
        const legal = state.legal?.[ply % state.legal.length]?.text ?? state.legal?.[0];
        if (!legal) break;
        const said = await who.say(`${game} move ${match.board} ${legal}`);
        if (!said.accepted) await (who === ann ? bob : ann).say(`${game} move ${match.board} ${legal}`);
    }
    return match.board;
}

const ann = new Visitor(house), bob = new Visitor(house);
await ann.signUp('ann', 'annspassword');
await bob.signUp('bob', 'bobspassword');
const boards = { wari: await longMatch('wari', 150), octilite: await longMatch('octilite', 150) };
for (const [game, board] of Object.entries(boards))
    console.log(`${game}: ${(await ann.get(`/api/match/${game}/${board}`)).moves.length} moves`);

const addresses = Object.entries(boards).flatMap(([game, board]) => [
    `/api/match/${game}/${board}`, `/api/match/${game}/${board}.txt`, `/api/picture/${game}/${board}`,
    `/plain/${game}/${board}`, `/api/explorer/${game}`, `/api/standings/${game}`]);
addresses.push('/api/players', '/api/matches', '/api/games', '/api/commands', '/api/openapi.json', '/api/house', '/api/waiting',
    '/api/tournaments', '/api/ratings/ann', '/api/tablebase', '/api/tablebase/oware/0,0,0,0,0,1/0,0,0,1,0,0%2020%2026%20S', '/health');
for (const address of addresses) {
    const begun = processorTime();
    let status;
    for (let i = 0; i < requests; ++i) {
        const answer = await fetch(house.url + address);
        status = answer.status;
        await answer.arrayBuffer();
    }
    console.log(`${((processorTime() - begun) / requests * 1000).toFixed(2).padStart(8)} ms  ${status}  ${address}`);
}
await house.close();
removeData(house.data);
