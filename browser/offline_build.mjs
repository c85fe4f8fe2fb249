// Derives files from the finished page: icons from favicon.svg, and the service worker, which lists
// every file.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { build } from 'vite';

/** Parses a drawing of rounded rectangles, circles and stroked lines only. */
function shapesOf(svg) {
  const shapes = [];
  for (const [, kind, words] of svg.matchAll(/<(?!svg)(\w+)([^>]*)\/>/g)) {
    const is = Object.fromEntries([...words.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const at = (name) => Number(is[name]);
    const colour = (is.stroke ?? is.fill).match(/[0-9a-f]{2}/gi).map((two) => parseInt(two, 16));
    if (kind === 'rect')
      shapes.push({
        colour,
        distance: (x, y) => {
          const [right, below] = [at('width') / 2 - at('rx'), at('height') / 2 - at('rx')];
          const across = Math.abs(x - at('x') - at('width') / 2) - right;
          const down = Math.abs(y - at('y') - at('height') / 2) - below;
          return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - at('rx');
        },
      });
    else if (kind === 'circle') shapes.push({ colour, distance: (x, y) => Math.hypot(x - at('cx'), y - at('cy')) - at('r') });
    else if (kind === 'path' && /^M[\d\s]+$/.test(is.d)) {
      const numbers = is.d.match(/\d+/g).map(Number);
      const points = numbers.flatMap((_, i) => (i % 2 ? [] : [[numbers[i], numbers[i + 1]]]));
      const legs = points.slice(1).map((to, i) => [points[i], to]);
      shapes.push({
        colour,
        distance: (x, y) =>
          Math.min(
            ...legs.map(([[x0, y0], [x1, y1]]) => {
              const [dx, dy] = [x1 - x0, y1 - y0];
              const along = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
              return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
            }),
          ) -
          at('stroke-width') / 2,
      });
    } else throw new Error(`the icon's drawing has a ${kind} that is not understood: ${words}`);
  }
  return shapes;
}

/** CRC-32 of PNG chunks. */
function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function png(size, pixels) {
  const chunk = (name, bytes) => {
    const body = Buffer.concat([Buffer.from(name), bytes]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(bytes.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits, red green blue and how opaque
  const rows = Buffer.alloc(size * (4 * size + 1));
  for (let y = 0; y < size; ++y) pixels.copy(rows, y * (4 * size + 1) + 1, 4 * size * y, 4 * size * (y + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** `ground`: background color, for systems that crop icons (maskable). */
function icon(shapes, size, ground = null) {
  const side = ground ? 46 : 32; // of the drawing's own measure
  const pixels = Buffer.alloc(4 * size * size);
  for (let row = 0; row < size; ++row)
    for (let column = 0; column < size; ++column) {
      const x = ((column + 0.5) / size) * side - (side - 32) / 2;
      const y = ((row + 0.5) / size) * side - (side - 32) / 2;
      let [red, green, blue, opaque] = ground ? [...ground, 1] : [0, 0, 0, 0];
      for (const { colour, distance } of shapes) {
        const share = Math.min(1, Math.max(0, 0.5 - (distance(x, y) * size) / side));
        if (share === 0) continue;
        const whole = share + opaque * (1 - share);
        const mix = (above, below) => (above * share + below * opaque * (1 - share)) / whole;
        [red, green, blue] = [mix(colour[0], red), mix(colour[1], green), mix(colour[2], blue)];
        opaque = whole;
      }
      pixels.set([red, green, blue, 255 * opaque].map(Math.round), 4 * (row * size + column));
    }
  return png(size, pixels);
}

function writeIcons(folder) {
  const shapes = shapesOf(readFileSync(join(folder, 'favicon.svg'), 'utf8'));
  const paper = [0xf7, 0xf1, 0xe6];
  mkdirSync(join(folder, 'icons'), { recursive: true });
  for (const size of [192, 512]) {
    writeFileSync(join(folder, `icons/${size}.png`), icon(shapes, size));
    writeFileSync(join(folder, `icons/maskable-${size}.png`), icon(shapes, size, paper));
  }
  writeFileSync(join(folder, 'icons/touch.png'), icon(shapes, 180, paper));
}

/** Every file of the page with its digest; index.html as "/". */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile() && !/\.(gz|br)$|^service_worker/.test(name))
    .sort()
    .map((name) => ({
      path: name === 'index.html' ? '/' : `/${name}`,
      digest: createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    }));
}

export const offline = {
  name: 'offline',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'pre',
    async handler({ dir }) {
      writeIcons(dir);
      const files = filesOf(dir);
      const source = fileURLToPath(new URL('src/service_worker.ts', import.meta.url));
      // Icons are stored by the system at installation; the others are not for this site's own pages.
      const kept = files.map(({ path }) => path).filter((path) => !/^\/(icons\/|embed\.|previews\.tsv)/.test(path));
      await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          pageFiles: JSON.stringify(kept),
          pageVersion: JSON.stringify(createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)),
          shellDigest: JSON.stringify(files.find(({ path }) => path === '/').digest),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rollupOptions: { input: source, output: { format: 'iife', entryFileNames: 'service_worker.js' } },
        },
      });
    },
  },
};
