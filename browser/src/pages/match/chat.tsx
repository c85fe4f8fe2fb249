// The chat of a match; and the reader's private note, stored on the server for all their devices.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { user } from '../../app_state';
import { calledName, t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import type { Step } from '../../engine/rules';
import { formatAgo, seatIndex } from '../../texts/format';
import { useCommands } from './use_match_model';

export interface Said {
  key: string;
  by: string | null;
  text: string;
  at: number;
  /** The ply it belongs to. */
  ply: number | null;
}

/** What was said, with moves up to the last of the line and between them. */
export function allSaid(match: api.Match, line: Step[]): Said[] {
  const withMoves = match.moves
    .slice(0, line.length)
    .map(({ comment, at }, ply) => ({
      key: `m${ply}`,
      by: match.seats[seatIndex(line[ply]?.side ?? 'first')].name as string | null,
      text: comment,
      at,
      ply: ply as number | null,
    }))
    .filter((message) => message.text);
  const remarks = match.talk.map(({ number, by, text, at, code, params }) => ({
    key: `r${number}`,
    by,
    text: code ? [t(`notice-${code}`, params), params?.reason].filter(Boolean).join(' ') : text,
    at,
    ply: null,
  }));
  return [...withMoves, ...remarks].sort((a, b) => a.at - b.at);
}

interface TalkProps {
  match: api.Match;
  line: Step[];
  at: number;
  go(ply: number): void;
}

export function Chat({ match, line, at, go }: TalkProps) {
  const list = useRef<HTMLUListElement>(null);
  const said = allSaid(match, line);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  return (
    <section class="talk" aria-label={t('talk-title')}>
      {said.length === 0 && !match.you && <p class="hint">{t('talk-none')}</p>}
      {said.length > 0 && (
        <ul ref={list} tabIndex={0} role="log" aria-label={t('talk-title')}>
          {said.map(({ key, by, text, at: when, ply }) => (
            <li
              key={key}
              class={`${by === null ? 'house-says' : ''} ${ply !== null && at === ply + 1 ? 'chosen' : ''}`}
              title={formatAgo(when)}
            >
              {by !== null && (
                <>
                  <Avatar name={by} small />
                  <strong class="unseen">{calledName(by)}: </strong>
                </>
              )}
              <span class="pre">{text}</span>
              {ply !== null && (
                <button type="button" class="plain" onClick={() => go(ply + 1)}>
                  <span class="unseen">{t('talk-with-move')} </span>
                  {line[ply]?.shown}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {match.you && <SayForm match={match} />}
      {user.value && match.seats.every(({ level }) => level === 0) && (
        <p class="hint">
          <Link to={`/report/${match.game}/${match.board}`}>{t('talk-report')}</Link>
        </p>
      )}
    </section>
  );
}

function SayForm({ match }: { match: api.Match }) {
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState('');
  const { busy, command } = useCommands(match, () => undefined, setRefused);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (words.trim() && !busy && (await command(`${match.game} chat ${match.board}`, words))) setWords('');
  }

  return (
    <>
      <form class="row" onSubmit={(event) => void submit(event)}>
        <label for="talk-words" class="unseen">
          {t('talk-say-label')}
        </label>
        <input
          id="talk-words"
          value={words}
          maxLength={2000}
          autocomplete="off"
          placeholder={t('talk-say-short')}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button disabled={busy}>{t('talk-say')}</button>
      </form>
      <Alert text={refused} />
    </>
  );
}

const pause = 1200;

export function Note({ match }: { match: api.Match }) {
  const kept = match.note ?? '';
  const [words, setWords] = useState(kept);
  const [state, setState] = useState('');
  const stored = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(words);
  latest.current = words;

  // Changed on another device: taken over unless being edited here.
  useEffect(() => {
    if (latest.current.trim() === stored.current.trim()) setWords(kept);
    stored.current = kept;
  }, [kept]);

  async function keep() {
    clearTimeout(timer.current);
    const text = latest.current.trim();
    if (text === stored.current.trim()) return;
    stored.current = text;
    try {
      const answer = await api.command(`${match.game} note ${match.board}`, text || 'none');
      setState(answer.accepted ? t('note-kept') : answer.text);
    } catch (error) {
      stored.current = '';
      setState(api.errorText(error));
    }
  }
  useEffect(() => () => void keep(), []);

  if (!match.you || !user.value) return null;
  return (
    <section class="note" aria-label={t('note-title')}>
      <label for="note-words" class="hint">
        {t('note-about')}
      </label>
      <textarea
        id="note-words"
        rows={3}
        maxLength={4000}
        value={words}
        onInput={(event) => {
          setWords(event.currentTarget.value);
          setState('');
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void keep(), pause);
        }}
        onBlur={() => void keep()}
      />
      <p class="hint" role="status">
        {state}
      </p>
    </section>
  );
}
