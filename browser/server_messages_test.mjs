// What the rules and the house say, in every language (src/server_messages.ts, locales/*/server-messages.ftl): each
// pattern finds its own sentence and no other's, each language has them all, the rules say nothing that
// has no pattern, and the patterns are what the C++ sources say.
//
//     node server_messages_test.mjs RULES.WASM ../src          (in the folder of this file)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { refusalsOf, textsOf } from './cpp_sentences.mjs';
import { bundleModule, loadRules } from './bundle_module.mjs';

const [wasmFile, sources] = process.argv.slice(2);
const { patternMatcher, translator } = await bundleModule('server_messages.ts');
const words = (language, file) => readFileSync(join('locales', language, file), 'utf8');
const english = words('en', 'server-messages.ftl');
const { body } = new FluentResource(english);
const read = patternMatcher(english);
const piecesOf = ({ value }) => (typeof value === 'string' ? [value] : value);
const namesOf = (message) => {
  const found = new Set();
  JSON.stringify(message.value, (_, piece) => {
    if (piece?.type === 'var') found.add(piece.name);
    return piece;
  });
  return [...found].sort();
};

// Every pattern finds its own sentence, with what stands in it, and no other pattern fits that.
const samples = {
  moves: 'b, d or f', typed: 'c d', players: 'ann, bob and carol', colour: 'White', direction: 'north-east', seat: 'South',
  reason: 'the same position has come back', why: 'it is not legal.', day: '21 November 2026', position: 'a/b 1 O',
  usage: 'wari move BOARD MOVE', games: 'wari, oware', text: 'two words', command: 'wari help', commands: 'a or b',
  house: 'c', square: '22', prong: 'b', letter: 'f', name: 'ann', game: 'wari', board: '12',
};
const patterns = body.filter(({ id }) => !id.startsWith('list-'));
for (const message of patterns) {
  const values = Object.fromEntries(namesOf(message).map((name, at) => [name, samples[name] ?? `${at + 2}`]));
  const sentence = piecesOf(message).map((piece) => (typeof piece === 'string' ? piece : values[piece.name])).join('');
  assert.deepEqual(read(sentence), [{ id: message.id, values }], sentence);
}

// Every language has all of them, and says the same in each.
const tongues = readdirSync('locales').filter((language) => language !== 'en').map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join('locales', language))) bundle.addResource(new FluentResource(words(language, file)));
  const own = new Map(new FluentResource(words(language, 'server-messages.ftl')).body.map((message) => [message.id, message]));
  for (const message of body) {
    assert.ok(own.has(message.id), `${language} has ${message.id}`);
    assert.deepEqual(namesOf(own.get(message.id)), namesOf(message), `${language}: ${message.id} says what the English says`);
  }
  const say = translator(english, (id, values) => {
    const pattern = bundle.getMessage(id)?.value;
    const wrong = [];
    const told = pattern ? bundle.formatPattern(pattern, values, wrong) : null;
    assert.deepEqual(wrong, [], `${language}: ${id}`);
    return told;
  });
  return { language, say };
});
const french = tongues.find(({ language }) => language === 'fr').say;
const inFrench = (text) => french(text).replaceAll('\u00a0', ' ');

