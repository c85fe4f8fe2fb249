// The three questions of a new game, each as a row of tiles: game, opponent, pace.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ListedPlayer } from '../../api';
import { games } from '../../app_state';
import { Thumbnail } from '../../boards/thumbnail';
import { sampleOf } from '../../boards/sample_positions';
import { t } from '../../texts/i18n';
import { levelStyle } from '../../offline/levels';
import { StyleChoice } from '../../offline/style_choice';
import { Icon, type IconName } from '../../icons';
import { formatPace, paceLines, usualPaces } from '../../paces';
import { ClockRules, clockOf } from '../match/clock';

interface TileProps {
  /** The name of its group of radio buttons. */
  name: string;
  value: string;
  checked: boolean;
  choose(value: string): void;
  children: ComponentChildren;
}

function Tile({ name, value, checked, choose, children }: TileProps) {
  return (
    <label class="option">
      <input type="radio" class="unseen" name={name} value={value} checked={checked} onChange={() => choose(value)} />
      {children}
    </label>
  );
}

export function GameChoice({ game, choose }: { game: string; choose(game: string): void }) {
  return (
    <fieldset id="challenge-game">
      <legend>{t('challenge-game')}</legend>
      <div class="options of-games">
        {games.value.map((option) => (
          <Tile key={option.name} name="game" value={option.name} checked={option.name === game} choose={choose}>
            <Thumbnail drawing={option.drawing} position={sampleOf(option.name)} bottom="first" />
            <b>{option.title}</b>
          </Tile>
        ))}
      </div>
    </fieldset>
  );
}

const opponents = ['person', 'link', 'computer', 'anyone'] as const;
export type OpponentKind = (typeof opponents)[number];
const icons: Record<OpponentKind, IconName> = { computer: 'computer', anyone: 'people', person: 'user', link: 'link' };

interface OpponentProps {
  kind: OpponentKind;
  choose(kind: OpponentKind): void;
  /** Weakest first; empty until loaded. */
  computers: ListedPlayer[];
  level: number;
  setLevel(level: number): void;
  /** The game that is chosen, and the computer's style in it. */
  game: string;
  style: string;
  setStyle(style: string): void;
  typed: string;
  type(name: string): void;
  friends: string[];
  people: string[];
}

export function OpponentChoice(props: OpponentProps) {
  const { kind, computers, level, typed, friends, people } = props;
  const about = {
    computer: t('opponent-level-about', { n: level }),
    anyone: t('opponent-anyone-about'),
    link: t('opponent-link-about'),
    person: friends.length > 0 ? friends.slice(0, 3).join(', ') : t('opponent-person-about'),
  };
  return (
    <fieldset id="challenge-opponent">
      <legend>{t('opponent-title')}</legend>
      <div class="options of-opponents">
        {opponents.map((option) => (
          <Tile key={option} name="opponent" value={option} checked={kind === option} choose={() => props.choose(option)}>
            <Icon name={icons[option]} />
            <span>
              <b>{t(`opponent-${option}`)}</b>
              <span class="soft">{about[option]}</span>
            </span>
          </Tile>
        ))}
      </div>
      {kind === 'computer' && computers.length > 0 && (
        <div class="level">
          <label for="challenge-level">
            <b>{t('opponent-level', { n: level })}</b> <span class="soft">{levelStyle(level)}</span>
          </label>
          <input
            id="challenge-level"
            type="range"
            min={computers[0]?.level}
            max={computers.at(-1)?.level}
            value={level}
            aria-valuetext={`${level}, ${levelStyle(level)}`}
            onInput={(event) => props.setLevel(Number(event.currentTarget.value))}
          />
          <StyleChoice id="challenge-style" game={props.game} style={props.style} choose={props.setStyle} />
        </div>
      )}
      {kind === 'person' && (
        <>
          <label for="challenge-typed">{t('challenge-typed')}</label>
          <input
            id="challenge-typed"
            name="typed"
            list="challenge-people"
            value={typed}
            onInput={(event) => props.type(event.currentTarget.value)}
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            required
          />
          <datalist id="challenge-people">
            {people.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {friends.length > 0 && (
            <div class="row friends" role="group" aria-label={t('opponent-friends')}>
              {friends.map((name) => (
                <button key={name} type="button" class="small" aria-pressed={typed === name} onClick={() => props.type(name)}>
                  {name}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

const units = ['s', 'm', 'h', 'd'] as const;

/** A number and a unit; empty for none. */
function Duration({ id, label, value, set }: { id: string; label: string; value: string; set(value: string): void }) {
  const [, n = '', unit = 'd'] = /^(\d*)([smhd])$/.exec(value) ?? [];
  return (
    <span>
      <label for={id}>{label}</label>
      <span class="duration">
        <input
          id={id}
          type="number"
          min="0"
          max="999"
          inputMode="numeric"
          value={n}
          onInput={(event) => set(`${event.currentTarget.value}${unit}`)}
        />
        <select aria-label={t('pace-unit', { of: label })} value={unit} onChange={(event) => set(`${n}${event.currentTarget.value}`)}>
          {units.map((one) => (
            <option key={one} value={one}>
              {t(`pace-unit-${one}`)}
            </option>
          ))}
        </select>
      </span>
    </span>
  );
}

const other = 'other';
/** The others come behind one more press. */
export const pacesForPeople: string[] = usualPaces.filter((pace) => pace !== '10m+5s' && pace !== 'none');
export const pacesForComputer = ['none', '15m+10s', '10m+5s', '5m+3s'];

export function PaceChoice({ pace, choose, few }: { pace: string; choose(pace: string): void; few: string[] }) {
  const [own, setOwn] = useState(!usualPaces.some((usualPace) => usualPace === pace));
  const [all, setAll] = useState(own || !few.includes(pace));
  const [bank = '', increment = ''] = (pace === 'none' ? '7d+12h' : pace).split('+');
  return (
    <fieldset id="challenge-clock">
      <legend>{t('pace-title')}</legend>
      <div class="options of-paces">
        {(all ? usualPaces : few).map((usualPace) => (
          <Tile
            key={usualPace}
            name="pace"
            value={usualPace}
            checked={!own && pace === usualPace}
            choose={() => {
              setOwn(false);
              choose(usualPace);
            }}
          >
            <span>
              <b>{paceLines(usualPace)[0]}</b>
              <span class="soft">{paceLines(usualPace)[1]}</span>
            </span>
          </Tile>
        ))}
        {all ? (
          <Tile
            name="pace"
            value={other}
            checked={own}
            choose={() => {
              setOwn(true);
              choose('7d+12h');
            }}
          >
            <span>
              <b>{t('pace-other')}</b>
              <span class="soft">{own ? formatPace(pace) : t('pace-other-about')}</span>
            </span>
          </Tile>
        ) : (
          <button type="button" class="option more-paces" onClick={() => setAll(true)}>
            {t('pace-more')}
          </button>
        )}
      </div>
      {own && (
        <div class="row own-pace">
          <Duration id="challenge-bank" label={t('challenge-clock')} value={bank} set={(words) => choose(`${words}+${increment}`)} />
          <Duration id="challenge-increment" label={t('pace-increment')} value={increment} set={(words) => choose(`${bank}+${words}`)} />
        </div>
      )}
      <ClockRules clock={clockOf(pace)} />
    </fieldset>
  );
}
