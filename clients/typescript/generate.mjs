// Writes src/api/, the types of the API, from src/http/api_types/ and the server's OpenAPI document, into this folder or
// another with the package. npm runs it before it makes the package; in the Debian package it has been run.
//
//   node clients/typescript/generate.mjs [FOLDER]        POSTHOUSE: a program other than build/release/posthouse

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const types = join(here, '../../src/http/api_types');
const target = join(process.argv[2] ?? here, 'src/api');
const head = '// Written by generate.mjs: change src/http/api_types/ and the server instead.\n\n';
const importInteger = "import type { Integer } from './basics.js';\n\n";

/** The server's own declarations, which Node resolves by their whole names only. */
function declarations() {
  return Object.fromEntries(
    readdirSync(types).map((name) => [
      name,
      head +
        readFileSync(join(types, name), 'utf8')
          .replace(/ from '(\.\/\w+)';/g, " from '$1.js';")
          .replaceAll("'/api/", "'/api/v1/"),
    ]),
  );
}

/** The type of a JSON schema. */
function typeOf(schema, indent) {
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (schema.type === 'array') {
    const item = typeOf(schema.items, indent);
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object') return membersOf(schema.properties, schema.required ?? [], indent);
  const names = { integer: 'Integer', string: 'string', boolean: 'boolean' };
  return [schema.type]
    .flat()
    .map((type) => names[type])
    .join(' | ');
}

function membersOf(schemas, required, indent) {
  const inner = `${indent}  `;
  const members = Object.entries(schemas).map(
    ([name, schema]) =>
      `${inner}${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};\n`,
  );
  return members.length ? `{\n${members.join('')}${indent}}` : '{}';
}

function parametersOf(paths) {
  let text = '/** The parameters of each GET: those in its address, and its query. */\nexport interface GetParameters {\n';
  for (const [path, { get }] of Object.entries(paths).sort()) {
    if (!get?.responses['200'].content['application/json'] && !path.endsWith('.ndjson')) continue;
    const parameters = get.parameters ?? [];
    const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    const required = parameters.filter((one) => one.required).map((one) => one.name);
    text += `  '${path}': ${membersOf(schemas, required, '  ')};\n`;
  }
  return `${text}}\n`;
}

function commandsOf(paths, prefix, name, comment) {
  let text = `/** ${comment} */\nexport interface ${name} {\n`;
  for (const [path, { post }] of Object.entries(paths)) {
    if (!path.startsWith(prefix)) continue;
    const { properties, required } = post.requestBody.content['application/json'].schema;
    // The answer is always a CommandResponse.
    const { brief: _, ...fields } = properties;
    text += `  /** ${post.summary.replace(/^./, (letter) => letter.toUpperCase())}. */\n`;
    text += `  '${path.slice(prefix.length)}': ${membersOf(fields, required ?? [], '  ')};\n`;
  }
  return `${text}}\n`;
}

// Below /usr/share/doc, src/api/ is there and what it is made of is not.
if (!existsSync(types)) process.exit();

const { paths } = JSON.parse(
  execFileSync(process.env.POSTHOUSE ?? join(here, '../../build/release/posthouse'), ['openapi'], { maxBuffer: 1 << 24 }),
);
const files = declarations();
files['parameters.ts'] = head + importInteger + parametersOf(paths);
files['game_commands.ts'] =
  head + importInteger + commandsOf(paths, '/api/v1/games/{game}/commands/', 'GameCommands', 'The fields of each command of a game.');
files['house_commands.ts'] =
  head + importInteger + commandsOf(paths, '/api/v1/commands/', 'HouseCommands', 'The fields of each command that belongs to no game.');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
