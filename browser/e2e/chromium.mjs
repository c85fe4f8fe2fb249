// One Chromium for all browser tests of a run: `chromium.mjs start FILE` leaves a server running and writes its address
// into FILE, `chromium.mjs stop FILE` ends it. ctest calls both (browser/CMakeLists.txt); browser.mjs connects to it.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';

// Chromium has no sandbox when it runs as root, as on a test machine; the other flags stop it from calling home.
const flags = `
    --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-dev-shm-usage --disable-background-networking
    --disable-component-update --disable-sync`;

export const launchOptions = {
    // Without the windows that Chromium itself draws even where nobody sees them: a new page needs a fifth of the work.
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: flags.trim().split(/\s+/),
};

/** Chromium with all that it has: notifications, installed pages. */
export const fullLaunchOptions = { ...launchOptions, executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' };

function stop(file) {
    if (!existsSync(file)) return;
    try {
        process.kill(JSON.parse(readFileSync(file, 'utf8')).pid, 'SIGTERM');
    } catch (error) {
        if (error.code !== 'ESRCH') throw error; // it has ended already
    }
    rmSync(file);
}

async function start(file) {
    stop(file);
    spawn(process.execPath, [process.argv[1], 'serve', file], { detached: true, stdio: 'ignore' }).unref();
    for (let tries = 0; !existsSync(file); ++tries) {
        if (tries === 300) throw new Error('Chromium did not start within 30 s');
        await sleep(100);
    }
}

async function serve(file) {
    const server = await chromium.launchServer(launchOptions);
    writeFileSync(`${file}.new`, JSON.stringify({ address: server.wsEndpoint(), pid: process.pid }));
    renameSync(`${file}.new`, file);
    const end = () => server.close().finally(() => process.exit(0));
    process.on('SIGTERM', end);
    // A test run that was killed leaves nobody to stop it.
    setTimeout(end, 60 * 60 * 1000);
}

const commands = { start, stop, serve };
if (process.argv[1]?.endsWith('chromium.mjs')) await commands[process.argv[2]](process.argv[3]);
