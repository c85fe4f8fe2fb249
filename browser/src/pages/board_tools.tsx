// What a reader may choose about a board: which side is at the bottom, whether it is heard, and with
// seeds, whether they are counted.

import { counts, soundOn, turned, volume } from '../settings';

export function BoardTools({ board, sows }: { board: string; sows: boolean }) {
  const toggle = (name: string, on: boolean, set: (on: boolean) => void) => (
    <button type="button" class="small toggle" aria-pressed={on} onClick={() => set(!on)}>
      {name}
    </button>
  );
  return (
    <div class="row tools" role="group" aria-label="The board">
      {toggle('Turn the board', turned.has(board), (on) => turned.set(board, on))}
      {sows && toggle('Numbers', counts.value, counts.set)}
      {toggle('Sound', soundOn.value, soundOn.set)}
      {soundOn.value && (
        <label class="volume">
          <span class="unseen">How loud</span>
          <input
            type="range"
            min="5"
            max="100"
            step="5"
            value={volume.value}
            onInput={(event) => volume.set(Number(event.currentTarget.value))}
          />
        </label>
      )}
    </div>
  );
}
