// What the server answers, in every language (src/server_messages.ts, locales/*/server-messages.ftl): each
// pattern finds its own sentence and no other's, each language has them all, and the patterns are what the
// C++ sources say. Refusals have codes instead: refusals_test.mjs.
//
//     node server_messages_test.mjs ../src          (in the folder of this file)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { textsOf } from './cpp_sentences.mjs';
import { bundleModule } from './bundle_module.mjs';

const [sources] = process.argv.slice(2);
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

// What the catalogue does not know is shown as it came, line for line.
for (const text of ['Nobody has ever said this.', 'a  b\n\n  1   2\n', 'House c is empty.', ''])
  assert.equal(inFrench(text), text);
const two = 'Your sessions stay as they are. And this nobody knows.\n\n  a  b\n';
assert.match(inFrench(two), /^Vos sessions .* And this nobody knows\.\n\n {2}a {2}b\n$/);

const vacation = 'Your clocks are paused (both days included, UTC):\n    2026-12-01 to 2026-12-10\n10 of 30 days of 2026 are used or planned.\n';
assert.equal(
  inFrench(vacation),
  'Vos pendules s’arrêtent (les deux jours compris, UTC) :\n    2026-12-01 to 2026-12-10\nJours de 2026 pris ou prévus : 10 sur 30.\n',
);

// The house folds its lines; so are those of a sentence that is longer in another language.
const wrong = 'In mails write your mail password or reply to our letters: your\naccount\'s own password no longer counts there.\n';
const lines = inFrench(wrong).split('\n');
assert.ok(lines.length > 2 && lines.every((line) => line.length <= 72), lines.join('|'));

// The patterns are what the sources say: whoever changes a sentence there is told to change it here.
const shownAs = (message) =>
  piecesOf(message).map((piece) => (typeof piece === 'string' ? piece : `{${piece.name}}`)).join('');
const texts = readdirSync(sources, { recursive: true })
  .filter((file) => /^(club|http|search)\/[^/]*\.(cpp|h)$/.test(file) && !/test/.test(file))
  .map((file) => textsOf(join(sources, file)).join('\n'));
// What is put together from several texts of one source.
const composed = {
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
    texts.some((text) => pieces.every((piece) => text.includes(piece))),
    `${message.id}: no source says “${shownAs(message)}”`,
  );
}
console.log(`${patterns.length} sentences in ${tongues.length} languages`);
