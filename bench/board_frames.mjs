// Measures animation: frames per second, and the time from a click to the first motion, in headless Chromium with a
// throttled main thread.
//
//     POSTHOUSE=build/release/posthouse node bench/board_frames.mjs [--cpu 4] [--rounds 3]
//
// Frames are counted in the compositor's trace, which knows what was really presented (requestAnimationFrame would only
// measure itself), between the first and the last motion of a move. Nothing is asserted: the figures depend on the load
// of the machine.

import { loadavg } from 'node:os';
import { Person, launchBrowser } from '../browser/e2e/browser.mjs';
import { ApiClient, newDataFolder, startServer, removeFolder } from '../browser/e2e/server.mjs';

function option(name, fallback) {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? fallback : Number(process.argv[at + 1]);
}
const cpu = option('cpu', 4);
const rounds = option('rounds', 3);

const chains = '22bh,32,43abh,52/26,44ace,54g,36e 5 9 O';
const scenes = [
    {
        game: 'wari',
        wide: 1440,
        high: 900,
        about: '17 seeds, a lap and more, 15 captured',
        start: '0,1,0,4,1,17/1,2,1,1,1,0 10 9 S',
        press: ['[data-house=f].legal'],
    },
    {
        game: 'super-wari',
        wide: 1440,
        high: 900,
        about: '20 seeds on 2×8',
        start: '3,3,20,1,1,0,1,1/1,1,2,1,2,2,2,2 2 3 S',
        press: ['[data-house=c].legal'],
    },
    { game: 'wari', wide: 390, high: 844, about: 'a phone', start: '0,1,0,4,1,17/1,2,1,1,1,0 10 9 S', press: ['[data-house=f].legal'] },
    { game: 'wari', wide: 3840, high: 2160, about: '4K', start: '0,1,0,4,1,17/1,2,1,1,1,0 10 9 S', press: ['[data-house=f].legal'] },
    // The chain is built hop by hop; measured is what follows the last click.
    {
        game: 'octilite',
        wide: 1440,
        high: 900,
        about: 'a hop, two pods with four prongs lifted off',
        start: chains,
        press: ['[data-square="43"]', '[data-square="44"]', '[data-square="36"]'],
    },
    {
        game: 'octilite',
        wide: 390,
        high: 844,
        about: 'the same on a phone',
        start: chains,
        press: ['[data-square="43"]', '[data-square="44"]', '[data-square="36"]'],
    },
    { game: 'octilite', wide: 1440, high: 900, about: 'a prong', start: chains, press: ['[data-square="43"]', '.rose [data-choice="+e"]'] },
];

/** Runs in the page: records the times of the click and of the first motion, and marks the trace where motion begins
    and ends. */
function watchMotion() {
    const seen = { clicked: 0, moved: 0, framed: 0 };
    window.seen = seen;
    addEventListener(
        'click',
        (event) => {
            seen.clicked = event.timeStamp;
        },
        true,
    );
    new MutationObserver(() => {
        if (seen.moved || !seen.clicked) return;
        seen.moved = performance.now();
        performance.mark('seeds-begin');
        requestAnimationFrame(() => {
            seen.framed = performance.now();
        });
    }).observe(document.querySelector('.seed-layer, .pod-layer'), { subtree: true, attributeFilter: ['style'] });
    new MutationObserver(() => {
        if (!document.querySelector('[data-moving]') && seen.moved) performance.mark('seeds-end');
    }).observe(document.querySelector('.board'), { attributeFilter: ['data-moving'] });
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, part) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

/** Between the two marks: gaps between presented frames in ms, and the number of dropped frames. */
function framesOf(events) {
    const mark = (name) => events.find((one) => one.name === name)?.ts ?? 0;
    const from = mark('seeds-begin'),
        to = mark('seeds-end');
    const begun = new Map();
    const presented = [];
    let dropped = 0;
    for (const one of events) {
        if (one.name !== 'PipelineReporter') continue;
        const id = one.id2?.local ?? one.id;
        if (one.ph === 'b') begun.set(id, one);
        const begin = begun.get(id);
        if (one.ph !== 'e' || !begin || one.ts < from || one.ts > to) continue;
        const { state } = begin.args.chrome_frame_reporter ?? begin.args.frame_reporter;
        if (state.startsWith('STATE_PRESENTED')) presented.push(one.ts / 1000);
        else if (state === 'STATE_DROPPED') ++dropped;
    }
    // One frame may be reported twice: by the compositor and for the main thread.
    const times = sorted(presented).filter((time, i, all) => i === 0 || time - all[i - 1] > 4);
    return { gaps: times.slice(1).map((time, i) => time - times[i]), dropped, lasted: (to - from) / 1000 };
}

async function measure(browser, server, people, scene) {
    const { person, rival, name } = people;
    const begun = await rival.command(`${scene.game} challenge ann ${name} --first=${name} --start="${scene.start}"`);
    if (!begun.accepted) throw new Error(begun.text);
    const { page } = person;
    const last = page.locator(scene.press.at(-1));
    await page.setViewportSize({ width: scene.wide, height: scene.high });
    await page.goto(`${server.url}/match/${scene.game}/${begun.match.board}`);
    for (const one of scene.press.slice(0, -1)) await page.locator(one).click();
    await last.hover();
    await page.waitForTimeout(500);
    await page.evaluate(watchMotion);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () =>
        Object.fromEntries((await wire.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    await page.waitForTimeout(500);
    await browser.startTracing(page, { categories: ['cc', 'benchmark', 'blink.user_timing'] });
    const before = await busy();
    await last.click();
    await page.waitForFunction(() => performance.getEntriesByName('seeds-end').length > 0, undefined, { polling: 500 });
    const after = await busy();
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const seen = await page.evaluate(() => window.seen);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await wire.detach();
    const { gaps, dropped, lasted } = framesOf(traceEvents);
    return {
        game: scene.game,
        size: `${scene.wide}×${scene.high}`,
        what: scene.about,
        'frames/s': ((1000 * gaps.length) / lasted).toFixed(1),
        'median ms': at(gaps, 0.5).toFixed(1),
        'p95 ms': at(gaps, 0.95).toFixed(1),
        'longest ms': Math.max(...gaps).toFixed(1),
        dropped,
        seconds: (lasted / 1000).toFixed(1),
        'main thread busy': `${((100 * 1000 * (after.TaskDuration - before.TaskDuration)) / lasted).toFixed(0)} %`,
        'click → moved ms': (seen.moved - seen.clicked).toFixed(1),
        'click → frame after ms': (seen.framed - seen.clicked).toFixed(1),
    };
}

const server = await startServer(newDataFolder());
const browser = await launchBrowser({ motion: true, full: true });
try {
    const rival = new ApiClient(server);
    await rival.signUp('ann', 'annspass');
    const person = await Person.arrive(browser, server, 'zoe');
    await person.signUp();
    const rows = [];
    for (const scene of scenes)
        for (let round = 0; round < rounds; ++round) rows.push(await measure(browser, server, { person, rival, name: 'zoe' }, scene));
    console.log(
        `Chromium ${browser.version()}, headless, no GPU, main thread slowed ${cpu}×; ` + `load average ${loadavg()[0].toFixed(1)}`,
    );
    console.table(rows);
    await person.leave();
} finally {
    await browser.close();
    await server.close();
    removeFolder(server.data);
}
