// kill -9 in the middle of a mail storm: every mail is answered exactly once, no move is lost or doubled.

import { test } from 'node:test';
import { storm } from './storm.mjs';

test('every mail of a storm is answered once, though the house is killed twelve times', async (t) => {
    const found = await storm(12);
    t.diagnostic(`${found.mails} mails, ${found.moves} moves`);
});