// Whatever the rules have against a move is said in each language.
const describe = loadRules(wasmFile);
const pods = '22b,32,42,52/26,36,46,56 11 12 O';
const heard = new Set();
for (const [line, id] of [
  ['wari: z', 'why-no-house'],
  ['wari-24: z', 'why-no-number'],
  ['wari-24: 7', 'why-not-yours'],
  ['wari from 0,4,4,4,4,4/4,4,4,4,4,4 4 0 S: a', 'why-empty'],
  ['oware from 1,0,0,0,0,3/0,0,0,0,0,0 22 22 S: a', 'why-feed'],
  ['wari-24 from 0,0,0,0,4,1/1,0,0,0,0,0 21 21 S: 6', 'why-grand-slam'],
  ['awari from 0,0,0,0,4,1/1,0,0,0,0,0 21 21 S: f', 'why-starves'],
  ['oware from 0,0,0,0,0,0/4,0,0,0,0,0 22 22 S: a', 'why-over'],
  ['chess: e4', 'why-no-game'],
  ['oware from 1,2/3,4 0 0 S:', 'position-houses'],
  ['oware from 1,2,x,4,5,6/1,2,3,4,5,6 0 0 S:', 'position-seeds'],
  ['oware from 1,2,3,4,5,6/1,2,3,4,5,6 x 0 S:', 'position-stores'],
  ['oware from 1,2,3,4,5,6/1,2,3,4,5,6 0 0 S:', 'position-sum'],
  ['oware from x:', 'position-seeds-form'],
  ['octilite: zz', 'why-unreadable'],
  ['octilite: 99+a', 'why-no-square'],
  ['octilite: 22+z', 'why-no-prong'],
  [`octilite: 22${'-22'.repeat(9)}`, 'why-long-chain'],
  [`octilite from ${pods}: 22+b`, 'why-has-prong'],
  ['octilite: 33+a', 'why-no-pod'],
  ['octilite from 22abcdefgh,32abcd/26 0 12 O: 32+e', 'why-none-left'],
  [`octilite from ${pods}: 22-25`, 'why-too-far'],
  [`octilite from ${pods}: 22-33-34`, 'why-step-in-chain'],
  ['octilite: 22-23', 'why-lacks-prong'],
  [`octilite from ${pods}: 22-33x`, 'why-step-takes'],
  ['octilite from 22b,33/26,36,46 11 12 O: 22-33', 'why-pod-there'],
  [`octilite from ${pods}: 22-44`, 'why-nothing-over'],
  ['octilite from 22bf,33/56 10 12 O: 22-44-22-44', 'why-jumped-twice'],
  ['octilite: 26+a', 'why-his-pod'],
  ['octilite from 44a,45/56 11 12 O: 44-46-44', 'why-base-ends'],
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
  const { error = 'nothing is wrong' } = describe(line);
  assert.deepEqual(read(error).map((one) => one.id), [id], `${line}: ${error}`);
  for (const { language, say } of tongues) assert.notEqual(say(error), error, `${language}: ${error}`);
  heard.add(id);
}
const silent = patterns.map(({ id }) => id).filter((id) => /^(why|position)-/.test(id) && !heard.has(id));
// Said where all that is known to be wrong with a move is not: nobody has found such a move yet.
assert.deepEqual(silent, ['why-not-legal']);

// What stands in a sentence is said in the reader's language, too, and nothing is lost on the way.
assert.equal(
  inFrench(describe('octilite: 22-23').error),
  'Le pion en 22 n’a pas de pointe a (nord) : ajoutez-la d’abord avec 22+a.',
);
assert.match(inFrench(describe('wari from 0,4,4,4,4,4/4,4,4,4,4,4 4 0 S: a').error), /b, c, d, e ou f\.$/);
assert.match(inFrench(describe('oware from 0,0,0,0,0,0/4,0,0,0,0,0 22 22 S: a').error), /\(à son tour, le joueur n’a plus de graines\)/);
for (const typed of ['{ $typed }', '$&', 'a.*b', '“”'])
  assert.ok(inFrench(describe(`octilite: ${typed.replaceAll(' ', '')}`).error).includes(`« ${typed.replaceAll(' ', '')} »`));

// What the catalogue does not know is shown as it came, line for line.
for (const text of ['Nobody has ever said this.', 'a  b\n\n  1   2\n', 'House c is empty.', ''])
  assert.equal(inFrench(text), text);
const two = 'You have no prong left to add: step or jump instead. And this nobody knows.\n\n  a  b\n';
assert.match(inFrench(two), /^Vous n’avez plus .* And this nobody knows\.\n\n {2}a {2}b\n$/);

const vacation = 'Your clocks are paused (both days included, UTC):\n    2026-12-01 to 2026-12-10\n10 of 30 days of 2026 are used or planned.\n';
assert.equal(
  inFrench(vacation),
  'Vos pendules s’arrêtent (les deux jours compris, UTC) :\n    2026-12-01 to 2026-12-10\nJours de 2026 pris ou prévus : 10 sur 30.\n',
);

// The house folds its lines; so are those of a sentence that is longer in another language.
const wrong = 'The name or the password is not right: nothing was done. Try again, or\nsign up with “signup NAME PASSWORD”.\n';
const lines = inFrench(wrong).split('\n');
assert.ok(lines.length > 2 && lines.every((line) => line.length <= 72), lines.join('|'));

// The patterns are what the sources say: whoever changes a sentence there is told to change it here.
// In these files every refusal has its pattern.
const covered = [
  'club/moderation.cpp',
  'club/challenges.cpp',
  'club/clock.cpp',
  'club/command_table.cpp',
  'club/guests.cpp',
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
  'games/octilite/notation.cpp',
  'games/wari/notation.cpp',
];
const shownAs = (message) =>
  piecesOf(message).map((piece) => (typeof piece === 'string' ? piece : `{${piece.name}}`)).join('');
const known = patterns.map(shownAs);
let refusals = 0;
for (const file of covered)
  for (const { line, words: parts } of refusalsOf(join(sources, file))) {
    const fits = new RegExp(`^${parts.map((text) => text?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.+').join('')}$`);
    if (!parts.some((text) => /[a-z]{3}/.test(text ?? ''))) continue; // it hands on another's sentence
    assert.ok(known.some((one) => fits.test(one)), `${file}:${line}: locales/en/server-messages.ftl has no “${fits.source}”`);
    ++refusals;
  }
// And each pattern is made of what one source has in quotes.
const sayers = [
  ...covered,
  'club/authenticator.cpp',
  'club/conditional_moves.cpp',
  'club/guests.cpp',
  'club/service_leaving.cpp',
  'club/service_operator.cpp',
  'club/service_identity.cpp',
  'club/tokens.cpp',
  'games/game_of.h',
  'games/result_text.h',
  'games/referee.cpp',
  'http/api.cpp',
  'http/api_accounts.cpp',
  'http/api_export.cpp',
  'http/api_invitations.cpp',
  'http/api_call.h',
  'http/api_people.cpp',
  'http/api_reading.cpp',
  'http/api_tournaments.cpp',
  'http/connection.cpp',
  'http/http_message.cpp',
  'http/http_message.h',
  'search/levels.h',
];
const textOf = (file) => {
  const refused = refusalsOf(file).map(({ words: parts }) => parts.map((text) => text ?? '\n').join(''));
  return [...refused, ...textsOf(file)].join('\n');
};
const texts = new Map(sayers.map((file) => [file, textOf(join(sources, file))]));
// What is put together from several texts of one source.
const composed = {
  'meet-start-example': ['For example,', '--start='],
  'still-never': ['Your clocks:', 'they run day and night, all week.'],
  'table-has-asked': ['You have ', 'asked to take back your move', ' already; ', ' has not answered yet.'],
  'table-has-proposed': ['You have ', 'proposed a draw', ' already; ', ' has not answered yet.'],
};
for (const message of patterns) {
  const pieces = (composed[message.id] ?? piecesOf(message))
    .filter((piece) => typeof piece === 'string' && /[a-z]{3}/i.test(piece))
    .map((piece) => piece.replace(/^\P{L}+|\P{L}+$/gu, ''))
    .filter((piece) => piece !== 'board'); // the name of a table, “wari board 12”, has a source of its own
  assert.ok(pieces.length > 0, `${message.id} has words`);
  assert.ok(
    [...texts.values()].some((text) => pieces.every((piece) => text.includes(piece))),
    `${message.id}: no source says “${shownAs(message)}”`,
  );
}
console.log(`${patterns.length} sentences in ${tongues.length} languages, ${heard.size} heard from the rules; ${refusals} refusals in ${covered.length} sources`);
