// The reader chooses which seat is at the bottom of boards; the choice on the page applies to letters, page and
// terminal. A terminal of twenty columns has smaller boards.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Person, launchBrowser, waitForRules } from './browser.mjs';
import { ApiClient, binary, deliveredMails, eventually, sendByLmtp, mail, newDataFolder, startServer, removeFolder } from './server.mjs';
import { readLetter } from './mailbox.mjs';

let server, browser, person, ann;
const bob = () => person.page;

before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    ann = new ApiClient(server);
    await ann.signUp('ann', 'annspass', 'ann@example.org');
    person = await Person.member(browser, server, 'bob');
    await confirmed('bob', 'bob@example.org');
    for (const game of ['wari', 'wari-24', 'octilite']) assert.ok((await ann.command(`${game} challenge ann bob --first=me`)).accepted);
});
after(async () => {
    await person?.leave();
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

/** Sets an address by mail and confirms it by replying to the letter. */
async function confirmed(name, address) {
    await sendByLmtp(server, mail(address, `change address ${name} ${name}spass ${address}`));
    const letter = await eventually(() => deliveredMails(server, address).find((text) => /^Subject: confirm /m.test(text)));
    await sendByLmtp(server, mail(address, `Re: ${letter.match(/^Subject: (.*)$/m)[1]}`, 'yes\n'));
    await eventually(() => deliveredMails(server, address).find((text) => text.includes('is confirmed')));
}

/** The owner of the lower row in a text board. */
const below = (text) => (text.lastIndexOf('ann  captured') > text.lastIndexOf('you  captured') ? 'South' : 'North');
const letters = (after = 0) => deliveredMails(server, 'bob@example.org').map(readLetter).slice(after);

/** Sends ann's command about a board and returns the letter about it to bob; others may still arrive. */
async function letterAfter(words, about = /^ann /m) {
    const before = letters().length;
    assert.ok((await ann.command(words)).accepted);
    return eventually(() => letters(before).find((letter) => about.test(letter.text)));
}

async function boardOf(game) {
    await bob().goto(`${server.url}/match/${game}/1`);
    await waitForRules(bob());
    return bob().locator('.board [aria-label*="side at"], .board[aria-label*="side at"]').first().getAttribute('aria-label');
}

/** The commands in a terminal of this width. */
function visited(columns, ...commands) {
    const password = join(server.data, 'password');
    writeFileSync(password, 'bobspass\n');
    return execFileSync(binary, ['connect', server.url, '--user', 'bob', '--password-file', password], {
        input: commands.map((words) => `${words}\n`).join(''),
        encoding: 'utf8',
        env: { ...process.env, COLUMNS: columns },
    });
}

test('by default the reader is at the bottom everywhere', async () => {
    assert.match(await boardOf('wari'), /your side/);
    assert.equal(below(visited(80, 'wari show 1')), 'North');
    const letter = await letterAfter('wari move 1 b');
    assert.equal(below(letter.text), 'North');
    await letterAfter('wari move 1 undo', /ann asks to take back a move/);
});

test('First is at the bottom once chosen on the page: in letters, on the page and in the terminal', async () => {
    await bob().goto(`${server.url}/settings`);
    const form = bob().getByRole('form', { name: 'Your boards' });
    assert.ok(await form.getByLabel('my own').isChecked());
    await form.getByLabel('the first player’s').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.locator('.answer').waitFor();
    if (process.env.POSTHOUSE_PICTURES)
        await bob().screenshot({ path: join(process.env.POSTHOUSE_PICTURES, 'seat-settings.png'), fullPage: true });
    await bob().reload();
    await form.waitFor();
    assert.ok(await form.getByLabel('the first player’s').isChecked());

    assert.match(await boardOf('wari'), /ann’s side/);
    if (process.env.POSTHOUSE_PICTURES) await bob().screenshot({ path: join(process.env.POSTHOUSE_PICTURES, 'seat-wari.png') });
    assert.match(await boardOf('wari-24'), /your side/, 'house numbers are the reader’s');
    assert.equal(below(visited(80, 'wari show 1')), 'South');
    assert.equal(below(visited(80, 'wari show 1 --seat=own')), 'North');
    assert.match(visited(80, 'octilite show 1'), / G-\+-C\n/);

    const letter = await letterAfter('octilite move 1 22+a');
    assert.match(letter.text, / {6}H A B\n.* {7}\\\|\/\n.* {6}G-\+-C\n.* {5}\/\|\\\n.* {6}F E D\n/);
    const sown = await letterAfter('wari-24 move 1 b');
    assert.equal(below(sown.text), 'North');
});

test('the table in a letter has the orientation of its text', async () => {
    assert.ok((await ann.command('oware challenge ann bob --first=me')).accepted);
    const letter = await letterAfter('oware move 1 c');
    assert.equal(below(letter.text), 'South');
    assert.ok(letter.html.includes('<table'));
    assert.ok(letter.html.lastIndexOf('>ann<') > letter.html.lastIndexOf('>you<'));
});

test('boards fit a terminal of twenty columns', async () => {
    for (const game of ['wari', 'wari-24', 'octilite']) {
        const screen = visited(20, `${game} show 1`);
        for (const line of screen.split('\n')) assert.ok(line.length <= 20, `${game}: “${line}”`);
        assert.doesNotMatch(screen, /\+---/);
        assert.match(screen, game === 'octilite' ? /G-\+-C/ : / {2}4 {2}4/);
    }
});

test('a board can be previewed after any number of plies', async () => {
    const plies = 'b d f c e'.split(' ');
    for (let count = 0; count <= plies.length; ++count) {
        const said = await ann.command(`wari preview new 2 ${plies.slice(0, count).join(' ')}`);
        assert.ok(said.accepted, said.text);
    }
});
