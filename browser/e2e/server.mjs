// Starts the real program on free ports with its own data folder, and has clients for its API, sockets and LMTP. A
// server can be killed and started again on the same data.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

export const binary = process.env.POSTHOUSE ?? process.argv[2];

const runningServers = new Set();
// A failed test leaves its server running, which would keep its file from ending until ctest's timeout.
if (process.env.NODE_TEST_CONTEXT)
    after(() => {
        for (const child of runningServers) child.kill('SIGKILL');
    });

export function newDataFolder() {
    return mkdtempSync(join(tmpdir(), 'posthouse-e2e-'));
}

export function removeFolder(data) {
    rmSync(data, { recursive: true, force: true });
}

/** A free port that the system gives to nobody who asks for any: it takes those from 32768 on, for connections, too. */
export async function freePort() {
    for (;;) {
        const port = 10_000 + Math.floor(20_000 * Math.random());
        const listener = createServer();
        const free = await new Promise((resolve) =>
            listener.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
        );
        if (!free) continue;
        await new Promise((resolve) => listener.close(resolve));
        return port;
    }
}

/** What is read, or nothing if the server has removed the file meanwhile. */
function unlessRemoved(read) {
    try {
        return read();
    } catch (error) {
        if (error.code === 'ENOENT') return [];
        throw error;
    }
}
/** Path and bytes (as Latin-1) of every file below a folder. */
export function filesBelow(folder) {
    return unlessRemoved(() => readdirSync(folder, { withFileTypes: true })).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return filesBelow(path);
        return entry.isFile() ? unlessRemoved(() => [[path, readFileSync(path, 'latin1')]]) : [];
    });
}

export function startServer(data, ...options) {
    return startHostedServer(data, '--minimal-password-cost', ...options);
}

