// The usual paces of a game, and any pace in words. A pace is a clock in the notation of challenges:
// "30d+1d" is 30 days for each player, and 1 day more for each move.

import { isLiveClock } from './texts/format';
import { t } from './texts/i18n';
import '../locales/en/play.ftl?english';

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
type Unit = keyof typeof units;

export const usualPaces = ['30d+1d', '7d+7d', '15m+10s', '10m+5s', '5m+3s', 'none'] as const;
export const usualPace = usualPaces[0];

interface Amount {
  n: number;
  unit: Unit;
}
function amount(words = ''): Amount | null {
  const found = /^(\d+)([smhd])$/.exec(words);
  return found ? { n: Number(found[1]), unit: found[2] as Unit } : null;
}

function readPace(pace: string): { bank: Amount; increment: Amount } | null {
  const [bank, increment] = pace.split('/')[0]?.split('+').map(amount) ?? [];
  return bank && bank.n > 0 ? { bank, increment: increment ?? { n: 0, unit: bank.unit } } : null;
}

/** The pace as the option of a challenge; what has no increment was typed as "7d+" or "7d+0d". */
export const clockOption = (pace: string) => pace.replace(/\+0?[a-z]?$/, '');

const msOf = ({ n, unit }: Amount) => n * units[unit];

/** Games that are played at one sitting. */
export function isLive(pace: string): boolean {
  const clock = readPace(pace);
  return clock !== null && isLiveClock({ bank: msOf(clock.bank) });
}

const inWords = ({ n, unit }: Amount) => t(`pace-${unit}`, { n });

/** "a day a move", "15 min + 10 s", "no clock". */
export function formatPace(pace: string): string {
  const clock = readPace(pace);
  if (!clock) return t('pace-none');
  const { bank, increment } = clock;
  if (increment.n === 0) return inWords(bank);
  if (pace === usualPace || msOf(bank) === msOf(increment)) return t(`pace-move-${increment.unit}`, { n: increment.n });
  return t('pace-plus', { bank: inWords(bank), increment: inWords(increment) });
}

/** The same in two lines: "15 min", "+ 10 s a move". */
export function paceLines(pace: string): [name: string, about: string] {
  const clock = readPace(pace);
  if (!clock) return [t('pace-none'), t('pace-about-none')];
  const { bank, increment } = clock;
  if (pace === usualPace) return [formatPace(pace), t('pace-about-bank', { bank: inWords(bank) })];
  if (msOf(bank) === msOf(increment)) return [formatPace(pace), t('pace-about-each')];
  return [inWords(bank), increment.n > 0 ? t('pace-about-plus', { increment: inWords(increment) }) : t('pace-about-total')];
}
