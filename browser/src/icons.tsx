// Icons, drawn for a field of 24 × 24 with a stroke of 1.75, and the avatar of a player.

const paths = {
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  analyze: 'M4 19l5-7 4 3 7-10',
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  check: 'M4.5 12.5l5 5 10-11',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 15v4M8.5 20h7',
  down: 'M6 9l6 6 6-6',
  draw: 'M5 9h14M5 15h14',
  exit: 'M14 4H5v16h9M10 12h11M17.5 8l4 4-4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  flag: 'M6 21V4M6 4.5c4-2.5 7 2 12 0v8.5c-5 2-8-2.5-12 0',
  flip: 'M7 4v14M7 4L4 7M7 4l3 3M17 20V6M17 20l-3-3M17 20l3-3',
  gear: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z',
  home: 'M4 11l8-7 8 7v9h-6v-6h-4v6H4z',
  keyboard: 'M2.5 6.5h19v11h-19zM6 10h.01M9.5 10h.01M13 10h.01M17 10h.01M7 14h10',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  list: 'M4 6.5h16M4 12h16M4 17.5h16',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  note: 'M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4',
  offline: 'M3 3l18 18M8.5 8A6 6 0 0 0 7 18.5h10M17 11a4 4 0 0 1 3 6.5M11 6.5a6 6 0 0 1 6 4.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.6-3.8 3.2-5.5 6.5-5.5s5.9 1.7 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.3M18 15c2 .8 3.2 2.5 3.5 5',
  plan: 'M6 4v10a4 4 0 0 0 4 4h8M6 10h12M15 7l3 3-3 3M15 15l3 3-3 3',
  plus: 'M12 5v14M5 12h14',
  right: 'M9 5l7 7-7 7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
};

export type IconName = keyof typeof paths;

/** Decoration only: whoever uses it says in words what it stands for. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** White letters have a contrast of 4.5 or more on each of them. */
const hues = ['#8a4513', '#3f6486', '#7a3f6d', '#3f6b45', '#9a3b33', '#6a5a1f', '#2f6d70', '#5b4a8a', '#8a3f5c', '#55606b', '#7d5a2b'];

/** The first letter of a name on a color that belongs to the name; a screen for the computer. */
export function Avatar({ name, computer, small }: { name: string; computer?: boolean; small?: boolean }) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const hue = computer ? '#5c5348' : hues[sum % hues.length];
  return (
    <span class={`avatar ${small ? 'small' : ''}`} style={`--hue: ${hue}`} aria-hidden="true">
      {computer ? <Icon name="computer" /> : [...name][0]?.toUpperCase()}
    </span>
  );
}

/** A seed, beside how many somebody has captured. */
export function SeedMark() {
  return (
    <svg class="seed-mark" viewBox="0 0 16 16" aria-hidden="true">
      <ellipse cx="8" cy="8.3" rx="6.2" ry="5.4" />
      <path d="M6 4.2q1.6 3.8 0 8M10 4q1.4 4 0 8.4" />
    </svg>
  );
}
