// How a match is shown elsewhere: its link, its moves as text, pictures that other programs show,
// and a board for another site.

import { useRef, useState } from 'preact/hooks';
import { Button } from '../button';
import { Alert } from '../alert';
import type { Match } from '../api';
import { matchPath } from '../texts/format';
import { t } from '../texts/i18n';
import { Sheet } from '../pages/sheet';
import { siteName } from '../site_defaults';
import './share.css';
import '../../locales/en/share.ftl?english';

/** A short animation, of what has just happened. */
const lastMoves = 10;

interface Props {
  match: Match;
  at: number;
  open: boolean;
  close(): void;
}

export function ShareSheet({ match, at, open, close }: Props) {
  return (
    <Sheet class="share-sheet" title={t('end-share')} open={open} close={close}>
      <Ways match={match} at={at} />
    </Sheet>
  );
}

/** To another program of the device, if it can. */
export const SendButton = ({ address }: { address: string }) =>
  'share' in navigator ? (
    <Button act={() => navigator.share({ url: address }).catch(() => undefined)} icon="share" label={t('share-send')} />
  ) : null;

/** For another site, of a page at /embed. */
export const embedCode = (path: string) =>
  `<iframe src="${location.origin}/embed${path}" width="480" height="400" style="border:0" loading="lazy" title="${siteName}"></iframe>`;

function Ways({ match, at }: Pick<Props, 'match' | 'at'>) {
  const { game, board, plies } = match;
  const [here, setHere] = useState(at < plies);
  const [refused, setRefused] = useState('');
  const [text, setText] = useState('');
  const ply = here ? `?ply=${at}` : '';
  const address = `${location.origin}${matchPath(match)}${ply}`;
  const picture = `/api/picture/${game}/${board}`;
  const name = `${game}-${board}`;

  async function loadText() {
    setRefused('');
    try {
      const answer = await fetch(`/api/match/${game}/${board}.txt`);
      if (!answer.ok) throw new Error(String(answer.status));
      setText(await answer.text());
    } catch {
      setRefused(t('share-failed'));
    }
  }
  const download = (ending: string, query: string, words: string) => (
    <a class="button" href={`${picture}.${ending}${query}`} download={`${name}.${ending}`}>
      {words}
    </a>
  );

  return (
    <>
      <Copied id="share-link" label={t('share-link')} value={address} />
      {at < plies && (
        <label class="many">
          <input type="checkbox" checked={here} onChange={(event) => setHere(event.currentTarget.checked)} />
          {t('share-here', { ply: at })}
        </label>
      )}
      <SendButton address={address} />
      <div class="share-files" role="group" aria-label={t('share-files')}>
        {download('png', ply, t('share-png'))}
        {download('svg', ply, t('share-svg'))}
        {plies > 0 && download('gif', '', t('share-gif'))}
        {plies > lastMoves && download('gif', `?last=${lastMoves}`, t('share-gif-last', { n: lastMoves }))}
        {!text && <Button label={t('share-text')} act={() => loadText()} />}
      </div>
      <Alert text={refused} />
      {text && <Copied id="share-text" label={t('share-text')} value={text} rows={6} />}
      <Copied id="share-embed" label={t('share-embed')} value={embedCode(`${matchPath(match)}${ply}`)} rows={3} />
      <p class="hint">{t('share-embed-about')}</p>
    </>
  );
}

export function Copied({ id, label, value, rows = 1 }: { id: string; label: string; value: string; rows?: number }) {
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      field.current?.select(); // browsers copy by script over HTTPS only
    }
  }
  const done = copied === value;
  return (
    <div class="share-text">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        rows={rows}
        readOnly
        spellcheck={false}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        icon={done ? 'check' : 'link'}
        label={done ? t('share-copied-short') : t('share-copy-short')}
        aria-label={done ? t('share-copied', { what: label }) : t('share-copy', { what: label })}
        act={copy}
      />
    </div>
  );
}
