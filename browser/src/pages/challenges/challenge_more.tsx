// What a new game asks only those who want it: closed, with the choices told in a line.

import { useState } from 'preact/hooks';
import type { Game } from '../../api';
import { dotted } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Choice, Field, Fields, Radios, verbatim } from '../form';
import { ConditionFields, conditionOptions } from './conditions';
import { EtiquetteChoice } from './etiquette_choice';

const firsts = ['lot', 'me', 'opponent'] as const;

interface MoreProps {
  game: Game | undefined;
  /** Whether the game is posted for anyone. */
  open: boolean;
  etiquette: boolean;
  setEtiquette(on: boolean): void;
  /** With etiquette against the computer the reader sits South. */
  south: boolean;
}

export function MoreChoices({ game, open, etiquette, setEtiquette, south }: MoreProps) {
  const [chosen, setChosen] = useState({ first: 'lot', unrated: false, start: false, conditions: false, games: 1 });
  function look(event: Event) {
    const form = (event.currentTarget as HTMLElement).closest('form');
    if (!form) return;
    const fields = new Fields(form);
    setChosen({
      first: fields.text('first'),
      unrated: fields.checked('unrated'),
      start: fields.text('start') !== '',
      conditions: conditionOptions(fields) !== '',
      games: Number(fields.text('repeat') || 1),
    });
  }
  const line = dotted(
    t(`more-first-${chosen.first}`),
    chosen.unrated || chosen.start ? t('unrated') : t('more-rated'),
    game && game.etiquette !== 'never' ? (etiquette ? t('more-etiquette') : t('more-no-etiquette')) : '',
    chosen.start ? t('more-start') : '',
    open && chosen.conditions ? t('more-conditions') : '',
    open && chosen.games > 1 ? t('waiting-games', { n: chosen.games }) : '',
  );
  return (
    <details class="more-choices" onInput={look} onChange={look}>
      <summary>
        {t('more-title')} <span class="soft">{line}</span>
      </summary>
      <Radios legend={t('challenge-first')} name="first" options={firsts} value="lot" say={(first) => t(`challenge-first-${first}`)} />
      <Choice line name="unrated" label={t('challenge-unrated')} />
      {game && <EtiquetteChoice game={game} kept={etiquette} keep={setEtiquette} />}
      {south && <p>{t('etiquette-seats')}</p>}
      {open && (
        <>
          <Field
            id="challenge-repeat"
            label={t('challenge-repeat')}
            name="repeat"
            type="number"
            min="1"
            max="50"
            defaultValue="1"
            inputMode="numeric"
          />
          <p class="hint">{t('challenge-repeat-hint')}</p>
          <ConditionFields of="challenge" />
        </>
      )}
      <Field id="challenge-start" label={t('challenge-start-position')} name="start" {...verbatim} />
      <p class="hint">{t('challenge-start-hint')}</p>
    </details>
  );
}
