// Command mails a second, end to end: each is handed in by LMTP, parsed, its password checked, its move made and its answer
// and the opponent's letter written, all of it on disk before the mail is acknowledged.
//
//   node bench/command_mails.mjs build/release/posthouse [mails]
//
// Players type their password in every mail, as of old: the account's own (Argon2id at its real cost), then the mail
// password. Then every mail of the last run is brought ten times more, and must change nothing. The letters are carried to
// maildirs meanwhile.

import { LmtpLine, mail, newData, openAsHosted, removeData, Visitor } from '../browser/e2e/house.mjs';

const wanted = Number(process.argv[3] ?? 4000);
const pairs = 50;
const connections = 40;
const data = newData();
const house = await openAsHosted(data, '--answers-an-hour', '1000000');

const players = [];
const visitor = new Visitor(house);
for (let i = 0; i < 2 * pairs; ++i) {
    const name = `player${i}`;
    const one = { name, password: `a password of ${i}`, visitor: new Visitor(house) };
    await one.visitor.signUp(name, one.password, `${name}@example.org`);
    const asked = await one.visitor.get('/api/letters');
    await one.visitor.post('/api/confirm', { token: asked[0].subject.split(' ').pop() });
    players.push(one);
}

async function boards(number) {
    const begun = [];
    for (let i = 0; i < number; ++i) {
        const [first, second] = [players[2 * (i % pairs)], players[2 * (i % pairs) + 1]];
        const { match } = await first.visitor.say(`wari challenge ${first.name} ${second.name} --first=${first.name}`);
        begun.push({ board: match.board, seats: [first, second] });
    }
    return begun;
}

/** Four opening moves are legal whatever was played: a, then a, b, then b… */
const opening = ['a', 'a', 'b', 'b'];
async function run(title, passwordOf) {
    const begun = await boards(Math.ceil(wanted / opening.length));
    const mails = [];
    for (let ply = 0; ply < opening.length; ++ply)
        for (const { board, seats } of begun) {
            const who = seats[ply % 2];
            mails.push(mail(`${who.name}@example.org`,
                `wari move ${board} ${who.name} ${passwordOf(who)} ${opening[ply]}#${ply + 1}`, 'a word beneath it\n'));
        }
    const seconds = await bring(mails);
    let played = 0;
    for (const { board } of begun) played += (await visitor.get(`/api/match/wari/${board}`)).plies;
    if (played !== mails.length) throw new Error(`${played} moves of ${mails.length} were made`);
    console.log(`${title}: ${mails.length} mails in ${seconds.toFixed(1)} s = ${(mails.length / seconds).toFixed(0)} mails/s`);
    return { begun, mails };
}

async function bring(mails) {
    const lines = await Promise.all(Array.from({ length: connections }, () => LmtpLine.open(house)));
    const start = performance.now();
    let next = 0;
    // The mails of one board are far apart: each finds its turn come.
    await Promise.all(lines.map(async (line) => {
        while (next < mails.length) {
            const reply = await line.deliver(mails[next++]);
            if (!reply.startsWith('250')) throw new Error(reply);
        }
        line.close();
    }));
    return (performance.now() - start) / 1000;
}

const quoted = (one) => `"${one.password}"`;
await run('account password (its first check for each player included)', quoted);
for (const one of players) {
    const told = await one.visitor.say(`change mail-password ${quoted(one)}`);
    one.word = told.text.match(/\b([bdfghjklmnprstvz][aeiou]){8}\b/)[0];
}
const last = await run('mail password', (one) => one.word);

const before = JSON.stringify(await visitor.get('/api/matches?game=wari'));
const lettersBefore = (await players[0].visitor.get('/api/letters')).length;
const again = last.mails.slice(0, 400);
const seconds = await bring(Array.from({ length: 10 }, () => again).flat());
const same = JSON.stringify(await visitor.get('/api/matches?game=wari')) === before &&
    (await players[0].visitor.get('/api/letters')).length === lettersBefore;
console.log(`${again.length} mails brought ten times more (${(10 * again.length / seconds).toFixed(0)}/s): ` +
    (same ? 'nothing changed' : 'SOMETHING CHANGED'));
await house.close();
removeData(data);
process.exit(same ? 0 : 1);
