// An interactive board inside a text, with the move the text is about. Readers may play it or
// others; nothing is sent to the server.

import { useMemo, useState } from 'preact/hooks';
import { describeLine, kindOf } from './boards/board_kinds';
import { t } from './texts/i18n';
import { useNarrow } from './narrow';
import type { Line, Rules } from './engine/rules';
import { described, useRules } from './offline/use_rules';
import { Button } from './button';
import { shortSeatName } from './texts/format';

/** Parses `GAME from POSITION: moves`, the line below a drawing; null if it is none. */
export function readDiagram(words: string): Line | null {
  const found = /^\s*([a-z][a-z0-9-]*) from (\S.*): *(.*)$/.exec(words);
  if (!found) return null;
  const [, game = '', from = '', moves = ''] = found;
  return { game, from, moves: moves.split(/\s+/).filter(Boolean) };
}

/** `text` is shown if the rules cannot be loaded or reject the position. */
export function Diagram({ line, text }: { line: Line; text: string }) {
  const { rules, broken } = useRules();
  if (broken || (rules && 'error' in rules.describe(line))) return <pre>{text}</pre>;
  if (!rules) return <p class="wait">{t('board-coming')}</p>;
  return <DiagramBoard rules={rules} meant={line} />;
}

function DiagramBoard({ rules, meant }: { rules: Rules; meant: Line }) {
  const [moves, setMoves] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [hinted, hint] = useState('');
  const narrow = useNarrow();
  const line: Line = { ...meant, moves };
  const state = useMemo(() => described(rules, line), [rules, meant, moves]);
  const { Board: Drawn } = kindOf(state.drawing);
  const next = meant.moves[moves.length];
  const onTheWay = moves.every((move, i) => move === meant.moves[i]);
  const names: [string, string] = [shortSeatName(state.seats[0]), shortSeatName(state.seats[1])];
  const last = describeLine(state.line, meant.from ?? '', { drawing: state.drawing, names, reader: rules.reader }).at(-1);
  async function play(move: string) {
    setMessage('');
    hint('');
    setMoves([...moves, move]);
    return true;
  }
  return (
    <figure class={`diagram ${state.drawing.kind}`}>
      <Drawn
        drawing={state.drawing}
        position={state.position}
        bottom="first"
        toMove={state.to_move}
        names={names}
        line={state.line}
        live
        playable={!state.over}
        legal={state.over ? [] : state.legal}
        shown={state.over ? [] : state.shown}
        narrow={narrow}
        preview={(move) => rules.preview(line, move)}
        whyNot={(words) => rules.whyNot(line, words)}
        play={play}
        onMessage={setMessage}
        hint={hint}
      />
      <div class="row">
        {next !== undefined && onTheWay && (
          <Button
            class="small"
            label={t('diagram-play', { move: state.shown[state.legal.indexOf(next)] ?? next })}
            act={() => void play(next)}
          />
        )}
        {moves.length > 0 && <Button class="small" label={t('diagram-again')} act={() => setMoves([])} />}
      </div>
      <p class="said" role="status">
        {hinted || message || last?.told || ''}
      </p>
      <figcaption>
        <code>
          {state.position}
          {next !== undefined && onTheWay && `: ${next}`}
        </code>
      </figcaption>
    </figure>
  );
}
