// Every page of a house with some players, matches and a tournament: for checks and pictures of all of them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { ApiClient, binary } from './server.mjs';
import { enableTwoFactor } from './two_factor.mjs';

/** What each page shows once it has loaded. */
export const strangersPages = [
    ['/', '.house.legal'],
    ['/login', '#login-name'],
    ['/signup', '#signup-name'],
    ['/friend', '.friend h1'],
];
export const pages = [
    ['/', 'h2'],
    ['/games', 'h1'],
    ['/games/octilite', 'h1'],
    ['/games/oware', 'h1'],
    ['/help', 'h1'],
    ['/help/mail', 'h1'],
    ['/help/wari-24', '#example .diagram .board'],
    ['/learn', '.learn-list'],
    ['/lobby', 'h1'],
    ['/watch', '.watch-cards'],
    ['/players', 'h1'],
    ['/friend', 'h1'],
    ['/player/ann', '.rating-course summary'],
    ['/player/ann/bob', 'h1'],
    ['/player/computer-3', 'h1'],
    ['/new', '#challenge-level'],
    ['/letters', 'h1'],
    ['/settings', 'h1'],
    ['/tournaments', 'h1'],
    ['/tournament/spring', '.tournament-table'],
    ['/series/evening', '.series-next'],
    ['/teams', 'h1'],
    ['/team/foxes', '.names'],
    ['/play', 'h1'],
    ['/lessons', 'h1'],
    ['/lessons/oware', '.board'],
    ['/lessons/octilite', '.board'],
    ['/puzzles', 'h1'],
    ['/puzzles/oware', '.board'],
    ['/commands', 'h1'],
    ['/confirm/some-word', 'h1'],
    ['/report/wari/1', 'h1'],
    ['/moderation', 'h1'],
    ['/match/wari/1', '.board'],
    ['/match/super-wari/1', '.board'],
    ['/match/octilite/1', '.board'],
    ['/match/oware/1', '.board'],
    ['/match/warri/1', '.board'],
    ['/analysis', '.chooser'],
    ['/analysis/oware/cdf', '.board'],
    ['/analysis/oware/match/1', '.report .summary'],
    ['/analysis/octilite', '.board'],
    ['/analysis/oware/set-up', '.set-up'],
    ['/analysis/octilite/set-up', '.set-up'],
    ['/nowhere', 'h1'],
];

/** Ann, who is an operator, and Bob have played: all that `pages` shows. Returns Ann and an invitation's path. */
export async function furnish(server) {
    const ann = new ApiClient(server);
    const bob = new ApiClient(server);
    await ann.signUp('ann', 'annspass');
    await bob.signUp('bob', 'bobspass');
    for (const [who, command] of [
        [ann, 'wari challenge ann bob --first=ann'],
        [ann, 'wari move 1 c'],
        [ann, 'super-wari challenge ann bob --first=ann'],
        [ann, 'octilite challenge ann bob --first=ann'],
        [ann, 'warri challenge ann bob --first=ann --clock=2h+1h'],
        [ann, 'awari challenge ann --to=anyone --clock=10m+5s'],
        // A rated game that is over: ratings are shown with their course.
        [ann, 'oware challenge ann bob --first=ann'],
        [ann, 'oware move 1 b'],
        [bob, 'oware move 1 b'],
        [ann, 'oware resign 1'],
        [ann, 'wari tournament spring --players=2'],
        [ann, 'wari join spring'],
        [bob, 'wari join spring'],
        [ann, 'oware series evening --every=wednesday --at=19:30 --zone=Europe/London --system=arena'],
        [bob, 'oware join evening'],
        [ann, 'team foxes --make --on-request'],
        [bob, 'team foxes --join'],
    ]) {
        const answer = await who.command(command);
        assert.ok(answer.accepted, answer.text);
    }
    const invitation = `/join/${(await ann.post('/api/invitations', { game: 'wari' })).code}`;
    // Moderation asks for a session of an operator with a second factor.
    const { recovery } = await enableTwoFactor(ann, 'ann');
    const made = spawnSync(binary, ['admin', 'operator', 'ann', '--data', server.data], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stdout + made.stderr);
    assert.equal((await ann.post('/api/login', { name: 'ann', password: 'annspass', code: recovery[0] })).status, 200);
    return { ann, invitation };
}
