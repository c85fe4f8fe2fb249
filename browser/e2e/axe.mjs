// axe, a checker of accessibility rules: WCAG 2.2 AA and best practice.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawn } from './browser.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** The rules whose findings depend on colors and sizes alone. */
export const ofColorsAndSizes = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] };

/** What surrounds the pages, as it was in the looks in which it has been checked: most of them have little else. */
const framesChecked = new Set();

/**
 * What axe finds on the page as it looks now, or in the part of this selector, by these rules; a line each that begins with
 * `about`. The page's frame, its head and foot, is left out where another page had the same one in this look.
 */
export async function axeFindings(page, about, part = 'html', rules = all) {
    if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
    const exclude = ['[data-alike]'],
        frame = '.skip, .top, .tab-bar, .foot';
    if (part === 'html') {
        const asItIs = await page.evaluate(
            (parts) =>
                [
                    innerWidth,
                    matchMedia('(prefers-color-scheme: dark)').matches,
                    ...[document.documentElement, document.body].map((one) => one.cloneNode().outerHTML),
                    ...[...document.querySelectorAll(parts)].map((one) => one.outerHTML),
                ].join('\n'),
            frame,
        );
        if (framesChecked.has(asItIs)) exclude.push(...frame.split(', '));
        framesChecked.add(asItIs);
    }
    // Passed rules are not reported; collecting their elements costs a third of the time.
    const { violations } = await page.evaluate(
        ([where, runOnly, exclude]) => {
            // A page with a whole game in diagrams needs as long as twenty others.
            for (const [alike, few] of [
                ['.diagram', 3],
                ['.commands > *', 40],
            ])
                for (const one of [...document.querySelectorAll(alike)].slice(few)) one.dataset.alike = 'more';
            return window.axe.run({ include: [where], exclude }, { runOnly, resultTypes: ['violations'] });
        },
        [part, rules, exclude],
    );
    return violations.map(
        ({ id, help, nodes }) =>
            `${about}: ${id}: ${help}: ${nodes
                .map(({ html }) => html)
                .slice(0, 3)
                .join(' | ')}`,
    );
}

export const looks = [
    { name: 'narrow and light', size: { width: 320, height: 700 }, colorScheme: 'light' },
    { name: 'wide and dark', size: { width: 1440, height: 900 }, colorScheme: 'dark' },
];
export async function setLook(page, { size, colorScheme }) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
}

/**
 * What axe finds in each look of the page, which must not be wider than its window; loading it again would cost more.
 * Unless the page has a layout of its own in a wide window, only colors and sizes differ there.
 */
export async function axeFindingsInEachLook(person, about, ownWideLayout = true) {
    const { page } = person,
        found = [];
    for (const look of looks) {
        await setLook(page, look);
        await drawn(page);
        // What the tabs lie over can be scrolled from below them, which axe does not know.
        await page.evaluate(() => document.querySelector('.tab-bar')?.style.setProperty('position', 'static'));
        const what = look === looks[0] || ownWideLayout ? ['html', all] : ['main', ofColorsAndSizes];
        found.push(...(await axeFindings(page, `${about}, ${look.name}`, ...what)));
        await person.noSidewaysScrolling();
    }
    return found;
}
