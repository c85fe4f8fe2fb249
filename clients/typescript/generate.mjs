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
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
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
  text += '}\n';
  return importsOf(text) + text;
}

/** Two interfaces with a member for each command: its fields, and its answer. The client never asks for a brief one. */
function commandsOf(paths, prefix, kind, whose) {
  const fields = [];
  const answers = [];
  for (const [path, { post }] of Object.entries(paths)) {
    if (!path.startsWith(prefix)) continue;
    const asked = post.requestBody.content['application/json'].schema;
    const answer = post.responses['200'].content['application/json'].schema;
    const { brief, ...properties } = asked.properties;
    const about = `  /** ${post.summary.replace(/^./, (letter) => letter.toUpperCase())}. */\n`;
    const member = (type) => `${about}  '${path.slice(prefix.length)}': ${type};\n`;
    fields.push(member(membersOf(properties, asked.required ?? [], '  ')));
    answers.push(member(answer.$ref ? typeOf(answer) : answerOf(answer, brief)));
  }
  const declared = (name, what, members) => `/** ${what} of each command ${whose}. */\nexport interface ${name} {\n${members.join('')}}\n`;
  const text = `${declared(`${kind}Commands`, 'The fields', fields)}\n${declared(`${kind}Answers`, 'The answer', answers)}`;
  return importsOf(text) + text;
}

/** Without `move`, which stands in a brief answer in place of the rest. */
function answerOf({ properties, required }, brief) {
  const { move: _, ...whole } = properties;
  return membersOf(brief ? whole : properties, brief ? Object.keys(whole) : required, '  ');
}

/** The server's types that a text uses. */
function importsOf(text) {
  const used = (source) =>
    [...source.matchAll(/^export (?:interface|type) (\w+)/gm)]
      .map(([, name]) => name)
      .filter((name) => new RegExp(`: ${name}\\b`).test(text));
  return (
    Object.entries(declarations())
      .map(([name, source]) => [name.replace('.ts', '.js'), used(source)])
      .filter(([, names]) => names.length)
      .map(([name, names]) => `import type { ${names.join(', ')} } from './${name}';\n`)
      .join('') + '\n'
  );
}

// Below /usr/share/doc, src/api/ is there and what it is made of is not.
if (!existsSync(types)) process.exit();

const { paths } = JSON.parse(
  execFileSync(process.env.POSTHOUSE ?? join(here, '../../build/release/posthouse'), ['openapi'], { maxBuffer: 1 << 24 }),
);
const files = declarations();
files['parameters.ts'] = head + parametersOf(paths);
files['game_commands.ts'] = head + commandsOf(paths, '/api/v1/games/{game}/commands/', 'Game', 'of a game');
files['house_commands.ts'] = head + commandsOf(paths, '/api/v1/commands/', 'House', 'that belongs to no game');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
