// In each board (src/styles/board_themes.css) marks, numbers and words stand out from what they lie on: 3:1 for
// marks, 4.5:1 for words, as WCAG asks.
//
//     node board_contrast_test.mjs

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const style = (name) => readFileSync(new URL(`src/styles/${name}.css`, import.meta.url), 'utf8');

/** The tokens of each board; what forced colours change, which is indented, is not read. */
const boards = {};
for (const [, name, body] of style('board_themes').matchAll(/^(?:\S.*)?\[data-board='(\w+)'\] \{([^}]*)\}/gm))
  boards[name] = Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, token, value]) => [token, value]));

/** The numbers of red, green, blue and alpha, 0 to 1. */
function colour(board, token) {
  const value = board[token];
  assert.ok(value, `no token is named --${token}`);
  const other = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (other) return colour(board, other);
  const digits = value.slice(1);
  const short = digits.length < 6;
  return (short ? [...digits].map((one) => one + one) : digits.match(/../g)).map((one) => parseInt(one, 16) / 255);
}
const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
const laidOver = (top, ground, opacity) => ground.map((part, i) => opacity * top[i] + (1 - opacity) * part);

/** How opaque the last move's path is drawn. */
function opacityOfTrail(sheet, selector) {
  const rule = style(sheet).match(new RegExp(`^${selector} \\{([^}]*)\\}`, 'm'))?.[1] ?? '';
  const opacity = Number(rule.match(/[^-]opacity: ([\d.]+)/)?.[1]);
  assert.ok(opacity > 0 && opacity <= 1, `${selector} has an opacity`);
  return opacity;
}
const trails = { mark: opacityOfTrail('sowing', '.sowing .trail path'), sqmark: opacityOfTrail('pods', '.pod-board .trail path') };

const bowls = ['p1', 'p2', 'p3'];
const squares = ['sq1', 'sq2'];
/** What lies on what, and the least contrast. */
const pairs = [
  ['mark', bowls, 3],
  ['take', bowls, 3],
  ['sqmark', squares, 3],
  ['sqtake', squares, 3],
  ['num', ['w1', 'w2', 'w3'], 4.5],
  ['onpit', bowls, 4.5],
  ['take-ink', ['take'], 4.5],
  ['ocut', ['o1'], 3],
  ['xcut', ['x1'], 3],
];

assert.deepEqual(Object.keys(boards), ['wood', 'night', 'stone', 'ink']);
const weak = [];
let least = Infinity;
for (const [name, board] of Object.entries(boards))
  for (const [token, grounds, wanted] of pairs)
    for (const ground of grounds) {
      const [top, below] = [colour(board, token), colour(board, ground)];
      const seen = [[token, top], ...(trails[token] ? [[`path in ${token}`, laidOver(top, below, trails[token])]] : [])];
      for (const [what, shown] of seen) {
        const ratio = contrast(shown, below);
        least = Math.min(least, ratio / wanted);
        if (ratio < wanted) weak.push(`${name}: ${what} on ${ground} is ${ratio.toFixed(2)}:1, not ${wanted}:1`);
      }
    }
assert.deepEqual(weak, []);
// Every board has a value for each token of the others.
const names = (board) => Object.keys(board).filter((token) => !/^k0?$/.test(token));
for (const board of Object.values(boards)) assert.deepEqual(names(board), names(boards.wood));
console.log(`4 boards of ${names(boards.wood).length} tokens; the weakest contrast is ${least.toFixed(2)} times what is asked`);
