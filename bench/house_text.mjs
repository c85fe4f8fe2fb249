// A server's data as lines of its text export, for benchmarks that multiply a small house into a big one.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { newDataFolder } from '../browser/e2e/server.mjs';

/** The lines of a data folder's export: an object for the head of each table, an array for each row. */
export function exported(binary, data) {
    const { stdout, status } = spawnSync(binary, ['admin', 'export', '--data', data, '-'], { encoding: 'utf8', maxBuffer: 1 << 30 });
    if (status !== 0) throw new Error('the small house cannot be exported');
    return stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
}

/** A new data folder with what these lines hold. */
export async function imported(binary, lines) {
    const data = newDataFolder();
    const importing = spawn(binary, ['admin', 'import', '--data', data, '-'], { stdio: ['pipe', 'inherit', 'inherit'] });
    let text = '';
    for (const line of lines) {
        text += JSON.stringify(line) + '\n';
        if (text.length < 1 << 20) continue;
        if (!importing.stdin.write(text)) await once(importing.stdin, 'drain');
        text = '';
    }
    importing.stdin.end(text);
    const [status] = await once(importing, 'exit');
    if (status !== 0) throw new Error('the big house was refused');
    return data;
}
