// node tools/released-house.mjs PROGRAM NAME: opens a house of a released version, lets three players live in it for a
// moment, and writes what it kept to src/store/test_databases/NAME.sql and what it told of itself to NAME.json. All secrets in
// it are thrown away with it. See src/store/test_databases/README.md. Wants sqlite3.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [program, name] = process.argv.slice(2);
if (!name) {
    console.error('node tools/released-house.mjs PROGRAM NAME');
    process.exit(2);
}
const into = join(dirname(fileURLToPath(import.meta.url)), '..', 'src/store/test_databases', name);
const data = mkdtempSync(join(tmpdir(), 'posthouse-released-'));

/** Options that not every version has are asked for in its help. */
function options() {
    const help = execFileSync(program, ['serve', '--help'], { encoding: 'utf8' });
    const wanted = { '--data': data, '--http': '127.0.0.1:0', '--host': 'old.example', '--minimal-password-cost': null, '--tables': '0',
        '--house-address': 'house@old.example', '--requests-a-minute': '0', '--requests-a-minute-of-address': '0', '--logins-a-minute': '0', '--sign-ups-an-hour': '0', '--sign-ups-a-day': '0' };
    return Object.entries(wanted).filter(([word]) => help.includes(word + ' ') || help.includes(word + '\n'))
        .flatMap(([word, value]) => (value === null ? [word] : [word, value]));
}

