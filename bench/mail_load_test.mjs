// Runs the end-to-end test mail_load_test with 200 kills.
//
//   node bench/mail_load_test.mjs build/release/posthouse [kills]

import { runMailLoad } from '../browser/e2e/mail_load.mjs';

const result = await runMailLoad(Number(process.argv[3] ?? 200), (line) => console.log(line));
console.log(
    `${result.kills} times kill -9, ${result.mails} mails, ${result.moves} moves: ` +
        'every mail answered exactly once, no move lost or doubled',
);
