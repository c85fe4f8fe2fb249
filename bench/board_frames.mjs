// How smoothly the seeds move: frames in a second and the time from a click to the first motion, in
// headless Chromium whose main thread is slowed down.
//
//     POSTHOUSE=build/release/posthouse node bench/board_frames.mjs [--cpu 4] [--rounds 3]
//
// Frames are counted twice: by requestAnimationFrame inside the page, and by the compositor's own
// trace, which knows what was really presented. The figures are printed, nothing is asserted: on a
// busy machine they are the machine's.

import { loadavg } from 'node:os';
import { Person, launch } from '../browser/e2e/browser.mjs';
import { Visitor, newData, open, removeData } from '../browser/e2e/house.mjs';

function option(name, usual) {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? usual : Number(process.argv[at + 1]);
}
const cpu = option('cpu', 4);
const rounds = option('rounds', 3);

const scenes = [
    { game: 'wari', wide: 1440, high: 900, about: '17 seeds, a lap and more, 15 captured',
        start: '0,1,0,4,1,17/1,2,1,1,1,0 10 9 S', letter: 'f' },
    { game: 'super-wari', wide: 1440, high: 900, about: '20 seeds on 2×8',
        start: '3,3,20,1,1,0,1,1/1,1,2,1,2,2,2,2 2 3 S', letter: 'c' },
    { game: 'wari', wide: 390, high: 844, about: 'a telephone', start: '0,1,0,4,1,17/1,2,1,1,1,0 10 9 S', letter: 'f' },
    { game: 'wari', wide: 3840, high: 2160, about: '4K', start: '0,1,0,4,1,17/1,2,1,1,1,0 10 9 S', letter: 'f' },
];

/** In the page: when the click was, when the first seed moved, and the time of every frame until all rest. */
function watchFrames() {
    const seen = { clicked: 0, moved: 0, framed: 0, frames: [] };
    window.seen = seen;
    addEventListener('click', (event) => { seen.clicked = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (seen.moved || !seen.clicked) return;
        seen.moved = performance.now();
        requestAnimationFrame(() => { seen.framed = performance.now(); });
    }).observe(document.querySelector('.seed-layer'), { subtree: true, attributeFilter: ['style'] });
    const frame = (now) => {
        if (document.querySelector('[data-moving]')) seen.frames.push(now);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, part) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

/** Frames that the compositor presented, or dropped, between the two times of the trace. */
function presented(events) {
    const states = events.filter((one) => one.name === 'PipelineReporter' && one.ph === 'b')
        .map((one) => one.args?.chrome_frame_reporter ?? one.args?.frame_reporter)
        .filter(Boolean).map((one) => one.state);
    const some = (word) => states.filter((state) => state?.includes(word)).length;
    return { whole: some('PRESENTED_ALL'), partial: some('PRESENTED_PARTIAL'), dropped: some('DROPPED') };
}

async function measure(browser, house, people, scene) {
    const { person, rival, name } = people;
    const begun = await rival.say(`${scene.game} challenge ann ${name} --first=${name} --start="${scene.start}"`);
    if (!begun.accepted) throw new Error(begun.text);
    const { page } = person;
    await page.setViewportSize({ width: scene.wide, height: scene.high });
    await page.goto(`${house.url}/match/${scene.game}/${begun.match.board}`);
    await page.locator(`[data-house=${scene.letter}].legal`).hover();
    await page.evaluate(watchFrames);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => Object.fromEntries((await wire.send('Performance.getMetrics')).metrics
        .map(({ name, value }) => [name, value]));
    await page.waitForTimeout(500);
    await browser.startTracing(page, { categories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] });
    const before = await busy();
    await page.locator(`[data-house=${scene.letter}].legal`).click();
    await page.locator('[data-moving]').waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-moving]'), undefined, { polling: 100 });
    const after = await busy();
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const seen = await page.evaluate(() => window.seen);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await wire.detach();
    const gaps = seen.frames.slice(1).map((time, i) => time - seen.frames[i]);
    const whole = gaps.reduce((sum, gap) => sum + gap, 0);
    const compositor = presented(traceEvents);
    return {
        game: scene.game, size: `${scene.wide}×${scene.high}`, what: scene.about,
        'frames/s': (1000 * gaps.length / whole).toFixed(1),
        'median ms': at(gaps, 0.5).toFixed(1), 'p95 ms': at(gaps, 0.95).toFixed(1), 'longest ms': Math.max(...gaps).toFixed(1),
        'presented': compositor.whole + compositor.partial, 'dropped': compositor.dropped,
        'main thread ms/frame': (1000 * (after.TaskDuration - before.TaskDuration) / gaps.length).toFixed(2),
        'click → seed moved ms': (seen.moved - seen.clicked).toFixed(1),
        'click → frame after ms': (seen.framed - seen.clicked).toFixed(1),
    };
}

const house = await open(newData());
const browser = await launch();
try {
    const rival = new Visitor(house);
    await rival.signUp('ann', 'annspass');
    const person = await Person.arrive(browser, house, 'zoe');
    await person.signUp();
    const rows = [];
    for (const scene of scenes)
        for (let round = 0; round < rounds; ++round)
            rows.push(await measure(browser, house, { person, rival, name: 'zoe' }, scene));
    console.log(`Chromium ${browser.version()}, headless, no GPU, main thread slowed ${cpu}×; `
        + `load of the machine ${loadavg()[0].toFixed(1)}`);
    console.table(rows);
    await person.leave();
} finally {
    await browser.close();
    await house.close();
    removeData(house.data);
}
