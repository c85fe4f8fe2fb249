// What a test does and reads on the page of a match.

import assert from 'node:assert/strict';

/** Sends an accepted command by this ApiClient; returns the match. */
export async function done(client, command, comment) {
    const answer = await client.command(command, comment);
    assert.ok(answer.accepted, `${command}: ${answer.text}`);
    return answer.match;
}

export const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
export const legal = (page, name) => page.locator(`.house.legal[data-house=${name}]`);
export const played = (page) =>
    page.locator('.moves button.move').evaluateAll((all) => all.map((one) => one.firstChild.textContent.trim()));
/** On a phone that has not opened the list of moves: the last few of them. */
export const isPlayed = (page, moves) =>
    page.waitForFunction((wanted) => {
        const list = document.querySelector('.moves') ? '.moves button.move' : '.move-strip .move-step';
        return [...document.querySelectorAll(list)].map((one) => one.firstChild.textContent.trim()).join(' ') === wanted;
    }, moves.join(' '));
export const stateIs = (page, words) =>
    page.waitForFunction((wanted) => document.querySelector('p.state')?.textContent.includes(wanted), words);
