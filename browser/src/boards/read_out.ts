// A position in one utterance, as people hear it who do not see the board: score, houses or pods, whose turn it is.

import '../../locales/en/read_out.ftl?english';
import type { Drawing, Side } from '../api';
import { otherSide, seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import { labelOf } from './board';
import { directionName, formatList } from './move_text';
import { readPods } from './pod_position';
import { houseName } from './sowing_shape';
import { readPosition } from './sowing_timeline';

interface Scene {
  drawing: Drawing;
  position: string;
  names: [string, string];
  you: Side | null;
  bottom: Side;
}

/** The reader's side first. */
const sidesOf = ({ you, bottom }: Scene): Side[] => [you ?? bottom, otherSide(you ?? bottom)];

export function readSeeds(scene: Scene): string {
  const { counts, columns } = readPosition(scene.position);
  const seeds = (cell: number) => `${houseName(cell, scene.drawing, scene.you ?? scene.bottom)} ${counts[cell] ?? 0}`;
  return sidesOf(scene)
    .map((side) => {
      const first = columns * seatIndex(side);
      const houses = Array.from({ length: columns }, (_, i) => seeds(first + i)).join(', ');
      return labelOf('read-seeds', side, scene, { captured: counts[2 * columns + seatIndex(side)] ?? 0, houses });
    })
    .join(' ');
}

export function readPodBoard(scene: Scene): string {
  const { pods, supplies } = readPods(scene.position);
  const read = (square: string, prongs: string) =>
    prongs ? t('read-pod', { square, prongs: formatList([...prongs].map(directionName)) }) : t('read-pod-bare', { square });
  return sidesOf(scene)
    .map((side) => {
      const own = pods.filter((pod) => pod.side === side);
      const words = own.map(({ square, prongs }) => read(square, prongs)).join('; ');
      return labelOf('read-pods', side, scene, { count: own.length, pods: words, prongs: supplies[seatIndex(side)] });
    })
    .join(' ');
}

/** After the board was turned. */
export const readTurned = (scene: Pick<Scene, 'bottom' | 'names' | 'you'>) => labelOf('read-turned', scene.bottom, scene);
export const readUnturned = () => t('read-unturned');

/** Of a kind of board that the page does not know. */
export const readNothing = () => '';
