// A PostgreSQL server in its own folder, on a unix socket only, for the duration of a test.
//
// PostgreSQL refuses to run as root, so then it runs as Debian's user postgres.

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.getuid() === 0;

/** The newest installed version. */
function programs() {
    const all = '/usr/lib/postgresql';
    const versions = existsSync(all) ? readdirSync(all).filter((name) => existsSync(join(all, name, 'bin/initdb'))) : [];
    if (versions.length === 0) throw new Error('There is no PostgreSQL server here: apt install postgresql.');
    return join(all, versions.sort((a, b) => a - b).at(-1), 'bin');
}

const asItsUser = (...command) =>
    root ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', ...command] : command;

export class Postgres {
    /** Starts with these settings of postgresql.conf; fsync is off by default, which is safe for killed servers. */
    static async start(settings = { fsync: 'off' }) {
        const server = new Postgres();
        server.settings = settings;
        server.bin = programs();
        server.folder = mkdtempSync(join(tmpdir(), 'posthouse-postgres-'));
        if (root) {
            const id = (which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
            chownSync(server.folder, id('-u'), id('-g'));
        }
        server.data = join(server.folder, 'data');
        server.run('initdb', '--pgdata', server.data, '--username=posthouse', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
        await server.open();
        return server;
    }

    run(program, ...words) {
        const [command, ...rest] = asItsUser(join(this.bin, program), ...words);
        return execFileSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    }

    /** Starts the server, also after a kill, and waits until it is ready. */
    async open() {
        const log = openSync(join(this.folder, 'log'), 'a');
        const settings = Object.entries({ listen_addresses: '', ...this.settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
        for (;;) {
            const [command, ...rest] = asItsUser(join(this.bin, 'postgres'), '-D', this.data, '-k', this.folder, ...settings);
            const child = (this.child = spawn(command, rest, { stdio: ['ignore', log, log] }));
            let gone = false;
            this.exited = new Promise((resolve) =>
                child.on('exit', () => {
                    gone = true;
                    resolve();
                }),
            );
            while (!gone) {
                try {
                    this.run('pg_isready', '-q', '-h', this.folder);
                    return;
                } catch {
                    await new Promise((resolve) => setTimeout(resolve, 20));
                }
            }
            // After a kill the old processes hold their shared memory for a moment.
        }
    }

    /** Creates a database and returns its URL. */
    database(name) {
        this.run('createdb', '-h', this.folder, '-U', 'posthouse', name);
        return `postgresql://posthouse@/${name}?host=${this.folder}`;
    }

    /** Runs a query; returns a line for each row. */
    ask(name, sql) {
        return this.run('psql', '-h', this.folder, '-U', 'posthouse', '-d', name, '-AtX', '-c', sql).trim();
    }

    async kill(signal = 'SIGKILL') {
        // setpriv has exec'ed the server, so they are one process.
        this.child.kill(signal);
        await this.exited;
    }

    async end() {
        await this.kill('SIGINT');
        rmSync(this.folder, { recursive: true, force: true });
    }
}
