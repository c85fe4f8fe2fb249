// kill -9 under mail load: every mail is answered exactly once, no move is lost or played twice. POSTHOUSE_KILLS sets the
// number of kills.

import { test } from 'node:test';
import { runMailLoad } from './mail_load.mjs';

const kills = Number(process.env.POSTHOUSE_KILLS ?? 5);

test('every mail is answered exactly once although the server is killed again and again', async (t) => {
    const result = await runMailLoad(kills);
    t.diagnostic(`${result.mails} mails, ${result.moves} moves`);
});
