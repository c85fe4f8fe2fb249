// Position editor for pods: choose a square, its pod and the pod's prongs; the supplies are
// numbers.

import { useState } from 'preact/hooks';
import type { Side } from '../api';
import { readPods, type PlacedPod } from './pod_position';
import { PodDrawn } from './pods';
import { t } from '../texts/i18n';
import type { SetUpProps } from './board';

/** The directions around a pod, row by row; the pod is in the middle. */
const letters = ['h', 'a', 'b', 'g', '', 'c', 'f', 'e', 'd'];
const suppliesMax = 24;

export function PodSetUp({ drawing: { columns, rows }, seats, position, set }: SetUpProps) {
  const read = readPods(position);
  // An incomplete text is read as far as possible.
  const pods = read.pods.filter((pod) => /^[1-6][1-7]$/.test(pod.square));
  const supplies = read.supplies.map((supply) => supply || 0) as [number, number];
  const turn = position.split(' ').at(-1) ?? 'O';
  const [chosen, choose] = useState('22');
  const here = pods.find((pod) => pod.square === chosen);

  function put(changed: PlacedPod[], left: [number, number] = supplies) {
    const list = (side: Side) =>
      changed
        .filter((pod) => pod.side === side)
        .sort((a, b) => a.square.localeCompare(b.square))
        .map((pod) => pod.square + [...pod.prongs].sort().join(''))
        .join(',');
    set(`${list('first')}/${list('second')} ${left[0]} ${left[1]} ${turn}`);
  }
  const others = pods.filter((pod) => pod.square !== chosen);
  const stand = (side: Side | null) => put(side ? [...others, { square: chosen, side, prongs: here?.prongs ?? '' }] : others);
  function turnProng(prong: string) {
    if (!here) return;
    const prongs = here.prongs.includes(prong) ? here.prongs.replace(prong, '') : here.prongs + prong;
    put([...others, { ...here, prongs }]);
  }
  const labelOf = (square: string) => {
    const pod = pods.find((placedPod) => placedPod.square === square);
    if (!pod) return t('analysis-square-empty', { square });
    const who = seats[pod.side === 'first' ? 0 : 1];
    return t('analysis-square-pod', { square, who, prongs: [...pod.prongs].join(' ') || '–' });
  };
  const onPods = pods.reduce((sum, pod) => sum + pod.prongs.length, 0);
  return (
    <div class="pod-set-up">
      <div class="squares" style={{ '--columns': columns }} role="group" aria-label={t('analysis-squares')}>
        {Array.from({ length: columns * rows }, (_, i) => {
          const square = `${(i % columns) + 1}${rows - Math.floor(i / columns)}`;
          const pod = pods.find((placedPod) => placedPod.square === square);
          return (
            <button key={square} type="button" aria-label={labelOf(square)} aria-pressed={square === chosen} onClick={() => choose(square)}>
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
      <div class="pod-tools">
        <fieldset>
          <legend>{t('analysis-on-square', { square: chosen })}</legend>
          {([null, 'first', 'second'] as const).map((side, i) => (
            <label class="choice" key={i}>
              <input type="radio" name="set-up-pod" checked={(here?.side ?? null) === side} onChange={() => stand(side)} />
              {side === null ? t('analysis-nothing') : seats[side === 'first' ? 0 : 1]}
            </label>
          ))}
        </fieldset>
        <div class="prongs" role="group" aria-label={t('analysis-prongs')}>
          {letters.map((prong) =>
            prong ? (
              <button
                key={prong}
                type="button"
                class="toggle"
                aria-label={t('analysis-prong', { prong })}
                aria-pressed={here?.prongs.includes(prong) ?? false}
                disabled={!here}
                onClick={() => turnProng(prong)}
              >
                {prong}
              </button>
            ) : (
              <span key="pod" aria-hidden="true" />
            ),
          )}
        </div>
        {seats.map((who, i) => (
          <label key={who} class="many">
            {t('analysis-supply', { who })}{' '}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={suppliesMax}
              value={supplies[i]}
              onInput={(event) => {
                const left: [number, number] = [...supplies];
                left[i] = Math.max(0, Math.min(suppliesMax, event.currentTarget.valueAsNumber || 0));
                put(pods, left);
              }}
            />
          </label>
        ))}
        <p class="hint">{t('analysis-prongs-in-all', { prongs: onPods + supplies[0] + supplies[1] })}</p>
      </div>
    </div>
  );
}
