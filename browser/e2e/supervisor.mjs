// systemd's part for a server in a test: the Supervisor listens, starts the server with its socket, hears what the
// server reports, and starts it again on the same socket.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after } from 'node:test';
import { binary, eventually } from './server.mjs';

// Starts the server once for each line of input. systemd names the process that it passes the socket to, and the pipe
// of the journal.
const serviceLoop = `
    export JOURNAL_STREAM=$(stat -L -c %d:%i /dev/stderr)
    while read -r line; do
        LISTEN_FDS=1 sh -c 'export LISTEN_PID=$$ WATCHDOG_PID=$$; echo "started $$"; exec "$@" </dev/null' sh "$@"
        echo "ended $?"
    done`;

export class Supervisor {
    /** `watchdogSeconds`: how often the server must prove that it works. */
    static async open(data, watchdogSeconds, ...options) {
        const self = new Supervisor();
        self.notices = [];
        self.log = '';
        self.output = '';
        const path = join(data, 'notify.sock');
        // The datagrams come out as lines, since each ends with one.
        self.ear = spawn('systemd-socket-activate', ['--datagram', '--listen', path, 'sh', '-c', 'exec cat <&3'], {
            stdio: ['ignore', 'pipe', 'ignore'],
        });
        self.ear.stdout.on('data', (bytes) => self.notices.push(...String(bytes).trim().split('\n')));
        await eventually(() => existsSync(path));
        const listener = createServer();
        await new Promise((resolve) => listener.listen(0, '127.0.0.1', 4096, resolve));
        self.url = `http://127.0.0.1:${listener.address().port}`;
        const settings = ['--lmtp', '', ...'--minimal-password-cost --tablebase-seeds 0 --challenges-begin everybody'.split(' ')];
        self.loop = spawn('sh', ['-c', serviceLoop, 'sh', binary, 'serve', '--data', data, ...settings, ...options], {
            // Node's own copy is closed before anybody connects.
            stdio: ['pipe', 'pipe', 'pipe', listener._handle.fd],
            env: { ...process.env, NOTIFY_SOCKET: path, WATCHDOG_USEC: String(watchdogSeconds * 1e6) },
        });
        listener.close();
        self.loop.stdout.on('data', (bytes) => {
            self.output += bytes;
        });
        self.loop.stderr.on('data', (bytes) => {
            self.log += bytes;
        });
        if (process.env.NODE_TEST_CONTEXT) after(() => self.kill());
        await self.start();
        return self;
    }
    #count(word) {
        return this.output.match(new RegExp(`^${word} `, 'gm'))?.length ?? 0;
    }
    get pid() {
        return Number(
            this.output
                .match(/^started \d+/gm)
                .at(-1)
                .slice('started '.length),
        );
    }
    /** Starts the server and waits until it says that it is ready. */
    async start() {
        const ready = () => this.notices.filter((notice) => notice === 'READY=1').length;
        const before = ready();
        this.loop.stdin.write('start\n');
        await eventually(() => ready() > before);
    }
    /** Ends the server as `systemctl stop` does; returns its exit status. */
    async stop() {
        const before = this.#count('ended');
        process.kill(this.pid, 'SIGTERM');
        await eventually(() => this.#count('ended') > before);
        return Number(
            this.output
                .match(/^ended \d+/gm)
                .at(-1)
                .slice('ended '.length),
        );
    }
    async close() {
        const status = await this.stop();
        this.kill();
        return status;
    }
    kill() {
        if (this.output)
            try {
                process.kill(this.pid, 'SIGKILL');
            } catch {
                /* it has ended */
            }
        this.loop.kill();
        this.ear.kill();
    }
}
