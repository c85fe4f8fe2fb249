// node tools/make-test-database.mjs PROGRAM NAME: runs a released version, lets three players use it briefly, and
// writes its database to src/store/test_databases/NAME.sql and its API responses to NAME.json. See
// src/store/test_databases/README.md. Needs sqlite3.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [program, name] = process.argv.slice(2);
if (!name) {
    console.error('node tools/make-test-database.mjs PROGRAM NAME');
    process.exit(2);
}
const into = join(dirname(fileURLToPath(import.meta.url)), '..', 'src/store/test_databases', name);
const data = mkdtempSync(join(tmpdir(), 'posthouse-released-'));

/** Passes only options that this version's help lists. */
function options() {
    const help = execFileSync(program, ['serve', '--help'], { encoding: 'utf8' });
    const wanted = `--minimal-password-cost
        --data ${data}
        --http 127.0.0.1:0
        --host old.example
        --house-address house@old.example
        --tables 0
        --requests-a-minute 0
        --requests-a-minute-of-address 0
        --logins-a-minute 0
        --sign-ups-an-hour 0
        --sign-ups-a-day 0`;
    return wanted
        .split(/\n\s*/)
        .map((line) => line.split(' '))
        .filter(([option]) => help.includes(option + ' ') || help.includes(option + '\n'))
        .flat();
}

async function startServer() {
    const child = spawn(program, ['serve', ...options()], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    const url = await new Promise((resolve, reject) => {
        child.stdout.on('data', (bytes) => {
            output += bytes;
            const found = output.match(/http:\/\/127\.0\.0\.1:\d+/);
            if (found) resolve(found[0]);
        });
        child.on('exit', (code) => reject(new Error(`the server stopped (${code}): ${output}`)));
    });
    return {
        url,
        close: () =>
            new Promise((resolve) => {
                child.removeAllListeners('exit').on('exit', resolve);
                child.kill();
            }),
    };
}

class Player {
    constructor(server, called) {
        Object.assign(this, { server, called, cookie: '' });
    }
    async post(path, body) {
        const answer = await fetch(this.server.url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
            body: JSON.stringify(body),
        });
        this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
        return answer.json();
    }
    async get(path) {
        return (await fetch(this.server.url + path, { headers: { Cookie: this.cookie } })).json();
    }
    /** Commands that this version refuses are missing in its database. */
    async command(command, comment) {
        const answer = await this.post('/api/command', { command, comment });
        if (!answer.accepted) console.error(`not in ${name}: ${command}: ${(answer.text ?? answer.error).split('\n')[0]}`);
        return answer;
    }
}

/** Both players play deterministically for this number of plies, by default to the end. */
async function play(players, game, board, plies = 400) {
    for (let match = await players[0].get(`/api/match/${game}/${board}`); !match.over && match.plies < plies; ) {
        const mover = players.find((one) => one.called === match.seats[match.to_move === 'first' ? 0 : 1].name);
        if (!mover) return;
        const move = match.legal[(7 * match.plies) % match.legal.length];
        const answer = await mover.command(
            `${game} move ${board} ${move}`,
            match.plies % 5 === 2 ? `Ply ${match.plies}: “${move}” — so?` : undefined,
        );
        if (!answer.accepted) return;
        match = await players[0].get(`/api/match/${game}/${board}`);
    }
}

