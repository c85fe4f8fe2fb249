// A tournament on the page: announced by its form, joined, played to its end, and its standings.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, goTo, launchBrowser } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from './server.mjs';

let server, browser, bob;
before(async () => {
    server = await startServer(newDataFolder());
    browser = await launchBrowser();
    bob = new ApiClient(server);
    await bob.signUp('bob', 'bobspass');
});
after(async () => {
    await browser?.close();
    await server.close();
    removeFolder(server.data);
});

test('a tournament is announced, joined, runs automatically, and shows its standings', async () => {
    const ann = await Person.member(browser, server, 'ann');
    const { page } = ann;
    await page.goto(`${server.url}/tournaments`);
    await page.getByText('There have been no tournaments yet.').waitFor();

    await page.getByText('Announce a tournament', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('spring-2027');
    await page.getByLabel('Round robin by mail').check();
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Games per meeting').fill('1');
    await page.getByLabel('Starts as soon as this many have entered').fill('3');
    await page.getByLabel('Levels of the computer').fill('99');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('alert').getByText('computer-99').waitFor();
    await page.getByLabel('Levels of the computer').fill('1');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();

    await page.getByRole('heading', { name: 'spring-2027' }).waitFor();
    await page.getByText('1 of 3 have entered').waitFor();
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByText('2 of 3 have entered').waitFor();
    const joined = await bob.command('wari join spring-2027');
    assert.ok(joined.accepted, joined.text);
    await page.reload();
    // The most urgent of ann's games is one press away; the board of her game with bob is shown.
    await page.getByRole('link', { name: /^(Play|Your game with) / }).waitFor();
    await page.getByRole('heading', { name: 'Games in progress' }).waitFor();
    await page.locator('.round-game').filter({ hasText: 'bob' }).filter({ hasText: 'ann' }).locator('svg').waitFor();

    // Bob leaves: the others win the remaining games.
    const left = await bob.command('wari leave spring-2027');
    assert.ok(left.accepted, left.text);
    await page.reload();
    await page.getByText('has left').first().waitFor();
    const own = page
        .locator('.tournament-table')
        .first()
        .locator('tr', { has: page.getByRole('link', { name: 'ann', exact: true }) });
    assert.equal(await own.locator('td').nth(1).innerText(), '1');
    assert.equal(await own.locator('td.won').count(), 1);
    await ann.noSidewaysScrolling();

    // Ann leaves too, after confirming; then everything is decided.
    await page.getByText('Leave', { exact: true }).click();
    await page.getByRole('button', { name: 'Leave the tournament' }).click();
    await page.getByText('Finished on').waitFor();
    await ann.leave();
});

test('a knock-out is a bracket that follows its games while they run', async () => {
    const players = [bob];
    for (const name of ['carl', 'dora', 'eve']) {
        const one = new ApiClient(server);
        await one.signUp(name, `${name}spass`);
        players.push(one);
    }
    const said = await bob.command('wari tournament cup --system=knockout --games=1 --players=4');
    assert.ok(said.accepted, said.text);
    for (const one of players) await one.command('wari join cup');
    const stranger = await Person.returning(browser, server, 'stranger', null, { viewport: { width: 320, height: 640 } });
    const { page } = stranger;
    await page.goto(`${server.url}/tournament/cup`);
    const bracket = page.getByRole('region', { name: 'Bracket' });
    await bracket.locator('.meeting').nth(1).waitFor();
    // The final stands there before anybody has reached it.
    assert.equal(await bracket.locator('.bracket > li').count(), 2);
    assert.equal(await bracket.locator('.meeting.to-come').count(), 1);
    const { meetings, players: seeds } = await bob.get('/api/tournament/cup');
    const names = ['bob', 'carl', 'dora', 'eve'];
    for (const {
        players: [loser],
    } of meetings)
        await players[names.indexOf(seeds[loser].name)].command('wari leave cup');
    // Without a reload.
    await bracket.locator('.meeting.to-come').waitFor({ state: 'detached' });
    assert.equal(await bracket.locator('.won').count(), 2);
    await stranger.noSidewaysScrolling();
    await stranger.leave();
});

test('a Swiss evening goes from game to game, with a bye on wish, a pause and a late entrant', async () => {
    const amy = await Person.member(browser, server, 'amy');
    const { page } = amy;
    const players = { bob };
    for (const name of ['fay', 'gus', 'hal']) {
        players[name] = new ApiClient(server);
        await players[name].signUp(name, `${name}spass`);
    }
    const say = async (name, line) => {
        const answer = await players[name].command(line);
        assert.ok(answer.accepted, answer.text);
    };
    const evening = () => bob.get('/api/tournament/evening');
    /** All running games end; amy wins hers. */
    const endRound = async () => {
        const { meetings, players: seeds } = await evening();
        for (const { players: two, games } of meetings)
            for (const { board, result } of games) {
                const loser = two.map((seed) => seeds[seed].name).find((name) => name !== 'amy');
                if (result === null) await say(loser, `wari resign ${board}`);
            }
    };
    await say('bob', 'wari tournament evening --system=swiss --rounds=3 --games=1 --clock=15m+5s --players=4');
    for (const name of ['bob', 'fay', 'gus']) await say(name, 'wari join evening');
    await page.goto(`${server.url}/tournament/evening`);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.waitForURL('**/match/wari/*');

    await page.goto(`${server.url}/tournament/evening`);
    await page.getByRole('button', { name: 'Bye next round (½)' }).click();
    await page.getByText('You have a bye in the next round').waitFor();
    await say('hal', 'wari join evening');
    await endRound();
    await page.getByText('amy: a bye for half a point').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Come back' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await amy.noSidewaysScrolling();
    await endRound();
    await page.waitForURL('**/match/wari/*');
    await endRound();
    const { state, standing, players: seeds } = await evening();
    assert.equal(state, 'over');
    assert.deepEqual(
        standing.filter(({ player }) => seeds[player].name === 'amy').map(({ points }) => points),
        [2.5],
    );
    await amy.leave();
});

test('a visitor on a phone sees the tournaments and how to join', async () => {
    const stranger = await Person.returning(browser, server, 'stranger', null, { viewport: { width: 320, height: 640 } });
    const { page } = stranger;
    await goTo(page, `${server.url}/tournaments`);
    await page.getByText('To enter or announce a tournament, sign up or log in.').waitFor();
    await page.getByRole('link', { name: 'spring-2027' }).click();
    await page.getByText('Finished on').waitFor();
    await stranger.noSidewaysScrolling();
    await goTo(page, `${server.url}/tournament/autumn`);
    await page.getByText('There is no tournament').waitFor();
    // The browser reports the expected 404.
    stranger.problems = stranger.problems.filter((one) => !one.includes('404'));
    await stranger.leave();
});

test('a series is announced, entered each time, and ended', async () => {
    const ann = await Person.member(browser, server, 'anna');
    const { page } = ann;
    await page.goto(`${server.url}/tournaments`);
    await page.getByText('Announce a tournament', { exact: true }).click();
    await page.getByText('More', { exact: true }).click();
    const starts = page.getByLabel('Starts at');
    await starts.fill('2026-12-31T19:30'); // a Thursday
    await page.getByLabel('Repeats').selectOption('on the last Thursday of each month');
    await starts.fill('2027-02-03T19:30');
    await page.getByLabel('Repeats').selectOption('every Wednesday');
    assert.equal(await page.locator('#tournament-name').inputValue(), 'wednesday-arena');
    await page.locator('#tournament-name').fill('weekly');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByRole('heading', { name: 'weekly', exact: true }).waitFor();
    await page.getByText('every Wednesday at 19:30').waitFor();
    await page.getByText('arena of 55 minutes').waitFor();
    await page.getByRole('button', { name: 'Enter weekly-1' }).waitFor();
    await page.getByRole('button', { name: 'Enter me every time' }).click();
    await page.getByText('You have entered.').waitFor();
    assert.equal((await bob.get('/api/tournament/weekly-2')).entered, 1);
    await page.getByRole('link', { name: 'weekly-1' }).click();
    await page.getByRole('link', { name: 'Number 1 of the series weekly' }).click();
    await ann.noSidewaysScrolling();
    await page.getByText('End', { exact: true }).click();
    await page.getByRole('button', { name: 'End the series' }).click();
    await page.getByText('This series has ended.').waitFor();
    assert.equal((await bob.get('/api/tournament/weekly-1')).state, 'off');
    await ann.leave();
});

test('a team is made and joined, and its members enter a battle and a match for it', async () => {
    const ann = await Person.member(browser, server, 'anne');
    const { page } = ann;
    const say = async (line) => {
        const answer = await bob.command(line);
        assert.ok(answer.accepted, answer.text);
    };
    await page.goto(`${server.url}/teams`);
    await page.getByText('Make a team', { exact: true }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('foxes');
    await page.getByLabel('the captain admits members').check();
    await page.getByRole('button', { name: 'Make a team' }).click();
    await page.getByText('captain anne').waitFor();
    await say('team foxes --join');
    await say('team owls --make');
    await page.reload();
    await page.getByRole('button', { name: 'Admit: bob' }).click();
    await page.getByText('2 players').waitFor();
    await page.getByRole('button', { name: 'Remove: bob' }).click();
    await page.getByText('one player').waitFor();
    await ann.noSidewaysScrolling();

    // A match of two teams, announced under More.
    await page.goto(`${server.url}/tournaments`);
    await page.getByText('Announce a tournament', { exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('derby');
    await page.getByLabel('Round robin by mail').check();
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Players per pool, with a final').waitFor();
    await page.getByLabel('Instead a match of two teams').selectOption('foxes');
    await page.getByLabel('Against').selectOption('owls');
    for (const label of ['Players per pool, with a final', 'Levels of the computer that play, too'])
        assert.equal(await page.getByLabel(label).count(), 0, `a team match has no “${label}”`);
    await page.getByLabel('Starts as soon as this many have entered').fill('2');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.getByText('team match, foxes – owls').waitFor();
    await page.getByRole('button', { name: 'Enter for foxes' }).click();
    await page.getByText('1 of 2 have entered').waitFor();
    await say('wari join derby');
    await page.reload();
    const table = page.getByRole('region', { name: 'Teams' });
    await table.getByRole('link', { name: 'owls' }).click();
    await page.getByRole('heading', { name: 'owls' }).waitFor();
    await page.getByRole('link', { name: 'derby' }).waitFor();
    assert.deepEqual(
        (await bob.get('/api/tournament/derby')).teams.map(({ points }) => points),
        [0, 0],
    );

    await say('wari tournament battle --system=arena --teams=2 --starts=now --minutes=1');
    await page.goto(`${server.url}/tournament/battle`);
    await page.getByText(/left$/).waitFor();
    await say('wari join battle');
    await page.getByRole('button', { name: 'Enter for foxes' }).click();
    await page.waitForURL('**/match/wari/*');
    await page.goto(`${server.url}/tournament/battle`);
    await table.getByText('anne 0').waitFor();
    await ann.noSidewaysScrolling();
    await ann.leave();
});

test('a tournament whose games end by moves goes on and ends, and a killed server keeps it', async () => {
    const data = newDataFolder();
    let house = await startServer(data);
    const players = [new ApiClient(house), new ApiClient(house)];
    const say = async (player, line) => {
        const answer = await player.command(line);
        assert.ok(answer.accepted, answer.text);
    };
    for (const [i, name] of ['ann', 'bob'].entries()) await players[i].signUp(name, `${name}spass`);
    await say(players[0], 'wari tournament cup --players=2 --games=2');
    for (const player of players) await say(player, 'wari join cup');
    const cup = () => players[0].get('/api/tournament/cup');
    let moves = 0;
    for (const board of [1, 2]) {
        for (;;) {
            const { over, seats, to_move, legal } = await players[0].get(`/api/match/wari/${board}`);
            if (over) break;
            const { name } = seats[to_move === 'first' ? 0 : 1];
            await say(players[name === 'ann' ? 0 : 1], `wari move ${board} ${legal[0]}`);
            if (++moves === 10) {
                await house.close('SIGKILL');
                house = await startServer(data);
                for (const player of players) player.server = house;
            }
        }
        assert.equal(Boolean((await cup()).ended), board === 2, `after board ${board}`);
    }
    await house.close();
    removeFolder(data);
});
