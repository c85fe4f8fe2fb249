// The same as the test `storm`, with 200 kills.
//
//   node bench/mail_storm.mjs build/release/posthouse [kills]

import { storm } from '../browser/e2e/storm.mjs';

const found = await storm(Number(process.argv[3] ?? 200), (words) => console.log(words));
console.log(`${found.kills} times kill -9, ${found.mails} mails, ${found.moves} moves: ` +
    'every mail answered exactly once, no move lost or doubled');
