// An interactive board inside a text, with the move the text is about. Readers may play it or
// others; nothing is sent to the server.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { describeLine, kindOf } from './boards/board_kinds';
import { t } from './texts/i18n';
import { useNarrow } from './narrow';
import { loadRules, type Line, type Rules } from './engine/rules';
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
  const [rules, setRules] = useState<Rules | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    loadRules().then(setRules, () => setMissing(true));
  }, []);
  if (missing || (rules && 'error' in rules.describe(line))) return <pre>{text}</pre>;
  if (!rules) return <p class="wait">{t('board-coming')}</p>;
  return <DiagramBoard rules={rules} meant={line} />;
}

function DiagramBoard({ rules, meant }: { rules: Rules; meant: Line }) {
  const [moves, setMoves] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [hinted, hint] = useState('');
  const narrow = useNarrow();
  const { line, state } = useMemo(() => {
    const here: Line = { ...meant, moves };
    const described = rules.describe(here);
    if ('error' in described) throw new Error(described.error);
    return { line: here, state: described };
  }, [rules, meant, moves]);
  const { Board: Drawn } = kindOf(state.drawing);
  const next = meant.moves[moves.length];
  const onTheWay = moves.every((move, i) => move === meant.moves[i]);
  const names: [string, string] = [shortSeatName(state.seats[0]), shortSeatName(state.seats[1])];
  const last = describeLine(state.line, meant.from ?? '', { drawing: state.drawing, names, reader: rules.reader }).at(-1);
  const play = (move: string) => {
    setMessage('');
    hint('');
    setMoves([...moves, move]);
  };
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
        play={(move) => {
          play(move);
          return Promise.resolve(true);
        }}
        onMessage={setMessage}
        hint={hint}
      />
      <div class="row">
        {next !== undefined && onTheWay && (
          <button type="button" class="small" onClick={() => play(next)}>
            {t('diagram-play', { move: state.shown[state.legal.indexOf(next)] ?? next })}
          </button>
        )}
        {moves.length > 0 && (
          <button type="button" class="small" onClick={() => setMoves([])}>
            {t('diagram-again')}
          </button>
        )}
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
