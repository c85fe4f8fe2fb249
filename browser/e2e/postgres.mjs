// A PostgreSQL server of a test's own: a folder, a unix socket in it, and nothing else. It ends with the test.
//
// PostgreSQL refuses to run as root: there it runs as the user that Debian's package made for it.

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.getuid() === 0;

/** The newest that is installed. */
function programs() {
    const all = '/usr/lib/postgresql';
    const versions = existsSync(all) ? readdirSync(all).filter((name) => existsSync(join(all, name, 'bin/initdb'))) : [];
    if (versions.length === 0) throw new Error('There is no PostgreSQL server here: apt install postgresql.');
    return join(all, versions.sort((a, b) => a - b).at(-1), 'bin');
}

const asItsUser = (...command) =>
    root ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', ...command] : command;

export class Postgres {
    /** `settings` are postgresql.conf's; without fsync unless they say so, which a killed server does not need. */
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
        server.run('initdb', '--pgdata', server.data, '--username=posthouse', '--auth=trust', '--encoding=UTF8',
            '--locale=C', '--no-sync');
        await server.open();
        return server;
    }

    run(program, ...words) {
        const [command, ...rest] = asItsUser(join(this.bin, program), ...words);
        return execFileSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    }

    /** Opens the server, and after a kill again; waits until it can be used. */
    async open() {
        const log = openSync(join(this.folder, 'log'), 'a');
        const settings = Object.entries({ listen_addresses: '', ...this.settings })
            .flatMap(([name, value]) => ['-c', `${name}=${value}`]);
        for (;;) {
            const [command, ...rest] = asItsUser(join(this.bin, 'postgres'), '-D', this.data, '-k', this.folder, ...settings);
            const child = this.child = spawn(command, rest, { stdio: ['ignore', log, log] });
            let gone = false;
            this.exited = new Promise((resolve) => child.on('exit', () => { gone = true; resolve(); }));
            while (!gone) {
                try {
                    this.run('pg_isready', '-q', '-h', this.folder);
                    return;
                } catch {
                    await new Promise((resolve) => setTimeout(resolve, 20));
                }
            }
            // After a kill the processes of the one before hold its memory for a moment.
        }
    }

    /** The URL of a new database. */
    database(name) {
        this.run('createdb', '-h', this.folder, '-U', 'posthouse', name);
        return `postgresql://posthouse@/${name}?host=${this.folder}`;
    }

    /** What a query says: a line for each row. */
    ask(name, sql) {
        return this.run('psql', '-h', this.folder, '-U', 'posthouse', '-d', name, '-AtX', '-c', sql).trim();
    }

    async kill(signal = 'SIGKILL') {
        // setpriv has become the server: they are one process.
        this.child.kill(signal);
        await this.exited;
    }

    async end() {
        await this.kill('SIGINT');
        rmSync(this.folder, { recursive: true, force: true });
    }
}
