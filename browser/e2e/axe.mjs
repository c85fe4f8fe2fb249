// axe, a checker of accessibility rules: WCAG 2.2 AA and best practice.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it looks now, a line each that begins with `about`. */
export async function axeFindings(page, about) {
    if (!await page.evaluate(() => Boolean(window.axe))) await page.evaluate(source);
    // Passed rules are not reported; collecting their elements costs a third of the time.
    const { violations } = await page.evaluate((tags) =>
        window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] }), rules);
    return violations.map(({ id, help, nodes }) =>
        `${about}: ${id}: ${help}: ${nodes.map(({ html }) => html).slice(0, 3).join(' | ')}`);
}
