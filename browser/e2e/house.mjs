// The real program on free ports with a data folder of its own, for the tests beside this file.
//
// open() starts `posthouse serve` and waits until it says where it can be reached; a house may be killed and opened again
// on the same data.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import WebSocket from 'ws';

export const binary = process.env.POSTHOUSE ?? process.argv[2];

const housesOpen = new Set();
// A test that fails leaves its house open, which would keep its file from ending until ctest's patience does.
if (process.env.NODE_TEST_CONTEXT) after(() => { for (const child of housesOpen) child.kill('SIGKILL'); });

export function newData() {
    return mkdtempSync(join(tmpdir(), 'posthouse-e2e-'));
}

export function removeData(data) {
    rmSync(data, { recursive: true, force: true });
}

export function open(data, ...options) {
    return openAsHosted(data, '--minimal-password-cost', ...options);
}

/** With passwords that cost what they cost in a real house. Tables of endings are built only where a test says so. */
export async function openAsHosted(data, ...options) {
    const tables = options.includes('--config') ? [] : ['--tables', '0'];
    const http = options.includes('--http') ? [] : ['--http', '127.0.0.1:0'];
    // All of a test comes from one address, and as fast as it can.
    const limits = ['--requests-a-minute', '--requests-a-minute-of-address', '--logins-a-minute', '--sign-ups-an-hour', '--sign-ups-a-day', '--strangers-seconds']
        .flatMap((name) => options.includes(name) ? [] : [name, '0']);
    // Challenges begin at once where a test is not about them.
    const begin = options.includes('--config') || options.includes('--challenges-begin') ? [] : ['--challenges-begin', 'everybody'];
    const child = spawn(binary,
        ['serve', '--data', data, ...begin, ...http, '--lmtp', '127.0.0.1:0', ...tables, ...limits, ...options],
        { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '', complained = '';
    child.stderr.on('data', (bytes) => { complained += bytes; });
    housesOpen.add(child);
    const exited = new Promise((resolve) => child.on('exit', resolve)).finally(() => housesOpen.delete(child));
    await new Promise((resolve, reject) => {
        child.stdout.on('data', (bytes) => {
            said += bytes;
            if (said.includes('Ctrl-C')) resolve();
        });
        exited.then((code) => reject(new Error(`the house closed (${code}): ${complained}`)));
    });
    return {
        data,
        pid: child.pid,
        url: said.match(/On the page\s+(\S+)/)[1],
        lmtpPort: Number(said.match(/LMTP on [\d.]+:(\d+)/)[1]),
        greeting: said,
        complaints: () => complained,
        async close(signal = 'SIGTERM') {
            child.kill(signal);
            return exited;
        },
    };
}

/** Someone with a session: commands by HTTP. */
export class Visitor {
    constructor(house) {
        this.house = house;
        this.cookie = '';
    }
    async post(path, body) {
        const answer = await fetch(this.house.url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
            body: JSON.stringify(body),
        });
        const cookie = answer.headers.get('set-cookie');
        if (cookie) this.cookie = cookie.split(';')[0];
        return { status: answer.status, ...await answer.json() };
    }
    async get(path) {
        return (await fetch(this.house.url + path, { headers: { Cookie: this.cookie } })).json();
    }
    signUp(name, password, address) {
        return this.post('/api/signup', { name, password, address });
    }
    say(command, comment) {
        return this.post('/api/command', { command, comment });
    }
    /** The word of a new token for a program of theirs; by then it has been told once. */
    async token(password, name, ...scopes) {
        const { text } = await this.say(`make token ${password} ${name} ${scopes.join(' ')}`);
        return text.match(/pht_\w{46}/)[0];
    }
    async socket() {
        const socket = new WebSocket(this.house.url.replace('http', 'ws') + '/api/socket',
            { headers: { Cookie: this.cookie } });
        await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
        return new Line(socket);
    }
}

/** A WebSocket to the house: commands with their answers, and the events that come by themselves. */
export class Line {
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
    say(command) {
        const id = this.next++;
        return new Promise((resolve, reject) => {
            if (this.socket.readyState !== WebSocket.OPEN) return reject(new Error('the socket was closed'));
            this.waiting.set(id, { resolve, reject });
            this.socket.send(JSON.stringify({ id, command }));
        });
    }
    /** The first event, past or coming, that fits. */
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

/** As its own server sends a mail: the envelope names its author. */
const authorOf = (mail) => mail.match(/^From:.*?([^\s<>]+@[^\s<>]+)/m)?.[1] ?? 'someone@example.org';

/** One LMTP connection, over which mails go one after the other. */
export class LmtpLine {
    static async open(house) {
        const line = new LmtpLine();
        line.heard = '';
        line.socket = connect(house.lmtpPort, '127.0.0.1');
        line.socket.setEncoding('utf8').setNoDelay(true);
        line.socket.on('data', (text) => { line.heard += text; line.wake?.(); });
        line.socket.on('error', () => {});
        line.socket.on('close', () => { line.closed = true; line.wake?.(); });
        await line.reply();
        await line.say('LHLO test.example.org');
        return line;
    }
    async reply() {
        for (;;) {
            const whole = this.heard.match(/^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/);
            if (whole) {
                this.heard = this.heard.slice(whole[0].length);
                return whole[0].trim();
            }
            if (this.closed) throw new Error('LMTP: closed');
            await new Promise((resolve) => { this.wake = resolve; });
        }
    }
    say(line) {
        this.socket.write(line + '\r\n');
        return this.reply();
    }
    /** The reply to the mail ("250 …"); the commands before it are sent ahead. */
    async deliver(mail, from = authorOf(mail), to = 'house@posthouse.localhost') {
        this.socket.write(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`);
        for (let i = 0; i < 3; ++i) await this.reply();
        return this.say(mail.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..') + '\r\n.');
    }
    close() {
        this.socket.destroy();
    }
}

/** Hands in one mail by LMTP; the reply to it ("250 …"). */
export async function lmtp(house, mail, from, to) {
    const line = await LmtpLine.open(house);
    try {
        return await line.deliver(mail, from, to);
    } finally {
        line.close();
    }
}

let mails = 0;
export function mail(from, subject, body = '', id = `<${++mails}.${process.pid}@example.org>`) {
    return `From: ${from}\nTo: house@posthouse.localhost\nSubject: ${subject}\nMessage-ID: ${id}\n\n${body}`;
}

/** `posthouse receive`: exit status. */
export function receive(house, text) {
    return spawnSync(binary, ['receive', '--data', house.data, '--minimal-password-cost'], { input: text }).status;
}

/** Every mail in the maildir of this address, oldest first; without those of `known`, to which they are added. */
export function delivered(house, address, known = new Set()) {
    const folder = join(house.data, 'mail', address, 'new');
    try {
        const fresh = readdirSync(folder).filter((name) => !known.has(name));
        for (const name of fresh) known.add(name);
        return fresh.map((name) => join(folder, name))
            .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs || a.localeCompare(b))
            .map((path) => readFileSync(path, 'utf8'));
    } catch {
        return [];
    }
}

/** Waits until `look()` gives something, and gives that; fails after `seconds`. */
export async function eventually(look, seconds = 20) {
    const until = Date.now() + seconds * 1000;
    for (;;) {
        const found = await look();
        if (found) return found;
        if (Date.now() > until) throw new Error('it did not happen: ' + look);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}
