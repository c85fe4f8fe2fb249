// The web servers of docs/hosting/ in front of a server, with https: each with its sample as it is but for name, ports and
// certificate, in a folder of its own. The machine's own web servers are untouched.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../docs/hosting');
const isRoot = process.getuid() === 0;

function isOpen(port) {
    return new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
            socket.destroy();
            resolve(true);
        });
        socket.on('error', () => resolve(false));
    });
}

/** A certificate for “localhost” that is valid for so many days: `cert.pem` and `key.pem` in this folder. */
function makeCertificate(folder, days) {
    const kind = '-x509 -newkey rsa:2048 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost'.split(' ');
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    execFileSync('openssl', ['req', ...kind, '-days', String(days), ...files], { stdio: 'ignore' });
}

/** Checks that the sample has what is replaced in it. */
function replaced(text, changes) {
    for (const [from, to] of changes) {
        if (!text.includes(from)) throw new Error(`the sample has no “${from}”`);
        text = text.replaceAll(from, to);
    }
    return text;
}

const modules = ['mpm_event', 'authz_core', 'socache_shmcb', 'ssl', 'proxy', 'proxy_http', 'unixd'];

const nginx = (name, servers) => ({
    program: '/usr/sbin/nginx',
    sample: name,
    servers,
    configuration(_folder, port, sample) {
        const user = isRoot ? `user ${userInfo().username};` : '';
        const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ');
        const main = `daemon off; ${user} worker_processes 1; pid nginx.pid; error_log error.log; events {}`;
        // As certbot writes it.
        const listen = `    listen 127.0.0.1:${port} ssl;\n    ssl_certificate cert.pem;\n    ssl_certificate_key key.pem;\n`;
        const site = replaced(sample, [['    listen 80;\n', listen]]).replace('    listen [::]:80;\n', '');
        return `${main}\nhttp {\naccess_log off; ${folders}\n${site}\n}`;
    },
    check: (folder, file) => ['-t', '-p', folder, '-c', file, '-e', 'error.log'],
    run: (folder, file) => ['-p', folder, '-c', file, '-e', 'error.log'],
});

export const proxies = {
    nginx: nginx('nginx.conf', ['127.0.0.1:8080']),
    nginxOfTwoServers: nginx('nginx-two-servers.conf', ['127.0.0.1:8081', '127.0.0.1:8082']),
    caddy: {
        program: '/usr/bin/caddy',
        sample: 'Caddyfile',
        servers: ['127.0.0.1:8080'],
        configuration: (folder, port, sample) =>
            '{\n\tadmin off\n\tauto_https off\n\tskip_install_trust\n}\n' +
            replaced(sample, [
                ['localhost {\n', `https://localhost:${port} {\n\tbind 127.0.0.1\n` + `\ttls ${folder}/cert.pem ${folder}/key.pem\n`],
            ]),
        check: (_, file) => ['validate', '--adapter', 'caddyfile', '--config', file],
        run: (_, file) => ['run', '--adapter', 'caddyfile', '--config', file],
    },
    apache: {
        program: '/usr/sbin/apache2',
        sample: 'apache.conf',
        servers: ['127.0.0.1:8080'],
        configuration(folder, port, sample) {
            const names = `ServerRoot ${folder}\nServerName localhost\nPidFile apache.pid\nErrorLog error.log\nListen 127.0.0.1:${port}`;
            const owner = `User www-data\nGroup www-data\nDefaultRuntimeDir ${folder}`;
            // Those that Debian compiles in are not files.
            const files = modules.map((name) => [name, `/usr/lib/apache2/modules/mod_${name}.so`]).filter(([, file]) => existsSync(file));
            const loaded = files.map(([name, file]) => `LoadModule ${name}_module ${file}`);
            // As certbot writes it.
            const tls = 'SSLEngine on\n    SSLCertificateFile cert.pem\n    SSLCertificateKeyFile key.pem';
            const site = replaced(sample, [['<VirtualHost *:80>', `<VirtualHost *:${port}>\n    ${tls}`]]);
            return [names, owner, ...loaded, site].join('\n');
        },
        check: (_, file) => ['-t', '-f', file],
        run: (_, file) => ['-D', 'FOREGROUND', '-f', file],
    },
};

export class ReverseProxy {
    /** Starts it in front of the server at this port, which stands for all of the sample; `url` begins with https://localhost. */
    static async start(name, serverPort, port, { certificateDays = 90, withoutUpgrade = false } = {}) {
        const about = proxies[name];
        if (!existsSync(about.program)) throw new Error(`${about.program} is missing: tools/setup tests`);
        const proxy = new ReverseProxy();
        proxy.folder = mkdtempSync(join(tmpdir(), `posthouse-${name}-`));
        proxy.url = `https://localhost:${port}`;
        proxy.certificate = join(proxy.folder, 'cert.pem');
        makeCertificate(proxy.folder, certificateDays);
        const sample = replaced(readFileSync(join(samples, about.sample), 'utf8'), [
            ['house.example.org', 'localhost'],
            ...about.servers.map((one) => [one, `127.0.0.1:${serverPort}`]),
        ]);
        const file = join(proxy.folder, 'proxy.conf');
        const configuration = about.configuration(proxy.folder, port, sample);
        writeFileSync(file, withoutUpgrade ? configuration.replace(/^.*set_header Upgrade.*$/m, '') : configuration);
        const env = { ...process.env, HOME: proxy.folder, XDG_DATA_HOME: proxy.folder, XDG_CONFIG_HOME: proxy.folder };
        const checked = spawnSync(about.program, about.check(proxy.folder, file), { encoding: 'utf8', env });
        if (checked.status !== 0) throw new Error(`${name} refuses the sample: ${checked.stderr}${checked.stdout}`);
        proxy.child = spawn(about.program, about.run(proxy.folder, file), { stdio: ['ignore', 'ignore', 'pipe'], env });
        let said = '',
            gone = false;
        proxy.child.stderr.on('data', (bytes) => {
            said += bytes;
        });
        proxy.exited = new Promise((resolve) =>
            proxy.child.on('exit', () => {
                gone = true;
                resolve();
            }),
        );
        while (!(await isOpen(port))) {
            if (gone) throw new Error(`${name} does not start: ${said}`);
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return proxy;
    }

    async end() {
        this.child.kill('SIGTERM');
        await this.exited;
        rmSync(this.folder, { recursive: true, force: true });
    }
}
