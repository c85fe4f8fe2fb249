// A player as moderators see them: sanctions and actions. Each action is explained before it is
// performed.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { formatDate, formatDateTime } from '../../texts/format';
import * as moderation from './moderation_api';
import { Fields } from '../command_form';

const lengths = ['1d', '3d', '7d', '30d', ''] as const;

interface DeedProps {
  deed: moderation.ModerationAction;
  name: string;
  /** `renamed`: the new name. */
  done(said: string, renamed?: string): void;
}

/** The form, then its consequences and a confirmation. */
function ActionForm({ deed, name, done }: DeedProps) {
  const [asked, setAsked] = useState<Record<string, string> | null>(null);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);
  const id = `${deed}-${name}`;
  const timed = deed === 'mute' || deed === 'ban';

  function ask(event: SubmitEvent) {
    event.preventDefault();
    const fields = new Fields(new FormData(event.currentTarget as HTMLFormElement));
    const more: Record<string, string> = {};
    for (const field of ['for', 'new', 'reason']) if (fields.text(field)) more[field] = fields.text(field);
    setRefused('');
    setAsked(more);
  }
  async function act() {
    if (!asked) return;
    setBusy(true);
    try {
      await moderation.performAction(deed, name, asked);
      done(t(`deed-${deed}-done`, { name, new: asked.new ?? '' }), asked.new);
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
    setAsked(null);
  }

  return (
    <details class="deed">
      <summary>{t(`deed-${deed}`, { name })}</summary>
      <form class="said-form" aria-label={t(`deed-${deed}`, { name })} onSubmit={ask}>
        <fieldset disabled={asked !== null}>
          {timed && (
            <>
              <label for={`${id}-for`}>{t('deed-for')}</label>
              <select id={`${id}-for`} name="for">
                {lengths.map((length) => (
                  <option key={length} value={length} selected={length === '7d'}>
                    {t(`deed-for-${length || 'ever'}`)}
                  </option>
                ))}
              </select>
            </>
          )}
          {deed === 'rename' && (
            <>
              <label for={`${id}-new`}>{t('deed-new-name')}</label>
              <input id={`${id}-new`} name="new" autocapitalize="none" autocomplete="off" required />
            </>
          )}
          <label for={`${id}-reason`}>{t(deed === 'delete' ? 'deed-reason-log' : 'deed-reason')}</label>
          <input id={`${id}-reason`} name="reason" maxLength={500} autocomplete="off" />
        </fieldset>
        {asked === null && <button class="main">{t('deed-go-on')}</button>}
      </form>
      {asked && (
        <div class="question">
          <p ref={question} tabIndex={-1}>
            {t(`deed-${deed}-what`, { name, new: asked.new ?? '' })} {timed && t(asked.for ? `deed-lasts-${asked.for}` : 'deed-lasts-ever')}
          </p>
          <div class="row">
            <button type="button" class="danger" disabled={busy} onClick={() => void act()}>
              {t(`deed-${deed}-yes`, { name })}
            </button>
            <button type="button" disabled={busy} onClick={() => setAsked(null)}>
              {t('deed-no')}
            </button>
          </div>
        </div>
      )}
      <Alert text={refused} />
    </details>
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

interface CardProps {
  player: api.ModeratedPlayer;
  done(said: string, renamed?: string): void;
}

export function PlayerCard({ player, done }: CardProps) {
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
