// `posthouse init` makes the settings of a house and says what to publish; when that is published, `posthouse doctor`
// finds nothing wrong, and names what is when something breaks.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { binary, freePort, startHostedServer } from './server.mjs';
import { DnsServer } from './dns_server.mjs';
import { ReverseProxy } from './proxies.mjs';

/** A mail server that takes every letter, and greets as `games.example`. */
function mailServer() {
    const server = createServer((socket) => {
        socket.on('error', () => {});
        socket.write('220 games.example ESMTP\r\n');
        socket.on('data', (bytes) => {
            for (const line of bytes.toString().split('\r\n').filter(Boolean))
                socket.write(line === 'QUIT' ? '221 Bye\r\n' : refused && line.startsWith('RCPT') ? `${refused}\r\n` : '250 Ok\r\n');
        });
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
let refused = '';

const folder = mkdtempSync(join(tmpdir(), 'posthouse-init-'));
const settings = join(folder, 'posthouse.toml'),
    key = join(folder, 'posthouse.private'),
    backups = join(folder, 'daily');
let zone = '',
    dns,
    mail,
    smtpPort,
    httpPort,
    sitePort;

/** Runs without blocking, since the DNS server is in this process. */
function posthouse(...words) {
    return new Promise((resolve) => {
        const child = spawn(binary, words, { stdio: ['ignore', 'pipe', 'pipe'] });
        let text = '';
        for (const stream of [child.stdout, child.stderr])
            stream.on('data', (bytes) => {
                text += bytes;
            });
        child.on('exit', (status) => resolve({ status, text }));
    });
}
const around = () => ['--name-server', dns.address, '--address', '127.0.0.1', '--dkim-key', key, '--smtp-port', String(smtpPort)];
const init = (...options) => posthouse('init', '--config', settings, ...around(), ...options);
/** Each finding in one line, but for the clock, which this machine may not synchronize. */
async function doctor(...options) {
    const addresses = ['--http', `127.0.0.1:${httpPort}`, '--lmtp', '', '--metrics', '', '--base-url', `https://localhost:${sitePort}`];
    const { status, text } = await posthouse('doctor', '--config', settings, ...addresses, '--backups', backups, ...around(), ...options);
    const findings = text
        .replace(/\n {10}/g, ' ')
        .split('\n')
        .filter((line) => !line.includes('clock is not synchronized'));
    return { status, findings, wrong: findings.filter((line) => line.startsWith('wrong:')), text };
}

before(async () => {
    [mail, httpPort, sitePort] = [await mailServer(), await freePort(), await freePort()];
    smtpPort = mail.address().port;
    dns = await DnsServer.start(() => zone);
});
after(() => {
    dns.close();
    mail.close();
    rmSync(folder, { recursive: true, force: true });
});

test('init writes the settings and prints the records; those in the DNS are in order', async () => {
    const domains = '--site house.example --mail-domain games.example --operator-address you@players.example'.split(' ');
    const made = await init(...domains, '--data', join(folder, 'data'), '--relay', `smtp://127.0.0.1:${smtpPort}`);
    assert.equal(made.status, 0, made.text);
    assert.match(readFileSync(settings, 'utf8'), /^base-url = "https:\/\/house\.example"$/m);
    // Another house on this machine may have the usual ports.
    const ports = { lmtp: await freePort(), http: await freePort(), metrics: await freePort() };
    let text = readFileSync(settings, 'utf8');
    for (const [name, port] of Object.entries(ports))
        text = text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = "127.0.0.1:${port}"`);
    writeFileSync(settings, text);
    for (const missing of [/has no mail server/, /has no SPF record/, /no DKIM key/, /no DMARC record/, /has no name \(PTR\)/])
        assert.match(made.text.replace(/\n {10}/g, ' '), missing);

    execFileSync('openssl', ['genrsa', '-out', key, '2048'], { stdio: 'ignore' });
    const again = await init('--print');
    const records = again.text.slice(again.text.indexOf('1. DNS:'), again.text.indexOf('\n2. Mail:'));
    assert.match(records, /posthouse\._domainkey\.games\.example\. +TXT +"v=DKIM1; k=rsa; p=MII/);
    assert.doesNotMatch(again.text, /opendkim-genkey -b/, 'the key is kept');
    // What is not printed: the operator's own mail server, and the name under which this test has a certificate.
    zone = `${records}\nplayers.example. MX 10 games.example.\nlocalhost. A 127.0.0.1\n`;
    const published = await init('--print');
    assert.doesNotMatch(published.text, /^wrong:/m);
    assert.match(published.text.replace(/\n {10}/g, ' '), /fine: +The DKIM key at .* and the one that your mail server signs with/);
});

test('an existing file is not changed unless told', async () => {
    const before = readFileSync(settings, 'utf8');
    const refusal = await init('--site', 'other.example');
    assert.equal(refusal.status, 2);
    assert.match(refusal.text.replace(/\n/g, ' '), /exists and was not changed: give --overwrite/);
    assert.equal(readFileSync(settings, 'utf8'), before);
});

test('doctor finds nothing wrong with a running house, and names what breaks', async () => {
    let server, proxy;
    try {
        const down = await doctor();
        assert.equal(down.status, 1);
        assert.ok(
            down.wrong.some((line) => line.includes('The server does not answer')),
            down.text,
        );
        assert.ok(
            down.wrong.some((line) => line.includes('There are no backups')),
            down.text,
        );

        server = await startHostedServer(join(folder, 'data'), '--http', `127.0.0.1:${httpPort}`);
        proxy = await ReverseProxy.start('nginx', httpPort, sitePort);
        mkdirSync(backups);
        assert.equal((await posthouse('admin', 'backup', '--data', join(folder, 'data'), backups)).status, 0);
        const trust = ['--trust', proxy.certificate];
        const well = await doctor(...trust);
        assert.equal(well.status, 0, well.text);
        for (const fine of [
            /^fine: +The server answers at/,
            /^fine: +The certificate of .* is valid until/,
            /^fine: +https:\S+ leads to Posthouse, sockets included/,
            /^fine: +Mail for games\.example goes to games\.example/,
            /^fine: +The relay smtp:\S+ takes letters/,
            /^fine: +The mail server games\.example answers on port/,
            /^fine: +Port \d+ of other mail servers can be reached/,
            /^fine: +The newest backup in .* is 0 hours old/,
        ])
            assert.ok(
                well.findings.some((line) => fine.test(line)),
                `${fine} in\n${well.text}`,
            );

        /** The only thing that is wrong once `breaks` has been done. */
        const broken = async (words, options = trust) => {
            const { status, wrong, text } = await doctor(...options);
            assert.equal(status, 1, text);
            assert.equal(wrong.length, 1, text);
            assert.match(wrong[0], words);
        };
        await broken(/cannot be opened \(SSL certificate problem/, []);
        refused = '554 5.7.1 Relay access denied';
        await broken(/refuses letters from house@games\.example to you@players\.example \(“554 5\.7\.1 Relay access denied”\)/);
        refused = '';
        const published = zone;
        zone = published.replace('v=spf1 mx -all', 'v=spf1 ip4:192.0.2.9 -all');
        await broken(/change it to "v=spf1 ip4:127\.0\.0\.1 ip4:192\.0\.2\.9 -all"/);
        zone = published.replace(/localhost\. A .*/, 'localhost. A 192.0.2.9');
        await broken(/leads to 192\.0\.2\.9, but this machine has 127\.0\.0\.1/);
        zone = published;
        await proxy.end();
        proxy = await ReverseProxy.start('nginx', httpPort, sitePort, { certificateDays: 5 });
        await broken(/^wrong: +The certificate of .* ends on .*, in [45] days: renew it/, ['--trust', proxy.certificate]);
        await proxy.end();
        proxy = await ReverseProxy.start('nginx', httpPort, sitePort, { withoutUpgrade: true });
        await broken(/Sockets do not reach Posthouse/, ['--trust', proxy.certificate]);
        dns.close();
        const deaf = await doctor('--trust', proxy.certificate);
        assert.ok(
            deaf.findings.some((line) => /^doubtful: .*cannot be looked up: no name server answers/.test(line)),
            deaf.text,
        );
        dns = await DnsServer.start(() => zone);
    } finally {
        await proxy?.end();
        await server?.close();
    }
});
