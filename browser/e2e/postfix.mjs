// A Postfix on loopback with its own folder, ports and queue, so that the machine's Postfix is untouched.
// `players.example` has mailboxes; tools/postfix-setup configures the server's domain, as an operator would.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLetter } from './mailbox.mjs';
import { eventually, queuesOf } from './server.mjs';

const tools = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'tools');

/** Runs as root: Postfix uses several users. */
function asRoot(command, ...parameters) {
    const root = process.getuid() === 0;
    return execFileSync(root ? command : 'sudo', root ? parameters : ['-n', command, ...parameters], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, MAIL_CONFIG: '' },
    });
}

const mailboxes = (names) => `inline:{ ${names.map((name) => `{${name}@players.example=${name}/}`).join(' ')} }`;

export class Postfix {
    mails = new Map();

    /** Starts on this port; for each server `host` is its domain and `lmtp` its LMTP address. */
    static async start(port, servers) {
        const postfix = new Postfix();
        postfix.folder = mkdtempSync(join(tmpdir(), 'posthouse-mta-'));
        asRoot('chmod', '755', postfix.folder);
        postfix.port = port;
        const config = join(postfix.folder, 'config');
        const at = (name) => join(postfix.folder, name);
        for (const name of ['config', 'queue', 'data', 'mail']) mkdirSync(at(name));
        writeFileSync(
            join(config, 'main.cf'),
            [
                'compatibility_level = 3.6',
                'mail_owner = postfix',
                'setgid_group = postdrop',
                `queue_directory = ${at('queue')}`,
                `data_directory = ${at('data')}`,
                'multi_instance_name = postfix-posthouse-test',
                'multi_instance_enable = no',
                'inet_interfaces = 127.0.0.1',
                'inet_protocols = ipv4',
                'mynetworks = 127.0.0.0/8',
                'myhostname = mta.example',
                'mydestination =',
                'smtpd_relay_restrictions = permit_mynetworks, reject',
                // Unknown recipients are found after acceptance, so that a bounce is made, as elsewhere.
                'smtpd_reject_unlisted_recipient = no',
                'virtual_mailbox_domains = players.example',
                `virtual_mailbox_base = ${at('mail')}`,
                `virtual_mailbox_maps = ${mailboxes(['ann', 'bob', 'eve', 'vera'])}`,
                'virtual_uid_maps = static:65534',
                'virtual_gid_maps = static:65534',
                'virtual_minimum_uid = 100',
                'default_transport = error:no mail leaves this test',
                'maillog_file_prefixes = /',
                `maillog_file = ${at('log')}`,
                'minimal_backoff_time = 2s',
                'maximal_backoff_time = 4s',
                'queue_run_delay = 2s',
                'lmtp_destination_concurrency_limit = 20',
                'transport_retry_time = 2s',
                '',
            ].join('\n'),
        );
        const master = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
            .split('\n')
            .map((line) => (/^smtp\s+inet/.test(line) ? `127.0.0.1:${postfix.port} inet n - n - - smtpd` : line))
            .map((line) => line.replace(/^(\w+\s+(?:unix|inet|unix-dgram)\s+\S+\s+\S+\s+)y/, '$1n'));
        writeFileSync(join(config, 'master.cf'), master.join('\n'));
        for (const { host, lmtp } of servers)
            execFileSync(join(tools, 'postfix-setup'), ['--host', host, '--lmtp', lmtp, '--config-dir', config]);
        asRoot('chown', '-R', '65534:65534', at('mail'));
        asRoot('chown', '-R', 'root', at('config'));
        asRoot('chown', 'postfix', at('data'));
        asRoot('chown', 'root', at('queue'));
        asRoot('postfix', '-c', config, 'start');
        postfix.config = config;
        return postfix;
    }

    /** All mails in this mailbox, oldest first. */
    mailbox(name) {
        const folder = join(this.folder, 'mail', name, 'new');
        if (!existsSync(folder)) return [];
        return readdirSync(folder)
            .sort((a, b) => parseFloat(a) - parseFloat(b) || (a < b ? -1 : 1))
            .map((file) => this.mail(join(folder, file)));
    }

    /** The parsed mail in this file; tests ask many times a second for all of a mailbox. */
    mail(path) {
        if (!this.mails.has(path)) this.mails.set(path, readLetter(readFileSync(path, 'utf8')));
        return this.mails.get(path);
    }

    /** Removes this mailbox. */
    removeMailbox(gone) {
        const others = ['ann', 'bob', 'eve', 'vera'].filter((name) => name !== gone);
        asRoot('postconf', '-c', this.config, '-e', `virtual_mailbox_maps = ${mailboxes(others)}`);
        asRoot('postfix', '-c', this.config, 'reload');
    }

    /** Changes settings of main.cf, as `name = value`. */
    set(...settings) {
        asRoot('postconf', '-c', this.config, '-e', ...settings);
        asRoot('postfix', '-c', this.config, 'reload');
    }

    /** Begins an SMTP session and ends it. */
    async greet() {
        const socket = connect(this.port, '127.0.0.1');
        socket.on('error', () => {});
        socket.once('data', () => socket.end('QUIT\r\n'));
        await new Promise((resolve) => socket.once('close', resolve));
    }

    log() {
        return readFileSync(join(this.folder, 'log'), 'utf8');
    }

    /** Waits until no mail is on its way: none is in Postfix's queue and no letter waits in these servers, twice in a row,
        since a mail may pass from one to the other in between. */
    async settled(servers) {
        const isEmpty = async () =>
            asRoot('postqueue', '-c', this.config, '-p').includes('empty') &&
            (await Promise.all(servers.map(queuesOf))).every(({ requests, mails }) => requests + mails === 0);
        await eventually(async () => (await isEmpty()) && (await isEmpty()));
    }

    stop() {
        try {
            asRoot('postfix', '-c', this.config, 'stop');
        } finally {
            asRoot('rm', '-rf', this.folder);
        }
    }
}
