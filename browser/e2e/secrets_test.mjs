// After a server has handled secrets in every possible way, nothing that it left on disk or logged contains one.

import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { test } from 'node:test';
import {
    allSent,
    deliveredMails,
    eventually,
    filesBelow,
    sendByLmtp,
    mail,
    newDataFolder,
    startServer,
    receiveFromPipe,
    removeFolder,
    ApiClient,
} from './server.mjs';
import { readLetter, reply } from './mailbox.mjs';

/** Files below the folder that contain these words, plain or in quoted-printable. */
const holding = (folder, words) =>
    filesBelow(folder)
        .filter(([, text]) => text.includes(words) || text.replace(/=\r?\n/g, '').includes(words))
        .map(([path]) => relative(folder, path));

const passwords = {
    ann: 'anns-password-Kq7',
    changed: 'anns-second-password-Zx8',
    bob: 'bobs-password-Jw3',
    wrong: 'a-wrong-password-Vy5',
    misplaced: 'a-misplaced-password-Uh6',
};

test("no secret is left in the database, the log, the outbox or anybody else's mailbox", async () => {
    const data = newDataFolder();
    const server = await startServer(data);
    const says = (name, subject, body = '') => sendByLmtp(server, mail(`${name}@example.org`, subject, body));
    const letters = (name) => deliveredMails(server, `${name}@example.org`).map(readLetter);
    const letter = (name, fits) => eventually(() => letters(name).find(fits));

    for (const name of ['ann', 'bob']) {
        await says(name, `signup ${name} ${passwords[name]}`);
        const asked = await letter(name, (one) => one.field('subject').startsWith('confirm '));
        await sendByLmtp(server, reply(asked, `${name}@example.org`, ''));
        await letter(name, (one) => one.text.includes('is confirmed'));
    }
    // Passwords typed right, wrong, in the wrong place, in a body, misspelled, and quoted to the opponent.
    await says('ann', `wari challenge ann bob --first=ann --password=${passwords.ann}`);
    await says('ann', `wari move 1 ann ${passwords.wrong} c`);
    await says('ann', `wari move ann ${passwords.misplaced} 1 c`);
    await says('ann', `wari mvoe 1 ann ${passwords.ann} c`, `My password is ${passwords.ann}, do not tell!\n`);
    await says('bob', 'multiple', `wari move 1 bob ${passwords.bob} d\nwari show 1\n`);
    await says('bob', 'multiple', `wari resign 1 bob ${passwords.wrong}\nwari show 1 ${passwords.bob}\n`);
    await says('ann', `wari chat 1 ann ${passwords.ann}`, `again: ${passwords.ann}\n`);
    await says('ann', `change mail-password ann ${passwords.ann}`);
    const told = await letter('ann', (one) => /\b([bdfghjklmnprstvz][aeiou]){8}\b/.test(one.text));
    const mailPassword = told.text.match(/\b([bdfghjklmnprstvz][aeiou]){8}\b/)[0];
    await says('ann', `wari move 1 ann ${mailPassword} e`, `and ${mailPassword} as well\n`);
    await says('ann', `change password ann ${passwords.ann} ${passwords.changed}`);
    receiveFromPipe(server, mail('ann@example.org', `wari show 1 ${passwords.changed}`));
    // A request that waits for her confirmation.
    await says('ann', 'wari resign 1');
    const held = await letter('ann', (one) => /^confirm h/.test(one.field('subject')));
    const heldWord = held.field('subject').split(' ')[1];
    const client = new ApiClient(server);
    await client.post('/api/login', { name: 'ann', password: passwords.changed });
    await client.post('/api/login', { name: 'bob', password: passwords.wrong });
    await client.command(`wari show 1 ${passwords.changed}`);
    const cookie = client.cookie.split('=')[1];
    await says('ann', 'help');
    await allSent(server);
    assert.ok(letters('ann').some((one) => one.text.includes('help move')));

    const marks = letters('ann')
        .flatMap((one) => one.raw.replace(/=\r?\n/g, '').match(/house\+r[0-9.a-z]+/g) ?? [])
        .map((one) => one.split('.').pop());
    assert.ok(marks.length > 0, 'ann got reply tokens');
    const unsubscribing = letters('ann').flatMap((one) => one.field('list-unsubscribe').match(/u\d+\.\d+\.\d+\.([0-9a-f]{20})/)?.[1] ?? []);
    assert.ok(unsubscribing.length > 0, 'and unsubscribe links');
    const confirming = letters('ann')
        .find((one) => one.field('subject').startsWith('confirm '))
        .field('subject')
        .split(' ')[1];

    for (const search of ['while the house is open', 'after it was closed']) {
        for (const [name, words] of Object.entries(passwords)) {
            assert.deepEqual(holding(data, words), [], `${name}, ${search}`);
            assert.ok(!server.errors().includes(words), `${name} in the log`);
        }
        const ofAnn = (path) => path.startsWith('mail/ann@example.org/');
        for (const words of [mailPassword, heldWord, confirming, ...marks, ...unsubscribing]) {
            assert.deepEqual(
                holding(data, words).filter((path) => !ofAnn(path)),
                [],
                `${words}, ${search}`,
            );
            assert.ok(!server.errors().includes(words), `${words} in the log`);
        }
        assert.deepEqual(holding(data, cookie), [], `the session, ${search}`);
        if (search.startsWith('while')) await server.close();
    }
    // The search itself works.
    assert.ok(holding(data, 'bob@example.org').length > 0);
    assert.ok(holding(data, mailPassword).length > 0);
    removeFolder(data);
});