async function useServer(server) {
    const [ann, bob, cid] = ['ann', 'bob', 'Cid'].map((called) => new Player(server, called));
    for (const one of [ann, bob, cid])
        await one.post('/api/signup', { name: one.called, password: one.called + 'spass', address: one.called + '@example.org' });
    const games = (await ann.get('/api/games')).map((one) => one.name);
    for (const game of games) {
        const startMatch = async (who, line) => (await who.command(`${game} challenge ${line}`)).match?.board;
        // A whole game, a few moves in others; then one unfinished and one resigned.
        const first = await startMatch(ann, 'ann bob --first=ann');
        await play([ann, bob], game, first, game === 'wari' ? 400 : 2);
        const second = await startMatch(bob, 'bob Cid --first=Cid --clock=3d+1d');
        await play([bob, cid], game, second, game === 'wari' ? 7 : 3);
        const third = await startMatch(cid, 'Cid ann --first=ann --clock=none');
        await play([cid, ann], game, third, 2);
        await cid.command(`${game} resign ${third}`);
    }
    await ann.command('wari challenge ann computer-1 --first=ann --clock=none');
    await ann.command('wari move 4 c');
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    for (const [who, line, comment] of [
        [bob, 'wari chat 2', 'Good luck!'],
        [cid, 'wari chat 2', 'And you — “have fun”.'],
        [bob, 'wari move 2 propose'],
        [cid, 'wari queue 2 if b then f'],
        [cid, 'awari queue 2 if a then f'],
        [cid, 'octilite note 2', 'watch the left'],
        [ann, 'message bob Cid', 'Dear both,\n\nhow are you?'],
        [ann, `vacation ${soon} ${soon}`],
        [cid, 'notify digest'],
        [cid, 'sleep 23-7'],
        [cid, 'weekend sat sun'],
        [bob, 'wari limit 5'],
        [bob, 'oware seek 2'],
        [cid, 'awari seek 2'],
        [ann, 'wari challenge ann --to=anyone'],
        [cid, 'wari tournament cup'],
        [ann, 'wari join cup'],
        [ann, 'make token annspass bot read play'],
        [bob, 'change address bobspass bob@example.net'],
        [cid, 'make webhook hook https://hooks.example.org/x'],
    ])
        await who.command(line, comment);
    return [ann, bob, cid];
}

/** The version's own API responses, which every later version must reproduce. */
async function recordedState([ann, ...others]) {
    const matches = [];
    for (const { game, board } of (await ann.get('/api/matches')).reverse()) {
        const { seats, started, to_move, plies, over, result, reason, from, moves, position, clock } = await ann.get(
            `/api/match/${game}/${board}`,
        );
        matches.push({
            game,
            board,
            seats: seats.map((seat) => seat.name),
            started,
            to_move,
            plies,
            over,
            result,
            reason,
            from,
            moves: moves.map(({ text, comment, at }) => ({ text, comment, at })),
            position,
            clock,
        });
    }
    const letters = {};
    for (const one of [ann, ...others])
        letters[one.called] = (await one.get('/api/letters')).map(({ subject, written }) => ({ subject, written }));
    const players = (await ann.get('/api/players')).map((one) => ({ name: one.name, level: one.level }));
    return { players, matches, letters };
}

const server = await startServer();
try {
    const players = await useServer(server);
    // Wait while the computer is searching.
    for (;;) {
        const all = await players[0].get('/api/matches');
        if (!all.some((one) => !one.over && one.seats[one.to_move === 'first' ? 0 : 1].level > 0)) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Tokens and confirmation codes depend on the key.
    const house_key = readFileSync(join(data, 'house.key')).toString('hex');
    writeFileSync(into + '.json', JSON.stringify({ house_key, ...(await recordedState(players)) }).replace(/\},\{/g, '},\n{') + '\n');
} finally {
    await server.close();
}
const database = execFileSync('sh', ['-c', 'ls "$1"/*.sqlite', 'sh', data], { encoding: 'utf8' }).trim();
const version = execFileSync('sqlite3', [database, 'PRAGMA user_version'], { encoding: 'utf8' }).trim();
const dump = execFileSync('sqlite3', [database, '.dump'], { encoding: 'utf8', maxBuffer: 1 << 26 });
writeFileSync(into + '.sql', dump.replace(/COMMIT;\s*$/, `PRAGMA user_version=${version};\nCOMMIT;\n`));
rmSync(data, { recursive: true, force: true });
console.log(`${into}.sql: schema version ${version}, ${dump.length} bytes`);
