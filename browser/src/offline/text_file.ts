// A game as a file of text, in the words that `posthouse referee` reads.

import { asked, type Line } from '../rules';

export function keepAsText(line: Line, begun: number) {
  const address = URL.createObjectURL(new Blob([`${asked(line)}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${line.game}-${new Date(begun).toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