/** With the real cost of password hashes. Endgame tables are built only if a test asks for them. */
export async function startHostedServer(data, ...options) {
    const tables = options.includes('--config') ? [] : ['--tablebase-seeds', '0'];
    const http = options.includes('--http') ? [] : ['--http', '127.0.0.1:0'];
    // No rate limits: all requests of a test come quickly and from one address.
    const limits = [
        '--requests-per-minute',
        '--requests-per-minute-per-ip',
        '--logins-per-minute-per-ip',
        '--sign-ups-per-hour',
        '--sign-ups-per-day',
        '--strangers-seconds',
    ].flatMap((name) => (options.includes(name) ? [] : [name, '0']));
    // Challenges start matches at once unless a test is about them, and who is new may announce series.
    const begin = [
        ['--challenges-begin', 'everybody'],
        ['--series', 'everybody'],
    ].flatMap(([name, value]) => (options.includes('--config') || options.includes(name) ? [] : [name, value]));
    const child = spawn(binary, ['serve', '--data', data, ...begin, ...http, '--lmtp', '127.0.0.1:0', ...tables, ...limits, ...options], {
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '',
        errors = '';
    child.stderr.on('data', (bytes) => {
        errors += bytes;
    });
    runningServers.add(child);
    const exited = new Promise((resolve) => child.on('exit', resolve)).finally(() => runningServers.delete(child));
    await new Promise((resolve, reject) => {
        child.stdout.on('data', (bytes) => {
            output += bytes;
            if (output.includes('Ctrl-C')) resolve();
        });
        void exited.then((code) => reject(new Error(`the server stopped (${code}): ${errors}`)));
    });
    return {
        data,
        pid: child.pid,
        url: output.match(/On the page\s+(\S+)/)[1],
        lmtpPort: Number(output.match(/LMTP on [\d.]+:(\d+)/)[1]),
        greeting: output,
        errors: () => errors,
        async close(signal = 'SIGTERM') {
            child.kill(signal);
            return exited;
        },
    };
}

/** On a busy machine the server refuses to check a second password of the same client before the first one is done. */
const busyWithPasswords = 'too-many-password-checks';

/** An HTTP client with a session. */
export class ApiClient {
    constructor(server) {
        this.server = server;
        this.cookie = '';
    }
    async post(path, body) {
        for (;;) {
            const answer = await fetch(this.server.url + path, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
                body: JSON.stringify(body),
            });
            const said = await answer.json();
            if (said.code === busyWithPasswords) {
                await sleep(1000 * Number(answer.headers.get('retry-after')));
                continue;
            }
            const cookie = answer.headers.get('set-cookie');
            if (cookie) this.cookie = cookie.split(';')[0];
            return { status: answer.status, ...said };
        }
    }
    async get(path) {
        return (await fetch(this.server.url + path, { headers: { Cookie: this.cookie } })).json();
    }
    signUp(name, password, address) {
        return this.post('/api/signup', { name, password, address });
    }
    command(command, comment) {
        return this.post('/api/command', { command, comment });
    }
    /** Creates an API token and returns its secret, which is now shown for the last time. */
    async token(password, name, ...scopes) {
        const { text } = await this.command(`make token ${password} ${name} ${scopes.join(' ')}`);
        return text.match(/pht_\w{46}/)[0];
    }
    async socket() {
        const socket = new WebSocket(this.server.url.replace('http', 'ws') + '/api/socket', { headers: { Cookie: this.cookie } });
        await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
        return new SocketClient(socket);
    }
}

/** A WebSocket client: sends commands and collects events. */
export class SocketClient {
    constructor(socket) {
        this.socket = socket;
        this.next = 1;
        this.waiting = new Map();
        this.events = [];
        this.listeners = [];
        socket.on('message', (bytes) => {
            const message = JSON.parse(bytes);
            if (message.event) {
                this.events.push(message);
                for (const listener of this.listeners.splice(0)) listener();
            } else {
                this.waiting.get(message.id)?.resolve(message);
                this.waiting.delete(message.id);
            }
        });
        socket.on('error', () => {});
        socket.on('close', () => {
            for (const { reject } of this.waiting.values()) reject(new Error('the socket was closed'));
        });
    }
    command(command) {
        const id = this.next++;
        return new Promise((resolve, reject) => {
            if (this.socket.readyState !== WebSocket.OPEN) return reject(new Error('the socket was closed'));
            this.waiting.set(id, { resolve, reject });
            this.socket.send(JSON.stringify({ id, command }));
        });
    }
    /** The first past or future event that `fits`. */
    async event(fits) {
        for (;;) {
            const found = this.events.find(fits);
            if (found) return found;
            await new Promise((resolve) => this.listeners.push(resolve));
        }
    }
    close() {
        this.socket.close();
    }
}

/** The envelope sender: the author of the mail. */
const authorOf = (mail) => mail.match(/^From:.*?([^\s<>]+@[^\s<>]+)/m)?.[1] ?? 'someone@example.org';

/** An LMTP or, with the greeting EHLO, an SMTP connection that delivers mails one after another. */
export class LmtpClient {
    static async open(port, greeting = 'LHLO') {
        const line = new LmtpClient();
        line.input = '';
        line.socket = connect(port, '127.0.0.1');
        line.socket.setEncoding('utf8').setNoDelay(true);
        line.socket.on('data', (text) => {
            line.input += text;
            line.wake?.();
        });
        line.socket.on('error', () => {});
        line.socket.on('close', () => {
            line.closed = true;
            line.wake?.();
        });
        await line.reply();
        await line.command(`${greeting} test.example.org`);
        return line;
    }
    async reply() {
        for (;;) {
            const whole = this.input.match(/^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/);
            if (whole) {
                this.input = this.input.slice(whole[0].length);
                return whole[0].trim();
            }
            if (this.closed) throw new Error('LMTP: closed');
            await new Promise((resolve) => {
                this.wake = resolve;
            });
        }
    }
    command(line) {
        this.socket.write(line + '\r\n');
        return this.reply();
    }
    /** Delivers a mail, pipelining the commands before it; returns the server's reply ("250 …"). */
    async deliver(mail, from = authorOf(mail), to = 'house@posthouse.localhost') {
        this.socket.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`);
        for (let i = 0; i < 3; ++i) await this.reply();
        return this.command(mail.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..') + '\r\n.');
    }
    close() {
        this.socket.destroy();
    }
}

/** Delivers one mail by LMTP; returns the reply ("250 …"). */
export async function sendByLmtp(server, mail, from, to) {
    const line = await LmtpClient.open(server.lmtpPort);
    try {
        for (;;) {
            const reply = await line.deliver(mail, from, to);
            if (!/^4.*Too many passwords are being checked/.test(reply)) return reply;
            await sleep(1000);
        }
    } finally {
        line.close();
    }
}

let mails = 0;
export function mail(from, subject, body = '', id = `<${++mails}.${process.pid}@example.org>`) {
    return `From: ${from}\nTo: house@posthouse.localhost\nSubject: ${subject}\nMessage-ID: ${id}\n\n${body}`;
}

/** Runs `posthouse receive`; returns the exit status. */
export function receiveFromPipe(server, text) {
    return spawnSync(binary, ['receive', '--data', server.data, '--minimal-password-cost'], { input: text }).status;
}

const mailsRead = new Map();
/** A delivered mail does not change, and tests ask for all of them again and again. */
function deliveredMail(path) {
    if (!mailsRead.has(path)) mailsRead.set(path, { path, at: statSync(path).mtimeMs, text: readFileSync(path, 'utf8') });
    return mailsRead.get(path);
}

/** The mails in this address's maildir, oldest first, except those in `known`, to which they are added. */
export function deliveredMails(server, address, known = new Set()) {
    const folder = join(server.data, 'mail', address, 'new');
    try {
        const names = readdirSync(folder).filter((name) => !known.has(name));
        for (const name of names) known.add(name);
        return names
            .map((name) => deliveredMail(join(folder, name)))
            .sort((a, b) => a.at - b.at || a.path.localeCompare(b.path))
            .map(({ text }) => text);
    } catch {
        return [];
    }
}

/** How much waits in the server's queues, as `posthouse admin status` asks it. */
export async function queuesOf(server) {
    const socket = connect(join(server.data, 'status.sock'));
    let text = '';
    for await (const bytes of socket) text += bytes;
    const [requests, passwordChecks, computerMoves, mails] = text
        .match(/^Waiting: .*$/m)[0]
        .match(/\d+/g)
        .map(Number);
    return { requests, passwordChecks, computerMoves, mails };
}

/** Waits until every letter has been sent: those that requests have caused wait as soon as these are answered. */
export function allSent(server) {
    return eventually(async () => {
        const { requests, mails } = await queuesOf(server);
        return requests + mails === 0;
    });
}

/** Waits until `condition()` is truthy and returns its result; throws after `seconds`, which is no bound on speed. */
export async function eventually(condition, seconds = 120) {
    const until = Date.now() + seconds * 1000;
    for (let pause = 5; ; pause = Math.min(1.2 * pause, 100)) {
        const found = await condition();
        if (found) return found;
        if (Date.now() > until) throw new Error('condition not met: ' + condition);
        await sleep(pause);
    }
}
