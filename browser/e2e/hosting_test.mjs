// Operating the real program: moderation and repair while it runs, monitoring, backup, and restoring a moment after a
// kill -9.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { binary, eventually, freePort, newDataFolder, startServer, removeFolder, ApiClient } from './server.mjs';

function posthouse(...words) {
    const { status, stdout, stderr } = spawnSync(binary, words, { encoding: 'utf8' });
    return { status, text: stdout + stderr };
}
const admin = (server, ...words) =>
    posthouse(
        'admin',
        ...words.slice(0, words[0] === 'match' ? 2 : 1),
        '--data',
        server.data,
        ...words.slice(words[0] === 'match' ? 2 : 1),
    );

async function openWithTwo(data, ...options) {
    const server = await startServer(data, ...options);
    const [ann, bob] = [new ApiClient(server), new ApiClient(server)];
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    assert.ok((await ann.command('wari challenge ann bob --first=ann')).accepted);
    return { server, ann, bob };
}

test('the operator mutes, bans, resets and repairs while the server runs, and the audit log records it', async () => {
    const data = newDataFolder();
    const { server, ann, bob } = await openWithTwo(data);
    try {
        assert.equal(admin(server, 'mute', 'ann', '--for', '7d', '--reason', 'shouting').status, 0);
        assert.match((await ann.command('message bob', 'you!')).text, /You are muted, ann/);
        assert.ok((await ann.command('wari move 1 b')).accepted);

        assert.equal(admin(server, 'ban', 'bob').status, 0);
        assert.match((await bob.command('wari move 1 d')).text, /You are banned,\s+bob/);
        assert.equal(admin(server, 'unban', 'bob').status, 0);
        assert.ok((await bob.command('wari move 1 d')).accepted);

        const watching = await bob.socket();
        watching.socket.send(JSON.stringify({ watch: 'wari/1' }));
        assert.equal(admin(server, 'match', 'take-back', 'wari/1', '1', '--reason', 'a slip').status, 0);
        await eventually(() => watching.events.some(({ match }) => match.plies === 1 && match.undos === 1));
        assert.equal(admin(server, 'stuck').status, 0);

        const link = admin(server, 'reset-link', 'ann').text.match(/http\S+\/reset\/(\S+)/)[1];
        const form = new URLSearchParams({ token: link, password: 'another-1' });
        const chosen = await fetch(`${server.url}/plain/reset/${link}`, { method: 'POST', body: form });
        assert.match(await chosen.text(), /Your password is changed, ann/);
        assert.equal((await ann.post('/api/login', { name: 'ann', password: 'annspass' })).status, 403);
        assert.equal((await ann.post('/api/login', { name: 'ann', password: 'another-1' })).status, 200);

        assert.ok((await bob.command('report wari/1', 'she shouts')).accepted);
        assert.match(admin(server, 'reports').text, /bob about wari\/1/);
        const acts = admin(server, 'audit')
            .text.trim()
            .split('\n')
            .map((line) => line.replace(/^.*UTC\s+\S+\s+/, ''));
        assert.deepEqual(acts, ['reset-link ann', 'take back wari board 1 to move 1 (a slip)', 'unban bob', 'ban bob', acts[4]]);
        assert.match(acts[4], /^mute ann until .* \(shouting\)$/);
    } finally {
        await server.close();
        removeFolder(data);
    }
});

test('a killed server is restored from its backup, and from its archive to a given moment', async () => {
    const data = newDataFolder(),
        archive = join(data, 'archive'),
        backups = join(data, 'backups');
    const home = join(data, 'house');
    const { server, ann, bob } = await openWithTwo(home, '--archive', archive);
    const plies = (folder) => {
        const shown = posthouse('admin', 'match', 'show', '--data', folder, 'wari/1');
        if (shown.text.startsWith('There is no match')) return -1;
        assert.equal(shown.status, 0, shown.text);
        assert.doesNotMatch(shown.text, /DAMAGED/);
        return Number(shown.text.match(/^Move (\d+): /m)?.[1] ?? 0);
    };
    const restored = (name, ...from) => {
        const made = posthouse('admin', 'restore', ...from, '--to', join(data, name));
        assert.equal(made.status, 0, made.text);
        return join(data, name);
    };
    try {
        assert.ok((await ann.command('wari move 1 b')).accepted);
        // A second for the archive, and seconds around the moment.
        let moment;
        await eventually(async () => {
            moment = `${new Date().toISOString().slice(0, 19)}Z`;
            const peek = join(data, `peek-${moment}`);
            return posthouse('admin', 'restore', archive, '--at', moment, '--to', peek).status === 0 && plies(peek) === 1;
        });
        await eventually(() => `${new Date().toISOString().slice(0, 19)}Z` > moment);
        const copied = posthouse('admin', 'backup', '--data', home, backups);
        assert.equal(copied.status, 0, copied.text);
        assert.ok((await bob.command('wari move 1 d')).accepted);
        assert.ok((await ann.command('wari move 1 c')).accepted);
        await eventually(() => {
            const peek = join(data, `later-${Date.now()}`);
            return posthouse('admin', 'restore', archive, '--to', peek).status === 0 && plies(peek) === 3;
        });
        await server.close('SIGKILL');

        assert.equal(plies(restored('by-archive', archive, '--at', moment)), 1);
        assert.equal(plies(restored('by-backup', copied.text.trim())), 1);
        assert.equal(plies(restored('all', archive)), 3);
        assert.equal(posthouse('admin', 'restore', archive, '--to', home).status, 1, 'never into existing data');

        // The restored data is complete: players continue with their old passwords.
        const again = await startServer(join(data, 'by-archive'));
        const client = new ApiClient(again);
        assert.equal((await client.post('/api/login', { name: 'bob', password: 'bobspass' })).status, 200);
        assert.ok((await client.command('wari move 1 e')).accepted);
        await again.close();
    } finally {
        await server.close('SIGKILL');
        removeFolder(data);
    }
});

test('metrics have their own address, and health reports problems', async () => {
    const data = newDataFolder();
    const port = await freePort();
    const { server, ann } = await openWithTwo(data, '--metrics', `127.0.0.1:${port}`);
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    try {
        await ann.command('wari move 1 b');
        const line = await ann.socket();
        const text = await metrics();
        for (const wanted of [
            'posthouse_healthy 1',
            'posthouse_matches_running 1',
            'posthouse_players 2',
            'posthouse_sockets 1',
            'posthouse_jobs{kind="remind"} 1',
        ])
            assert.ok(text.includes(`${wanted}\n`), `${wanted} in\n${text}`);
        assert.ok(Number(text.match(/posthouse_commit_seconds_count (\d+)/)[1]) >= 4);
        line.socket.close();
        assert.match((await (await fetch(`${server.url}/metrics`)).text()).slice(0, 200), /^(?!.*posthouse_healthy)/s);
        const health = await fetch(`${server.url}/health`);
        assert.equal(health.status, 200);
        assert.deepEqual((await health.json()).troubles, []);
    } finally {
        await server.close();
        removeFolder(data);
    }
});
