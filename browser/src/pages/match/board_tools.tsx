// Two quiet buttons for a board: flip it, and the settings of all boards.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../texts/i18n';
import { confirmMoves, flippedBoards, showCounts, soundOn, speed, speeds, volume } from '../../settings';
import { BoardChoice } from '../challenges/board_choice';
import { IconButton, Sheet } from '../sheet';
import { ShortcutHelpButton } from '../shortcuts';

export interface SettingsProps {
  hasCounts: boolean;
  isPlayer: boolean;
  /** Whether counts may be shown in this match. */
  counted: boolean;
}

interface Props extends SettingsProps {
  board: string;
  /** Whether it may be flipped. */
  canFlip: boolean;
  /** Between both. */
  children?: ComponentChildren;
}

export function BoardTools({ board, canFlip, children, ...settings }: Props) {
  return (
    <div class="board-tools" role="group" aria-label={t('board-tools')}>
      {canFlip && <FlipButton board={board} />}
      {children}
      <SettingsButton {...settings} />
    </div>
  );
}

export const flip = (board: string) => flippedBoards.set(board, !flippedBoards.has(board));

function FlipButton({ board }: { board: string }) {
  return <IconButton icon="flip" label={t('board-turn')} pressed={flippedBoards.has(board)} act={() => flip(board)} />;
}

export function SettingsButton(props: SettingsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="gear" label={t('board-settings')} act={() => setOpen(true)} />
      <Sheet title={t('board-settings')} open={open} close={() => setOpen(false)}>
        <BoardSettings {...props} close={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** The same behind the gear and among all settings. */
export function BoardSettings({ hasCounts, isPlayer, counted, close }: SettingsProps & { close?(): void }) {
  return (
    <div class="settings-list">
      {hasCounts && counted && <Switch name={t('board-numbers')} on={showCounts.value} set={showCounts.set} />}
      <Switch name={t('board-sound')} on={soundOn.value} set={soundOn.set}>
        <input
          type="range"
          aria-label={t('board-loud')}
          min="5"
          max="100"
          step="5"
          disabled={!soundOn.value}
          value={volume.value}
          onInput={(event) => volume.set(Number(event.currentTarget.value))}
        />
      </Switch>
      {isPlayer && <Switch name={t('board-confirm')} on={confirmMoves.value} set={confirmMoves.set} />}
      <div class="setting" role="radiogroup" aria-label={t('board-speed')}>
        <span>{t('board-speed')}</span>
        <span class="segments">
          {speeds.map((option) => (
            <label key={option}>
              <input type="radio" name="speed" checked={speed.value === option} onChange={() => speed.set(option)} />
              <span>{t(`speed-${option}`)}</span>
            </label>
          ))}
        </span>
      </div>
      <BoardChoice />
      <div class="setting">
        <ShortcutHelpButton opened={() => close?.()} />
      </div>
    </div>
  );
}

interface SwitchProps {
  name: string;
  on: boolean;
  set(on: boolean): void;
  children?: ComponentChildren;
}
export function Switch({ name, on, set, children }: SwitchProps) {
  return (
    <div class="setting">
      <span aria-hidden="true">{name}</span>
      {children}
      <button type="button" class="switch" role="switch" aria-checked={on} aria-label={name} onClick={() => set(!on)} />
    </div>
  );
}
