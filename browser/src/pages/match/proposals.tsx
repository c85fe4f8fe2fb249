// Draw, takeback, resignation and rematch; irreversible ones are confirmed.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../button';
import type * as api from '../../api';
import { t } from '../../texts/i18n';
import { Icon, type IconName } from '../../icons';
import { Link } from '../../link';
import { answerCommand, otherSide, proposeCommand, resignCommand, seatIndex } from '../../texts/format';

interface ConfirmedButtonProps {
  /** The label of the first button. */
  label: string;
  icon?: IconName;
  question: string;
  yes: string;
  no: string;
  busy: boolean;
  danger?: boolean;
  /** What has the focus once it is done: see kept_focus.ts. */
  next?: string | undefined;
  act(): void;
}

/** A button with a confirmation; “no” gets the focus. */
export function ConfirmedButton({ label, icon, question, yes, no, busy, danger, next, act }: ConfirmedButtonProps) {
  const [asked, setAsked] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const noButton = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useLayoutEffect(() => {
    if (asked) noButton.current?.focus();
    else if (before.current) openButton.current?.focus();
    before.current = asked;
  }, [asked]);
  if (!asked)
    return (
      <button type="button" class={icon ? 'quiet' : 'small'} ref={openButton} disabled={busy} onClick={() => setAsked(true)}>
        {icon && <Icon name={icon} />}
        {label}
      </button>
    );
  return (
    <span
      class="row twice"
      role="group"
      aria-label={question}
      data-next={next}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // nothing else is cancelled
        setAsked(false);
      }}
    >
      <span role="alert">{question}</span>
      <Button
        label={yes}
        class={`small ${danger ? 'danger' : 'main'}`}
        disabled={busy}
        act={() => {
          before.current = false;
          setAsked(false);
          act();
        }}
      />
      <button type="button" class="small" ref={noButton} onClick={() => setAsked(false)}>
        {no}
      </button>
    </span>
  );
}

interface Props {
  match: api.Match;
  busy: boolean;
  /** Whether this side has made a move. */
  moved: boolean;
  onCommand(command: string): void;
}

/** What a player may propose in a running match. */
export function ProposalButtons({ match, busy, moved, onCommand }: Props) {
  if (match.state !== 'running' || !match.you) return null;
  const begun = match.plies >= 2 || (match.undos > 0 && !match.etiquette);
  const machine = match.seats[seatIndex(otherSide(match.you))].level > 0;
  const open = match.proposal !== null;
  // In a tournament no game is declined, and no move taken back.
  const resigns = begun || Boolean(match.tournament);
  return (
    <>
      {begun && !machine && !open && (
        <ConfirmedButton
          label={t('draw-ask')}
          icon="draw"
          question={t('draw-sure')}
          yes={t('draw-yes')}
          no={t('not-now')}
          busy={busy}
          act={() => onCommand(proposeCommand(match, 'propose'))}
        />
      )}
      {moved && !open && !match.etiquette && !match.tournament && (
        <ConfirmedButton
          label={t('undo-ask')}
          icon="undo"
          question={machine ? t('undo-sure-machine') : t('undo-sure')}
          yes={t('undo-yes')}
          no={t('not-now')}
          busy={busy}
          act={() => onCommand(proposeCommand(match, 'undo'))}
        />
      )}
      <ConfirmedButton
        label={resigns ? t('resign-ask') : t('decline-ask')}
        icon="flag"
        question={resigns ? t('resign-sure') : t('decline-sure')}
        yes={resigns ? t('resign-yes') : t('decline-yes')}
        no={t('play-on')}
        busy={busy}
        danger
        next={resigns ? '#end-title' : undefined}
        act={() => onCommand(resignCommand(match))}
      />
    </>
  );
}

/** An open proposal, with buttons for the player who may answer. */
export function OpenProposal({ match, busy, onCommand }: Omit<Props, 'moved'>) {
  const { proposal, you } = match;
  if (!proposal || match.over) return null;
  const by = match.seats[seatIndex(proposal.by)].name;
  const who = match.seats[seatIndex(otherSide(proposal.by))].name;
  const draw = proposal.what === 'draw';
  const answer = (word: 'accept' | 'reject') => onCommand(answerCommand(match, word));
  if (you === proposal.by)
    return (
      <div class="notice row" role="status">
        <span>{draw ? t('draw-asked', { who }) : t('undo-asked', { who })}</span>
        <Button class="small" label={t('withdraw')} disabled={busy} act={() => answer('reject')} />
      </div>
    );
  return (
    // With a key, so that “are you sure?” about one proposal is never answered for the next.
    <div class="notice row" role="status" key={proposal.number}>
      <span>{draw ? t('draw-offered', { by }) : t('undo-offered', { by })}</span>
      {you && draw && (
        <ConfirmedButton
          label={t('draw-accept')}
          question={t('draw-accept-sure')}
          yes={t('draw-accept-yes')}
          no={t('not-now')}
          busy={busy}
          act={() => answer('accept')}
        />
      )}
      {you && !draw && <Button label={t('undo-accept')} class="small main" disabled={busy} act={() => answer('accept')} />}
      {you && <Button class="small" label={t('refuse')} disabled={busy} act={() => answer('reject')} />}
    </div>
  );
}

/** After the end: offers a rematch with sides swapped. */
export function Rematch({ match, busy, ask }: { match: api.Match; busy: boolean; ask(): void }) {
  if (!match.over) return null;
  if (match.rematch)
    return <Link to={`/match/${match.game}/${match.rematch}`} class="button main" label={t('rematch-go', { board: match.rematch })} />;
  if (!match.you || match.state !== 'over' || match.reason === 'declined') return null;
  return <Button label={t('rematch-ask')} class="main" disabled={busy} act={ask} />;
}
