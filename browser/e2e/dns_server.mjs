// A DNS server for the tests: answers from lines as `posthouse init` prints them, by UDP on a port of 127.0.0.1.
//
//     games.example.  MX  10 games.example.
//     games.example.  TXT "v=spf1 mx" " -all"
//
// Runs by itself, too: `node dns_server.mjs PORT FILE`, which prints a line when it is ready and reads the file again for
// every question.

import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';

const types = { A: 1, PTR: 12, MX: 15, TXT: 16, AAAA: 28 };
const noSuchName = 3;

const number = (value) => Buffer.from([value >> 8, value & 255]);

function nameBytes(name) {
    const labels = name.replace(/\.$/, '').split('.').filter(Boolean);
    return Buffer.concat([...labels.map((label) => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])]);
}

function sixBytes(address) {
    const [head, tail = ''] = address.split('::');
    const groups = (text) => text.split(':').filter(Boolean);
    const missing = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
    const all = [...groups(head), ...Array(missing).fill('0'), ...groups(tail)];
    return Buffer.concat(all.map((group) => number(parseInt(group, 16))));
}

function dataBytes(type, value) {
    if (type === 'A' && isIPv4(value)) return Buffer.from(value.split('.').map(Number));
    if (type === 'AAAA' && isIPv6(value)) return sixBytes(value);
    if (type === 'PTR') return nameBytes(value);
    if (type === 'MX') return Buffer.concat([number(Number(value.split(' ')[0])), nameBytes(value.split(' ')[1])]);
    return Buffer.concat([...value.matchAll(/"([^"]*)"/g)].map(([, text]) => Buffer.from([text.length, ...Buffer.from(text)])));
}

/** The records in lines of a zone; what is in brackets is not known yet and left out. */
function readZone(text) {
    return text
        .split('\n')
        .map((line) => line.trim().match(/^(\S+)\s+(A|AAAA|MX|TXT|PTR)\s+(.*)$/))
        .filter(Boolean)
        .filter(([, , , value]) => !value.startsWith('('))
        .map(([, name, type, value]) => ({ name: name.replace(/\.$/, '').toLowerCase(), type, value }));
}

function answer(question, records) {
    let end = 12;
    const labels = [];
    while (question[end] !== 0) {
        labels.push(question.toString('latin1', end + 1, end + 1 + question[end]));
        end += 1 + question[end];
    }
    const name = labels.join('.').toLowerCase(),
        wanted = question.readUInt16BE(end + 1);
    const ofName = records.filter((one) => one.name === name);
    const found = ofName.filter(({ type }) => types[type] === wanted);
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8580 | (ofName.length === 0 ? noSuchName : 0), 2);
    for (const [at, count] of [
        [4, 1],
        [6, found.length],
        [8, 0],
        [10, 0],
    ])
        head.writeUInt16BE(count, at);
    return Buffer.concat([
        head,
        question.subarray(12, end + 5),
        ...found.flatMap(({ type, value }) => {
            const data = dataBytes(type, value);
            return [number(0xc00c), number(types[type]), number(1), number(0), number(60), number(data.length), data];
        }),
    ]);
}

export class DnsServer {
    /** `zone()` is asked for the lines at each question. */
    static async start(zone, port = 0) {
        const server = new DnsServer();
        server.socket = createSocket('udp4');
        server.socket.on('message', (question, { port: from, address }) =>
            server.socket.send(answer(question, readZone(zone())), from, address),
        );
        await new Promise((resolve) => server.socket.bind(port, '127.0.0.1', resolve));
        server.address = `127.0.0.1:${server.socket.address().port}`;
        return server;
    }
    close() {
        this.socket.close();
    }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
    const { address } = await DnsServer.start(() => readFileSync(process.argv[3], 'utf8'), Number(process.argv[2]));
    console.log(`answering at ${address}`);
}
