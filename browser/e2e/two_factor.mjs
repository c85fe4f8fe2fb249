// An authenticator app for tests.

import { createHmac } from 'node:crypto';

/** The code for this base32 secret (RFC 6238), `steps` of 30 seconds from now. */
export function totpCode(secret, steps = 0) {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
    const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
    const hash = createHmac('sha1', key).update(counter).digest();
    const at = hash[19] & 15;
    return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Enables two-factor authentication for a logged-in player whose password is NAMEspass. */
export async function enableTwoFactor(client, name) {
    const begun = await client.command(`two-factor ${name}spass`);
    const secret = begun.text.match(/secret=([A-Z2-7]{32})/)[1];
    const done = await client.command(`two-factor ${name}spass ${totpCode(secret, -1)}`);
    if (!done.accepted) throw new Error(done.text);
    return { client, secret, recovery: done.text.match(/[0-9a-f]{6}-[0-9a-f]{6}/g) };
}
