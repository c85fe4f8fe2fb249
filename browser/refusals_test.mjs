// The refusals of the server and the rules (src/base/refusal.h, locales/*/refusals.ftl): each code has one
// English sentence in the C++ sources, docs/refusals.md lists them, the catalogue has that very English, every
// language has what English has, and the rules' refusals are said in each.
//
//     node refusals_test.mjs RULES.WASM ../src ../docs/refusals.md      (in the folder of this file)
//
// With WRITE=1 it writes docs/refusals.md.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { refusalsOf } from './cpp_sentences.mjs';
import { bundleModule, loadRules } from './bundle_module.mjs';

const [wasmFile, sources, list] = process.argv.slice(2);
const { refusalFormatter } = await bundleModule('refusals.ts');
const words = (language, file) => readFileSync(join('locales', language, file), 'utf8');
const messagesOf = (language) =>
  new Map(new FluentResource(words(language, 'refusals.ftl')).body.map((message) => [message.id, message.value]));

// One code, one sentence.
const known = new Map(); // code: { english, files }
for (const file of readdirSync(sources, { recursive: true }).sort()) {
  if (!/\.(cpp|h)$/.test(file) || /test/.test(file) || file === 'base/refusal.h') continue;
  for (const { line, code, english } of refusalsOf(join(sources, file))) {
    assert.ok(code && english, `${file}:${line}: refuse("code", "English", …)`);
    const one = known.get(code) ?? { english, files: new Set() };
    assert.equal(english, one.english, `${file}:${line}: the code ${code} has one sentence`);
    one.files.add(file);
    known.set(code, one);
  }
}

// The documentation lists them: those of the programs for operators and authors apart.
const answers = /^(?:base|club|games\/(?!tablebase_cli)|http|notation)/;
const rows = [...known]
  .filter(([, { files }]) => [...files].some((file) => answers.test(file)))
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, { english }]) => `| \`${code}\` | ${english.replace(/\s+/g, ' ').replaceAll('|', '\\|')} |`);
const page = readFileSync(list, 'utf8');
const [intro] = page.split('| Code |');
const written = `${intro}| Code | \`detail\` |\n| --- | --- |\n${rows.join('\n')}\n`;
if (process.env.WRITE) writeFileSync(list, written);
else assert.ok(page === written, `${list} lists the codes: write it with WRITE=1`);

// The catalogue's English is that of the sources.
const textOf = (value) =>
  (typeof value === 'string' ? [value] : value).map((piece) => (typeof piece === 'string' ? piece : `{${piece.name}}`)).join('');
const english = messagesOf('en');
for (const [code, value] of english) {
  assert.ok(known.has(code), `locales/en/refusals.ftl: no source refuses with ${code}`);
  assert.equal(textOf(value), known.get(code).english.replace(/\s+/g, ' '), `locales/en/refusals.ftl: ${code}`);
}
// In these files every refusal is in the catalogue.
const covered = [
  'club/moderation.cpp',
  'club/challenges.cpp',
  'club/clock.cpp',
  'club/command_table.cpp',
  'club/matchmaking.cpp',
  'club/etiquette.cpp',
  'club/help.cpp',
  'club/calendar.cpp',
  'club/service.cpp',
  'club/service_accounts.cpp',
  'club/service_moderation.cpp',
  'club/service_challenges.cpp',
  'club/service_seats.cpp',
  'club/service_mail.cpp',
  'club/service_lists.cpp',
  'club/service_matches.cpp',
  'club/service_conditional_moves.cpp',
  'club/service_programs.cpp',
  'club/service_clock.cpp',
  'club/service_matchmaking.cpp',
  'club/service_sessions.cpp',
  'club/service_chat.cpp',
  'club/service_tournaments.cpp',
  'club/conditional_moves.cpp',
  'club/mail_move_lists.cpp',
  'club/parsed_reply.cpp',
  'club/service_identity.cpp',
  'club/service_replies.cpp',
  'games/game_of.h',
  'games/games.cpp',
  'games/octilite/notation.cpp',
  'games/wari/notation.cpp',
  'notation/read_games.cpp',
  'terminal/play.cpp',
  'terminal/show.cpp',
];
for (const [code, { files }] of known)
  for (const file of covered)
    assert.ok(!files.has(file) || english.has(code), `${file}: locales/en/refusals.ftl lacks ${code}`);

