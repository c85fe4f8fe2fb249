// Writes src/fonts/*.woff2 from npm packages: Noto Sans and Noto Serif (SIL Open Font License 1.1, no reserved name), with
// the letters of the page's languages only. They are in the repository, since they hardly change:
//
//     npm install --no-save subset-font @fontsource/noto-sans@5.3.0 @fontsource/noto-serif@5.3.0 && node fonts_build.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const find = createRequire(import.meta.url).resolve;
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const letters = {
  latin: `${ascii}\u00a0¡«±·º»½¿ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÛÜßàáâäçèéêëíîïñóôöùúûüŒœ–−—‘’“”„…`,
  'latin-ext': 'ƆƐɔɛŨũ', // Akan, in a file of its own
};
const faces = [
  ['noto-sans', 400],
  ['noto-sans', 600],
  ['noto-serif', 400],
  ['noto-serif', 700],
];
for (const [font, weight] of faces)
  for (const [part, text] of Object.entries(letters)) {
    const whole = readFileSync(find(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff2`));
    const name = `${font}-${weight}${part === 'latin' ? '' : '-akan'}.woff2`;
    writeFileSync(new URL(`src/fonts/${name}`, import.meta.url), await subsetFont(whole, text, { targetFormat: 'woff2' }));
  }
