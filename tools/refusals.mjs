// The refusals in the C++ sources (src/base/refusal.h): refuse("code", "English", …).
//
//   node tools/refusals.mjs FILE     writes src/http/schema/refusal_codes.h's definitions: what the server can answer with
//   node tools/refusals.mjs          prints all in Fluent's syntax, for a new translation

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src', import.meta.url));

const literal = /"(?:[^"\\\n]|\\.)*"/g;
const bytes = (escapes) => Buffer.from(escapes.replaceAll('\\x', ''), 'hex').toString();
const written = (quoted) => JSON.parse(quoted.replace(/\\'/g, "'").replace(/(?:\\x[\dA-Fa-f]{2})+/g, bytes));
/** The text of adjacent string literals; null if something else stands there. */
const textOf = (source) =>
    /^(?:"(?:[^"\\\n]|\\.)*"\s*)+$/.test(source)
        ? [...source.matchAll(literal)]
              .map(([piece]) => written(piece))
              .join('')
              .replace(/\s+/g, ' ')
        : null;

/** The source of the arguments of the call whose parenthesis opens before `from`. */
function argumentsAt(source, from) {
    const parts = [''];
    let depth = 1;
    const token = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)'|[\s\S]/y;
    token.lastIndex = from;
    for (let found; (found = token.exec(source)); ) {
        const [piece] = found;
        if ('({['.includes(piece)) ++depth;
        if (')}]'.includes(piece) && --depth === 0) break;
        if (piece === ',' && depth === 1) parts.push('');
        else parts[parts.length - 1] += piece;
    }
    return parts.map((part) => part.trim());
}

/** All refusals: a map from the code to its English sentence and the files that have it, below src/. A code has one sentence. */
export function readRefusals() {
    const known = new Map();
    for (const file of readdirSync(sources, { recursive: true }).sort()) {
        if (!/\.(cpp|h)$/.test(file) || /test/.test(file) || file === 'base/refusal.h') continue;
        // Without comments; line numbers stay.
        const source = readFileSync(join(sources, file), 'utf8').replace(/^\s*\/\/.*$/gm, '');
        for (const call of source.matchAll(/\brefuse\(/g)) {
            const place = `src/${file}:${source.slice(0, call.index).split('\n').length}`;
            const [code, english] = argumentsAt(source, call.index + call[0].length).map(textOf);
            if (!code || !english) throw new Error(`${place}: refuse("code", "English", …)`);
            const one = known.get(code) ?? { english, files: new Set() };
            if (english !== one.english) throw new Error(`${place}: the code ${code} has another sentence: ${one.english}`);
            known.set(code, { english, files: one.files.add(file) });
        }
    }
    return new Map([...known].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A line of a catalogue, with the English sentence as the message. */
export const fluentLine = (code, english) => `${code} = ${english.replace(/\{(\w+)\}/g, '{ $$$1 }')}`;

function definitions() {
    // The programs for operators and authors have others.
    const answers = /^(?:base|club|games\/(?!tablebase_cli)|http|notation)/;
    const known = [...readRefusals()].filter(([, { files }]) => [...files].some((file) => answers.test(file)));
    const row = ([code, { english }]) => JSON.stringify(`| \`${code}\` | ${english.replaceAll('|', '\\|')} |\n`);
    return `// Written by tools/refusals.mjs.
#include "http/schema/refusal_codes.h"

namespace posthouse::http {
namespace {

constexpr std::string_view codes[] = {
${known.map(([code]) => `    "${code}",\n`).join('')}};

}  // namespace

std::span<const std::string_view> refusal_codes() {
    return codes;
}

std::string_view refusal_table() {
    return "| code | detail |\\n|---|---|\\n"
${known.map((one) => `        ${row(one)}`).join('\n')};
}

}  // namespace posthouse::http
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const [, , file] = process.argv;
    if (!file) {
        for (const [code, { english }] of readRefusals()) console.log(fluentLine(code, english));
    } else {
        // Nothing is compiled again if the refusals are the same.
        const text = definitions();
        if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
}
