// A player as moderators see them: sanctions, and actions that are explained before they are performed.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../button';
import { Alert } from '../../alert';
import type * as api from '../../api';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { formatDate, formatDateTime } from '../../texts/format';
import * as moderation from './moderation_api';
import { Field, Form, useTask, type Fields } from '../form';
import { LastsField } from './lasts_field';

type Done = (said: string, renamed?: string) => void;

interface DeedProps {
  deed: moderation.ModerationAction;
  name: string;
  done: Done;
}

/** What a moderator has filled in: by the fields' names. */
type Filled = Record<string, string>;

const isTimed = (deed: moderation.ModerationAction) => deed === 'mute' || deed === 'ban';

function ActionForm({ deed, name, done }: DeedProps) {
  const [asked, setAsked] = useState<Filled | null>(null);
  const { busy, refused, run } = useTask();

  function ask(fields: Fields) {
    setAsked(Object.fromEntries(['for', 'new', 'reason'].flatMap((field) => (fields.text(field) ? [[field, fields.text(field)]] : []))));
  }
  async function act(filled: Filled) {
    await moderation.performAction(deed, name, filled).finally(() => setAsked(null));
    done(t(`deed-${deed}-done`, { name, new: filled.new ?? '' }), filled.new);
  }

  return (
    <details class="deed">
      <summary>{t(`deed-${deed}`, { name })}</summary>
      <Form class="said-form" label={t(`deed-${deed}`, { name })} send={ask}>
        <DeedFields deed={deed} id={`${deed}-${name}`} disabled={asked !== null} />
        {asked === null && <button class="main">{t('deed-go-on')}</button>}
      </Form>
      {asked && (
        <Question deed={deed} name={name} asked={asked} busy={busy} act={() => run(() => act(asked))} leave={() => setAsked(null)} />
      )}
      <Alert text={refused} />
    </details>
  );
}

const DeedFields = ({ deed, id, disabled }: { deed: moderation.ModerationAction; id: string; disabled: boolean }) => (
  <fieldset disabled={disabled}>
    {isTimed(deed) && <LastsField id={`${id}-for`} value="7d" ever={t('deed-for-ever')} />}
    {deed === 'rename' && (
      <Field id={`${id}-new`} label={t('deed-new-name')} name="new" autocapitalize="none" autocomplete="off" required />
    )}
    <Field
      id={`${id}-reason`}
      label={t(deed === 'delete' ? 'deed-reason-log' : 'deed-reason')}
      name="reason"
      maxLength={500}
      autocomplete="off"
    />
  </fieldset>
);

interface QuestionProps extends Omit<DeedProps, 'done'> {
  asked: Filled;
  busy: boolean;
  act(): void;
  leave(): void;
}

function Question({ deed, name, asked, busy, act, leave }: QuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div class="question">
      <p ref={question} tabIndex={-1}>
        {t(`deed-${deed}-what`, { name, new: asked.new ?? '' })} {isTimed(deed) && t(`deed-lasts-${asked.for ?? 'ever'}`)}
      </p>
      <div class="row">
        <Button label={t(`deed-${deed}-yes`, { name })} class="danger" disabled={busy} act={act} />
        <Button label={t('deed-no')} disabled={busy} act={leave} />
      </div>
    </div>
  );
}

/** “muted since … until …: the reason” */
function SanctionLine({ one }: { one: api.Sanction }) {
  const words = [
    t(`restraint-${one.kind}`, { from: formatDateTime(one.from) }),
    one.until === null ? t('restraint-open') : t('restraint-until', { until: formatDateTime(one.until) }),
    one.holds ? '' : t('restraint-over'),
  ];
  return (
    <li class={one.holds ? 'holds' : 'hint'}>
      {words.filter(Boolean).join(' ')}
      {one.reason && <span class="hint"> “{one.reason}”</span>}
    </li>
  );
}

export function PlayerCard({ player, done }: { player: api.ModeratedPlayer; done: Done }) {
  const { name, restraints } = player;
  const holds = (kind: api.Sanction['kind']) => restraints.some((sanction) => sanction.kind === kind && sanction.holds);
  const moderationActions: moderation.ModerationAction[] = [
    holds('mute') ? 'unmute' : 'mute',
    holds('ban') ? 'unban' : 'ban',
    'rename',
    'delete',
  ];
  return (
    <li class="moderated" aria-label={name}>
      <h3>
        <Link to={`/player/${name}`}>{name}</Link>
      </h3>
      <p class="hint">
        {t('joined-on', { date: formatDate(player.joined) })}{' '}
        {player.looked !== null && t('moderation-seen', { when: formatDateTime(player.looked) })} {player.gone && t('player-gone')}
      </p>
      <ul class="restraints">
        {restraints.map((sanction) => (
          <SanctionLine key={sanction.kind} one={sanction} />
        ))}
        {restraints.length === 0 && <li class="hint">{t('restraint-none')}</li>}
      </ul>
      {player.operator ? (
        <p class="hint">{t('moderation-operator')}</p>
      ) : (
        !player.gone && moderationActions.map((deed) => <ActionForm key={deed} deed={deed} name={name} done={done} />)
      )}
    </li>
  );
}
