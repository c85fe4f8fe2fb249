// Pictures of every page at five sizes, light and dark, and one HTML page that shows them all.
//
//     POSTHOUSE=build/release/posthouse node tools/contact_sheet.mjs FOLDER [PATTERN]
//
// Writes FOLDER/index.html and the pictures beside it; with PATTERN, only of pages whose path matches it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Person, drawn, goTo, launchBrowser } from '../browser/e2e/browser.mjs';
import { furnish, pages, strangersPages } from '../browser/e2e/pages.mjs';
import { newDataFolder, removeFolder, startServer } from '../browser/e2e/server.mjs';

const [folder, pattern = ''] = process.argv.slice(2);
if (!folder || !process.env.POSTHOUSE) {
    console.error('usage: POSTHOUSE=PROGRAM node tools/contact_sheet.mjs FOLDER [PATTERN]');
    process.exit(2);
}
const sizes = [
    [320, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
    [2560, 1440],
];
const schemes = ['light', 'dark'];

/** Takes the pictures of a page: resizing it is a tenth of loading it. */
async function shoot(person, url, path, shown, name) {
    const { page } = person;
    await goTo(page, url + path);
    await page.locator(shown).first().waitFor();
    const files = [];
    for (const [width, height] of sizes)
        for (const colorScheme of schemes) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme });
            await drawn(page);
            const file = `${name}-${width}-${colorScheme}.jpg`;
            await page.screenshot({ path: join(folder, file), quality: 70, type: 'jpeg' });
            files.push(file);
        }
    return { about: name, files };
}

const row = ({ about, files }) =>
    `<h2>${about}</h2><div>${files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join('')}</div>`;
const sheet = (rows) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body { font: 14px sans-serif } div { display: flex; gap: 8px; align-items: start; overflow-x: auto } img { height: 260px; border: 1px solid #888 }
</style><h1>Contact sheet</h1>${rows.map(row).join('\n')}</html>\n`;

mkdirSync(folder, { recursive: true });
const server = await startServer(newDataFolder());
const browser = await launchBrowser();
try {
    const { ann, invitation } = await furnish(server);
    const visits = [
        [await Person.create(browser, server, 'stranger'), 'stranger', strangersPages],
        [await Person.withSession(browser, server, 'ann', ann), 'ann', [...pages, [invitation, '#invite-link']]],
    ];
    const rows = [];
    for (const [person, who, all] of visits)
        for (const [path, shown] of all.filter(([path]) => path.match(pattern))) {
            const name = `${who}${path
                .replace(/join\/.*/, 'join')
                .replaceAll('/', '-')
                .replace(/-$/, '')}`;
            rows.push(await shoot(person, server.url, path, shown, name));
            console.log(name);
        }
    writeFileSync(join(folder, 'index.html'), sheet(rows));
} finally {
    await browser.close();
    await server.close();
    removeFolder(server.data);
}
