// The current program opens the databases of all released versions (src/store/test_databases/) with nothing lost.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { binary, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';
import { Postgres } from './postgres.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/store/test_databases');
// Only releases: “redo_log” has its times packed, so they cannot be set to today (store/contract/released_databases_test.cpp).
const names = readdirSync(folder)
    .filter((name) => /^\d.*\.sql$/.test(name))
    .map((name) => name.slice(0, -4));

let postgres;
before(async () => {
    postgres = await Postgres.start();
});
after(() => postgres.end());

function admin(...words) {
    const done = spawnSync(binary, ['admin', ...words], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    return done.stdout;
}

/** A released database and what its version said of it, as if written today: its clocks must not have run out. */
function released(name) {
    const [sql, json] = ['.sql', '.json'].map((end) => readFileSync(join(folder, name + end), 'utf8'));
    const written = Math.max(...JSON.parse(json).matches.flatMap(({ moves }) => moves.map(({ at }) => at)));
    const day = 86_400_000,
        later = Math.floor((Date.now() - written) / day) * day;
    // Every number of 13 digits is an instant in milliseconds since 1970; whole days keep vacations at midnight.
    const today = (text) => text.replace(/(?<![\w.])1[78]\d{11}(?![\w.])/g, (instant) => Number(instant) + later);
    return { sql: today(sql), told: JSON.parse(today(json)) };
}

/** A data folder with this database. */
function restored(sql, { house_key }) {
    const data = newDataFolder();
    writeFileSync(join(data, 'house.key'), Buffer.from(house_key, 'hex'), { mode: 0o600 });
    execFileSync('sqlite3', [join(data, 'house.sqlite')], { input: sql });
    return data;
}

async function loggedIn(server, name) {
    const client = new ApiClient(server);
    const { user } = await client.post('/api/login', { name, password: name + 'spass' });
    assert.equal(user?.name, name);
    return client;
}

/** Compares today's API responses with those of the old version. */
async function holdsTo(told, server) {
    const players = Object.fromEntries(
        await Promise.all(Object.keys(told.letters).map(async (name) => [name, await loggedIn(server, name)])),
    );
    const ann = players.ann;
    const now = (await ann.get('/api/players')).map((one) => one.name);
    for (const { name } of told.players) assert.ok(now.includes(name), name);
    for (const then of told.matches) {
        const { seats, moves, ...rest } = await ann.get(`/api/match/${then.game}/${then.board}`);
        // Pauses depend on the current day.
        const numbers = (clock) => clock && (({ bank, increment, cap, left }) => ({ bank, increment, cap, left }))(clock);
        const match = {
            ...rest,
            clock: numbers(rest.clock),
            seats: seats.map((seat) => seat.name),
            moves: moves.map(({ text, comment, at }) => ({ text, comment, at })),
        };
        for (const [what, value] of Object.entries({ ...then, clock: numbers(then.clock) }))
            assert.deepEqual(match[what], value, `${then.game}/${then.board}: ${what}`);
    }
    for (const [name, letters] of Object.entries(told.letters)) {
        // Confirmation letters name the player now.
        const subjects = (await players[name].get('/api/letters')).map(
            (letter) => `${letter.written} ${letter.subject.replace(/^confirm c\d+-/, 'confirm ')}`,
        );
        for (const { subject, written } of letters) assert.ok(subjects.includes(`${written} ${subject}`), `${name}: ${subject}`);
    }
    return players;
}

/** Plays one more move in each running match between people. */
async function playOn(told, players) {
    let played = 0;
    for (const { game, board } of told.matches) {
        const match = await players.ann.get(`/api/match/${game}/${board}`);
        const mover = players[match.seats[match.to_move === 'first' ? 0 : 1].name];
        if (match.over || !mover) continue;
        const answer = await mover.command(`${game} move ${board} ${match.legal[0]}`);
        assert.ok(answer.accepted, answer.text);
        // A conditional move may have answered at once.
        assert.ok(answer.match.plies > match.plies);
        ++played;
    }
    return played;
}

test('there is a database for each schema version', () => {
    const versions = names.map((name) => Number(readFileSync(join(folder, name + '.sql'), 'utf8').match(/PRAGMA user_version=(\d+)/)[1]));
    assert.deepEqual(
        versions.sort((a, b) => a - b),
        [1, 2, 3, 10],
    );
});

for (const name of names) {
    test(`the database of ${name} opens intact, can be played on, and moves to PostgreSQL and through an export`, async (t) => {
        const { sql, told } = released(name);
        assert.ok(told.matches.some((one) => one.over) && told.matches.some((one) => !one.over && one.plies > 0));
        const data = restored(sql, told),
            others = [newDataFolder(), newDataFolder()];
        t.after(() => [data, ...others].forEach(removeFolder));
        postgres.database(`h${name.replaceAll('.', '_')}`);
        const url = `postgresql://posthouse@/h${name.replaceAll('.', '_')}?host=${postgres.folder}`;

        // As stored, before opening it.
        admin('migrate', '--data', data, '--to', url);
        const exported = (file, ...where) => {
            admin('export', ...where, join(data, file));
            return readFileSync(join(data, file), 'utf8');
        };
        const text = exported('house.txt', '--data', data);
        admin('import', '--data', others[0], join(data, 'house.txt'));
        assert.equal(exported('read.txt', '--data', others[0]), text);
        assert.equal(exported('moved.txt', '--store', url, '--data', others[1]), text);

        // What was moved is the same; that a server goes on with it is shown with the newest.
        const served = [[data, []]];
        if (name === names.at(-1)) served.push([others[1], ['--store', url]]);
        for (const [where, options] of served) {
            const server = await startServer(where, ...options);
            try {
                const players = await holdsTo(told, server);
                assert.ok((await playOn(told, players)) > 1);
                const { ok } = await players.ann.get('/health');
                assert.ok(ok);
            } finally {
                await server.close();
            }
        }
    });
}
