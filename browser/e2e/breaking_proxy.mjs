// A proxy whose connections break: it loses the answer to every third command, which the server has carried out, and
// cuts every stream in the middle of its third, fourth or fifth line.

import { createServer, request } from 'node:http';
import { connect } from 'node:net';

export class BreakingProxy {
    lostAnswers = 0;
    cutStreams = 0;

    static async open(target) {
        const self = new BreakingProxy();
        const { hostname, port } = new URL(target);
        let commands = 0,
            streams = 0;
        self.server = createServer((asked, answer) => {
            // Not compressed: the lines must be seen.
            const headers = { ...asked.headers, 'accept-encoding': 'identity' };
            const forwarded = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
                const isStream = /ndjson/.test(got.headers['content-type']);
                if (asked.method === 'POST' && ++commands % 3 === 0) {
                    ++self.lostAnswers;
                    got.resume().on('end', () => answer.destroy());
                    return;
                }
                answer.writeHead(got.statusCode, got.headers);
                let lines = 2 + (++streams % 3);
                got.on('data', (bytes) => {
                    if (!isStream) return void answer.write(bytes);
                    for (const line of String(bytes).split(/(?<=\n)/)) {
                        if (lines < 0) return;
                        if (lines-- > 0) answer.write(line);
                        else
                            answer.write(line.slice(0, line.length / 2), () => {
                                ++self.cutStreams;
                                answer.destroy();
                            });
                    }
                });
                got.on('end', () => {
                    if (!isStream || lines >= 0) answer.end();
                });
                got.on('error', () => answer.destroy());
                answer.on('close', () => got.destroy());
            });
            forwarded.on('error', () => answer.destroy());
            asked.pipe(forwarded);
        });
        // Sockets break after 20 pieces.
        self.server.on('upgrade', (asked, client, head) => {
            const socket = connect(Number(port), hostname);
            const fields = asked.rawHeaders.reduce((text, word, i) => text + word + (i % 2 === 0 ? ': ' : '\r\n'), '');
            socket.write(`GET ${asked.url} HTTP/1.1\r\n${fields}\r\n`);
            socket.write(head);
            let pieces = 20;
            socket.on('data', (bytes) => {
                if (pieces-- > 0) return void client.write(bytes);
                client.destroy();
                socket.destroy();
            });
            client.on('data', (bytes) => socket.write(bytes));
            for (const [one, other] of [
                [client, socket],
                [socket, client],
            ])
                one.on('close', () => other.destroy()).on('error', () => other.destroy());
        });
        await new Promise((resolve) => self.server.unref().listen(0, '127.0.0.1', resolve));
        self.url = `http://127.0.0.1:${self.server.address().port}`;
        return self;
    }
    close() {
        this.server.closeAllConnections();
        this.server.close();
    }
}
