// Every list of a house with very many matches, players, challenges and tournaments: what one answer costs, how long
// the house takes to open, and the disk that a finished game needs.
//
//   node bench/long_lists.mjs build/release/posthouse [RUNNING] [FINISHED] [PLAYERS]
//
// A small server's data is exported as text, multiplied and imported into a new server. p0 has more of everything than
// others: matches, friends, watched boards, letters. Pages for operators are not asked: they need a second factor.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ApiClient, newDataFolder, removeFolder, startServer } from '../browser/e2e/server.mjs';
import { seededRng } from '../browser/rng.mjs';
import { exported, imported, randomGames, remade, rowsOf } from './house_text.mjs';

const [binary, running = 100_000, finished = 200_000, players = 20_000] = process.argv
    .slice(2)
    .map((word, i) => (i === 0 ? word : Number(word)));
const games = ['oware', 'wari'],
    plies = 40,
    different = 300;
const waiting = 5000,
    cups = 2000,
    entrants = 48,
    friends = 500,
    watched = 2000,
    letters = 5000;
const day = 86_400_000,
    times = 40,
    goal = 50;
const random = seededRng(1);

/** Has one row of each kind, which are multiplied. */
async function smallHouse() {
    const server = await startServer(newDataFolder());
    const [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'longenough');
    await bob.signUp('bob', 'longenough');
    const said = async (client, command, text) => {
        const { accepted, text: answer } = await client.command(command, text);
        if (!accepted) throw new Error(`${command}: ${answer}`);
    };
    await said(ann, 'oware challenge ann bob --first=ann --clock=7d');
    await said(ann, 'oware challenge ann bob --first=ann --clock=7d');
    await said(ann, 'oware move 1 a');
    await said(bob, 'oware move 1 a');
    await said(bob, 'oware resign 1');
    await said(ann, 'oware challenge ann --to=anyone');
    await said(ann, 'oware tournament cup');
    await said(ann, 'oware join cup');
    await said(ann, 'friend bob');
    await said(bob, 'notify each oware/2');
    await said(ann, 'message bob', 'Well met.');
    await server.close();
    const lines = exported(binary, server.data);
    removeFolder(server.data);
    return lines;
}

