// Attacks that make the server write to uninvolved people, or have others confirm a request.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allSent, ApiClient, deliveredMails, eventually, sendByLmtp, mail, newDataFolder, startServer, removeFolder } from './server.mjs';

let server;
before(async () => {
    server = await startServer(newDataFolder());
});
after(async () => {
    await server.close();
    removeFolder(server.data);
});

/** The delivered mails once every letter has been sent. */
async function settled(address) {
    await allSent(server);
    return deliveredMails(server, address);
}
const addressed = (sender, subject, body = '', more = '') => mail(sender, subject, body).replace('\nSubject', `\n${more}Subject`);

test('one unconfirmed address gets three letters a day, however many accounts name it', async () => {
    for (let i = 0; i < 8; ++i) {
        const { status } = await new ApiClient(server).signUp(`swarm${i}x`, 'longenough', 'victim@example.org');
        assert.equal(status, 200);
    }
    assert.equal((await settled('victim@example.org')).length, 3);
});

test('one client causes at most twenty letters an hour to unconfirmed addresses', async () => {
    for (let i = 0; i < 30; ++i) await new ApiClient(server).signUp(`target${i}x`, 'longenough', `target${i}@example.org`);
    const mallory = new ApiClient(server);
    await mallory.signUp('mallory', 'longenough');
    const { text } = await mallory.command('change address mallory longenough last@example.org');
    assert.match(text, /20\s+within\s+an\s+hour\.\s+Try\s+again\s+after\s+\S+\s+\S+\s+UTC/);
    const hit = () =>
        Array.from({ length: 30 }, (_, i) => deliveredMails(server, `target${i}@example.org`).length).reduce((sum, one) => sum + one, 0);
    // Three of the sign-ups above also came from this address and caused a letter.
    assert.equal((await settled('last@example.org')).length, 0);
    assert.equal(hit(), 17);
});

test('the answer to an unauthenticated sender goes only to the envelope sender, at most five an hour', async () => {
    for (let i = 0; i < 12; ++i)
        assert.match(
            await sendByLmtp(
                server,
                addressed('forged@example.org', 'help', '', 'Reply-To: bystander@example.org\n'),
                'envelope@example.org',
            ),
            /^250/,
        );
    assert.equal((await settled('envelope@example.org')).length, 5);
    assert.equal(deliveredMails(server, 'bystander@example.org').length, 0);
    assert.equal(deliveredMails(server, 'forged@example.org').length, 0);
});

test('a pending command is confirmed by “yes” and by no other reply', async () => {
    const ann = new ApiClient(server);
    await sendByLmtp(server, mail('ann@example.org', 'signup ann annspassword'));
    const asked = await eventually(() => deliveredMails(server, 'ann@example.org').find((text) => /^Subject: confirm/m.test(text)));
    await sendByLmtp(server, mail('ann@example.org', `Re: ${asked.match(/^Subject: (confirm \S+)/m)[1]}`, 'here I am'));
    await ann.post('/api/login', { name: 'ann', password: 'annspassword' });
    const known = new Set();
    await settled('ann@example.org');
    deliveredMails(server, 'ann@example.org', known);
    assert.ok((await ann.command('wari challenge ann computer-1 --first=ann')).accepted);
    const board = (await ann.get('/api/matches?player=ann'))[0].board;
    deliveredMails(server, 'ann@example.org', known);

    await sendByLmtp(server, mail('ann@example.org', `wari move ${board} c`), 'envelope@example.org');
    const letter = await eventually(() =>
        deliveredMails(server, 'ann@example.org', known).find((text) => /^Subject: confirm h/m.test(text)),
    );
    const subject = `Re: ${letter.match(/^Subject: (confirm \S+)/m)[1]}`;
    const plies = async () => (await ann.get(`/api/match/wari/${board}`)).moves.length;
    for (const words of ['', 'What is this?', 'I am away until Monday.', 'Thank you for your message.'])
        await sendByLmtp(server, mail('ann@example.org', subject, words), 'ann@example.org');
    // Each mail was acknowledged after what it had to do.
    assert.equal(await plies(), 0);
    await sendByLmtp(server, mail('ann@example.org', subject, 'Yes, that was me.\n\nann'), 'ann@example.org');
    await eventually(async () => (await plies()) > 0);
});
