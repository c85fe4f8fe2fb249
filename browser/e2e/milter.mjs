// A mail filter for Postfix (milter protocol) that inserts one header field at a given position: 0 is the top; 1, where
// OpenDKIM and OpenDMARC write, is below Postfix's own Received.

import { createServer } from 'node:net';

const actionsAddHeaders = 1,
    versionSpoken = 6;

function number(value) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
}

/** `asked()`: how often Postfix has connected to it. */
export async function milter(place, name, value) {
    let connections = 0;
    const server = createServer((socket) => {
        ++connections;
        const send = (command, ...parts) => {
            const body = Buffer.concat([Buffer.from(command), ...parts]);
            socket.write(Buffer.concat([number(body.length), body]));
        };
        let input = Buffer.alloc(0);
        socket.on('error', () => {});
        socket.on('data', (bytes) => {
            input = Buffer.concat([input, bytes]);
            while (input.length >= 4 && input.length >= 4 + input.readUInt32BE(0)) {
                const command = String.fromCharCode(input[4]);
                input = input.subarray(4 + input.readUInt32BE(0));
                if (command === 'O') send('O', number(versionSpoken), number(actionsAddHeaders), number(0));
                if (command === 'E') send('i', number(place), Buffer.from(`${name}\0${value}\0`));
                if (!'ODQA'.includes(command)) send('c');
            }
        });
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: server.address().port, asked: () => connections, close: () => server.close() };
}
