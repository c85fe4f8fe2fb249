// Which project files a C++ file includes, for affected.mjs and syntax.mjs.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = fileURLToPath(new URL('..', import.meta.url));

const known = new Map();
function includes(file) {
    if (!known.has(file)) {
        const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
        known.set(
            file,
            [...text.matchAll(/^\s*#include "([^"]+)"/gm)]
                .map(([, name]) => [dirname(file), join(top, 'src'), top].map((from) => join(from, name)).find(existsSync))
                .filter(Boolean),
        );
    }
    return known.get(file);
}

/** The files (absolute paths) and everything that they include, directly or not. */
export function withIncludes(files) {
    const found = new Set(files);
    for (const file of found) for (const one of includes(file)) found.add(one);
    return found;
}
