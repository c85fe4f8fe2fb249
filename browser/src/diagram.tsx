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
  const [said, say] = useState('');
  const [hinted, hint] = useState('');
  const narrow = useNarrow();
  const { line, seen } = useMemo(() => {
    const here: Line = { ...meant, moves };
    const described = rules.describe(here);
    if ('error' in described) throw new Error(described.error);
    return { line: here, seen: described };
  }, [rules, meant, moves]);
  const { Board: Drawn } = kindOf(seen.drawing);
  const next = meant.moves[moves.length];
  const onTheWay = moves.every((move, at) => move === meant.moves[at]);
  const names: [string, string] = [shortSeatName(seen.seats[0]), shortSeatName(seen.seats[1])];
  const last = describeLine(seen.line, meant.from ?? '', { drawing: seen.drawing, names, reader: rules.reader }).at(-1);
  const play = (move: string) => {
    say('');
    hint('');
    setMoves([...moves, move]);
  };
  return (
    <figure class={`diagram ${seen.drawing.kind}`}>
      <Drawn
        drawing={seen.drawing}
        position={seen.position}
        bottom="first"
        toMove={seen.to_move}
        names={names}
        line={seen.line}
        live
        playable={!seen.over}
        legal={seen.over ? [] : seen.legal}
        shown={seen.over ? [] : seen.shown}
        narrow={narrow}
        preview={(move) => rules.preview(line, move)}
        whyNot={(words) => rules.whyNot(line, words)}
        play={(move) => {
          play(move);
          return Promise.resolve(true);
        }}
        say={say}
        hint={hint}
      />
      <div class="row">
        {next !== undefined && onTheWay && (
          <button type="button" class="small" onClick={() => play(next)}>
            {t('diagram-play', { move: seen.shown[seen.legal.indexOf(next)] ?? next })}
          </button>
        )}
        {moves.length > 0 && (
          <button type="button" class="small" onClick={() => setMoves([])}>
            {t('diagram-again')}
          </button>
        )}
      </div>
      <p class="said" role="status">
        {hinted || said || last?.told || ''}
      </p>
      <figcaption>
        <code>
          {seen.position}
          {next !== undefined && onTheWay && `: ${next}`}
        </code>
      </figcaption>
    </figure>
  );
}