// Every language has all of them, with the same values.
const namesOf = (value) => {
  const found = new Set();
  JSON.stringify(value, (_, piece) => {
    if (piece?.type === 'var') found.add(piece.name);
    return piece;
  });
  return [...found].sort();
};
const tongues = readdirSync('locales').filter((language) => language !== 'en').map((language) => {
  const own = messagesOf(language);
  assert.deepEqual([...own.keys()].sort(), [...english.keys()].sort(), `${language} has the codes that English has`);
  for (const [code, value] of own) assert.deepEqual(namesOf(value), namesOf(english.get(code)), `${language}: ${code}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join('locales', language)))
    if (file !== 'refusals.ftl') bundle.addResource(new FluentResource(words(language, file)));
  const lookup = (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values, []) : null;
  };
  return { language, say: refusalFormatter(language, Object.fromEntries(own), lookup) };
});
const french = tongues.find(({ language }) => language === 'fr').say;
const inFrench = (refusal) => french(refusal)?.replaceAll('\u00a0', ' ');

// Whatever the rules have against a move is said in each language.
const describe = loadRules(wasmFile);
const pods = '22b,32,42,52/26,36,46,56 11 12 O';
const heard = new Set();
for (const [line, code] of [
  ['wari: z', 'no-such-house'],
  ['wari-24: z', 'no-such-numbered-house'],
  ['wari-24: 7', 'house-of-opponent'],
  ['wari from 0,4,4,4,4,4/4,4,4,4,4,4 4 0 S: a', 'house-empty'],
  ['oware from 1,0,0,0,0,3/0,0,0,0,0,0 22 22 S: a', 'must-feed'],
  ['wari-24 from 0,0,0,0,4,1/1,0,0,0,0,0 21 21 S: 6', 'grand-slam-forbidden'],
  ['awari from 0,0,0,0,4,1/1,0,0,0,0,0 21 21 S: f', 'starves-opponent'],
  ['oware from 0,0,0,0,0,0/4,0,0,0,0,0 22 22 S: a', 'moves-after-end'],
  ['chess: e4', 'no-game-called'],
  ['oware from 1,2/3,4 0 0 S:', 'position-houses'],
  ['oware from 1,2,x,4,5,6/1,2,3,4,5,6 0 0 S:', 'position-seeds'],
  ['oware from 1,2,3,4,5,6/1,2,3,4,5,6 x 0 S:', 'position-stores'],
  ['oware from 1,2,3,4,5,6/1,2,3,4,5,6 0 0 S:', 'position-sum'],
  ['oware from x:', 'position-seeds-form'],
  ['octilite: zz', 'move-unreadable'],
  ['octilite: 99+a', 'no-such-square'],
  ['octilite: 22+z', 'no-such-prong'],
  [`octilite: 22${'-22'.repeat(9)}`, 'chain-too-long'],
  [`octilite from ${pods}: 22+b`, 'prong-present'],
  ['octilite: 33+a', 'no-pod-there'],
  ['octilite from 22abcdefgh,32abcd/26 0 12 O: 32+e', 'no-prong-left'],
  [`octilite from ${pods}: 22-25`, 'too-far'],
  [`octilite from ${pods}: 22-33-34`, 'step-in-chain'],
  ['octilite: 22-23', 'prong-missing'],
  [`octilite from ${pods}: 22-33x`, 'step-captures-nothing'],
  ['octilite from 22b,33/26,36,46 11 12 O: 22-33', 'square-occupied'],
  [`octilite from ${pods}: 22-44`, 'no-pod-to-jump'],
  ['octilite from 22bf,33/56 10 12 O: 22-44-22-44', 'pod-jumped-twice'],
  ['octilite: 26+a', 'pod-of-opponent'],
  ['octilite from 44a,45/56 11 12 O: 44-46-44', 'base-ends-move'],
  ['octilite from 9:', 'position-pods-form'],
  ['octilite from 99/26 12 12 O:', 'position-pod'],
  ['octilite from 22z/26 12 12 O:', 'position-prong'],
  ['octilite from 22aa/26 12 12 O:', 'position-prong-twice'],
  ['octilite from 22,23,24,33,34/26 12 12 O:', 'position-five-pods'],
  ['octilite from 22,22/26 12 12 O:', 'position-two-pods'],
  ['octilite from 22,/26 12 12 O:', 'position-comma'],
  ['octilite from 22/26 x 12 O:', 'position-supply'],
  ['octilite from 22/26 1 2 O:', 'position-prongs'],
  ['octilite from / 12 12 O:', 'position-no-pod'],
  ['octilite from 26/22 12 12 O:', 'position-both-won'],
  ['octilite from 22/26 12 12 Z:', 'position-turn'],
]) {
  const told = describe(line);
  const innermost = told.params?.reason_code ?? told.code;
  assert.ok([told.code, innermost].includes(code), `${line}: ${JSON.stringify(told)}`);
  for (const { language, say } of tongues) {
    const said = say(told);
    assert.ok(said && said !== told.error && !/\{/.test(said.replaceAll('{ $typed }', '')), `${language}: ${line}: ${said}`);
  }
  heard.add(code);
}

// What stands in a sentence is said in the reader's language, too, and nothing is lost on the way.
assert.equal(
  inFrench(describe('octilite: 22-23')),
  'Le pion en 22 n’a pas de pointe a (nord) : ajoutez-la d’abord avec 22+a.',
);
assert.match(inFrench(describe('wari from 0,4,4,4,4,4/4,4,4,4,4,4 4 0 S: a')), /b, c, d, e ou f\.$/);
assert.match(inFrench(describe('oware from 0,0,0,0,0,0/4,0,0,0,0,0 22 22 S: a')), /\(à son tour, le joueur n’a plus de graines\)/);
for (const typed of ['{$typed}', '$&', 'a.*b', '“”'])
  assert.ok(inFrench(describe(`octilite: ${typed}`)).includes(`« ${typed} »`));
assert.equal(french({ code: 'of-a-newer-server', params: {} }), null);

console.log(`${known.size} refusals, ${english.size} of them in ${tongues.length} languages, ${heard.size} heard from the rules`);
