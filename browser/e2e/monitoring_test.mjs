// The dashboard and the alerts of the package against the metrics of a running server.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ApiClient, eventually, freePort, newDataFolder, removeFolder, startServer } from './server.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../tools/package/monitoring');
const read = (name) => readFileSync(join(folder, name), 'utf8');

/** The expressions of both files with their place. Those of YAML are on one line or, after >-, on the indented ones. */
function expressions() {
    const all = [];
    for (const { title, targets } of JSON.parse(read('grafana-dashboard.json')).panels)
        for (const { expr } of targets) all.push([`the panel “${title}”`, expr]);
    for (const [, name, , folded, plain] of read('alerts.yml').matchAll(/- alert: (\w+)\n +expr: (>-\n((?: {10}.*\n)+)|(.*))/g))
        all.push([`the alert ${name}`, folded ?? plain]);
    return all;
}

/** The metrics of Prometheus's text format: each name with the values of its labels. */
function parseMetrics(text) {
    const metrics = new Map();
    for (const [, name, labels] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
        const values = metrics.get(name) ?? metrics.set(name, new Map()).get(name);
        for (const [, label, value] of (labels ?? '').matchAll(/(\w+)="([^"]*)"/g))
            (values.get(label) ?? values.set(label, new Set()).get(label)).add(value);
    }
    return metrics;
}

test('every metric, label and value that the dashboard and the alerts name is one of a running server', async (t) => {
    const data = newDataFolder();
    const port = await freePort();
    // A move from a book takes no time, so that no metrics would tell of it.
    const server = await startServer(data, '--no-opening-books', '--metrics', `127.0.0.1:${port}`, '--archive', join(data, 'archive'));
    const ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    // One search after the other, so that the last ones wait while the test asks.
    for (let i = 0; i < 5; ++i) await ann.command('wari challenge ann computer-20 --first=computer-20');
    const metrics = await eventually(async () => {
        const all = parseMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
        return all.get('posthouse_jobs_late_seconds')?.get('kind').has('think') && all;
    });
    // Prometheus adds these: where it has read a metric, and how, and the bounds of histograms.
    const added = new Set(['instance', 'job', 'le']);
    const found = expressions();
    let names = 0;
    for (const [place, expr] of found) {
        const known = [...expr.matchAll(/\b((?:posthouse|process)_\w+)(?:\{([^}]*)\})?/g)];
        for (const [, name, selector] of known) {
            ++names;
            assert.ok(metrics.has(name), `${place}: there is no metric ${name}`);
            for (const [, label, operator, value] of (selector ?? '').matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)) {
                if (added.has(label)) continue;
                for (const one of operator === '=~' ? value.split('|') : [value])
                    assert.ok(metrics.get(name).get(label)?.has(one), `${place}: ${name} has no ${label}="${one}"`);
            }
            for (const [, by] of expr.matchAll(/\bby \(([^)]*)\)/g))
                for (const label of by.split(', '))
                    assert.ok(added.has(label) || metrics.get(name).has(label), `${place}: ${name} has no label ${label}`);
        }
        assert.ok(known.length > 0 || /\bup\{/.test(expr), `${place}: ${expr}`);
    }
    t.diagnostic(`${found.length} expressions name ${names} metrics`);
    assert.equal(found.filter(([place]) => place.startsWith('the alert')).length, read('alerts.yml').match(/- alert:/g).length);
    assert.ok(metrics.get('posthouse_build_info').has('version'));
    await server.close();
    removeFolder(data);

    // It is in Debian's package prometheus, which the tests do not install, since it starts a server.
    const checked = spawnSync('promtool', ['check', 'rules', join(folder, 'alerts.yml')], { encoding: 'utf8' });
    if (checked.error) t.diagnostic('there is no promtool to check the rules with');
    else assert.equal(checked.status, 0, checked.stdout + checked.stderr);
});

/** fail2ban's filter as a regular expression of ours. */
const failedLogin = () => {
    const filter = readFileSync(join(folder, '../../../docs/hosting/fail2ban.conf'), 'utf8');
    const [, expression] = /^failregex = (.*)$/m.exec(filter);
    return new RegExp(expression.replace('<ADDR>', '(?<address>[0-9a-f.:]+)'), 'm');
};

test('each failed login is a line that the filter of fail2ban reads, and names no account', async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    assert.doesNotMatch(server.errors(), failedLogin());
    await ann.post('/api/login', { name: 'ann', password: 'wrong' });
    await eventually(() => failedLogin().test(server.errors()));
    const [line] = server.errors().match(/^.*failed login.*$/m);
    assert.equal(failedLogin().exec(line).groups.address, '127.0.0.1');
    assert.doesNotMatch(line, /\bann\b/);
    const [message] = /http: .*/.exec(line);
    assert.match(JSON.stringify({ level: 'warning', message }), failedLogin(), 'with log-format = "json", too');
    await server.close();
    removeFolder(data);
});

test('requests are logged if the host wants it, without queries and codes', async () => {
    const data = newDataFolder();
    const server = await startServer(data, '--log-requests');
    await fetch(`${server.url}/api/v1/games?help=false&key=SECRET`);
    await fetch(`${server.url}/reset/SECRET`);
    await eventually(() => /GET \/reset 200, \d+ ms, 127\.0\.0\.1/.test(server.errors()));
    assert.match(server.errors(), /GET \/api\/games 400, \d+ ms, 127\.0\.0\.1/);
    assert.doesNotMatch(server.errors(), /SECRET/);
    await server.close();
    removeFolder(data);
});

test('settings come from the environment, and a secret from a file', async () => {
    const data = newDataFolder();
    writeFileSync(join(data, 'who'), 'closed\n');
    process.env.POSTHOUSE_SIGN_UPS_FILE = join(data, 'who');
    process.env.POSTHOUSE_LANGUAGE = 'fr';
    try {
        const server = await startServer(data);
        assert.equal((await (await fetch(`${server.url}/api/me`)).json()).sign_ups, 'closed');
        assert.match(await (await fetch(server.url)).text(), /name="posthouse-language" content="fr"/);
        await server.close();
    } finally {
        delete process.env.POSTHOUSE_SIGN_UPS_FILE;
        delete process.env.POSTHOUSE_LANGUAGE;
        removeFolder(data);
    }
});
