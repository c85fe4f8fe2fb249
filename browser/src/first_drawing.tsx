// What is on the screen until the page's scripts have come: the bar, the heading, and the board that the server has described
// in the page's head (src/http/site/preview_head.cpp). It belongs to the small file that is loaded before all others,
// can be neither pressed nor read aloud, and has the elements of the real page, which takes its place.

import { render, type ComponentChildren } from 'preact';
import firstTexts from 'virtual:first-texts';
import type { Drawing, Side } from './api';
import { Avatar, Icon } from './icons';
import { Mark } from './layout/mark';
import { isNarrow, roomNow } from './narrow';
import { rememberedUser } from './remembered';
import { flippedBoards, showCounts } from './settings';
import { otherSide, seatIndex } from './sides';
import { withSiteName } from './site_defaults';
import { preferredLanguage } from './texts/preferred_language';
import './pages/front/front.css';
import { stillBoards } from './boards/still_board';

/** A BoardView of src/http/board_view.h. */
interface DescribedBoard {
  title: string;
  drawing: Drawing;
  position: string;
  names: [string, string];
  /** Of the computer's; 0 for people. */
  levels: [number, number];
  counted: boolean;
}

function describedBoard(): DescribedBoard | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="posthouse-position"]')?.content;
  return text ? (JSON.parse(text) as DescribedBoard) : null;
}

/** A text, with `values` in its places: the few of this drawing have nothing else. */
function text(id: string, values: Record<string, string | number> = {}): string {
  const pattern = firstTexts[preferredLanguage()]?.[id] ?? firstTexts['en']?.[id] ?? '';
  return withSiteName(pattern).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function Bar({ board, side, name }: { board: DescribedBoard; side: Side; name: string }) {
  const computer = (board.levels[seatIndex(side)] ?? 0) > 0;
  return (
    <div class="player-bar">
      <Avatar name={name} computer={computer} />
      <p class="player-name">
        <strong>{name}</strong>
      </p>
    </div>
  );
}

interface PlayProps {
  board: DescribedBoard;
  you: Side | null;
  room?: number | undefined;
  children?: ComponentChildren;
}

/** The board between its players' bars. */
function Play({ board, you, room, children }: PlayProps) {
  const Board = stillBoards[board.drawing.kind as keyof typeof stillBoards];
  if (!Board) return null;
  const sowing = board.drawing.kind === 'sowing';
  const own = (sowing && you) || 'first';
  const flipped = !board.drawing.numbered && flippedBoards.has(location.pathname.replace('/match/', ''));
  const bottom = flipped ? otherSide(own) : own;
  const nameOf = (side: Side) => {
    const level = board.levels[seatIndex(side)];
    return level ? text('player-level', { level }) : board.names[seatIndex(side)] || text('play-you');
  };
  return (
    <div class="play">
      <Bar board={board} side={otherSide(bottom)} name={nameOf(otherSide(bottom))} />
      <div class="board-frame">
        <Board {...board} bottom={bottom} narrow={isNarrow()} room={room} counted={board.counted && showCounts.value} />
      </div>
      <Bar board={board} side={bottom} name={nameOf(bottom)} />
      <div class="below-board" />
      {children}
    </div>
  );
}

function Match({ board }: { board: DescribedBoard }) {
  const seat = board.names.indexOf(rememberedUser()?.name ?? '');
  return (
    <article class={`match match-page ${board.drawing.kind}-match`}>
      <header class="match-head">
        <span class="back button quiet icon-only">
          <Icon name="back" />
        </span>
        <h1>{board.title}</h1>
      </header>
      <div class="table">
        <Play board={board} you={seat < 0 ? null : seat === 0 ? 'first' : 'second'} room={roomNow()} />
      </div>
    </article>
  );
}

function Front({ board }: { board: DescribedBoard }) {
  return (
    <div class="front">
      <header class="front-head">
        <h1>{text('front-title')}</h1>
        <p>{text('front-about', { game: board.title })}</p>
      </header>
      <section class="front-game">
        <Play board={board} you="first">
          <div class="front-actions" />
        </Play>
      </section>
    </div>
  );
}

function Top() {
  return (
    <header class="top">
      <span class="house-name">
        <Mark />
        <span>{text('house-name')}</span>
      </span>
      <nav class="ways" />
      <div class="top-end" />
    </header>
  );
}

/** The page's scripts have not come, as on a train. */
export function drawMissing(root: HTMLElement) {
  root.inert = false;
  render(
    <section class="card">
      <p class="refused" role="alert">
        {text('part-not-fetched')}
      </p>
      <button type="button" class="main" onClick={() => location.reload()}>
        {text('load-anew')}
      </button>
    </section>,
    root,
  );
}

/** Whether there is something to look at. */
export function drawFirst(root: HTMLElement): boolean {
  const board = describedBoard();
  const home = location.pathname === '/';
  // Somebody who is signed in finds their games there; other pages have their board elsewhere.
  if (!board || (home ? rememberedUser() : !location.pathname.startsWith('/match/'))) return false;
  root.replaceChildren();
  root.inert = true;
  render(
    <>
      <Top />
      <main id="main">{home ? <Front board={board} /> : <Match board={board} />}</main>
    </>,
    root,
  );
  return true;
}
