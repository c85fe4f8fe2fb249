// Ann and bob, who have played a little: for tests of the site's pages.

import assert from 'node:assert/strict';
import { ApiClient } from './server.mjs';

/** Their ApiClients by name. Two matches run and one is over. */
export async function annAndBob(server) {
    const clients = { ann: new ApiClient(server), bob: new ApiClient(server) };
    for (const [name, client] of Object.entries(clients)) await client.signUp(name, `${name}spass`, `${name}@example.org`);
    for (const [who, words] of [
        ['ann', 'wari challenge ann bob --first=ann'],
        ['ann', 'wari move 1 b'],
        ['bob', 'wari move 1 d'],
        ['ann', 'oware challenge ann bob --first=ann'],
        ['ann', 'oware move 1 b'],
        ['bob', 'oware move 1 d'],
        ['bob', 'oware resign 1'],
        ['ann', 'oware challenge ann bob --first=bob --start="0,1,0,0,2,0/1,0,0,1,0,1 20 22 S"'],
    ]) {
        const said = await clients[who].command(words);
        assert.ok(said.accepted, said.text);
    }
    return clients;
}
