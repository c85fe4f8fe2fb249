// Programs in a terminal.

import { spawn } from 'node:child_process';
import { eventually } from './server.mjs';

export const more = '-- more -- (Enter, q)';

/** A program in a terminal of 24 rows, with its output and input. */
export class Terminal {
    constructor(...words) {
        this.shown = '';
        const line = ['stty rows 24 cols 80 -echo;', 'exec', ...words.map((word) => `'${word}'`)].join(' ');
        this.program = spawn('script', ['-qec', line, '/dev/null'], { env: { ...process.env, SHELL: '/bin/sh' } });
        this.program.stdout.setEncoding('utf8').on('data', (text) => {
            this.shown += text.replaceAll('\r', '');
        });
        this.ended = new Promise((resolve) => this.program.on('close', resolve));
    }
    /** The output up to this prompt. */
    async until(prompt) {
        await eventually(() => this.shown.endsWith(prompt) || null);
        const text = this.shown.slice(0, -prompt.length);
        this.shown = '';
        return text;
    }
    type(line) {
        this.program.stdin.write(`${line}\n`);
    }
    /** The pages of a response, up to the next prompt. */
    async screens(prompt) {
        const screens = [];
        for (;;) {
            await eventually(() => [`${more} `, prompt].some((end) => this.shown.endsWith(end)) || null);
            const asks = this.shown.endsWith(`${more} `);
            screens.push(await this.until(asks ? `${more} ` : prompt));
            if (!asks) return screens;
            this.type('');
        }
    }
}
