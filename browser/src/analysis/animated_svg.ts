// A game as one animated picture: SVG that shows one position after the other, over and over, in any
// browser and most programs that show pictures, without a line of script.
//
// What stays where it is from one picture to the next is written once: every element of the pictures
// stands in the film in one place, and says when it is seen.

const shownMs = 1300;
/** The last position stays. */
const endMs = 4000;

interface Element {
  drawn: string;
  /** In which pictures it is seen. */
  frames: number[];
  /** Where it stood before this picture was laid over the others. */
  place: number;
}

interface Picture {
  open: string;
  group: string;
  title: string;
  elements: string[];
}

/** A picture as the rules draw it: one group of elements without children but text. */
function parsePicture(svg: string): Picture {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const group = root.querySelector(':scope > g');
  const title = root.querySelector(':scope > title')?.textContent ?? '';
  const serializer = new XMLSerializer();
  const elements = [...(group?.children ?? [])].map((one) =>
    serializer.serializeToString(one).replace(/ xmlns="[^"]*"/, ''),
  );
  const shell = group?.cloneNode(false) as globalThis.Element | undefined;
  const font = shell?.getAttribute('font-family') ?? 'sans-serif';
  return {
    open: `<svg xmlns="http://www.w3.org/2000/svg" width="${root.getAttribute('width')}" height="${root.getAttribute('height')}" viewBox="${root.getAttribute('viewBox')}" role="img">`,
    group: `<g font-family="${font.replaceAll('"', '&quot;')}">`,
    title,
    elements,
  };
}

/** Lays a picture over those before it, so that what is drawn over another stays over it. */
function mergeFrame(film: Element[], byDrawing: Map<string, Element[]>, elements: string[], frame: number) {
  film.forEach((one, place) => (one.place = place));
  let at = -1;
  let added = 0;
  for (const drawn of elements) {
    const known = byDrawing.get(drawn) ?? [];
    const there = known.find((one) => one.place > at && one.frames.at(-1) !== frame);
    if (there) {
      there.frames.push(frame);
      at = there.place;
      continue;
    }
    const fresh: Element = { drawn, frames: [frame], place: -1 };
    byDrawing.set(drawn, [...known, fresh]);
    film.splice(at + 1 + added++, 0, fresh);
  }
}

/** Seen in these of `count` pictures. */
function visibilityAnimation(frames: number[], count: number): string {
  const lasts = count * shownMs + endMs;
  const times: string[] = [];
  const values: string[] = [];
  const shown = new Set(frames);
  for (let frame = 0; frame < count; ++frame) {
    const value = shown.has(frame) ? 'visible' : 'hidden';
    if (values.at(-1) === value) continue;
    values.push(value);
    times.push(((frame * shownMs) / lasts).toFixed(6));
  }
  return `<animate attributeName="visibility" calcMode="discrete" dur="${lasts}ms" repeatCount="indefinite" values="${values.join(';')}" keyTimes="${times.join(';')}"/>`;
}

export function animatedSvg(pictures: string[]): string {
  const all = pictures.map(parsePicture);
  const film: Element[] = [];
  const byDrawing = new Map<string, Element[]>();
  all.forEach(({ elements }, frame) => mergeFrame(film, byDrawing, elements, frame));
  const first = all[0];
  if (!first) return '';
  let body = '';
  let before = '';
  for (const { drawn, frames } of film) {
    const when = frames.length === all.length ? '' : visibilityAnimation(frames, all.length);
    if (when !== before) {
      if (before) body += '</g>';
      if (when) body += `<g visibility="${frames[0] === 0 ? 'visible' : 'hidden'}">${when}`;
      before = when;
    }
    body += drawn;
  }
  if (before) body += '</g>';
  const title = (all.at(-1)?.title ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `${first.open}<title>${title}</title>${first.group}${body}</g></svg>\n`;
}
