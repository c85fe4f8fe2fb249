// A mail filter as Postfix asks them (the milter protocol): it puts one field into the head of each mail, at the place where
// it is told to. 0 is the very top; 1, where OpenDKIM and OpenDMARC write, is below Postfix's own Received.

import { createServer } from 'node:net';

const actionsAddHeaders = 1, versionSpoken = 6;

function number(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
}

export async function milter(place, name, value) {
    const server = createServer((socket) => {
        const say = (command, ...parts) => {
            const body = Buffer.concat([Buffer.from(command), ...parts]);
            socket.write(Buffer.concat([number(body.length), body]));
        };
        let heard = Buffer.alloc(0);
        socket.on('error', () => {});
        socket.on('data', (bytes) => {
            heard = Buffer.concat([heard, bytes]);
            while (heard.length >= 4 && heard.length >= 4 + heard.readUInt32BE(0)) {
                const command = String.fromCharCode(heard[4]);
                heard = heard.subarray(4 + heard.readUInt32BE(0));
                if (command === 'O') say('O', number(versionSpoken), number(actionsAddHeaders), number(0));
                if (command === 'E') say('i', number(place), Buffer.from(`${name}\0${value}\0`));
                if (!'ODQA'.includes(command)) say('c');
            }
        });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: server.address().port, close: () => server.close() };
}
