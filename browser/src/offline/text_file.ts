// A game as a text file in standard notation (docs/game-notation.md), which the rules print.

import type { Side } from '../api';
import type { PositionInfo, Line } from '../engine/rules';
import { loadStudyModule, readGames } from '../engine/study_module';

const results = { first: '1-0', second: '0-1', draw: '1/2-1/2' };

interface About {
  line: Line;
  /** First's and Second's. */
  names: [string, string];
  begun: number;
  result: PositionInfo['result'];
}

function textOf(reader: Side, { line, names, begun, result }: About): string {
  const tags: [string, string][] = [
    ['Game', line.game],
    ['Date', new Date(begun).toISOString().slice(0, 10).replaceAll('-', '.')],
    ['First', names[0]],
    ['Second', names[1]],
    ...(line.from ? ([['Position', line.from]] as [string, string][]) : []),
    ['Result', result ? results[result] : '*'],
  ];
  const head = tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  const read = readGames(`${head.join('')}\n${line.moves.join(' ')}`, reader);
  return 'error' in read ? read.error : (read.games[0]?.text ?? '');
}

export async function downloadText(reader: Side, about: About) {
  await loadStudyModule();
  const words = new Blob([textOf(reader, about)], { type: 'text/plain' });
  const address = URL.createObjectURL(words);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${about.line.game}-${new Date(about.begun).toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
