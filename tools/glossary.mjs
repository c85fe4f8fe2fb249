// Compares docs/glossary.md with the tables, types and routes of the sources, and finds names that are used no more.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const glossary = 'docs/glossary.md';
const widthMax = 130;

// Rows of what is stored beside something else, or the only one of their kind.
const irregularTables = {
    PlacedAddress: 'addresses',
    PlayedMove: 'moves',
    KeyedResponse: 'stored_responses',
    StoredServerKey: 'server_keys',
    LastEvent: 'last_event',
};
// The types of these tables under which the glossary has them.
const wrapped = { PlacedAddress: 'Address', StoredServerKey: 'ServerKey' };

// What tables were called until version 43 (store/sqlite/table_names_migration.h), and the words for one of their rows.
const oldTables = [
    'appetites',
    'boards',
    'held_requests',
    'held_sign_ups',
    'house_key',
    'house_pauses',
    'messages',
    'offers',
    'openings',
    'operator_acts',
    'outcomes',
    'push_places',
    'remarks',
    'restraints',
    'rests',
    'signs_of_life',
    'standings',
    'tokens',
    'watches',
];
const inSql = new RegExp(
    `\\b(?:FROM|JOIN|INTO|UPDATE|TABLE|REFERENCES) (${oldTables.join('|')})\\b|\\b(?:table|row)\\.name [=!]= "(${oldTables.join('|')})"`,
    'g',
);
// Some of them mean something else in the code. These do not.
const retired = /\b(appetites?|held_requests?|held_sign_ups?|house_key|house_pauses?|push_places?|restraints?|signs_of_life)(?:_\w+)?\b/g;
// They write the old names, or read them.
const mayBeOld =
    /^src\/store\/(sqlite\/(sqlite_schema\w*|table_names_migration|old_forms\w*)\.(h|cpp)|contract\/migration_test\.cpp|backup\/export_import\.cpp)$/;

function snakeCase(type) {
    return type.replace(/(?<=.)([A-Z])/g, '_$1').toLowerCase();
}
function plural(name) {
    if (/[^aeiou]y$/.test(name)) return name.slice(0, -1) + 'ies';
    if (/(ch|sh|x)$/.test(name)) return name + 'es';
    return name.endsWith('s') ? name : name + 's';
}

/** Calls `find(file, line, what)` with each finding. */
export function checkGlossary(root, tracked, find) {
    const read = (file) => readFileSync(join(root, file), 'utf8');
    const all = (pattern, text, files) =>
        tracked.filter((file) => files.test(file)).flatMap((file) => [...read(file).matchAll(pattern)].map(text));

    const tables = new Map(
        all(
            /codec_of<(?:Of<\w+, )?(?:\w+::)?(\w+)>+\(\) \{[^"]*"(\w+)"/g,
            ([, type, table]) => [type, table],
            /^src\/club\/.*_tables\.cpp$/,
        ),
    );
    for (const [type, table] of tables) {
        const expected = irregularTables[type] ?? plural(snakeCase(type));
        if (table !== expected) find('src/club', 1, `the table of ${type} is ${table}: call it ${expected}`);
    }

    const types = new Set(all(/^(?:struct|class|enum class|enum) (\w+)/gm, ([, type]) => type, /^src\/.*\.h$/));
    const typeScript = new Set(all(/^export (?:interface|type) (\w+)/gm, ([, type]) => type, /^src\/http\/api_types\/\w+\.ts$/));
    const routes = new Set(all(/\.path = "([^"]+)"/g, ([, path]) => '/' + path.replace(/^api\//, ''), /^src\/http\/api\/\w+_routes\.cpp$/));

    const rows = read(glossary)
        .split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => line.startsWith('|'))
        .slice(2);
    const listed = new Set();
    let before = '';
    for (const { line, number } of rows) {
        const [noun, meaning, type, table, route, script] = line
            .split('|')
            .slice(1)
            .map((cell) => cell.replaceAll('`', ''));
        const wrong = (what) => find(glossary, number, what);
        if (line.length > widthMax) wrong(`${line.length} columns`);
        if (noun.toLowerCase() <= before) wrong(`${noun} is not in alphabetical order`);
        before = noun.toLowerCase();
        if (!meaning) wrong(`nothing is said about ${noun}`);
        if (type && !types.has(type)) wrong(`there is no type ${type}`);
        const scriptType = script === '=' ? type : script;
        if (scriptType && !typeScript.has(scriptType)) wrong(`there is no ${scriptType} in TypeScript`);
        if (script && script === type) wrong(`“=” is enough for ${script}`);
        if (route && ![...routes].some((one) => one === route || one.startsWith(route + '/'))) wrong(`there is no route ${route}`);
        if (!table) continue;
        const stored = [...tables].find(([, name]) => name === table)?.[0];
        if (!stored) wrong(`there is no table ${table}`);
        else if ((wrapped[stored] ?? stored) !== type) wrong(`${table} has values of ${wrapped[stored] ?? stored}, not of ${type}`);
        listed.add(table);
    }
    for (const table of tables.values()) if (!listed.has(table)) find(glossary, 1, `the table ${table} is missing`);

    // JSON members keep their names.
    const members = new Set(all(/^ {2}(\w+)\??: /gm, ([, name]) => name, /^src\/http\/api_types\/\w+\.ts$/));
    for (const file of tracked.filter((one) => /\.(cpp|h|ts|tsx|mjs)$/.test(one) && !mayBeOld.test(one) && one !== 'tools/glossary.mjs'))
        read(file)
            .split('\n')
            .forEach((line, index) => {
                for (const [said] of line.matchAll(inSql)) find(file, index + 1, `${said}: the table has another name now (${glossary})`);
                if (!/^(src|sim|browser\/src)\//.test(file)) return;
                const code = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/\/.*|^\s*\*.*/g, '');
                for (const [name] of code.matchAll(retired))
                    if (!(/\.tsx?$/.test(file) && members.has(name)))
                        find(file, index + 1, `${name} is called otherwise now (${glossary})`);
            });
}