function multiplied(lines) {
    const model = (table, fits = () => true) => rowsOf(lines, table).find(fits);
    const known = rowsOf(lines, 'users'),
        now = Date.now();
    const computer = known.find((user) => user.name === 'computer-3').id;
    const firstId = Math.max(...known.map((user) => user.id)) + 1;
    const person = (i) => firstId + (i % players);
    const over = model('matches', (match) => match.ended !== null),
        open = model('matches', (match) => match.ended === null);
    const flag = model('jobs', (job) => job.match_id === open.id);
    const moves = Object.fromEntries(games.map((game) => [game, randomGames(binary, game, { count: different, plies, random })]));
    const gameOf = (i) => games[i % games.length],
        boardOf = (i) => Math.floor(i / games.length) + 1;
    const movesOf = (i) => moves[gameOf(i)][i % different];
    const seats = (i) => {
        const first = i % 40 === 0 ? person(0) : person(1 + (i % (players - 1)));
        const second = person(2 + ((i * 7) % (players - 3)));
        return { seat_first: first, seat_second: i % 5 === 0 ? computer : second === first ? person(0) : second };
    };
    const ended = (i) => now - (finished - i) * 1000;
    const range = (count, one) =>
        function* () {
            for (let i = 0; i < count; ++i) yield one(i);
        };
    const standing = model('player_standings'),
        change = model('rating_changes');
    const letter = model('letters', (one) => one.reader !== null);
    return remade(lines, {
        *users() {
            yield* known;
            const ann = known.find((user) => user.name === 'ann');
            for (let i = 0; i < players; ++i) yield { ...ann, id: firstId + i, name: `p${i}`, name_folded: `p${i}` };
        },
        last_boards: range(games.length, (i) => ({ game: games[i], last_board: finished + running + waiting })),
        open_challenges: range(waiting, (i) => ({
            ...model('open_challenges'),
            id: i + 1,
            game: gameOf(i),
            board: finished + running + boardOf(i),
            player: person(i),
            by_link: Number(i % 4 === 0),
        })),
        friends: range(friends, (i) => ({ user_id: firstId, friend: person(i + 1), since: now + i })),
        *matches() {
            for (let i = 0; i < finished; ++i)
                yield {
                    ...over,
                    ...seats(i),
                    id: i + 1,
                    game: gameOf(i),
                    board: boardOf(i),
                    plies: movesOf(i).length,
                    started: ended(i) - day,
                    turn_since: ended(i),
                    ended: ended(i),
                };
            for (let i = finished; i < finished + running; ++i)
                yield { ...open, ...seats(i), id: i + 1, game: gameOf(i), board: boardOf(i), plies: 2, to_move: 0, turn_since: now };
        },
        *moves() {
            for (let i = 0; i < finished + running; ++i)
                for (const [ply, move] of movesOf(i)
                    .slice(0, i < finished ? plies : 2)
                    .entries())
                    yield { match_id: i + 1, ply, move, comment: '', played: now };
        },
        *player_standings() {
            for (let i = 0; i < players; ++i)
                for (const game of games)
                    yield {
                        ...standing,
                        user_id: firstId + i,
                        game,
                        rating: 1000 + random(1000) + i / players,
                        established_until: i % 3 === 0 ? now + 300 * day : null,
                    };
        },
        *rating_changes() {
            for (let i = 0; i < finished; ++i) {
                const { seat_first, seat_second } = seats(i),
                    more = { match_id: i + 1, game: gameOf(i), ended: ended(i), plies };
                yield { ...change, ...more, user_id: seat_first, opponent: seat_second };
                yield { ...change, ...more, user_id: seat_second, opponent: seat_first };
            }
        },
        match_subscriptions: range(Math.min(watched, running - 2), (i) => ({ match_id: finished + i + 2, user_id: firstId, notify: null })),
        tournaments: range(cups, (i) => ({
            ...model('tournaments'),
            id: i + 1,
            name: `cup-${i}`,
            name_folded: `cup-${i}`,
            game: gameOf(i),
            ended: i % 2 === 0 ? now : null,
            announcer: person(i),
            starts: now + 300 * day,
        })),
        *entrants() {
            for (let i = 0; i < cups; ++i)
                for (let k = 0; k < entrants; ++k) yield { ...model('entrants'), tournament_id: i + 1, user_id: person(i * 13 + k) };
        },
        letters: range(letters, (i) => ({ ...letter, id: i + 1, reader: firstId, message_id: `${i}`, match_id: null })),
        jobs: range(running, (i) => ({ ...flag, id: i + 1, kind: 'flag', match_id: finished + i + 1, ply: 2, due: now + 6 * day })),
    });
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const megabytes = (pid) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]) / 1024;
const sizeOf = (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .reduce((sum, one) => sum + statSync(join(one.parentPath ?? one.path, one.name)).size, 0);

/** The addresses of lists, with those in the middle of a list. */
async function lists(client) {
    const last = async (address, name) => (await client.get(address)).at(-1)?.[name];
    const old = Math.floor(finished / 2);
    const matches = ['', '&game=wari', '&player=p0', '&player=p0&game=wari', '&player=computer-3', '&player=computer-3&game=wari'].flatMap(
        (which) => ['', '&over=false', '&over=true'].map((over) => `/api/matches?limit=50${which}${over}`),
    );
    const lastRated = await last('/api/standings/oware', 'name');
    const others = `
        /api/matches?limit=50&over=true&before=${old} /api/matches?over=true /api/matches?player=p0
        /api/matches?player=computer-3 /api/challenges /api/friends /api/challenges/open /api/challenges/open?game=wari /api/challenges/open?player=p1
        /api/challenges/open?before=${waiting / 2} /api/invitations /api/players /api/players?behind=p${players / 2}
        /api/players?beginning=p1 /api/server /api/standings/oware /api/standings/oware?behind=${lastRated}
        /api/standings/oware?behind=p0 /api/standings/oware?behind=p1 /api/ratings/p0 /api/ratings/computer-3 /api/tournaments
        /api/tournaments?over=false /api/tournaments?game=wari /api/tournaments?behind=cup-500 /api/tournament/cup-501
        /api/letters /api/letters?before=${letters / 2} /api/settings /api/sessions /api/tokens /api/webhooks /api/puzzles
        /api/lessons /api/explorer/oware /api/explorer/oware?moves=a /api/match/oware/1 /plain /plain/games /plain/lobby
        /plain/lobby?behind=${waiting / 2} /plain/tournaments /plain/standings/oware /plain/standings/oware?behind=p1
        /plain/letters /plain/settings /player/p0 /player/computer-3 /tournament/cup-1 /health`;
    return [...matches, ...others.trim().split(/\s+/)];
}

const commands = `
    oware games p0, oware games p0 all, oware games computer-3 all, oware history, oware history p0,
    oware history p0 computer-3, oware history p2 p20, oware standings, oware waiting, oware tournaments,
    all show p0, all show computer-3, offers, friend, block, letters, notify, oware challenge p0 p9`
    .trim()
    .split(/,\s+/);

async function cost(ask) {
    const took = [];
    for (let i = 0; i < times; ++i) {
        const began = performance.now();
        await ask();
        took.push(performance.now() - began);
    }
    took.sort((a, b) => a - b);
    return { middle: took[times >> 1], most: took.at(-1) };
}

const lines = await smallHouse();
let began = performance.now();
const data = await imported(binary, multiplied(lines));
console.log(
    `${running} running and ${finished} finished matches, ${players} players made in ${seconds(began)} s; ` +
        `${(sizeOf(data) / 1e6).toFixed(0)} MB on disk, ${(sizeOf(data) / (finished || 1)).toFixed(0)} bytes for each finished game if all is theirs`,
);
began = performance.now();
const server = await startServer(data);
console.log(`opened after ${seconds(began)} s`);
const client = new ApiClient(server);
await client.post('/api/login', { name: 'p0', password: 'longenough' });

const rows = [];
for (const address of await lists(client)) {
    const get = async () => {
        const answer = await fetch(server.url + address, { headers: { Cookie: client.cookie, Accept: 'text/html, application/json' } });
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        return (await answer.arrayBuffer()).byteLength;
    };
    rows.push({ what: address, kB: (await get()) / 1000, ...(await cost(get)) });
}
for (const command of commands)
    rows.push({
        what: command,
        kB: JSON.stringify(await client.command(command)).length / 1000,
        ...(await cost(() => client.command(command))),
    });
rows.sort((a, b) => b.most - a.most);
console.log('| list | kB | ms, half of them | ms, all |\n|---|---:|---:|---:|');
for (const { what, kB, middle, most } of rows) console.log(`| ${what} | ${kB.toFixed(0)} | ${middle.toFixed(1)} | ${most.toFixed(1)} |`);
console.log(
    `${rows.filter(({ most }) => most > goal).length} of ${rows.length} lists took more than ${goal} ms once; ` +
        `${megabytes(server.pid).toFixed(0)} MB of memory`,
);
await server.close();
removeFolder(data);
