// nginx in front of two servers, with the sample configuration of docs/hosting/, on its own port and folder.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sample = join(dirname(fileURLToPath(import.meta.url)), '../../docs/hosting/nginx-two-servers.conf');

function isOpen(port) {
    return new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
            socket.destroy();
            resolve(true);
        });
        socket.on('error', () => resolve(false));
    });
}

export class Nginx {
    /** Starts nginx on this port in front of servers on these two ports. */
    static async start(port, servers) {
        const nginx = new Nginx();
        nginx.url = `http://127.0.0.1:${port}`;
        nginx.folder = mkdtempSync(join(tmpdir(), 'posthouse-nginx-'));
        let site = readFileSync(sample, 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`);
        [8081, 8082].forEach((usual, index) => {
            site = site.replace(`127.0.0.1:${usual}`, `127.0.0.1:${servers[index]}`);
        });
        const user = process.getuid() === 0 ? `user ${userInfo().username};` : '';
        const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ');
        const main = `daemon off; ${user} worker_processes 1; pid nginx.pid; error_log error.log; events {}`;
        writeFileSync(join(nginx.folder, 'nginx.conf'), `${main}\nhttp {\naccess_log off; ${folders}\n${site}\n}`);
        nginx.child = spawn('/usr/sbin/nginx', ['-p', nginx.folder, '-c', join(nginx.folder, 'nginx.conf'), '-e', 'error.log'], {
            stdio: ['ignore', 'ignore', 'pipe'],
        });
        let said = '',
            gone = false;
        nginx.child.stderr.on('data', (bytes) => {
            said += bytes;
        });
        nginx.exited = new Promise((resolve) =>
            nginx.child.on('exit', () => {
                gone = true;
                resolve();
            }),
        );
        while (!(await isOpen(port))) {
            if (gone) throw new Error(`nginx does not start: ${said}`);
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return nginx;
    }

    async end() {
        this.child.kill('SIGTERM');
        await this.exited;
        rmSync(this.folder, { recursive: true, force: true });
    }
}
