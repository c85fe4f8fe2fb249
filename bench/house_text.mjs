// A server's data as lines of its text export, for benchmarks that multiply a small house into a big one.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadRules } from '../browser/bundle_module.mjs';
import { newDataFolder } from '../browser/e2e/server.mjs';

/** The lines of a data folder's export: an object for the head of each table, an array for each row. */
export function exported(binary, data) {
    const { stdout, status } = spawnSync(binary, ['admin', 'export', '--data', data, '-'], { encoding: 'utf8', maxBuffer: 1 << 30 });
    if (status !== 0) throw new Error('the small house cannot be exported');
    return stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
}

/** The rows of a table, as objects. */
export function rowsOf(lines, table) {
    const at = lines.findIndex((one) => one.table === table),
        rows = [];
    for (let i = at + 1; Array.isArray(lines[i]); ++i)
        rows.push(Object.fromEntries(lines[at].columns.map((column, k) => [column, lines[i][k]])));
    return rows;
}

/** So many games of random moves, each of at most `plies`. */
export function randomGames(binary, game, { count, plies, random }) {
    const describe = loadRules(join(binary, '../browser/rules.wasm'));
    return Array.from({ length: count }, () => {
        const moves = [];
        while (moves.length < plies) {
            const { legal, over } = describe(`${game}: ${moves.join(' ')}`);
            if (over) break;
            moves.push(legal[random(legal.length)]);
        }
        return moves;
    });
}

/** What a house of an older version, or one that has just been multiplied, would not have. */
const leftOut =
    'letters events stored_responses chat_messages rating_changes player_standings opening_moves opening_shares last_event heartbeats server_pauses'.split(
        ' ',
    );

/** The export with the rows of some tables made anew: `made` has a generator of objects for each. */
export function* remade(lines, made) {
    let rows = 0,
        last = 0,
        skipping = false;
    for (const line of lines) {
        if (line.table) {
            yield line;
            skipping = line.table in made || leftOut.includes(line.table);
            last = 0;
            for (const row of made[line.table]?.() ?? []) {
                ++rows;
                last = Math.max(last, row.id ?? 0);
                yield line.columns.map((column) => row[column] ?? null);
            }
        } else if (line.counter) yield last > 0 ? { ...line, last } : line;
        else if ('end' in line) yield { end: rows };
        else if (!Array.isArray(line)) yield line;
        else if (!skipping) {
            ++rows;
            yield line;
        }
    }
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
