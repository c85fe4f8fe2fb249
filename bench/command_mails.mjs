// Command mails per second, end to end: LMTP, parsing, password check, move, response and the opponent's letter, all
// committed before the mail is acknowledged.
//
//   node bench/command_mails.mjs build/release/posthouse [mails]
//
// Every mail contains a password: first the account's (Argon2id at its real cost), then the mail password. Then some
// mails of the last run are delivered ten more times and must change nothing. Letters are written to maildirs
// meanwhile.

import { LmtpClient, mail, newDataFolder, startHostedServer, removeFolder, ApiClient } from '../browser/e2e/server.mjs';

const wanted = Number(process.argv[3] ?? 4000);
const pairs = 10; // each confirms an address, and one client may ask for 20 such letters an hour
const connections = 40;
const data = newDataFolder();
const server = await startHostedServer(data, '--replies-per-hour', '1000000', '--matches-of-player', '10000');

const players = [];
const client = new ApiClient(server);
for (let i = 0; i < 2 * pairs; ++i) {
    const name = `player${i}`;
    const one = { name, password: `a password of ${i}`, client: new ApiClient(server) };
    await one.client.signUp(name, one.password, `${name}@example.org`);
    const asked = await one.client.get('/api/letters');
    await one.client.post('/api/confirm', { token: asked[0].subject.split(' ')[1] });
    players.push(one);
}

async function boards(number) {
    const begun = [];
    for (let i = 0; i < number; ++i) {
        const [first, second] = [players[2 * (i % pairs)], players[2 * (i % pairs) + 1]];
        const { match } = await first.client.command(`wari challenge ${first.name} ${second.name} --first=${first.name}`);
        begun.push({ board: match.board, seats: [first, second] });
    }
    return begun;
}

/** Four opening moves that are always legal: a, then a, b, then b. */
const opening = ['a', 'a', 'b', 'b'];
async function run(title, passwordOf) {
    const begun = await boards(Math.ceil(wanted / opening.length));
    const mails = [];
    for (let ply = 0; ply < opening.length; ++ply)
        for (const { board, seats } of begun) {
            const who = seats[ply % 2];
            mails.push(
                mail(
                    `${who.name}@example.org`,
                    `wari move ${board} ${who.name} ${passwordOf(who)} ${opening[ply]}#${ply + 1}`,
                    'a word beneath it\n',
                ),
            );
        }
    const seconds = await deliver(mails);
    let played = 0;
    for (const { board } of begun) played += (await client.get(`/api/match/wari/${board}`)).plies;
    if (played !== mails.length) throw new Error(`${played} moves of ${mails.length} were made`);
    console.log(`${title}: ${mails.length} mails in ${seconds.toFixed(1)} s = ${(mails.length / seconds).toFixed(0)} mails/s`);
    return { begun, mails };
}

async function deliver(mails) {
    const lines = await Promise.all(Array.from({ length: connections }, () => LmtpClient.open(server.lmtpPort)));
    const start = performance.now();
    let next = 0;
    // The mails of one board are far apart, so each finds that it is its turn.
    await Promise.all(
        lines.map(async (line) => {
            while (next < mails.length) {
                const reply = await line.deliver(mails[next++]);
                if (!reply.startsWith('250')) throw new Error(reply);
            }
            line.close();
        }),
    );
    return (performance.now() - start) / 1000;
}

const quoted = (one) => `"${one.password}"`;
await run('account password (its first check for each player included)', quoted);
for (const one of players) {
    const told = await one.client.command(`change mail-password ${quoted(one)}`);
    one.mailPassword = told.text.match(/\b([bdfghjklmnprstvz][aeiou]){8}\b/)[0];
}
const last = await run('mail password', (one) => one.mailPassword);

const before = JSON.stringify(await client.get('/api/matches?game=wari'));
const lettersBefore = (await players[0].client.get('/api/letters')).length;
const again = last.mails.slice(0, 400);
const seconds = await deliver(Array.from({ length: 10 }, () => again).flat());
const same =
    JSON.stringify(await client.get('/api/matches?game=wari')) === before &&
    (await players[0].client.get('/api/letters')).length === lettersBefore;
console.log(
    `${again.length} mails delivered ten more times (${((10 * again.length) / seconds).toFixed(0)}/s): ` +
        (same ? 'nothing changed' : 'SOMETHING CHANGED'),
);
await server.close();
removeFolder(data);
process.exit(same ? 0 : 1);
