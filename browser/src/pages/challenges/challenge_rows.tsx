// The three questions of a new game, each as a row of tiles: game, opponent, pace.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../button';
import type { ListedPlayer } from '../../api';
import { games } from '../../app_state';
import { Thumbnail } from '../../boards/thumbnail';
import { sampleOf } from '../../boards/sample_positions';
import { t } from '../../texts/i18n';
import { levelStyle } from '../../offline/levels';
import { StyleChoice } from '../../offline/style_choice';
import { Icon, type IconName } from '../../icons';
import { Field, Select, verbatim } from '../form';
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

const TileWords = ({ title, about }: { title: string; about: string | undefined }) => (
  <span>
    <b>{title}</b>
    <span class="soft">{about}</span>
  </span>
);

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
type OpponentKind = (typeof opponents)[number];
const icons: Record<OpponentKind, IconName> = { computer: 'computer', anyone: 'people', person: 'user', link: 'link' };

export interface Opponent {
  kind: OpponentKind;
  /** Of the computer, and its style in the game. */
  level: number;
  style: string;
  typed: string;
}

/** Who is there to choose from. */
export interface Circle {
  /** Weakest first; empty until loaded. */
  computers: ListedPlayer[];
  people: string[];
  friends: string[];
}

interface OpponentProps {
  opponent: Opponent;
  choose(opponent: Opponent): void;
  circle: Circle;
  game: string;
}

export function OpponentChoice(props: OpponentProps) {
  const { opponent, choose, circle } = props;
  const { kind, level } = opponent;
  const about = {
    computer: t('opponent-level-about', { n: level }),
    anyone: t('opponent-anyone-about'),
    link: t('opponent-link-about'),
    person: circle.friends.slice(0, 3).join(', ') || t('opponent-person-about'),
  };
  return (
    <fieldset id="challenge-opponent">
      <legend>{t('opponent-title')}</legend>
      <div class="options of-opponents">
        {opponents.map((option) => (
          <Tile key={option} name="opponent" value={option} checked={kind === option} choose={() => choose({ ...opponent, kind: option })}>
            <Icon name={icons[option]} />
            <TileWords title={t(`opponent-${option}`)} about={about[option]} />
          </Tile>
        ))}
      </div>
      {kind === 'computer' && circle.computers.length > 0 && <LevelChoice {...props} />}
      {kind === 'person' && <PersonChoice {...props} />}
    </fieldset>
  );
}

function LevelChoice({ opponent, choose, circle: { computers }, game }: OpponentProps) {
  const { level } = opponent;
  return (
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
        onInput={(event) => choose({ ...opponent, level: Number(event.currentTarget.value) })}
      />
      <StyleChoice id="challenge-style" game={game} style={opponent.style} choose={(style) => choose({ ...opponent, style })} />
    </div>
  );
}

function PersonChoice({ opponent, choose, circle: { people, friends } }: OpponentProps) {
  const type = (typed: string) => choose({ ...opponent, typed });
  return (
    <>
      <Field
        id="challenge-typed"
        label={t('challenge-typed')}
        name="typed"
        list="challenge-people"
        value={opponent.typed}
        onInput={(event) => type(event.currentTarget.value)}
        {...verbatim}
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
            <button key={name} type="button" class="small" aria-pressed={opponent.typed === name} onClick={() => type(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
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
        <Select
          aria-label={t('pace-unit', { of: label })}
          value={unit}
          choose={(other) => set(`${n}${other}`)}
          options={units.map((one) => [one, t(`pace-unit-${one}`)])}
        />
      </span>
    </span>
  );
}

/** The others come behind one more press. */
export const pacesForPeople: string[] = usualPaces.filter((pace) => pace !== '10m+5s' && pace !== 'none');
export const pacesForComputer = ['none', '15m+10s', '10m+5s', '5m+3s'];

export function PaceChoice({ pace, choose, few }: { pace: string; choose(pace: string): void; few: string[] }) {
  const [own, setOwn] = useState(!usualPaces.some((usualPace) => usualPace === pace));
  const [all, setAll] = useState(own || !few.includes(pace));
  function set(other: boolean, to: string) {
    setOwn(other);
    choose(to);
  }
  const [bank = '', increment = ''] = (pace === 'none' ? '7d+12h' : pace).split('+');
  return (
    <fieldset id="challenge-clock">
      <legend>{t('pace-title')}</legend>
      <div class="options of-paces">
        {(all ? usualPaces : few).map((usualPace) => (
          <Tile key={usualPace} name="pace" value={usualPace} checked={!own && pace === usualPace} choose={() => set(false, usualPace)}>
            <TileWords title={paceLines(usualPace)[0]} about={paceLines(usualPace)[1]} />
          </Tile>
        ))}
        {all ? (
          <Tile name="pace" value="other" checked={own} choose={() => set(true, '7d+12h')}>
            <TileWords title={t('pace-other')} about={own ? formatPace(pace) : t('pace-other-about')} />
          </Tile>
        ) : (
          <Button label={t('pace-more')} class="option more-paces" act={() => setAll(true)} />
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