async function open() {
    const child = spawn(program, ['serve', ...options()], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    const url = await new Promise((resolve, reject) => {
        child.stdout.on('data', (bytes) => {
            said += bytes;
            const found = said.match(/http:\/\/127\.0\.0\.1:\d+/);
            if (found) resolve(found[0]);
        });
        child.on('exit', (code) => reject(new Error(`the house closed (${code}): ${said}`)));
    });
    return { url, close: () => new Promise((resolve) => { child.removeAllListeners('exit').on('exit', resolve); child.kill(); }) };
}

class Player {
    constructor(house, called) {
        Object.assign(this, { house, called, cookie: '' });
    }
    async post(path, body) {
        const answer = await fetch(this.house.url + path, { method: 'POST',
            headers: { 'Content-Type': 'application/json', Cookie: this.cookie }, body: JSON.stringify(body) });
        this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
        return answer.json();
    }
    async get(path) {
        return (await fetch(this.house.url + path, { headers: { Cookie: this.cookie } })).json();
    }
    /** What a version does not know it refuses, and then it is not in its house. */
    async say(command, comment) {
        const answer = await this.post('/api/command', { command, comment });
        if (!answer.accepted) console.error(`not in ${name}: ${command}: ${(answer.text ?? answer.error).split('\n')[0]}`);
        return answer;
    }
}

/** Both play for so many plies, always by the same rule; to the end where so many are not said. */
async function play(players, game, board, plies = 400) {
    for (let match = await players[0].get(`/api/match/${game}/${board}`); !match.over && match.plies < plies;) {
        const mover = players.find((one) => one.called === match.seats[match.to_move === 'first' ? 0 : 1].name);
        if (!mover) return;
        const move = match.legal[(7 * match.plies) % match.legal.length];
        const answer = await mover.say(`${game} move ${board} ${move}`, match.plies % 5 === 2 ? `Ply ${match.plies}: “${move}” — so?` : undefined);
        if (!answer.accepted) return;
        match = await players[0].get(`/api/match/${game}/${board}`);
    }
}

async function live(house) {
    const [ann, bob, cid] = ['ann', 'bob', 'Cid'].map((called) => new Player(house, called));
    for (const one of [ann, bob, cid])
        await one.post('/api/signup', { name: one.called, password: one.called + 'spass', address: one.called + '@example.org' });
    const games = (await ann.get('/api/games')).map((one) => one.name);
    for (const game of games) {
        const begun = async (who, line) => (await who.say(`${game} challenge ${line}`)).match?.board;
        // A whole game, a few moves of the others; then one that goes on, and one that is given up.
        const first = await begun(ann, 'ann bob --first=ann');
        await play([ann, bob], game, first, game === 'wari' ? 400 : 2);
        const second = await begun(bob, 'bob Cid --first=Cid --clock=3d+1d');
        await play([bob, cid], game, second, game === 'wari' ? 7 : 3);
        const third = await begun(cid, 'Cid ann --first=ann --clock=none');
        await play([cid, ann], game, third, 2);
        await cid.say(`${game} resign ${third}`);
    }
    await ann.say('wari challenge ann computer-1 --first=ann --clock=none');
    await ann.say('wari move 4 c');
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    for (const [who, line, comment] of [
        [bob, 'wari chat 2', 'Good luck!'], [cid, 'wari chat 2', 'And you — “have fun”.'],
        [bob, 'wari move 2 propose'], [cid, 'wari queue 2 if b then f'], [cid, 'awari queue 2 if a then f'], [cid, 'octilite note 2', 'watch the left'],
        [ann, 'message bob Cid', 'Dear both,\n\nhow are you?'], [ann, `vacation ${soon} ${soon}`],
        [cid, 'notify digest'], [cid, 'sleep 23-7'], [cid, 'weekend sat sun'], [bob, 'wari limit 5'], [bob, 'oware seek 2'], [cid, 'awari seek 2'],
        [ann, 'wari challenge ann --to=anyone'], [cid, 'wari tournament cup'], [ann, 'wari join cup'],
        [ann, 'make token annspass bot read play'], [bob, 'change address bobspass bob@example.net'],
        [cid, 'make webhook hook https://hooks.example.org/x'],
    ]) await who.say(line, comment);
    return [ann, bob, cid];
}

/** What the version itself tells of its house: what every later one must still know. */
async function told([ann, ...others]) {
    const matches = [];
    for (const { game, board } of (await ann.get('/api/matches')).reverse()) {
        const { seats, started, to_move, plies, over, result, reason, from, moves, position, clock } =
            await ann.get(`/api/match/${game}/${board}`);
        matches.push({ game, board, seats: seats.map((seat) => seat.name), started, to_move, plies, over, result, reason, from,
            moves: moves.map(({ text, comment, at }) => ({ text, comment, at })), position, clock });
    }
    const letters = {};
    for (const one of [ann, ...others])
        letters[one.called] = (await one.get('/api/letters')).map(({ subject, written }) => ({ subject, written }));
    const players = (await ann.get('/api/players')).map((one) => ({ name: one.name, level: one.level }));
    return { players, matches, letters };
}

const house = await open();
try {
    const players = await live(house);
    // The computer's answer is its own: nothing is told while it thinks.
    for (;;) {
        const all = await players[0].get('/api/matches');
        if (!all.some((one) => !one.over && one.seats[one.to_move === 'first' ? 0 : 1].level > 0)) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // What is keyed (marks, confirmation words) is told as it was only with the same key.
    const house_key = readFileSync(join(data, 'house.key')).toString('hex');
    writeFileSync(into + '.json', JSON.stringify({ house_key, ...await told(players) }).replace(/\},\{/g, '},\n{') + '\n');
} finally {
    await house.close();
}
const database = execFileSync('sh', ['-c', 'ls "$1"/*.sqlite', 'sh', data], { encoding: 'utf8' }).trim();
const version = execFileSync('sqlite3', [database, 'PRAGMA user_version'], { encoding: 'utf8' }).trim();
const dump = execFileSync('sqlite3', [database, '.dump'], { encoding: 'utf8', maxBuffer: 1 << 26 });
writeFileSync(into + '.sql', dump.replace(/COMMIT;\s*$/, `PRAGMA user_version=${version};\nCOMMIT;\n`));
rmSync(data, { recursive: true, force: true });
console.log(`${into}.sql: version ${version} of the tables, ${dump.length} bytes`);
