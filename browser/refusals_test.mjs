// The refusals of the server and the rules (src/base/refusal.h, locales/*/refusals.ftl): every language has the same, each
// with the values of its English sentence, and the rules' refusals are said in each.
//
//     node refusals_test.mjs RULES.WASM      (in the folder of this file)

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { bundleModule, loadRules } from './bundle_module.mjs';
import { fluentLine, readRefusals } from '../tools/refusals.mjs';

const [wasmFile] = process.argv.slice(2);
const { refusalFormatter } = await bundleModule('texts/refusals.ts');
const words = (language, file) => readFileSync(join('locales', language, file), 'utf8');
const messagesOf = (source) => new Map(new FluentResource(source).body.map((message) => [message.id, message.value]));
const known = readRefusals();
/** The message of a refusal's English sentence. */
const english = (code) => messagesOf(fluentLine(code, known.get(code).english)).get(code);

// In these files every refusal is translated.
const covered = [
  'club/accounts/sanctions.cpp',
  'club/challenges/challenges.cpp',
  'club/clocks/clock.cpp',
  'club/commands/command_table.cpp',
  'club/challenges/matchmaking.cpp',
  'club/matches/etiquette.cpp',
  'club/requests/help.cpp',
  'club/core/calendar.cpp',
  'club/requests/handle_request.cpp',
  'club/accounts/account_commands.cpp',
  'club/moderation/page_moderation.cpp',
  'club/challenges/challenge_answers.cpp',
  'club/challenges/match_start.cpp',
  'club/requests/mail_commands.cpp',
  'club/matches/lists.cpp',
  'club/matches/playing.cpp',
  'club/matches/private_moves.cpp',
  'club/programs/token_commands.cpp',
  'club/clocks/turns.cpp',
  'club/challenges/pairing.cpp',
  'club/accounts/session_commands.cpp',
  'club/matches/chat.cpp',
  'club/tournaments/tournaments.cpp',
  'club/matches/conditional_moves.cpp',
  'club/replies/mail_move_lists.cpp',
  'club/replies/parsed_reply.cpp',
  'club/accounts/identity.cpp',
  'club/replies/replies.cpp',
  'club/moderation/new_players.cpp',
  'club/moderation/operator_acts.cpp',
  'http/api/export_routes.cpp',
  'http/api/game_export_routes.cpp',
  'http/api/monthly_games_routes.cpp',
  'http/api/study_routes.cpp',
  'http/no_script/no_script_site.cpp',
  'http/opening_filter.cpp',
  'http/server/connection.cpp',
  'http/server/file_response.cpp',
  'http/site/picture_queue.cpp',
  'mail/incoming/incoming.cpp',
  'mail/incoming/mime_limits.cpp',
  'games/game_of.h',
  'games/games.cpp',
  'games/octilite/notation.cpp',
  'games/wari/notation.cpp',
  'notation/read_games.cpp',
  'terminal/play.cpp',
  'terminal/show.cpp',
];
// Whatever one language has, all have, with the values of the English sentence.
const catalogs = new Map(
  readdirSync('locales')
    .filter((language) => language !== 'en')
    .map((language) => [language, messagesOf(words(language, 'refusals.ftl'))]),
);
const translated = new Set([...catalogs.values()].flatMap((own) => [...own.keys()]));
for (const [code, { files }] of known) if (covered.some((file) => files.has(file))) translated.add(code);
const namesOf = (value) => {
  const found = new Set();
  JSON.stringify(value, (_, piece) => {
    if (piece?.type === 'var') found.add(piece.name);
    return piece;
  });
  return [...found].sort();
};
const tongues = [...catalogs].map(([language, own]) => {
  for (const code of own.keys()) assert.ok(known.has(code), `locales/${language}/refusals.ftl: no source refuses with ${code}`);
  const lacking = [...translated].filter((code) => !own.has(code)).map((code) => fluentLine(code, known.get(code).english));
  assert.deepEqual(lacking, [], `locales/${language}/refusals.ftl lacks these`);
  for (const [code, value] of own) assert.deepEqual(namesOf(value), namesOf(english(code)), `${language}: ${code}`);
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
assert.equal(inFrench(describe('octilite: 22-23')), 'Le pion en 22 n’a pas de pointe a (nord) : ajoutez-la d’abord avec 22+a.');
assert.match(inFrench(describe('wari from 0,4,4,4,4,4/4,4,4,4,4,4 4 0 S: a')), /b, c, d, e ou f\.$/);
assert.match(inFrench(describe('oware from 0,0,0,0,0,0/4,0,0,0,0,0 22 22 S: a')), /\(à son tour, le joueur n’a plus de graines\)/);
for (const typed of ['{$typed}', '$&', 'a.*b', '“”']) assert.ok(inFrench(describe(`octilite: ${typed}`)).includes(`« ${typed} »`));
assert.equal(french({ code: 'of-a-newer-server', params: {} }), null);

console.log(`${known.size} refusals, ${translated.size} of them in ${tongues.length} languages, ${heard.size} heard from the rules`);
