// Position editor for pods: choose a square, its pod and the pod's prongs; the supplies are
// numbers.

import { useState } from 'preact/hooks';
import type { Side } from '../api';
import { CountField } from './count_field';
import { formatPods, readPods, type PlacedPod, type Reserves } from './pod_position';
import { PodDrawn } from './pods';
import { seatIndex } from '../sides';
import { t } from '../texts/i18n';
import type { SetUpProps } from './board';

/** The directions around a pod, row by row; the pod is in the middle. */
const letters = ['h', 'a', 'b', 'g', '', 'c', 'f', 'e', 'd'];
const suppliesMax = 24;

export function PodSetUp({ drawing, seats, position, set }: SetUpProps) {
  const read = readPods(position);
  // An incomplete text is read as far as possible.
  const pods = read.pods.filter((pod) => /^[1-6][1-7]$/.test(pod.square));
  const supplies = read.supplies.map((supply) => supply || 0) as Reserves;
  const [chosen, choose] = useState('22');
  const here = pods.find((pod) => pod.square === chosen);
  const put = (changed: PlacedPod[], left = supplies) => set(`${formatPods(changed, left)} ${position.split(' ').at(-1) ?? 'O'}`);
  const putHere = (pod: PlacedPod | null) => put([...pods.filter((other) => other !== here), ...(pod ? [pod] : [])]);
  const stand = (side: Side | null) => putHere(side && { square: chosen, side, prongs: here?.prongs ?? '' });
  function turnProng(prong: string) {
    if (!here) return;
    putHere({ ...here, prongs: here.prongs.includes(prong) ? here.prongs.replace(prong, '') : here.prongs + prong });
  }
  return (
    <div class="pod-set-up">
      <Squares drawing={drawing} pods={pods} seats={seats} chosen={chosen} choose={choose} />
      <div class="pod-tools">
        <fieldset>
          <legend>{t('analysis-on-square', { square: chosen })}</legend>
          {([null, 'first', 'second'] as const).map((side, i) => (
            <label class="choice" key={i}>
              <input type="radio" name="set-up-pod" checked={(here?.side ?? null) === side} onChange={() => stand(side)} />
              {side === null ? t('analysis-nothing') : seats[seatIndex(side)]}
            </label>
          ))}
        </fieldset>
        <Prongs pod={here} turn={turnProng} />
        {seats.map((who, i) => (
          <label key={who} class="many">
            {t('analysis-supply', { who })}{' '}
            <CountField
              value={supplies[i] ?? 0}
              max={suppliesMax}
              set={(prongs) => put(pods, supplies.map((supply, seat) => (seat === i ? prongs : supply)) as Reserves)}
            />
          </label>
        ))}
        <p class="hint">
          {t('analysis-prongs-in-all', { prongs: pods.reduce((sum, pod) => sum + pod.prongs.length, supplies[0] + supplies[1]) })}
        </p>
      </div>
    </div>
  );
}

interface SquaresProps extends Pick<SetUpProps, 'drawing' | 'seats'> {
  pods: PlacedPod[];
  chosen: string;
  choose(square: string): void;
}

function Squares({ drawing: { columns, rows }, seats, pods, chosen, choose }: SquaresProps) {
  return (
    <div class="squares" style={{ '--columns': columns }} role="group" aria-label={t('analysis-squares')}>
      {Array.from({ length: columns * rows }, (_, i) => {
        const square = `${(i % columns) + 1}${rows - Math.floor(i / columns)}`;
        const pod = pods.find((placedPod) => placedPod.square === square);
        const label = pod
          ? t('analysis-square-pod', { square, who: seats[seatIndex(pod.side)], prongs: [...pod.prongs].join(' ') || '–' })
          : t('analysis-square-empty', { square });
        return (
          <button key={square} type="button" aria-label={label} aria-pressed={square === chosen} onClick={() => choose(square)}>
            {pod ? (
              <span class={`pod ${pod.side}`} aria-hidden="true">
                <PodDrawn side={pod.side} prongs={pod.prongs} turned={false} />
              </span>
            ) : (
              <span class="hint">{square}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const Prongs = ({ pod, turn }: { pod: PlacedPod | undefined; turn(prong: string): void }) => (
  <div class="prongs" role="group" aria-label={t('analysis-prongs')}>
    {letters.map((prong) =>
      prong ? (
        <button
          key={prong}
          type="button"
          class="toggle"
          aria-label={t('analysis-prong', { prong })}
          aria-pressed={pod?.prongs.includes(prong) ?? false}
          disabled={!pod}
          onClick={() => turn(prong)}
        >
          {prong}
        </button>
      ) : (
        <span key="pod" aria-hidden="true" />
      ),
    )}
  </div>
);
